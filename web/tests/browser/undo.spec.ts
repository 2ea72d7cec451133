/** Undo, undo the turn, redo, and the pause before dice and bots. */
import type { Page } from '@playwright/test';
import { choices, expect, isAccessible, log, openTable, play, status, still, test } from './fixtures';

const ONE_ROUND = { options: { rounds: '1' } };
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
const turn = (page: Page) => page.getByRole('button', { name: 'Undo the turn' });
const redo = (page: Page) => page.getByRole('button', { name: 'Redo' });
const lines = (page: Page) => log(page).allTextContents();
/** The log of a game that has just begun. It is read after the first choices are drawn. */
async function begun(page: Page): Promise<string[]> {
  await expect(log(page).first()).toBeVisible();
  return lines(page);
}

test('a lone player keeps the roll, and Undo says why', async ({ page }) => {
  await openTable(page, 'Anteater', ['Bot: Fika ★'], ONE_ROUND);
  await expect(choices(page).first()).toBeVisible();
  await expect(undo(page)).toBeDisabled();
  // One decision, answered by a roll of the next die or of the others.
  await play(page, async () => /die has been rolled/.test((await undo(page).getAttribute('title')) ?? ''));
  await expect(undo(page)).toBeDisabled();
  await expect(undo(page)).toHaveAttribute('title', 'The die has been rolled, so this cannot be undone');
  const before = await lines(page);
  await undo(page).click({ force: true });
  await expect(page.getByRole('alert').filter({ hasText: 'The die has been rolled' })).toBeVisible();
  await page.keyboard.press('Control+z');
  expect(await lines(page)).toEqual(before);
  await isAccessible(page);
});

test('a practice table takes back the roll and says that it does not count', async ({ page }) => {
  await openTable(page, 'Anteater', ['Bot: Fika ★'], { ...ONE_ROUND, practice: true });
  await expect(choices(page).first()).toBeVisible();
  await expect(page.getByText('Practice: you can undo even dice and draws; the result does not count.')).toBeVisible();
  const [question, before] = [await status(page).textContent(), await begun(page)];
  await play(page, () => undo(page).isEnabled());
  await expect(choices(page).first()).toBeVisible();
  await page.waitForTimeout(500);
  const after = await lines(page);
  await undo(page).click();
  await expect.poll(() => lines(page)).not.toEqual(after);
  await expect(async () => {
    if (await undo(page).isEnabled()) await undo(page).click({ timeout: 1000 });
    await expect(status(page)).toHaveText(question ?? '', { timeout: 1000 });
    expect(await lines(page)).toEqual(before);
  }).toPass();
  // The same dice and the same bots again.
  await expect(async () => {
    if (await redo(page).isEnabled()) await redo(page).click({ timeout: 1000 });
    expect(await lines(page)).toEqual(after);
  }).toPass();
  await page.goto('/');
  await expect(
    page
      .getByRole('link', { name: /Anteater/ })
      .filter({ hasText: 'practice' })
      .first(),
  ).toBeVisible();
});

test('a walk in DominAnts is taken back by one press and played again by another', async ({ page }) => {
  await openTable(page, 'DominAnts', ['Bot: Fika ★'], { preset: 'Skirmish' });
  await expect(choices(page).first()).toBeVisible();
  const before = await begun(page);
  await page.locator('[data-cell="d4"]').click();
  await page.locator('[data-cell="d8"].possible').click();
  await expect.poll(() => lines(page)).not.toEqual(before);
  const walked = await lines(page);
  await page.keyboard.press('Control+z');
  await expect.poll(() => lines(page)).toEqual(before);
  await expect(redo(page)).toBeEnabled();
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => lines(page)).toEqual(walked);
  // Another move, and the whole turn is taken back.
  await page.getByRole('tab', { name: 'Actions' }).click();
  await page
    .getByRole('button', { name: /^Go from/ })
    .first()
    .click();
  await expect(turn(page)).toBeEnabled();
  await turn(page).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect.poll(() => lines(page)).toEqual(before);
});

test('dice and bots wait, and Undo comes before them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  const page = await context.newPage();
  await still(page, { wait: 'long' });
  await openTable(page, 'Anteater', ['Bot: Fika ★'], ONE_ROUND);
  await expect(choices(page).first()).toBeVisible();
  let [question, before] = [await status(page).textContent(), await begun(page)];
  const goOn = page.getByRole('button', { name: 'Go on', exact: true });
  const untilItWaits = async () => {
    for (let round = 0; round < 10 && !(await goOn.isVisible()); round++) {
      [question, before] = [await status(page).textContent(), await lines(page)];
      await play(page, (clicks) => clicks > 0, round);
      await goOn.waitFor({ timeout: 1000 }).catch(() => undefined);
    }
  };
  await untilItWaits();
  await expect(status(page)).toHaveText(/Undo it, or tap the board/);
  await expect(undo(page)).toBeEnabled();
  await undo(page).click();
  await expect(goOn).toBeHidden();
  await expect(status(page)).toHaveText(question ?? '');
  await page.waitForTimeout(3200);
  expect(await lines(page)).toEqual(before);
  // A tap on the board does not wait.
  await untilItWaits();
  await page.locator('.field').click({ position: { x: 5, y: 5 } });
  await expect(goOn).toBeHidden({ timeout: 1500 });
  await expect(choices(page).first()).toBeVisible({ timeout: 15_000 });
  await context.close();
});
