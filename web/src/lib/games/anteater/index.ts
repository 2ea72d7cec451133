/** Anteater in the page. */
import { atCell, cellOf, type Choice } from '../../board/gestures';
import type { Sound } from '../../ui/sound';
import type { Event, ValueName, View } from '../../wire/games/anteater';
import { named } from '../events';
import type { GamePack, Naming } from '../pack';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import { evaluation } from './evaluation';
import { look } from './looks';
import { spaceSaid } from './words';

/** `place B3.2` is the space, everything else a button. */
function choiceOf(text: string): Choice {
  const space = text.startsWith('place ') ? text.slice(6) : undefined;
  return { text, path: [space === undefined ? `button:${text}` : atCell(space)] };
}

const SOUNDS: Partial<Record<Event['kind'], Sound>> = {
  rolled: 'dice',
  placed: 'step',
  'found-item': 'step',
  'found-worm': 'splash',
  queen: 'prize',
  general: 'prize',
};

const person = (seat: string, { nameOf }: Naming): string => nameOf(seat);

/** Sentences have words of their own for the third colour, by its letter. */
const party = (who: string, naming: Naming): string => (who === 'N' ? who : person(who, naming));

const spaceName = (space: string, { tell }: Naming, event: Event | undefined): string =>
  spaceSaid(tell, event?.kind === 'placed' ? 'place-named' : 'space-named', space);

export const pack: GamePack<View, Event, ValueName> = {
  Board,
  Holdings,
  choices: (legal) => legal.map(choiceOf),
  // Before the throw the rules say that a die is thrown first.
  attempt: (_taken, target) => {
    const space = cellOf(target);
    return space && `place ${space}`;
  },
  look,
  seatName: (_view, seat, tell) =>
    seat === 'N' ? tell('seat-N') : tell('seat-player', { number: Number(seat.slice(1)) }),
  points: (view, seat) => {
    const colour = view.colours.find(({ who }) => who === seat);
    return colour?.tiles_shown ? colour.running : undefined;
  },
  extras: (view) => view.colours.map(({ who }) => who).filter((who) => who === 'N'),
  names: {
    seat: person,
    to: party,
    start: person,
    owner: party,
    winners: (who, naming, event) =>
      event?.kind === 'finished' && event.winners.length > 1 ? person(who, naming) : party(who, naming),
    // These two sentences choose their words by the colour of the die.
    colour: (who, naming, event) => (event?.kind === 'rolled' || event?.kind === 'placed' ? who : party(who, naming)),
    space: spaceName,
    lowest: spaceName,
    name: (name, { tell }, event) => {
      // A find, or the reason to go for it.
      if (event && 'item' in event) return named(tell, `item-${event.item}`, name);
      return event?.kind === 'revealed' ? named(tell, `mound-${event.card}`, name) : name;
    },
  },
  duration: (step) =>
    step.text.startsWith('roll') ? 650 : step.text.startsWith('reveal') ? 300 : step.by === 'chance' ? 200 : 450,
  sound: ({ kind }) => SOUNDS[kind],
  prelude: evaluation,
  question: (view, phase) => {
    if (phase === 'choose') return { key: 'ask-choose' };
    const worms = view.colours.find(({ who }) => who === view.turn)?.worms ?? 0;
    return view.die?.colour === 'N' || worms === 0 ? { key: 'ask-place' } : { key: 'ask-place-or-pay' };
  },
  keys: [
    { keys: 'A B C', says: 'key-mound' },
    { keys: 'R P', says: 'key-worm' },
  ],
  throws: (action) => action.startsWith('throw'),
  // The roll that follows says it all.
  minor: (step) => step.text.startsWith('throw'),
  label: (action, { tell }) => {
    const space = cellOf(choiceOf(action).path[0]);
    return space
      ? tell('action-place', { place: spaceSaid(tell, 'place-named', space) })
      : tell(`button-${action.replace(' ', '-')}`);
  },
};
