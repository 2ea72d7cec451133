/** The pictures of `docs/art`: those that `cargo xtask screenshots --docs` takes, no others, and small enough to be kept. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../../../docs/art', import.meta.url));
/** The most that a picture may have, and all of them, in bytes. */
const [ONE, ALL] = [120_000, 10_000_000];

const looks = (subject: string) =>
  ['', '-phone'].flatMap((look) => ['', '-dark'].map((theme) => subject + look + theme));

it('are one of each board, moment, screen and light, and of the front page', () => {
  const games = ['anteater', 'dominants', 'glory', 'termites'];
  const expected = ['front', ...games.flatMap((game) => [game, `${game}-start`, `${game}-end`])].flatMap(looks);
  expect(readdirSync(FOLDER).sort()).toEqual(expected.map((name) => `${name}.webp`).sort());
});

it('are small', () => {
  const sizes = readdirSync(FOLDER).map((name) => statSync(join(FOLDER, name)).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(ONE);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(ALL);
});
