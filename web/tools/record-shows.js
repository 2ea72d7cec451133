/** Records the short games that are played on the boxes of the front page: bots play at a running server, and a part of
 * their replay is kept in `src/show/GAME.json`. Needs Chromium, like `bots.js`. After that, `still-shows.js` takes new stills.
 *
 *     node tools/record-shows.js http://127.0.0.1:7080 [GAME…]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch, Visitor } from './bots.js';

/** Which steps are kept: from the one at this part of the game, so many. */
const KEPT = {
  anteater: { from: 0.1, steps: 34 },
  termites: { from: 0.4, steps: 40 },
  dominants: { from: 0.3, steps: 70 },
  glory: { from: 0.4, steps: 60 },
};

const [server = 'http://127.0.0.1:7080', ...wanted] = process.argv.slice(2);
const browser = await launch();
const visitor = new Visitor(server, browser);
for (const [game, { from, steps }] of Object.entries(KEPT)) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const played = await visitor.play(game);
  const begin = Math.floor(played.steps * from);
  const part = await visitor.ask('GET', `/tables/${played.id}/replay?seat=spectator&from=${begin}&steps=${steps}`);
  const kept = { ...part, frames: part.frames.slice(0, steps), steps: begin + Math.min(steps, part.frames.length) };
  const text = JSON.stringify(kept);
  writeFileSync(join(import.meta.dirname, `../src/show/${game}.json`), `${text}\n`);
  console.log(`${game}: steps ${begin} to ${kept.steps} of ${played.steps}, ${text.length} bytes`);
}
await browser.close();
