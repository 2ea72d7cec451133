/** DominAnts in the page. */
import { cellOf } from '../../board/gestures';
import type { Sound } from '../../ui/sound';
import { eventArgs, named } from '../events';
import type { GamePack } from '../pack';
import { attempt, choiceOf, choices, compounds } from './actions';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import { look } from './looks';
import type { View } from './view';
import { wheel } from './wheel';

const COLOURS = ['R', 'Y', 'B', 'G'];

const SOUNDS: Record<string, Sound> = {
  rolled: 'dice',
  moved: 'step',
  merged: 'crunch',
  struck: 'crunch',
  predator: 'crunch',
  spawned: 'crunch',
  rained: 'splash',
};

export const pack: GamePack<View> = {
  Board,
  Holdings,
  choices,
  compounds,
  half: (text) => /^(merge|attack|join) /.test(text),
  attempt: (taken, target, _view, phase) => attempt(taken, target, phase),
  look,
  seatName: (_view, seat, tell) => tell(`colony-${seat}`),
  points: (view, seat) => view.colonies.find((colony) => colony.seat === seat)?.points ?? undefined,
  args: (event, nameOf, tell) => {
    const args = eventArgs(
      event,
      (seat) => (COLOURS.includes(seat) ? nameOf(seat) : seat),
      ['seat', 'owner', 'holder', 'by', 'before'],
      ['winners'],
    );
    if (event['kind'] === 'dropped') args['where'] = event['stored'] === true ? 'store' : 'ground';
    for (const name of ['ant', 'other']) {
      const kind = event[name];
      if (typeof kind === 'string') args[name] = named(tell, `kind-${kind}`, kind);
    }
    return args;
  },
  key: (event) => String(event['key'] ?? event['kind']),
  duration: (step) =>
    step.by === 'chance' ? 500 : step.text.startsWith('move') ? 230 : step.text === 'strike' ? 700 : 300,
  sound: ({ kind }) => SOUNDS[kind],
  prelude: wheel,
  question: (_view, phase, taken) => {
    if (phase !== 'MAIN') return { key: `ask-${phase}` };
    const [first, second] = taken;
    if (first === undefined) return { key: 'ask-MAIN' };
    if (second !== undefined || first.startsWith('button:')) return { key: 'ask-where' };
    return { key: 'ask-ant', args: { tile: cellOf(first) ?? '' } };
  },
  // A walk over several tiles is one line.
  merged: (before, step) => {
    const [from, to] = [before.events[0], step.events[0]];
    if (before.events.length !== 1 || step.events.length !== 1 || from?.kind !== 'moved' || to?.kind !== 'moved')
      return undefined;
    if (from['seat'] !== to['seat'] || from['to'] !== to['from'] || from['load'] !== to['load']) return undefined;
    return { ...step, events: [{ ...to, from: from['from'] }] };
  },
  label: (action, tell) => {
    const [verb = '', first = ''] = action.split(' ');
    const { path } = choiceOf(action);
    if (verb === 'move') return tell('action-move', { from: first.split('-')[0] ?? '', to: first.split('-')[1] ?? '' });
    return tell(`action-${verb}`, { tile: first, at: cellOf(path.at(-1)) ?? first });
  },
};
