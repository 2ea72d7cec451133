/** Glory in the page. */
import type { Sound } from '../../ui/sound';
import type { Event, ValueName, View } from '../../wire/games/glory';
import type { GamePack, Naming, Tell } from '../pack';
import { attempt, canMarch, choices } from './actions';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import { gains } from './gains';
import { foldUpkeep } from './fold';
import { groupInWords, label, placeInWords, whole } from './labels';
import { look } from './looks';
import { battleRound } from './round';
import { skipped } from './skipped';

const COLOURS = ['blue', 'red', 'yellow', 'orange'];

/** Returns groups such as `blue:2I red:1M` in words; of one player without the name. */
function troops(code: string, nameOf: (seat: string) => string, tell: Tell): string {
  const groups = code.split(' ').map((part) => part.split(':'));
  const said = groups.map(([seat = '', units = '']) => ({ seat, units: groupInWords(units, tell) }));
  if (said.some(({ units }) => !/\p{L}{2}/u.test(units))) return code;
  return said.map(({ seat, units }) => (said.length === 1 ? units : `${units} (${nameOf(seat)})`)).join(', ');
}

/** Sentences that say what lies or lay there themselves. */
const SAYS_TILE: ReadonlySet<string> = new Set([
  'stormed',
  'founded',
  'exploded',
  'chaos-rolled',
  'takes-stronghold',
  'stronghold-at-risk',
]);

/** Returns what a sentence calls a tile; a refusal speaks of a cell that may have none. */
const place = (cell: string, { placeOf }: Naming, event: object | undefined): string =>
  !event || 'tile' in event || ('kind' in event && SAYS_TILE.has(String(event.kind)))
    ? cell
    : (placeOf?.(cell) ?? cell);

/** Returns the name of a player, or of the tile that the same value of another sentence is. */
const person = (word: string, naming: Naming, event: object | undefined): string =>
  COLOURS.includes(word) ? naming.nameOf(word) : /^[a-s]\d+$/.test(word) ? place(word, naming, event) : word;

const SOUNDS: Partial<Record<Event['kind'], Sound>> = {
  'attack-rolled': 'dice',
  'defence-rolled': 'dice',
  'chaos-rolled': 'dice',
  'leech-rolled': 'dice',
  marched: 'step',
  advanced: 'step',
  killed: 'crunch',
  stormed: 'fire',
  exploded: 'fall',
  claimed: 'prize',
  built: 'step',
};

const FIGHTS: ReadonlySet<Event['kind']> = new Set(['battle-begins', 'compared', 'stormed']);

export const pack: GamePack<View, Event, ValueName> = {
  Board,
  Holdings,
  choices: (legal) => choices(legal),
  half: (text) => /^(march|buy|build|train|ask) /.test(text),
  // K2: the only place or troop is taken by the rules.
  halfMade: (phase) => ['TrainAt', 'BuyAt', 'BuildAt', 'Send', 'AskSend'].includes(phase),
  skipped,
  // R52: not even the number of steps may tell something about hidden tiles.
  secret: (phase) => ['Ring', 'Last', 'LastWall'].includes(phase),
  endsUnasked: (text) => /^(at|buy|build) /.test(text),
  // A tap on troops of one's own is about them, not about others that could join them.
  fromGoal: (text, { tiles, turn }) => {
    const goal = /^march \w+-(\w+)$/.exec(text)?.[1];
    return goal !== undefined && !tiles.find(({ cell }) => cell === goal)?.units.some(({ seat }) => seat === turn);
  },
  attempt: (taken, target, view) => attempt(taken, target, view),
  look,
  seatName: (_view, seat, tell, colours) => tell(`colour-${colours?.[seat] ?? seat}`),
  place: ({ tiles }, cell, tell) => placeInWords(tiles, cell, tell),
  folded: foldUpkeep,
  points: (view, seat) => view.seats.find((other) => other.seat === seat)?.glory,
  gains: (log, seat, tell) =>
    gains(log, seat).map(({ kind, glory }) => tell(`gain-${kind}`, { glory: Math.abs(glory) })),
  names: {
    seat: person,
    commander: person,
    cell: place,
    from: person,
    to: person,
    through: place,
    by: person,
    victim: person,
    host: person,
    colour: person,
    winners: person,
    units: (code, { tell }, event) => (event === undefined ? code : groupInWords(code, tell)),
    defenders: (code, { nameOf, tell }) => troops(code, nameOf, tell),
  },
  duration: (step) =>
    step.text.startsWith('roll') ? 800 : step.by === 'chance' ? 150 : /^(send|advance)/.test(step.text) ? 550 : 250,
  sound: ({ kind }) => SOUNDS[kind],
  prelude: battleRound,
  isFight: ({ events }) => events.some(({ kind }) => FIGHTS.has(kind)),
  question: (view, phase, taken) => {
    if (phase === 'Move' && taken.length > 0) return { key: canMarch(view, taken[0]) ? 'ask-march' : 'ask-march-who' };
    if (phase === 'Ring' && taken.length > 0) return { key: 'ask-wall' };
    const acting = view.seats.find(({ seat }) => seat === view.acting);
    if (phase === 'Deploy' && acting) {
      const [infantry, mobile] = acting.to_place;
      return { key: 'ask-Deploy', args: { infantry, mobile } };
    }
    if (phase === 'Starve' && acting) {
      const { need, fed } = acting;
      return { key: 'ask-Starve', args: { need, fed, starve: need - fed } };
    }
    const pending = view.pending ?? '-';
    const { round } = view;
    return { key: `ask-${phase}`, args: { round, pending: /^\d+$/.test(pending) ? Number(pending) : pending } };
  },
  label,
  whole,
  // What follows says it all.
  // A draw of another seat names no tile, so it has no line of its own in the log.
  minor: ({ text, events }) =>
    events.length === 0
      ? /^(march|ask|buy|build|train|done)\b/.test(text)
      : events.every(({ kind }) => kind === 'drew-hidden'),
};
