/** A finished game again. */
import { choices, expect, openTable, playToTheEnd, status, test } from './fixtures';

test('a finished game can be replayed, checked, downloaded and played on', async ({ page }) => {
  await openTable(page, 'Anteater', ['Computer: Larva'], 'Short');
  await playToTheEnd(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  const place = page.locator('output');
  await expect(place).toHaveText(/^0 \/ \d+$/);
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(place).toHaveText(/^1 \//);
  await page.locator('body').press('End');
  await expect(place).toHaveText(/^(\d+) \/ \1$/);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText(/draws agree with the secret/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const record = await (await download).path();
  await page.getByRole('slider').fill('20');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(status(page)).toBeVisible();
  await page.goto('/open');
  await page.getByLabel('Record file').setInputFiles(record);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(status(page)).toBeVisible();
});

test('a line of the log leads to its moment', async ({ page }) => {
  await openTable(page, 'Termites', ['Computer: Larva'], 'Quick');
  await expect(choices(page).first()).toBeVisible();
  await page.locator('.panel li button').first().click();
  await expect(status(page)).toHaveText('After step 1');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(status(page)).not.toHaveText('After step 1');
});
