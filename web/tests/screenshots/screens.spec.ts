import { join } from 'node:path';
import { openTable, playToTheEnd, status, still, test, type Game } from '../browser/fixtures';

const FOLDER = process.env['HEXAPOD_SHOTS'] ?? 'screenshots';
const LOOKS = [
  { name: 'wide', width: 1280, height: 800, theme: 'light' },
  { name: 'dark', width: 1280, height: 800, theme: 'dark' },
  { name: 'phone', width: 375, height: 812, theme: 'light' },
] as const;
const PAGES = { lobby: '/', settings: '/settings', new: '/new/glory', rules: '/rules/termites', open: '/open' };
const GAMES: readonly Game[] = ['Anteater', 'Termites', 'DominAnts', 'Glory'];

for (const look of LOOKS) {
  test.describe(look.name, () => {
    test.use({ viewport: { width: look.width, height: look.height }, colorScheme: look.theme });

    for (const [name, path] of Object.entries(PAGES)) {
      test(name, async ({ page }) => {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: join(FOLDER, `${name}-${look.name}.png`) });
      });
    }

    for (const game of GAMES) {
      test(game, async ({ page }) => {
        await still(page);
        await openTable(page, game, ['Computer: Nymph'], game === 'Glory' ? 'Skirmish' : undefined);
        await status(page).waitFor();
        await playToTheEnd(page, 60).catch(() => undefined);
        await page.screenshot({ path: join(FOLDER, `${game.toLowerCase()}-${look.name}.png`) });
      });
    }
  });
}
