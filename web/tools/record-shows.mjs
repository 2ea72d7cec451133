/** Records the short games that are played on the boxes of the front page: bots play at a running server, and a part of
 * their replay is kept in `src/show/GAME.json`.
 *
 *     node tools/record-shows.mjs http://127.0.0.1:7080 [GAME…]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is played, and which steps are kept: from the step at this part of the game, so many. */
const SHOWS = {
  anteater: { seats: 2, options: { rounds: 1 }, level: 3, from: 0.1, steps: 34 },
  termites: { seats: 2, preset: 'skirmish', level: 3, from: 0.35, steps: 40 },
  dominants: { seats: 4, options: { cycle_limit: 7 }, level: 3, from: 0.7, steps: 70 },
  glory: { seats: 2, preset: 'skirmish', level: 2, from: 0.4, steps: 60 },
};

const [server = 'http://127.0.0.1:7080', ...wanted] = process.argv.slice(2);
let cookie = '';

async function ask(method, path, body) {
  const response = await fetch(`${server}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie, origin: server },
    ...(body && { body: JSON.stringify(body) }),
  });
  const set = response.headers.get('set-cookie');
  if (set) cookie = set.split(';')[0];
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}

await ask('POST', '/identity', { name: 'Recorder' });
for (const [game, { seats, preset, options, level, from, steps }] of Object.entries(SHOWS)) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const { presets } = await ask('GET', `/games/${game}`);
  const { table } = await ask('POST', '/tables', {
    game,
    seats: Array.from({ length: seats }, () => ({ kind: 'bot', level })),
    terms: {},
    ...(presets.some(({ id }) => id === preset) && { preset }),
    ...(options && { options }),
  });
  for (;;) {
    const { table: now } = await ask('GET', `/tables/${table.id}`);
    if (now.status === 'over') break;
    if (now.status !== 'playing') throw new Error(`${game}: ${now.status}`);
    await new Promise((over) => setTimeout(over, 1000));
  }
  const whole = await ask('GET', `/tables/${table.id}/replay?seat=spectator&from=0&steps=1`);
  const begin = Math.floor(whole.steps * from);
  const part = await ask('GET', `/tables/${table.id}/replay?seat=spectator&from=${begin}&steps=${steps}`);
  const kept = { ...part, frames: part.frames.slice(0, steps), steps: begin + Math.min(steps, part.frames.length) };
  const path = join(import.meta.dirname, `../src/show/${game}.json`);
  writeFileSync(path, `${JSON.stringify(kept)}\n`);
  console.log(`${game}: steps ${begin} to ${kept.steps} of ${whole.steps}, ${JSON.stringify(kept).length} bytes`);
}
