/** Glory in the page. */
import { eventArgs, named } from '../events';
import type { GamePack } from '../pack';
import { attempt, choices } from './actions';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import { label } from './labels';
import { look } from './looks';
import type { View } from './view';

const COLOURS = ['blue', 'red', 'yellow', 'orange'];

export const pack: GamePack<View> = {
  Board,
  Holdings,
  choices: (legal) => choices(legal),
  attempt: (taken, target, view, phase) => attempt(taken, target, phase, view.pending),
  look,
  points: (view, seat) => view.seats.find((other) => other.seat === seat)?.glory,
  args: (event, nameOf, tell) => {
    const args = eventArgs(event, (seat) => (COLOURS.includes(seat) ? nameOf(seat) : seat), ['seat', 'commander', 'from', 'to', 'by', 'victim', 'host', 'colour'], ['winners']);
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
    return args;
  },
  // The refusal has the shorter name.
  key: (event) => (event['kind'] === 'faction-taken' ? 'took-faction' : String(event['key'] ?? event['kind'])),
  duration: (step) => (step.text.startsWith('roll') ? 800 : step.by === 'chance' ? 150 : /^(send|advance)/.test(step.text) ? 550 : 250),
  question: (view, phase, taken) => {
    if (phase === 'Move' && taken.length > 0) return { key: 'ask-march' };
    if (phase === 'Ring' && taken.length > 0) return { key: 'ask-wall' };
    return { key: `ask-${phase}`, args: { pending: view.pending ?? '-' } };
  },
  label: (action, tell) => label(action, tell),
};
