/** Any game in the page: its drawing, and a button for each action. */
import type { GamePack, Naming } from '../pack';
import Board from './Board.svelte';
import Holdings from './Holdings.svelte';
import { look } from './looks';
import type { View } from './view';
import { label, question } from './words';

const person = (seat: string, { nameOf }: Naming): string => nameOf(seat);

export const pack: GamePack<View> = {
  Board,
  Holdings,
  choices: (legal) => legal.map((text) => ({ text, path: [`button:${text}`] })),
  attempt: () => undefined,
  look,
  seatName: (_view, seat, tell) => tell('seat-name', { seat }),
  points: (view, seat) => view.points?.find(([who]) => who === seat)?.[1],
  // The fields of events and refusals that name seats.
  names: { seat: person, by: person, to: person, from: person, winners: person },
  duration: ({ by }) => (by === 'chance' ? 500 : 350),
  question: (_view, phase, _taken, tell) => question(phase, tell),
  label: (action, { tell }) => label(action, tell),
};
