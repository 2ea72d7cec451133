/** Colours of seats for people who see colours differently. Shapes and patterns come on top. */
import type { SeatLook, Shape } from '../games/pack';
import { settings } from './settings.svelte';

/** Far apart in brightness and hue, also for people who do not tell red from green or blue from yellow. */
const CONTRAST = [
  { colour: '#004d9d', ink: '#ffffff' },
  { colour: '#ffb000', ink: '#201600' },
  { colour: '#8a0f3c', ink: '#ffffff' },
  { colour: '#7fd6c2', ink: '#06231d' },
  { colour: '#ffffff', ink: '#201a14' },
];

const GREY = [
  { colour: '#1d1d1d', ink: '#ffffff' },
  { colour: '#f4f4f4', ink: '#1d1d1d' },
  { colour: '#707070', ink: '#ffffff' },
  { colour: '#bdbdbd', ink: '#1d1d1d' },
  { colour: '#4a4a4a', ink: '#ffffff' },
];

/** Returns how seat number `at` looks: the game's own colours unless the person chose others. */
export function lookOf(at: number, own: SeatLook): SeatLook {
  const shape: Shape = own.shape;
  switch (settings.palette) {
    case 'standard':
      return own;
    case 'contrast':
      return { ...(CONTRAST[at % CONTRAST.length] ?? own), shape };
    case 'grey':
      return { ...(GREY[at % GREY.length] ?? own), shape };
    default:
      return settings.palette satisfies never;
  }
}
