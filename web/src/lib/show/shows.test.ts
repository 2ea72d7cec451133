/** Every game has its box: pictures by day and by night, and a recorded game; all within their budgets. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../tests/games';
import type { ReplayAnswer } from '../wire/protocol';
import { coverOf, recordingOf, stillOf } from './shows';

const SRC = fileURLToPath(new URL('../..', import.meta.url));
const fileOf = (address: string | undefined) => `${SRC}${(address ?? '').replace(/^\/src\//, '')}`;
const bytesOf = (address: string | undefined) => {
  const path = fileOf(address);
  return existsSync(path) ? statSync(path).size : Infinity;
};

describe.each(CARDS.map(({ id }) => id))('the box of %s', (game) => {
  it.each([false, true])('has pictures, at night: %s', (night) => {
    expect(bytesOf(coverOf(game, night))).toBeLessThan(45_000);
    expect(bytesOf(stillOf(game, night))).toBeLessThan(60_000);
  });

  it('has a recorded game that begins with a whole position', () => {
    expect(bytesOf(recordingOf(game))).toBeLessThan(60_000);
    const recorded = JSON.parse(readFileSync(fileOf(recordingOf(game)), 'utf8')) as ReplayAnswer;
    expect(recorded.frames.length).toBeGreaterThan(20);
    expect(recorded.steps).toBe(recorded.from + recorded.frames.length);
  });
});

it.each([...CARDS.map(({ id }) => id), 'hexapod'])('the picture of previews of %s is small enough', (name) => {
  const { size } = statSync(`${SRC}../public/covers/${name}.jpg`);
  expect(size).toBeGreaterThan(20_000);
  expect(size).toBeLessThan(120_000);
});
