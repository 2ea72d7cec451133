/** A part of a game of each kind on its painted board: every piece and tile is drawn from the manifest, every picture
 * arrives, and the board stays where it is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { devices } from '@playwright/test';
import { choices, expect, GAMES, openTable, play, still, test } from './fixtures';

const SIZES = [
  { name: 'wide', theme: 'light', viewport: { width: 1440, height: 900 }, touch: false },
  { name: 'phone, dark', theme: 'dark', viewport: { width: 390, height: 844 }, touch: true },
] as const;

/** Pictures that every board has, and how many at least: for each cell of it, or in all. */
const WORLDS: Readonly<Record<string, readonly { picture: RegExp; cells?: number; least?: number }[]>> = {
  termites: [
    { picture: /^(sand|stones|water|vegetation)-\d$/, cells: 1 },
    { picture: /^mound-\d(-night)?$/, least: 1 },
  ],
  // Tiles of clay lie on the corners between spaces, so there are more of them.
  anteater: [
    { picture: /^(night-)?(wall|foot)-\d\d-\d$/, cells: 1 },
    { picture: /^anton-head$/, least: 1 },
  ],
  dominants: [
    { picture: /^hive-/, least: 2 },
    { picture: /^garden/, least: 1 },
    { picture: /^sugar-/, least: 1 },
  ],
  glory: [
    { picture: /^tile-(?!.*-glow$)/, cells: 1 },
    { picture: /^stronghold-(?!.*-(mask|glow)$)/, least: 2 },
  ],
};

/** Names of the pictures that the workshop made for a game. */
const madeFor = (game: string) =>
  Object.keys(
    JSON.parse(readFileSync(join(import.meta.dirname, `../../src/art/${game}.json`), 'utf8')) as Record<
      string,
      unknown
    >,
  );

for (const { id, game, ...short } of GAMES)
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
      // The list of pictures comes after the board.
      await expect(page.locator('.stage image:not([href])')).toHaveCount(0);
      // Files are called NAME-DENSITY-HASH.webp.
      // The page itself colours the dice.
      const names = await pictures.evaluateAll((all) =>
        all
          .map((one) => one.getAttribute('href') ?? '')
          .filter((href) => !/^(blob|data):/.test(href))
          .map((href) => /([\w-]+)-\d+-[\w-]{8}\.webp$/.exec(href)?.[1] ?? ''),
      );
      const made = new Set(madeFor(id));
      expect(names.filter((name) => !made.has(name))).toEqual([]);
      const cells = await page.locator('.stage [data-cell]').count();
      for (const { picture, cells: each = 0, least = 0 } of WORLDS[id] ?? []) {
        const found = names.filter((name) => picture.test(name)).length;
        expect(found, `${picture}`).toBeGreaterThanOrEqual(Math.max(least, each * cells));
      }
      // Anteater's pieces are dice, which are placed later than in twelve clicks at times.
      if (id !== 'anteater') expect(await page.locator('.stage .picture .piece').count()).toBeGreaterThan(0);
      await expect(page.locator('.stage .picture .piece:not(:has(image))')).toHaveCount(0);
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
      expect(problems).toEqual([]);
      await context.close();
    });
