/** Glory: points of any resource have too many shares for a list of buttons. */
import { readFileSync } from 'node:fs';
import { expect, playOn, recordFile, test } from './fixtures';

test('points of any resource are put together one by one', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const lines = readFileSync(recordFile('glory', 'seats-4-standard'), 'utf8').match(/^\d+\. .*/gm) ?? [];
  const at = lines.findIndex((line) => /: wild [4-9]g/.test(line));
  const points = (/wild (.*)/.exec(lines[at] ?? '')?.[1]?.match(/\d+/g) ?? []).reduce(
    (sum, one) => sum + Number(one),
    0,
  );
  expect(points).toBeGreaterThan(3);
  await playOn(page, 'glory', 'seats-4-standard', at);
  const take = page.getByRole('button', { name: /^Take: / });
  const add = (good: string) => page.getByRole('button', { name: `One more ${good}` });
  await expect(page.getByText(`${points} more to choose`)).toBeVisible();
  await add('food').click();
  for (let one = 1; one < points; one++) await add('gold').click();
  await expect(add('food')).toBeDisabled();
  // Who would starve is said before anything is taken.
  await expect(take).toHaveAccessibleName(`Take: ${points - 1} gold, 1 food, 3 units starve`);
  await expect(page.getByText('☠ 3 units starve')).toBeVisible();
  await page.getByRole('button', { name: 'One gold less' }).click();
  await expect(take).toHaveCount(0);
  await add('food').click();
  await expect(take).toBeInViewport({ ratio: 1 });
  const tray = await page.locator('.tray').evaluate((one) => one.getBoundingClientRect().bottom);
  expect(await take.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThanOrEqual(tray);
  await take.click();
  await expect(take).toHaveCount(0);
  await expect(page.locator('.panel')).toContainText(/2 food/);
});
