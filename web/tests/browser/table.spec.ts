/** What happens at a table besides playing on. */
import { choices, expect, openTable, status, still, test } from './fixtures';

test('a refused action says why and names the rule', async ({ page }) => {
  await openTable(page, 'Anteater', ['Computer: Larva', 'Computer: Larva']);
  await expect(choices(page).first()).toBeVisible();
  await page.locator('[data-cell="A5.1"]').click();
  await expect(page.getByRole('alert').filter({ hasText: 'leftmost free column' })).toBeVisible();
  const rule = page.getByRole('link', { name: 'Rule R10' });
  await expect(rule).toHaveAttribute('href', '/rules/anteater#R10');
});

test('undo takes a slip back', async ({ page }) => {
  await openTable(page, 'Termites', ['Computer: Larva'], 'Quick');
  await expect(choices(page).first()).toBeVisible();
  const question = await status(page).textContent();
  await choices(page).first().click();
  await expect(status(page)).not.toHaveText(question ?? '');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status(page)).toHaveText(question ?? '');
});

test('a reload returns to the same place', async ({ page }) => {
  await openTable(page, 'Termites', ['Computer: Larva'], 'Quick');
  await expect(choices(page).first()).toBeVisible();
  await choices(page).first().click();
  const question = await status(page).textContent();
  await page.reload();
  await expect(status(page)).toHaveText(question ?? '');
  await expect(choices(page).first()).toBeVisible();
});

test('two tabs of the same seat stay in step', async ({ page, context }) => {
  await openTable(page, 'DominAnts', ['Computer: Larva'], 'Skirmish');
  await expect(choices(page).first()).toBeVisible();
  const other = await context.newPage();
  await still(other);
  await other.goto(page.url());
  await expect(status(other)).toHaveText((await status(page).textContent()) ?? '');
  await page.getByRole('tab', { name: 'Actions' }).click();
  await page.getByRole('button', { name: /^Go from/ }).first().click();
  await expect(other.locator('.panel')).toContainText(/goes from/);
});

test('the server is killed and comes back: nothing is lost', async ({ page, server }) => {
  await openTable(page, 'Termites', ['Computer: Larva'], 'Quick');
  await expect(choices(page).first()).toBeVisible();
  await choices(page).first().click();
  const question = await status(page).textContent();
  await server.kill();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await server.start();
  await expect(page.getByText('Connection lost')).toBeHidden({ timeout: 30_000 });
  await expect(status(page)).toHaveText(question ?? '');
  await choices(page).first().click();
  await expect(status(page)).not.toHaveText(question ?? '');
});

test('a game by keyboard alone', async ({ page }) => {
  await openTable(page, 'Termites', ['Computer: Larva'], 'Quick');
  await expect(choices(page).first()).toBeVisible();
  // Found both starting Mounds, hatch a token, and move it or stay.
  for (let decision = 0; decision < 12; decision++) {
    await expect(choices(page).first()).toBeVisible();
    const before = await status(page).textContent();
    const board = page.locator('[data-cell][tabindex="0"]');
    if ((await page.locator('[data-cell].possible').count()) > 0) {
      await board.focus();
      await page.keyboard.press('PageDown');
      await page.keyboard.press('Enter');
    } else {
      await choices(page).first().focus();
      await page.keyboard.press('Enter');
    }
    await expect(status(page)).not.toHaveText(before ?? '');
    await expect(status(page)).not.toHaveText(/is to move|dice decide/i);
  }
  await page.getByRole('tab', { name: 'Log' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.panel')).toContainText('Blue places');
});

test('the arrow keys walk over the board and Escape steps back', async ({ page }) => {
  await openTable(page, 'DominAnts', ['Computer: Larva'], 'Skirmish');
  await expect(choices(page).first()).toBeVisible();
  await page.locator('[data-cell].possible').first().focus();
  const from = await page.evaluate(() => document.activeElement?.getAttribute('data-cell'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe(from);
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(`What does the ant on ${from} do?`);
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveText('Choose an ant, or end your turn.');
});

test('a hint shows what a bot would play', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Anteater now, against the computer' }).click();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hinted, .selected').first()).toBeVisible();
});
