/** Several people: by link, and at one screen. */
import { choices, expect, openTable, status, still, test } from './fixtures';

test('two browsers play each other by a link', async ({ page, browser, baseURL }) => {
  await openTable(page, 'Anteater', ['A friend, by link'], 'Short');
  const link = await page.getByLabel('Send this link to your friends').inputValue();
  const friend = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' })).newPage();
  await still(friend);
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Sit here' }).click();
  await expect(status(page)).toBeVisible();
  await expect(status(friend)).toBeVisible();
  for (let turn = 0; turn < 8; turn++) {
    await expect.poll(async () => (await choices(page).count()) + (await choices(friend).count())).toBeGreaterThan(0);
    const mine = (await choices(page).count()) > 0;
    const [acting, watching] = mine ? [page, friend] : [friend, page];
    await expect(choices(acting).first()).toBeVisible();
    const lines = await watching.locator('.panel li').count();
    await choices(acting).first().click();
    await expect.poll(async () => watching.locator('.panel li').count()).toBeGreaterThan(lines);
  }
  await friend.context().close();
});

test('at one screen with hidden hands the screen is handed over', async ({ page }) => {
  await openTable(page, 'Termites', ['Somebody at this screen'], 'Quick');
  for (let hands = 0; hands < 2; hands++) {
    const dialog = page.getByRole('dialog');
    for (let step = 0; step < 12 && !(await dialog.isVisible()); step++) {
      await expect(choices(page).first().or(dialog)).toBeVisible();
      if (!(await dialog.isVisible())) await choices(page).first().click();
      await page.waitForTimeout(300);
    }
    await expect(dialog).toContainText('Pass the screen to');
    await expect(page.getByRole('group', { name: 'Hand' })).toHaveCount(0);
    await dialog.getByRole('button').click();
    await expect(dialog).toBeHidden();
  }
  await expect(page.getByRole('group', { name: 'Hand' })).toBeVisible();
});
