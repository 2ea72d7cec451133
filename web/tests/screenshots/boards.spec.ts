/** Pictures of the front page and of every painted board: at the start, in the middle and at the end of a real game, wide
 * and on a phone, by day and at night. `cargo xtask screenshots --docs` writes them into `docs/art`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, status, test } from '../browser/fixtures';
import { fromRecord, recordOf, stepsOf } from './records';

const FOLDER = process.env['HEXAPOD_SHOTS'] ?? 'screenshots';
/** The most that a picture may have, in bytes. */
const MOST = 120_000;

/** Real games with much on the board, and how far each has come in the middle. The end is the finished game; Anteater's
 * mounds are cleared then, so its end is a little before. */
const GAMES: readonly { game: string; record: string; middle: number; end?: number }[] = [
  { game: 'termites', record: '2-three-spokes-any', middle: 0.5 },
  { game: 'anteater', record: 'v2-seats-3', middle: 0.5, end: 0.97 },
  { game: 'dominants', record: 'v2-4-book-conquest', middle: 0.15 },
  { game: 'glory', record: 'v2-seats-4-by-the-book', middle: 0.5 },
];

const MOMENTS = ['start', 'middle', 'end'] as const;
const LOOKS = [
  { name: 'wide', width: 1440, height: 900, scale: 1 },
  { name: 'phone', width: 390, height: 844, scale: 2 },
] as const;

/** Writes what is seen as WebP, as good as its size allows. */
async function shoot(page: Page, path: string): Promise<void> {
  const png = await page.screenshot({ animations: 'disabled' });
  const paper = await page.context().newPage();
  const webp = await paper.evaluate(
    async ([data, most]) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      let blob = new Blob();
      for (let quality = 0.86; quality > 0.3; quality -= 0.06) {
        blob = await canvas.convertToBlob({ type: 'image/webp', quality });
        if (blob.size <= most) break;
      }
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [png.toString('base64'), MOST] as const,
  );
  await paper.close();
  const bytes = Buffer.from(webp, 'base64');
  expect(bytes.length).toBeGreaterThan(1000);
  expect(bytes.length).toBeLessThanOrEqual(MOST);
  writeFileSync(path, bytes);
}

/** Pictures as a visitor sees them, but still. */
async function paint(page: Page, theme: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('hexapod.settings', JSON.stringify(chosen)), {
    ...{ animation: 'off', explain: false, wait: 'off', sound: false, board: 'painted', theme },
  });
}

/** Waits until every picture has come and can be drawn. */
async function drawn(page: Page, pictures: string, address: 'href' | 'src'): Promise<void> {
  // Pictures come after the board, and have no address until then.
  await expect(page.locator(`${pictures}[${address}]`).first()).toBeAttached();
  await expect(page.locator(`${pictures}:not([${address}])`)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.locator(pictures).evaluateAll(
    (all, address) =>
      Promise.all(
        [...new Set(all.map((one) => one.getAttribute(address) ?? ''))].map(async (href) => {
          const image = new Image();
          image.src = href;
          await image.decode();
        }),
      ),
    address,
  );
}

/** The name of a picture; the one in the middle of a game, wide and by day, is the one that the README shows. */
const nameOf = (subject: string, moment: string, look: string, theme: string) =>
  [subject, moment === 'middle' ? '' : moment, look === 'wide' ? '' : look, theme === 'light' ? '' : theme]
    .filter(Boolean)
    .join('-');

for (const { name: look, width, height, scale } of LOOKS)
  for (const theme of ['light', 'dark'] as const)
    test.describe(`${look}, ${theme}`, () => {
      test.use({ viewport: { width, height }, deviceScaleFactor: scale, colorScheme: theme });

      test('front page', async ({ page }) => {
        await paint(page, theme);
        await page.goto('/');
        await drawn(page, '[data-box] img', 'src');
        await shoot(page, join(FOLDER, `${nameOf('front', 'middle', look, theme)}.webp`));
      });

      for (const { game, record: name, middle, end } of GAMES)
        for (const moment of MOMENTS)
          test(`${game}, ${moment}`, async ({ page }) => {
            await paint(page, theme);
            await page.request.post('/api/v1/identity', { data: { name: 'Ann' } });
            const record = recordOf(game, name);
            const part = { start: 0.04, middle, end }[moment];
            const id = await fromRecord(page, record, part && Math.floor(stepsOf(record).length * part));
            await page.goto(`/t/${id}`);
            await status(page).waitFor();
            await drawn(page, '.stage image', 'href');
            await shoot(page, join(FOLDER, `${nameOf(game, moment, look, theme)}.webp`));
          });
    });
