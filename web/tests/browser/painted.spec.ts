/** A part of a game of each kind on its painted board: every picture arrives, the board stays where it is, and the other
 * style can be chosen at any time. */
import { devices } from '@playwright/test';
import { choices, expect, GAMES, openTable, play, still, test } from './fixtures';

const SIZES = [
  { name: 'wide', theme: 'light', viewport: { width: 1440, height: 900 }, touch: false },
  { name: 'phone, dark', theme: 'dark', viewport: { width: 390, height: 844 }, touch: true },
] as const;

for (const { game, ...short } of GAMES)
  for (const { name, theme, viewport, touch } of SIZES)
    test(`${game}, ${name}: painted`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        ...(touch ? devices['Pixel 7'] : {}),
        viewport,
        ...(baseURL && { baseURL }),
        locale: 'en-GB',
      });
      const page = await context.newPage();
      await still(page, { board: 'painted', theme });
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
      });
      await openTable(page, game, ['Bot: Fika ★'], short);
      await expect(choices(page).first()).toBeVisible();
      const frame = await page.locator('.stage .field').boundingBox();
      await play(page, (clicks) => clicks >= 12, 3, touch);
      expect(await page.locator('.stage .field').boundingBox()).toEqual(frame);
      const pictures = page.locator('.stage image');
      await expect.poll(() => pictures.count()).toBeGreaterThan(5);
      // Every picture that is drawn has its file, and can be read.
      const missing = await pictures.evaluateAll(async (all) => {
        const addresses = new Set(all.map((one) => one.getAttribute('href') ?? ''));
        const read = async (href: string) => {
          const image = new Image();
          image.src = href;
          await image.decode();
        };
        const failed: string[] = [];
        for (const href of addresses) await read(href).catch(() => failed.push(href));
        return failed;
      });
      expect(missing).toEqual([]);
      expect(problems.filter((problem) => !problem.includes('401'))).toEqual([]);
      await context.close();
    });
