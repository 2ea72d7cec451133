/** Who this browser is, and what the server offers; asked once. */
import * as api from '../api';
import { say } from '../words/words.svelte';
import type { GamesAnswer, Identity } from '../wire/protocol';

let me = $state.raw<Identity | undefined>();
let known = $state(false);
let asked: Promise<Identity | undefined> | undefined;
let offered: Promise<GamesAnswer> | undefined;

/** Returns this browser's identity, if it has one. */
export function myself(): Promise<Identity | undefined> {
  asked ??= api.identity().then(
    (identity) => {
      me = identity;
      known = true;
      return identity;
    },
    (error: unknown) => {
      asked = undefined;
      throw error;
    },
  );
  return asked;
}

/** Returns the name that others see, once it is known. */
export function myName(): string | undefined {
  return known ? me?.name : undefined;
}

export function myId(): string | undefined {
  return me?.id;
}

/** Makes sure that the server knows this browser. */
export async function introduce(): Promise<Identity> {
  return (await myself()) ?? rename(say('guest-name', { number: Math.floor(100 + Math.random() * 900) }));
}

/** Takes another name. */
export async function rename(name: string): Promise<Identity> {
  const { identity } = await api.takeName(name);
  me = identity;
  known = true;
  asked = Promise.resolve(identity);
  return identity;
}

/** Returns the games and the levels of bots. */
export function offer(): Promise<GamesAnswer> {
  offered ??= api.games().catch((error: unknown) => {
    offered = undefined;
    throw error;
  });
  return offered;
}
