/** The style Diagram loads no picture; `painted.spec.ts` looks at the painted boards. */
import { choices, expect, GAMES, openTable, play, test } from './fixtures';

for (const { game, ...short } of GAMES)
  test(`${game}: the style Diagram loads no picture, and one changes the style at the table`, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('hexapod.settings', JSON.stringify({ animation: 'off', wait: 'off', board: 'diagram' })),
    );
    const files: string[] = [];
    await openTable(page, game, ['Bot: Fika ★'], short);
    await expect(choices(page).first()).toBeVisible();
    // The front page shows its boxes.
    page.on('request', (request) => /\.webp$/.test(request.url()) && files.push(request.url()));
    await page.reload();
    await expect(choices(page).first()).toBeVisible();
    await play(page, (clicks) => clicks >= 6);
    await expect(page.locator('.stage image')).toHaveCount(0);
    expect(files).toEqual([]);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).getByRole('radio', { name: 'Painted' }).check();
    await expect(page.locator('.stage image[href]').first()).toBeAttached();
    await expect.poll(() => files.length).toBeGreaterThan(5);
  });
