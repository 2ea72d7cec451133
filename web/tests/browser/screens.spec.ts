/** Every screen: without violations of accessibility, on a phone without sideways scroll, in Polish. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { choices, expect, openTable, status, still, test, type Game } from './fixtures';

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([]);
}

const PAGES = ['/', '/settings', '/new/termites', '/rules/glory', '/open', '/nowhere'];

for (const path of PAGES) {
  for (const theme of ['light', 'dark'] as const) {
    test(`${path} is accessible in ${theme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await isAccessible(page);
    });
  }
}

for (const game of ['Anteater', 'Termites', 'DominAnts', 'Glory'] satisfies Game[]) {
  test(`the table of ${game} is accessible, and fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await openTable(page, game, ['Computer: Larva']);
    await expect(choices(page).first()).toBeVisible();
    await isAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await choices(page).first().tap().catch(() => choices(page).first().click());
    await expect(status(page)).toBeVisible();
  });
}

test('everything is Polish when Polish is chosen', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'polski' }).check();
  await expect(page.getByRole('heading', { name: 'Ustawienia' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Usiądź do stołu' })).toBeVisible();
  await page.getByRole('button', { name: 'Termity: graj od razu z komputerem' }).click();
  await expect(status(page)).toBeVisible();
  await expect(page.locator('.panel')).toContainText(/Zaczynają|Mapa/);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl');
});

test('the settings are kept', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('checkbox', { name: 'Names of cells on the board' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Names of cells on the board' })).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
});

test('rules can be searched and a ruling is shown', async ({ page }) => {
  await page.goto('/rules/anteater#R10');
  await expect(page.getByRole('heading', { name: 'Rule R10' })).toBeVisible();
  await page.getByRole('searchbox').fill('worm number');
  await expect(page.getByRole('heading', { name: 'End of a round' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where the die goes' })).toHaveCount(0);
});

test('learn by playing has a coach', async ({ page }) => {
  await still(page);
  await page.goto('/learn/anteater');
  const coach = page.getByRole('region', { name: 'Hint for beginners' });
  await expect(coach).toBeVisible();
  await coach.getByRole('button', { name: 'Got it' }).click();
  await expect(coach).toBeHidden();
});

test('the first load is small and the board comes when it is needed', async ({ page }) => {
  let bytes = 0;
  page.on('requestfinished', (request) => {
    void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize));
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const lobby = bytes;
  expect(lobby).toBeLessThan(200 * 1024);
  await page.getByRole('button', { name: 'Play Termites now, against the computer' }).click();
  await expect(choices(page).first()).toBeVisible();
  expect(bytes).toBeGreaterThan(lobby);
  expect(bytes).toBeLessThan(200 * 1024);
});
