/** Measures how smoothly boards move: frames a second while 60 pieces move at once on a painted board, without a graphics
 * card. Needs a server with its page, and Chromium (`CHROMIUM`, else Playwright's).
 *
 *     node tools/measure-frames.js http://127.0.0.1:7080 [GAME…]
 *
 * The board is that of a replay: bots play a short game, and its middle is opened. Pieces are copied until there are 60, and
 * all go to and fro for three seconds, with lifted figures and walking legs. Three runs; the best is printed. Processor time
 * per frame, of all processes of the browser, does not depend on what else the machine does: two cores have 33 ms.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { launch, Visitor } from './bots.js';

const [address = 'http://127.0.0.1:7080', ...wanted] = process.argv.slice(2);
const GAMES = ['termites', 'dominants', 'glory'].filter((game) => wanted.length === 0 || wanted.includes(game));
const [PIECES, SECONDS, RUNS] = [60, 3, 3];

/** Milliseconds of processor time of this process's descendants that are browsers; Linux only, else nothing. */
function processorTime() {
  try {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const [, id, , rest] = /^(\d+) \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
          const fields = (rest ?? '').split(' ');
          return [{ id: Number(id), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
        } catch {
          return [];
        }
      });
    const ours = new Set([process.pid]);
    for (let before = 0; before < ours.size;) {
      before = ours.size;
      for (const { id, parent } of all) if (ours.has(parent)) ours.add(id);
    }
    ours.delete(process.pid);
    return all.filter(({ id }) => ours.has(id)).reduce((sum, { ticks }) => sum + ticks * 10, 0);
  } catch {
    return undefined;
  }
}

const browser = await launch();
const visitor = new Visitor(address, browser);
for (const game of GAMES) {
  const { id, steps } = await visitor.play(game);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${address}/replay/${id}?step=${Math.floor(steps * 0.6)}`);
  await page.locator('.replay .piece').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2500);
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    const before = processorTime();
    const seen = await page.evaluate(
      async ([count, seconds]) => {
        const pieces = [...document.querySelectorAll('.replay .piece')];
        const copies = [];
        for (let at = 0; pieces.length + copies.length < count && pieces.length > 0; at++) {
          const copy = pieces[at % pieces.length].cloneNode(true);
          pieces[at % pieces.length].parentNode.append(copy);
          copies.push(copy);
        }
        const moving = [...pieces, ...copies].slice(0, count);
        const motions = moving.map((piece, at) => {
          piece.dataset.walks = '';
          const [x = 0, y = 0] = (piece.style.transform.match(/-?[\d.]+/g) ?? []).map(Number);
          const [dx, dy] = [Math.cos(at * 2.4) * 90, Math.sin(at * 2.4) * 90];
          return piece.animate(
            [{ transform: `translate(${x}px, ${y}px)` }, { transform: `translate(${x + dx}px, ${y + dy}px)` }],
            { duration: 500, iterations: Infinity, direction: 'alternate', easing: 'ease-in-out' },
          );
        });
        const times = [];
        await new Promise((over) => {
          const begun = performance.now();
          requestAnimationFrame(function frame(now) {
            times.push(now);
            if (now - begun < seconds * 1000) requestAnimationFrame(frame);
            else over();
          });
        });
        motions.forEach((motion) => motion.cancel());
        copies.forEach((copy) => copy.remove());
        pieces.forEach((piece) => delete piece.dataset.walks);
        const gaps = times.slice(1).map((time, at) => time - times[at]);
        const whole = times.at(-1) - times[0];
        return {
          frames: gaps.length,
          pieces: moving.length,
          perSecond: (1000 * gaps.length) / whole,
          late: gaps.filter((gap) => gap > 25).length / gaps.length,
        };
      },
      [PIECES, SECONDS],
    );
    const after = processorTime();
    runs.push({ ...seen, work: before !== undefined && after !== undefined ? (after - before) / seen.frames : NaN });
  }
  const best = runs.toSorted((a, b) => b.perSecond - a.perSecond)[0];
  console.log(
    `${game}: ${best.perSecond.toFixed(1)} frames a second with ${best.pieces} pieces moving, ${(best.late * 100).toFixed(0)} % later than 25 ms, ${best.work.toFixed(0)} ms of processor time each (best of ${RUNS})`,
  );
  await context.close();
}
await browser.close();
