/** A finished game again. */
import { expect, openTable, play, status, test } from './fixtures';

test('a finished game can be analysed, checked, downloaded, opened again and played on', async ({ page }) => {
  await openTable(page, 'Anteater', ['Bot: Fika ★'], { preset: 'Short', options: { rounds: '1' } });
  await play(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  const place = page.locator('output');
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.getByRole('img', { name: /victory/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Luck of each player/ })).toBeVisible();
  await page
    .getByRole('button', { name: 'Stop' })
    .or(page.getByRole('button', { name: 'Analyse' }))
    .click();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText(/draws agree with the secret/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const record = await (await download).path();

  await page.getByRole('slider').fill('12');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(status(page)).toBeVisible();

  await page.goto('/open');
  await page.getByLabel('Record file').setInputFiles(record);
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(place).toHaveText(/^0 \/ \d+$/);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText(/draws agree with the secret/)).toBeVisible();

  await page.goto('/open');
  await page.getByLabel('Record file').setInputFiles(record);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(status(page)).toBeVisible();
});
