/** Painted boards draw sprites; the style Diagram loads none. */
import { choices, expect, openTable, play, test } from './fixtures';

/** Games whose boards are painted so far. */
const PAINTED = [{ game: 'Termites', options: { preset: 'Quick' }, cells: 91 }] as const;

for (const { game, options, cells } of PAINTED) {
  test(`${game}: every cell and piece of the painted board has its picture`, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('hexapod.settings', JSON.stringify({ animation: 'off', wait: 'off', board: 'painted' })),
    );
    const files: { url: string; fine: boolean }[] = [];
    page.on('response', (response) => {
      if (/\.webp$/.test(response.url())) files.push({ url: response.url(), fine: response.ok() });
    });
    await openTable(page, game, ['Bot: Fika ★'], options);
    await expect(choices(page).first()).toBeVisible();
    await play(page, (clicks) => clicks >= 6);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.grounds image').count()).toBeGreaterThanOrEqual(cells);
    expect(await page.locator('.picture .piece:not(:has(image))').count()).toBe(0);
    expect(await page.locator('.stage image:not([href*=".webp"])').count()).toBe(0);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter(({ fine }) => !fine)).toEqual([]);
  });

  test(`${game}: the style Diagram loads no picture, and one changes the style at the table`, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('hexapod.settings', JSON.stringify({ animation: 'off', wait: 'off', board: 'diagram' })),
    );
    const files: string[] = [];
    page.on('request', (request) => /\.webp$/.test(request.url()) && files.push(request.url()));
    await openTable(page, game, ['Bot: Fika ★'], options);
    await expect(choices(page).first()).toBeVisible();
    await play(page, (clicks) => clicks >= 6);
    await expect(page.locator('.stage image')).toHaveCount(0);
    expect(files).toEqual([]);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).getByRole('radio', { name: 'Painted' }).check();
    await expect(page.locator('.grounds image').first()).toBeVisible();
  });
}
