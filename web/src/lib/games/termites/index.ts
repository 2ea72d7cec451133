/** Termites in the page. */
import type { Sound } from '../../ui/sound';
import type { Event, ValueName, View } from '../../wire/games/termites';
import { named } from '../events';
import type { GamePack, Naming, Tell } from '../pack';
import { attackOf, attempt, choices, meant } from './actions';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import { look } from './looks';

/** How a token stands in a sentence: `new` after a verb (“places a worker”), `known` after its owner (“Red’s worker”),
 * `alone` without a word of the sentence that says it is a token. */
type Form = 'new' | 'known' | 'alone';

/** Returns a token, Mound or terrain in words: `W2` is a token of two workers, `M9` the Mound 9. Everything else stays as it is. */
function inWords(code: string, tell: Tell, form: Form = 'alone'): string {
  const token = /^([WSNF])(\d)$/.exec(code);
  if (token) return said('piece', { caste: token[1] ?? '', count: Number(token[2]), form });
  const mound = /^M(\d+)$/.exec(code);
  return mound ? said('mound-value', { value: Number(mound[1]) }) : named(tell, `terrain-${code}`, code);

  function said(key: string, args: Record<string, string | number>): string {
    const words = tell(key, args);
    return words === key ? code : words;
  }
}

/** Events name colonies; people read who plays them. A seat whose colony is not drawn yet has its number. Words
 * such as `neutral`, and cells, stay as they are. */
const player = (who: string, { nameOf }: Naming): string => (/^[a-z]/.test(who) ? who : nameOf(who));

const piece = (code: string, { tell }: Naming): string => inWords(code, tell);

/** Events in which a token is the object of a verb. */
const VERBS: ReadonlySet<Event['kind']> = new Set(['drawn', 'placed', 'discarded', 'moved', 'attacked']);

function token(code: string, { tell }: Naming, event: Event | undefined): string {
  return inWords(code, tell, event && VERBS.has(event.kind) ? 'new' : 'known');
}

const SOUNDS: Partial<Record<Event['kind'], Sound>> = {
  placed: 'step',
  moved: 'step',
  attacked: 'crunch',
  'mound-taken': 'fall',
  'mound-placed': 'step',
};

/** Returns the seat that a word of an event means: a colony, or `Seat 3` before the colonies are drawn. */
function seatOf(view: View, word: string): string | undefined {
  const number = /^Seat (\d)$/.exec(word)?.[1];
  return number ?? view.seats.find(({ colony }) => colony !== null && colony === word.toLowerCase())?.seat;
}

export const pack: GamePack<View, Event, ValueName> = {
  Board,
  Holdings,
  choices: (legal, _view, phase) => choices(legal, phase),
  half: (text) => text.startsWith('pick '),
  secret: (phase) => phase === 'hatch',
  meant,
  attempt: (_taken, target, view) => attempt(target, view),
  look,
  seatOf,
  seatName: (view, word, tell) => {
    const seat = seatOf(view, word) ?? word;
    const own = view.seats.find((other) => other.seat === seat)?.colony ?? word.toLowerCase();
    return named(tell, `colony-${own}`, tell('seat-undrawn', { number: seat }));
  },
  points: (view, seat) => view.seats.find((other) => other.seat === seat)?.score,
  names: {
    // Which colony a seat plays is said by its caste: its colour depends on the palette.
    who: (who, naming, event) =>
      event?.kind === 'colony' ? named(naming.tell, `swarm-${who.toLowerCase()}`, who) : player(who, naming),
    seat: player,
    against: player,
    holder: player,
    from: player,
    winners: player,
    token,
    piece,
    mound: piece,
    thing: piece,
    picked: piece,
    map: (name, { tell }) => named(tell, `map-${name}`, name),
    supporters: (none, { tell }, event) => {
      const units = event?.kind === 'attacked' ? event.supporters : [];
      return units.map(({ token, cell, adds }) => `${inWords(token, tell)} ${cell} +${adds}`).join(', ') || none;
    },
  },
  duration: (step) => {
    if (step.by === 'chance') return 60;
    if (step.text.startsWith('pick')) return 120;
    return step.text === 'stay' ? 150 : 520;
  },
  sound: ({ kind }) => SOUNDS[kind],
  isFight: ({ events }) => events.some(({ kind }) => kind === 'attacked'),
  question: (view, phase, taken, tell) => {
    if (phase === 'go' && taken.length > 0) return { key: 'ask-from' };
    return { key: `ask-${phase}`, args: { picked: inWords(view.picked ?? '-', tell) } };
  },
  label: (action, { tell }) => {
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
      case 'pick':
        // A unit on the board is chosen to move.
        if (/^[a-z]\d+$/.test(last)) return tell('action-pick-unit', { cell: last });
        return tell('action-pick', { thing: inWords(last, tell) });
      default:
        return tell(`action-${verb}`, { thing: inWords(words[0] ?? '', tell), cell: last });
    }
  },
  // The second half names what was picked.
  whole: (actions, naming, view) => pack.label(actions.at(-1) ?? '', naming, view),
  minor: (step) => step.events.length > 0 && step.events.every(({ kind }) => kind === 'picked'),
};
