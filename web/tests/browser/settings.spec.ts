/** Settings, sound and language at the table, without leaving it. */
import type { Page } from '@playwright/test';
import { choices, expect, fingersFit, isAccessible, openTable, status, test } from './fixtures';

const more = (page: Page) => page.getByRole('button', { name: 'More', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

async function openSettings(page: Page): Promise<void> {
  await more(page).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('sound is on, and a button at the table mutes it for good', async ({ page }) => {
  await openTable(page, 'Termites', ['Bot: Fika ★']);
  const tools = page.locator('.tools');
  await tools.getByRole('button', { name: 'Mute' }).click();
  const on = tools.getByRole('button', { name: 'Turn sound on' });
  await expect(on).toBeVisible();
  await page.reload();
  await expect(on).toBeVisible();
  await openSettings(page);
  await expect(dialog(page).getByRole('checkbox', { name: 'Sound' })).not.toBeChecked();
});

test('the settings open over the table, and it follows at once', async ({ page }) => {
  await openTable(page, 'Termites', ['Bot: Fika ★']);
  await page.locator('.tray .token:enabled').first().click();
  await expect(page.locator('[data-cell].possible').first()).toBeVisible();
  const mark = page.locator('.status .mark circle');
  const colour = await mark.getAttribute('fill');
  const frame = await page.locator('.stage > .board').boundingBox();
  await openSettings(page);
  await dialog(page)
    .getByRole('radio', { name: /High contrast/ })
    .check();
  await expect(mark).not.toHaveAttribute('fill', colour ?? '');
  await dialog(page).getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.locator('.stage > .board').boundingBox()).toEqual(frame);
  await isAccessible(page);
  // The focus stays inside.
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true);
  }
  // Escape closes the settings and leaves the piece in hand that was chosen behind them.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(more(page)).toBeFocused();
  await expect(page.locator('[data-cell].possible').first()).toBeVisible();
  // Another language, without leaving the table.
  const table = page.url();
  await openSettings(page);
  await dialog(page).getByRole('radio', { name: 'polski' }).check();
  await expect(page.getByRole('dialog', { name: 'Ustawienia' })).toBeVisible();
  await expect(status(page)).toContainText('Twój ruch');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Więcej' })).toBeFocused();
  await expect(choices(page).first()).toBeVisible();
  expect(page.url()).toBe(table);
});

test('Escape closes the menu and nothing else', async ({ page }) => {
  await openTable(page, 'Termites', ['Bot: Fika ★']);
  await page.locator('.tray .token:enabled').first().click();
  await more(page).click();
  // Nobody is there who could be asked.
  await expect(page.getByRole('button', { name: 'Give up' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for a pause' })).toHaveCount(0);
  // Every entry begins at the left edge; the rules are beside the menu already.
  const indents = await page.locator('.tools li > *').evaluateAll((all) =>
    all.map((one) => {
      const words = document.createRange();
      words.selectNodeContents(one);
      return Math.round(words.getBoundingClientRect().left - one.getBoundingClientRect().left);
    }),
  );
  expect(indents.length).toBeGreaterThan(4);
  expect(Math.max(...indents)).toBeLessThan(20);
  expect(new Set(indents), String(indents)).toHaveProperty('size', 1);
  await expect(page.getByRole('link', { name: 'Rules', exact: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Give up' })).toHaveCount(0);
  await expect(more(page)).toBeFocused();
  await expect(page.locator('[data-cell].possible').first()).toBeVisible();
});

test('the page of settings leads back to the table', async ({ page }) => {
  await openTable(page, 'Glory', ['A friend, by link']);
  await expect(page.getByRole('heading', { name: 'Glory: your table is ready' })).toBeVisible();
  const table = page.url();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  expect(page.url()).toBe(table);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to the table' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('menu and settings fit, and scroll', async ({ page }) => {
    await openTable(page, 'Glory', ['Bot: Fika ★']);
    await more(page).tap();
    await expect(page.getByRole('link', { name: 'Rules', exact: true })).toHaveCount(1);
    for (const one of await page.locator('.tools li > *').all()) await expect(one).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Mute' }).tap();
    await more(page).tap();
    await expect(page.getByRole('button', { name: 'Turn sound on' })).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).tap();
    const box = await dialog(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(844);
    expect(box?.width).toBeLessThanOrEqual(390);
    const last = dialog(page).getByRole('checkbox').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport();
    await isAccessible(page);
    await fingersFit(page);
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialog(page)).toBeHidden();
  });
});
