import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { choices, status, test } from '../browser/fixtures';
import { fromRecord, recordOf, stepsOf } from './records';

const FOLDER = process.env['HEXAPOD_SHOTS'] ?? 'screenshots';
const LOOKS = [
  { name: 'wide', width: 1280, height: 800, theme: 'light' },
  { name: 'dark', width: 1280, height: 800, theme: 'dark' },
  { name: 'phone', width: 375, height: 812, theme: 'light' },
] as const;
const PAGES = { lobby: '/', settings: '/settings', new: '/new/glory', rules: '/rules/termites', open: '/open' };
/** Real games: pictures are taken in the middle of them, of a gesture there, and at the end. The first seat is to
 * decide something on the board: `next` finds the step, with the cell that is pointed at; `then` is what
 * comes of it. */
const GAMES: readonly {
  readonly game: string;
  readonly record: string;
  readonly part: number;
  readonly next: RegExp;
  readonly then?: RegExp;
}[] = [
  { game: 'anteater', record: 'seats-3', part: 0.8, next: /P1: place (\S+)/ },
  { game: 'termites', record: 'two-duel', part: 0.85, next: /1: pick ([a-k]\d+)/, then: /attack/ },
  { game: 'dominants', record: '2-conquest', part: 0.4, next: /R: move (\w+)-/ },
  { game: 'glory', record: 'seats-4-skirmish', part: 0.8, next: /blue: march (\w+)-/, then: /send.*\n.*chance: roll/ },
];

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

    for (const { game, record: name, part, next, then } of GAMES) {
      test(game, async ({ page }) => {
        await page.request.post('/api/v1/identity', { data: { name: 'Ann' } });
        const record = recordOf(game, name);
        const steps = stepsOf(record);
        const wanted = steps
          .map((line, step) => ({ line, step }))
          .filter(
            ({ line, step }) => next.test(line) && (then?.test(steps.slice(step + 1, step + 3).join('\n')) ?? true),
          );
        const { step, line } = wanted[Math.floor(wanted.length * part)] ?? { step: 0, line: '' };
        await page.goto(`/t/${await fromRecord(page, record, step)}`);
        const cells = page.locator('[data-cell].possible');
        await cells.first().waitFor();
        await shoot(page, `${game}-middle`);
        const chosen = page.locator(`[data-cell="${next.exec(line)?.[1] ?? ''}"]`);
        if (game === 'anteater') await chosen.hover();
        else await chosen.click();
        await choices(page).first().waitFor();
        if (look.name !== 'phone' && game !== 'anteater' && (await cells.count()) > 0) await cells.last().hover();
        await shoot(page, `${game}-gesture`);
        if (game === 'dominants') {
          await page.getByRole('checkbox', { name: 'Danger' }).check();
          await page.locator('.danger-power').first().waitFor();
          await shoot(page, 'dominants-danger');
        }

        const id = await fromRecord(page, record);
        await page.goto(`/t/${id}`);
        await status(page).waitFor();
        await shoot(page, `${game}-end`);
        await page.goto(`/replay/${id}`);
        await page.getByRole('slider').fill(String(Math.floor(steps.length / 2)));
        await shoot(page, `${game}-replay`);
      });
    }
  });
}
