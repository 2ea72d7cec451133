import { expect, it } from 'vitest';
import type { LoggedStep } from '../table/state';
import type { EventTold } from '../wire/protocol';
import { SOUNDS as VOICES, soundsOf, type Sound } from './sound';

const SOUNDS: Record<string, Sound> = { rolled: 'dice', moved: 'step', died: 'crunch' };
const sound = ({ kind }: EventTold) => SOUNDS[kind];
const steps = (...kinds: readonly string[]): readonly LoggedStep[] => [
  { step: 1, by: 'x', text: 'x', events: kinds.map((kind) => ({ kind })) },
];

it('hears each thing once', () => {
  expect(soundsOf({ fresh: steps('moved', 'moved', 'rolled', 'said') }, sound)).toEqual(['step', 'dice']);
  expect(soundsOf({ fresh: [] }, sound)).toEqual([]);
});

it('hears the dice with the prelude, and what they brought after it', () => {
  const all = steps('rolled', 'died');
  expect(soundsOf({ fresh: [], prelude: all, told: all }, sound)).toEqual(['dice']);
  expect(soundsOf({ fresh: all, told: [] }, sound)).toEqual(['crunch']);
});

it('is soft and short', () => {
  const parts = Object.values(VOICES).flat();
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.filter(({ volume }) => volume > 0.2)).toEqual([]);
  expect(parts.filter(({ from, to }) => from < 0 || to <= from || to > 1.5)).toEqual([]);
});
