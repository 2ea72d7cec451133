/** Boards under a finger: everything that is compared is in sight, a choice that stands alone is chosen by one tap, and
 * crowded ones come near first. */
import { devices, type Page } from '@playwright/test';
import { choices, expect, openTable, still, test } from './fixtures';

test.use({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });

/** The middle of a cell, in pixels. */
async function middle(page: Page, selector: string): Promise<{ x: number; y: number; size: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.min(box.width, box.height) };
}

for (const board of ['painted', 'diagram'])
  test(`Anteater, ${board}: three mounds in sight, and a tap beside a glowing space means it`, async ({ page }) => {
    await still(page, { board });
    await page.addInitScript((board) => {
      const settings = { animation: 'off', explain: false, wait: 'off', board };
      localStorage.setItem('hexapod.settings', JSON.stringify(settings));
    }, board);
    await openTable(page, 'Anteater', ['Bot: Fika ★', 'Bot: Fika ★'], { preset: 'Short' });
    const targets = page.locator('[data-cell].possible');
    await expect(targets).toHaveCount(3);
    const field = await page.locator('.stage .field').boundingBox();
    const outside = await page.locator('[data-cell]').evaluateAll(
      (all, field) =>
        all.flatMap((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const inside =
            left >= field.x && right <= field.x + field.width && top >= field.y && bottom <= field.y + field.height;
          return inside ? [] : [one.getAttribute('data-cell')];
        }),
      field ?? { x: 0, y: 0, width: 0, height: 0 },
    );
    expect(outside).toEqual([]);
    // The supplies are seen too, and say what they are.
    await expect(page.getByRole('img', { name: /worm/i }).first()).toBeVisible();
    const cell = (await targets.first().getAttribute('data-cell')) ?? '';
    const { x, y, size } = await middle(page, `[data-cell="${cell}"]`);
    expect(size).toBeLessThan(44);
    await page.touchscreen.tap(x + 15, y + 12);
    await expect(page.locator('.zoomed')).toHaveCount(0);
    await expect(page.locator(`[data-cell="${cell}"]`)).toHaveAccessibleName(/die/);
  });

test('DominAnts: crowded ants come near, and the next tap chooses', async ({ page }) => {
  await openTable(page, 'DominAnts', ['Bot: Fika ★'], { preset: 'Skirmish' });
  await expect(choices(page).first()).toBeVisible();
  const own = page.locator('[data-cell].possible');
  const cell = (await own.first().getAttribute('data-cell')) ?? '';
  const before = await middle(page, `[data-cell="${cell}"]`);
  await page.touchscreen.tap(before.x, before.y);
  await expect(page.locator('.zoomed')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Explanations' })).toContainText('Tap again');
  const near = await middle(page, `[data-cell="${cell}"]`);
  expect(near.size).toBeGreaterThanOrEqual(44);
  await page.touchscreen.tap(near.x, near.y);
  await expect(page.locator(`[data-cell="${cell}"]`)).toHaveAttribute('aria-pressed', 'true');
});
