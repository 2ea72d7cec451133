/** What is seen for a moment: once for each thing that happens, and not at all where nothing shall move. */
import type { Page } from '@playwright/test';
import { choices, expect, log, test } from './fixtures';

/** Counts what effects draw, from the beginning of the page. */
async function countEffects(page: Page, animation: 'normal' | 'off'): Promise<() => Promise<number>> {
  await page.addInitScript((animation) => {
    const settings = { animation, board: 'diagram', explain: false, wait: 'long' };
    localStorage.setItem('hexapod.settings', JSON.stringify(settings));
    Object.assign(window, { effects: 0 });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof SVGElement)) continue;
          const drawn = node.matches('.effects') ? node.children.length : 0;
          const inside = target instanceof Element && target.matches('.effects') ? 1 : 0;
          (window as unknown as { effects: number }).effects += drawn + inside;
        }
    }).observe(document, { subtree: true, childList: true });
  }, animation);
  return () => page.evaluate(() => (window as unknown as { effects: number }).effects);
}

/** Founds the first Mound: the dearest one, on the first place that is offered. */
async function found(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now Termites' }).click();
  await expect(choices(page).first()).toBeVisible();
  await page.locator('.tray button:enabled').last().click();
  const cell = page.locator('[data-cell].possible').first();
  await expect(cell).toBeVisible();
  await cell.press('Enter');
  await expect(
    log(page)
      .filter({ hasText: /found|builds|places/i })
      .first(),
  ).toBeVisible();
}

test('a new Mound is seen once, however often the board is drawn', async ({ page }) => {
  const effects = await countEffects(page, 'normal');
  await found(page);
  await expect.poll(effects).toBeGreaterThan(0);
  // While dice and bots wait, looking around draws the board again.
  const before = { lines: await log(page).count(), effects: await effects() };
  for (const cell of await page.locator('[data-cell]').all()) {
    await cell.hover({ force: true });
    if ((await log(page).count()) !== before.lines) break;
    expect(await effects()).toBe(before.effects);
  }
});

test('nothing is seen where nothing shall move', async ({ page }) => {
  const effects = await countEffects(page, 'off');
  await found(page);
  await expect(choices(page).first()).toBeVisible();
  expect(await effects()).toBe(0);
});
