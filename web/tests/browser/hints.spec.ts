/** A hint teaches: the move, why, its chance, the next best; and it goes before what the pointer rests on. */
import type { BotAnswer } from '../../src/lib/wire/protocol';
import { choices, expect, GAMES, openTable, play, status, test } from './fixtures';

test('a hint says why, how likely it wins, and what is next best', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now Anteater' }).click();
  await expect(choices(page).first()).toBeVisible();
  // Who leads is seen: everybody has a number of points.
  const points = page.locator('aside [data-seat] .points');
  await expect(points).toHaveCount(await page.locator('aside [data-seat]').count());
  for (const number of await points.allTextContents()) expect(number).toMatch(/^\s*\d+/);
  const plate = page.getByRole('region', { name: 'Explanations' });
  /** Asks for a hint; one that has no single reason, or no other move beside it, gives none. */
  const reasons = async (): Promise<readonly { say: string }[]> => {
    const asked = page.waitForResponse((response) => response.url().endsWith('/hint'));
    await page.getByRole('button', { name: 'Hint' }).click();
    const { reasons, choices } = (await (await asked).json()) as BotAnswer;
    return choices.filter(({ visits }) => visits > 0).length > 1 ? reasons : [];
  };
  let why = await reasons();
  for (let tries = 0; why.length === 0 && tries < 12; tries++) {
    await play(page, (clicks) => clicks > 0, tries);
    await expect(choices(page).first()).toBeVisible();
    why = await reasons();
  }
  await expect(plate).toContainText('A strong player would play:');
  await expect(plate).toContainText(/Chance to win: \d+ %\./);
  await expect(plate).toContainText(/Next best: .+ \(\d+ %\)|About as good: ./);
  expect(why.length).toBeGreaterThan(0);
  // The sentence of the server names seats; the page names who sits there.
  for (const { say } of why) for (const part of say.split(/P\d/)) await expect(plate).toContainText(part.trim());
  const spaces = page.locator('[data-cell].possible');
  // The pointer comes later than the hint: what it rests on is said at once.
  await spaces.first().hover();
  await expect(plate).not.toContainText('A strong player would play:');
  // A hint that comes later goes before it, until the pointer moves to another thing.
  await page.getByRole('button', { name: 'Hint' }).evaluate((button: HTMLElement) => button.click());
  await expect(plate).toContainText('A strong player would play:');
  await spaces.nth(1).hover();
  await expect(plate).not.toContainText('A strong player would play:');
});

for (const { game } of GAMES.filter(({ id }) => id !== 'anteater'))
  test(`${game}: a hint is seen where one plays`, async ({ page }) => {
    const [onBoard, inTray] = [page.locator('[data-hint]'), page.locator('.tray .hinted')];
    await page.goto('/');
    await page.getByRole('button', { name: `Play now ${game}` }).click();
    await expect(choices(page).first()).toBeVisible();
    if (game === 'Termites')
      await play(page, async () => /Reproduction: choose/.test((await status(page).textContent()) ?? ''), 1);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.getByRole('region', { name: 'Explanations' })).toContainText('A strong player would play:');
    await expect(onBoard.or(page.locator('.hinted')).first()).toBeVisible();
    if (game !== 'Termites') return;
    // The whole decision: the token and its hex.
    await expect(inTray).toHaveCount(1);
    await expect(onBoard).toHaveCount(1);
  });

test('a tip is gone once it has been followed', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('hexapod.settings', JSON.stringify({ animation: 'off', wait: 'off' })),
  );
  await openTable(page, 'Anteater', ['Bot: Fika ★', 'Bot: Fika ★'], { preset: 'Short' });
  const plate = page.getByRole('region', { name: 'Explanations' });
  await expect(plate).toContainText('Each mound offers one glowing space');
  const known = () => page.evaluate(() => localStorage.getItem('hexapod.coached') ?? '');
  expect(await known()).not.toContain('anteater-decide');
  await choices(page).first().click();
  await expect.poll(known).toContain('anteater-decide');
  await page.mouse.move(2, 2);
  await expect(choices(page).first()).toBeVisible();
  await expect(plate).not.toContainText('Each mound offers one glowing space');
});
