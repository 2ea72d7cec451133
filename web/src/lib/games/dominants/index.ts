/** DominAnts in the page. */
import { cellOf } from '../../board/gestures';
import type { Sound } from '../../ui/sound';
import type { Event, ValueName, View } from '../../wire/games/dominants';
import { named } from '../events';
import type { GamePack, Naming } from '../pack';
import { attempt, attackerMeant, choiceOf, choices, walker } from './actions';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import { colourOf, look } from './looks';
import { strike } from './strike';
import { wheel } from './wheel';

const SOUNDS: Partial<Record<Event['kind'], Sound>> = {
  rolled: 'wheel',
  moved: 'step',
  merged: 'merge',
  struck: 'crunch',
  predator: 'crunch',
  spawned: 'hatch',
  immigrated: 'gust',
  conquered: 'prize',
  rained: 'splash',
};

/** Neutral ants are nobody's. */
const person = (owner: string, { nameOf }: Naming): string => (owner === 'N' ? owner : nameOf(owner));
const antKind = (kind: string, { tell }: Naming): string => named(tell, `kind-${kind}`, kind);

const antOn = (place: string, { tiles }: View) => tiles.find(({ tile }) => tile === place)?.ant?.kind ?? 'worker';

export const pack: GamePack<View, Event, ValueName> = {
  Board,
  Holdings,
  choices,
  walks: true,
  half: (text) => /^(merge|attack|join) /.test(text),
  group: { first: (tile) => `attack ${tile}`, more: (tile) => `join ${tile}`, meant: attackerMeant },
  attempt: (taken, target, view, phase) => attempt(taken, target, phase, view.battle),
  deliberate: (text) => text === 'end',
  look,
  seatName: (_view, seat, tell, colours) => tell(`colony-${colourOf(seat, colours)}`),
  points: (view, seat) => view.colonies.find((colony) => colony.seat === seat)?.points ?? undefined,
  actionPoints: (view) => view.ap,
  names: {
    seat: person,
    owner: person,
    holder: person,
    by: person,
    before: person,
    winners: person,
    ant: antKind,
    other: antKind,
  },
  duration: (step) =>
    step.by === 'chance' ? 500 : step.text.startsWith('move') ? 230 : step.text === 'strike' ? 700 : 300,
  sound: ({ kind }) => SOUNDS[kind],
  prelude: (fresh) => wheel(fresh) ?? strike(fresh),
  isFight: ({ events }) => events.some(({ kind }) => kind === 'struck'),
  question: (_view, phase, taken) => {
    if (phase !== 'MAIN') return { key: `ask-${phase}` };
    const [first, second] = taken;
    if (first === undefined) return { key: 'ask-MAIN' };
    const button = [second, first].find((one) => one?.startsWith('button:'));
    if (second !== undefined || button)
      return { key: 'ask-where', args: { what: button?.slice('button:'.length) ?? 'tile' } };
    return { key: 'ask-ant', args: { tile: cellOf(first) ?? '' } };
  },
  // The next turn says that the last one is over.
  minor: ({ text, events }) => text === 'end' && events.length === 0,
  // A walk over several tiles is one line, and so is an attack: the strike says the sums of all who joined.
  merged: (before, step) => {
    const [from, to] = [before.events[0], step.events[0]];
    if (from?.kind === 'attacks' && (to?.kind === 'attacks' || to?.kind === 'struck')) return step;
    if (before.events.length !== 1 || step.events.length !== 1 || from?.kind !== 'moved' || to?.kind !== 'moved')
      return undefined;
    if (from.seat !== to.seat || from.to !== to.from || from.load !== to.load) return undefined;
    // Here and back again is no walk from a tile to itself.
    if (from.from === to.to) return undefined;
    return { ...step, events: [{ ...to, from: from.from }] };
  },
  walker,
  begun: (action, { tell }, view) => {
    const way = walker(action);
    return way?.to === undefined
      ? undefined
      : tell('begun-walk', { ant: antOn(way.from, view), from: way.from, to: way.to });
  },
  whole: (actions, { tell }, view) => {
    const start = actions[0]?.startsWith('move ') ? walker(actions[0]) : undefined;
    if (start) {
      const moves = actions.filter((action) => action.startsWith('move '));
      const to = walker(moves.at(-1) ?? '')?.to ?? start.from;
      const then = actions[moves.length]?.split(' ')[0] ?? 'none';
      return tell('whole-walk', { ant: antOn(start.from, view), from: start.from, to, then });
    }
    const tiles = actions.flatMap((action) => action.split(' ')[1] ?? []);
    const [last = '', ...others] = tiles.toReversed();
    const list = others.length > 0 ? tell('tiles-and', { tiles: others.reverse().join(', '), last }) : last;
    const verb = actions[0]?.split(' ')[0];
    if (actions.length === 1) return undefined;
    return verb === 'attack' || verb === 'join' || verb === 'merge'
      ? tell(`whole-${verb}`, { tiles: list })
      : undefined;
  },
  label: (action, { tell }) => {
    const [verb = '', first = ''] = action.split(' ');
    const { path } = choiceOf(action);
    if (verb === 'move') return tell('action-move', { from: first.split('-')[0] ?? '', to: first.split('-')[1] ?? '' });
    return tell(`action-${verb}`, { tile: first, at: cellOf(path.at(-1)) ?? first });
  },
};
