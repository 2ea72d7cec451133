/** Glory in the page. */
import { eventArgs } from '../events';
import type { GamePack } from '../pack';
import { attempt, choices } from './actions';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import { label } from './labels';
import { look } from './looks';
import type { View } from './view';

export const pack: GamePack<View> = {
  Board,
  Holdings,
  choices: (legal) => choices(legal),
  attempt: (taken, target, view, phase) => attempt(taken, target, phase, view.pending),
  look,
  points: (view, seat) => view.seats.find((other) => other.seat === seat)?.glory,
  people: (event, nameOf, tell) => {
    const args = eventArgs(event, nameOf, ['seat', 'commander', 'from', 'to', 'by', 'victim', 'host'], ['winners']);
    // `from` and `to` are cells in some events and players in others.
    for (const name of ['from', 'to']) {
      const value = event[name];
      if (typeof value === 'string' && /^[a-s]\d+$/.test(value)) args[name] = value;
    }
    for (const name of ['tile', 'over']) {
      const code = event[name];
      if (typeof code === 'string' && tell(`tile-${code}`) !== `tile-${code}`) args[name] = tell(`tile-${code}`);
    }
    return args;
  },
  duration: (step) => (step.text.startsWith('roll') ? 800 : step.by === 'chance' ? 150 : /^(send|advance)/.test(step.text) ? 550 : 250),
  question: (view, phase, taken) => {
    if (phase === 'Move' && taken.length > 0) return { key: 'ask-march' };
    if (phase === 'Ring' && taken.length > 0) return { key: 'ask-wall' };
    return { key: `ask-${phase}`, args: { pending: view.pending ?? '-' } };
  },
  label: (action, tell) => label(action, tell),
};
