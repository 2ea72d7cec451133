/** Termites in the page. */
import type { Sound } from '../../ui/sound';
import { eventArgs, named } from '../events';
import type { GamePack, Tell } from '../pack';
import { attackOf, attempt, choices } from './actions';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import { look } from './looks';
import type { View } from './view';

/** Returns a token or Mound in words: `W2` is a worker token of two, `M9` the Mound 9. Everything else stays as it is. */
function inWords(code: string, tell: Tell): string {
  const token = /^([WSNF])(\d)$/.exec(code);
  if (token) return said('piece', { caste: token[1] ?? '', count: Number(token[2]) });
  const mound = /^M(\d+)$/.exec(code);
  return mound ? said('mound-value', { value: Number(mound[1]) }) : code;

  function said(key: string, args: Record<string, string | number>): string {
    const words = tell(key, args);
    return words === key ? code : words;
  }
}

const SOUNDS: Record<string, Sound> = { placed: 'step', moved: 'step', attacked: 'crunch', 'mound-taken': 'crunch' };

export const pack: GamePack<View> = {
  Board,
  Holdings,
  choices,
  half: (text) => text.startsWith('pick '),
  attempt: (_taken, target, view, phase) => attempt(target, view, phase),
  look,
  seatName: (view, seat, tell) => tell(`colony-${view.seats.find((other) => other.seat === seat)?.colony ?? 'blue'}`),
  points: (view, seat) => view.seats.find((other) => other.seat === seat)?.score,
  // Events name colonies, not people: the colour is what everybody sees.
  args: (event, _nameOf, tell) => {
    const args = eventArgs(event, (seat) => seat, []);
    const colony = (who: string) => named(tell, `colony-${who.toLowerCase()}`, who);
    for (const name of ['who', 'against', 'holder', 'from']) {
      const who = event[name];
      if (typeof who === 'string') args[name] = colony(who);
    }
    const { path, supporters, value, kind } = event;
    if (Array.isArray(path)) args['path'] = path.join('-');
    if (Array.isArray(supporters)) {
      const units = supporters as readonly { token: string; cell: string; adds: number }[];
      args['supporters'] = units.length;
      args['support'] = units.map(({ token, cell, adds }) => `${inWords(token, tell)} ${cell} +${adds}`).join(', ');
    }
    if (kind === 'neutral-placed') args['mound'] = `M${String(value)}`;
    for (const name of ['token', 'piece', 'mound', 'thing', 'picked']) {
      const code = args[name];
      if (typeof code === 'string') args[name] = inWords(code, tell);
    }
    if (event['who'] === null) args['who'] = 'nobody';
    const { winners } = event;
    if (Array.isArray(winners)) args['winners'] = winners.map(colony).join(', ');
    return args;
  },
  key: (event) => String(event['key'] ?? event['kind']),
  duration: (step) => {
    if (step.by === 'chance') return 60;
    if (step.text.startsWith('pick')) return 120;
    return step.text === 'stay' ? 150 : 520;
  },
  sound: ({ kind }) => SOUNDS[kind],
  question: (view, phase, taken, tell) => {
    if (phase === 'go' && taken.length > 0) return { key: 'ask-from' };
    return { key: `ask-${phase}`, args: { picked: inWords(view.picked ?? '-', tell) } };
  },
  label: (action, tell) => {
    const [verb = '', ...words] = action.split(' ');
    const last = words.at(-1) ?? '';
    switch (verb) {
      case 'move':
        return tell('action-move', { from: last.split('-')[0] ?? '', to: last.split('-')[1] ?? '' });
      case 'attack': {
        const { start, from, target } = attackOf(last);
        return tell('action-attack', { start, from, target, walks: from === start ? 'no' : 'yes' });
      }
      case 'stay':
        return tell('stay');
      default:
        return tell(`action-${verb}`, { thing: inWords(words[0] ?? '', tell), cell: last });
    }
  },
  minor: (step) => step.events.length > 0 && step.events.every(({ kind }) => kind === 'picked'),
};
