/** Frames a second while pieces move: a few turns of each game on both kinds of boards. */
import { choices, expect, GAMES, openTable, play, test } from '../browser/fixtures';

declare global {
  interface Window {
    /** Milliseconds from frame to frame while something moves. */
    gaps: number[];
  }
}

/** How long a game is watched, in milliseconds. */
const WATCHED = 20_000;

for (const board of ['painted', 'diagram'] as const)
  for (const { game, ...short } of GAMES)
    test(`${game}, ${board}: frames`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.addInitScript((board) => {
        localStorage.setItem(
          'hexapod.settings',
          JSON.stringify({ animation: 'normal', explain: false, sound: false, wait: 'off', board }),
        );
        window.gaps = [];
        let last = 0;
        const frame = (now: number) => {
          // What breathes all the time is no move.
          const moves = document
            .getAnimations()
            .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().iterations === 1);
          if (moves && last > 0) window.gaps.push(now - last);
          last = moves ? now : 0;
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }, board);
      await openTable(page, game, ['Bot: Bodo ★★'], short);
      await expect(choices(page).first()).toBeVisible();
      const begun = Date.now();
      await play(page, () => Date.now() - begun > WATCHED);
      const gaps = (await page.evaluate(() => window.gaps)).sort((one, other) => one - other);
      const at = (part: number) => (gaps[Math.floor(gaps.length * part)] ?? 0).toFixed(1);
      const late = gaps.filter((gap) => gap > 25).length;
      const rate = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0);
      console.log(
        `${game}, ${board}: ${gaps.length} frames, ${rate.toFixed(1)} a second, ` +
          `middle ${at(0.5)} ms, 95 % within ${at(0.95)} ms, ${late} later than 25 ms`,
      );
    });
