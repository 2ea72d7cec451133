/** Glory in the page. */
import type { Sound } from '../../ui/sound';
import { eventArgs, named } from '../events';
import type { GamePack, Tell } from '../pack';
import { attempt, choices } from './actions';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import { gains } from './gains';
import { groupInWords, label } from './labels';
import { look } from './looks';
import { battleRound } from './round';
import type { View } from './view';

const COLOURS = ['blue', 'red', 'yellow', 'orange'];

/** Returns the tiles of a ring, such as `Ta Mx/NE`, in words. */
function landInWords(ring: string, tell: Tell): string {
  const names = ring.split(' ').map((place) => named(tell, `tile-${place.split('/')[0]}`, ''));
  return names.includes('') ? ring : names.join(' · ');
}

/** Returns groups such as `blue:2I red:1M` in words; of one player his name goes without saying. */
function troops(code: string, nameOf: (seat: string) => string, tell: Tell): string {
  const groups = code.split(' ').map((part) => part.split(':'));
  const said = groups.map(([seat = '', units = '']) => ({ seat, units: groupInWords(units, tell) }));
  if (said.some(({ units }) => !/\p{L}{2}/u.test(units))) return code;
  return said.map(({ seat, units }) => (said.length === 1 ? units : `${units} (${nameOf(seat)})`)).join(', ');
}

const SOUNDS: Record<string, Sound> = {
  'attack-rolled': 'dice',
  'defence-rolled': 'dice',
  'chaos-rolled': 'dice',
  'leech-rolled': 'dice',
  marched: 'step',
  advanced: 'step',
  killed: 'crunch',
  stormed: 'crunch',
  exploded: 'crunch',
};

export const pack: GamePack<View> = {
  Board,
  Holdings,
  choices: (legal) => choices(legal),
  half: (text) => /^(march|buy|build|train|ask) /.test(text),
  attempt: (taken, target, view, phase) => attempt(taken, target, phase, view.pending),
  look,
  seatName: (_view, seat, tell) => tell(`colour-${seat}`),
  points: (view, seat) => view.seats.find((other) => other.seat === seat)?.glory,
  gains: (log, seat, tell) =>
    gains(log, seat).map(({ kind, glory }) => tell(`gain-${kind}`, { glory: Math.abs(glory) })),
  args: (event, nameOf, tell) => {
    const args = eventArgs(
      event,
      (seat) => (COLOURS.includes(seat) ? nameOf(seat) : seat),
      ['seat', 'commander', 'from', 'to', 'by', 'victim', 'host', 'colour'],
      ['winners'],
    );
    const { pairs } = event;
    if (Array.isArray(pairs)) {
      const sign = (attack: number, defence: number) => (attack > defence ? '>' : attack < defence ? '<' : '=');
      const all = pairs as readonly { attack: number; defence: number }[];
      args['pairs'] = all.map(({ attack, defence }) => `${attack}${sign(attack, defence)}${defence}`).join(' ');
    }
    for (const name of ['tile', 'over']) {
      const code = event[name];
      if (typeof code === 'string') args[name] = named(tell, `tile-${code}`, code);
    }
    // Refusals choose their words by the code of the unit; events just name it.
    if (event['kind'] !== undefined) {
      for (const name of ['unit', 'units']) {
        const code = args[name];
        if (typeof code === 'string')
          args[name] = /^[IMX]$/.test(code) ? named(tell, `unit-${code}`, code) : groupInWords(code, tell);
      }
      const { defenders } = event;
      if (typeof defenders === 'string') args['defenders'] = troops(defenders, nameOf, tell);
      const ring = args['ring'];
      if (typeof ring === 'string') args['ring'] = landInWords(ring, tell);
    }
    return args;
  },
  // The refusal has the shorter name.
  key: (event) => (event['kind'] === 'faction-taken' ? 'took-faction' : String(event['key'] ?? event['kind'])),
  duration: (step) =>
    step.text.startsWith('roll') ? 800 : step.by === 'chance' ? 150 : /^(send|advance)/.test(step.text) ? 550 : 250,
  sound: ({ kind }) => SOUNDS[kind],
  prelude: battleRound,
  question: (view, phase, taken) => {
    if (phase === 'Move' && taken.length > 0) return { key: 'ask-march' };
    if (phase === 'Ring' && taken.length > 0) return { key: 'ask-wall' };
    const pending = view.pending ?? '-';
    return { key: `ask-${phase}`, args: { pending: /^\d+$/.test(pending) ? Number(pending) : pending } };
  },
  label: (action, tell, view) => label(action, tell, view.phase),
  // What follows says it all.
  minor: ({ text, events }) => events.length === 0 && /^(march|ask|buy|build|train|done)\b/.test(text),
};
