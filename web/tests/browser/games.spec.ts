/** A whole game of each kind against a bot, from the lobby to the result, by clicking. */
import { expect, openTable, playToTheEnd, status, test, type Game } from './fixtures';

const GAMES: readonly { game: Game; preset: string }[] = [
  { game: 'Anteater', preset: 'Short' },
  { game: 'Termites', preset: 'Quick' },
  { game: 'DominAnts', preset: 'Skirmish' },
  { game: 'Glory', preset: 'Skirmish' },
];

for (const { game, preset } of GAMES) {
  test(`${game}: a whole game against a bot`, async ({ page }) => {
    await openTable(page, game, ['Computer: Larva'], preset);
    await expect(status(page)).toBeVisible();
    expect(await playToTheEnd(page)).toBeGreaterThan(10);
    await expect(page.getByRole('heading', { name: /wins|share the victory/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Replay' })).toBeVisible();
  });
}

test('from the lobby to the first move in two clicks', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Anteater now, against the computer' }).click();
  await expect(page.locator('[data-cell].possible, .choices button').first()).toBeVisible();
  await page.locator('.choices button, [data-cell].possible').first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});
