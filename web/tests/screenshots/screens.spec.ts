import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { choices, status, test } from '../browser/fixtures';

const FOLDER = process.env['HEXAPOD_SHOTS'] ?? 'screenshots';
const LOOKS = [
  { name: 'wide', width: 1280, height: 800, theme: 'light' },
  { name: 'dark', width: 1280, height: 800, theme: 'dark' },
  { name: 'phone', width: 375, height: 812, theme: 'light' },
] as const;
const PAGES = { lobby: '/', settings: '/settings', new: '/new/glory', rules: '/rules/termites', open: '/open' };
/** Real games: pictures are taken in the middle of them, of a gesture there, and at the end. */
const GAMES = [
  { game: 'anteater', record: 'seats-3', part: 0.8, begin: ['[data-cell].possible'] },
  { game: 'termites', record: 'two-duel', part: 0.85, begin: ['[data-cell].possible'] },
  { game: 'dominants', record: '2-conquest', part: 0.4, begin: ['[data-cell].possible'] },
  { game: 'glory', record: 'seats-3-skirmish', part: 0.6, begin: ['[data-cell].possible'] },
] as const;

/** Opens a table from a record: after some of its steps, with everybody at this screen, or as it ended. */
async function fromRecord(page: Page, game: string, name: string, step?: number): Promise<string> {
  const record = readFileSync(join(import.meta.dirname, `../../../crates/games/${game}/tests/records/${name}.record`), 'utf8');
  const count = Number(/^seats: *(\d+)/m.exec(record)?.[1]);
  const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
  const seats = Array.from({ length: count }, (_, at) => (at === 0 ? { kind: 'me' } : { kind: 'local', name: names[at] }));
  const answer = await page.request.post('/api/v1/records', { data: { record, ...(step !== undefined && { seats, step }) } });
  return ((await answer.json()) as { table: { id: string } }).table.id;
}

for (const look of LOOKS) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.theme });
    const shoot = (page: Page, name: string) => page.screenshot({ path: join(FOLDER, `${name}-${look.name}.png`) });

    for (const [name, path] of Object.entries(PAGES)) {
      test(name, async ({ page }) => {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await shoot(page, name);
      });
    }

    for (const { game, record, part, begin } of GAMES) {
      test(game, async ({ page }) => {
        await page.request.post('/api/v1/identity', { data: { name: 'Ann' } });
        const whole = readFileSync(join(import.meta.dirname, `../../../crates/games/${game}/tests/records/${record}.record`), 'utf8');
        const steps = whole.match(/^\d+\. /gm)?.length ?? 0;
        // A little earlier until there is something on the board to choose.
        for (let step = Math.floor(steps * part); step > 0; step--) {
          await page.goto(`/t/${await fromRecord(page, game, record, step)}`);
          await status(page).waitFor();
          const take = page.getByRole('dialog').getByRole('button');
          if (await take.isVisible()) await take.click();
          await choices(page).first().waitFor();
          if ((await page.locator(begin[0]).count()) > 2) break;
        }
        await shoot(page, `${game}-middle`);
        const cells = page.locator('[data-cell].possible');
        await cells.nth(Math.floor((await cells.count()) / 2)).click();
        if (look.name !== 'phone') await cells.last().hover();
        await shoot(page, `${game}-gesture`);

        const id = await fromRecord(page, game, record);
        await page.goto(`/t/${id}`);
        await status(page).waitFor();
        await shoot(page, `${game}-end`);
        await page.goto(`/replay/${id}`);
        await page.getByRole('slider').fill(String(Math.floor(steps / 2)));
        await shoot(page, `${game}-replay`);
      });
    }
  });
}
