/** A whole game of each kind against a bot, from the lobby to the result and its replay: with the mouse, and with keys
 * alone. */
import {
  choices,
  ENDS,
  expect,
  GAMES,
  isAccessible,
  log,
  openTable,
  over,
  play,
  status,
  tabTo,
  test,
} from './fixtures';

for (const { game, ...short } of GAMES) {
  test(`${game}: a whole game against a bot with the mouse, and its replay`, async ({ page }) => {
    await openTable(page, game, ['Bot: Fika ★'], short);
    await expect(status(page)).toBeVisible();
    expect(await play(page)).toBeGreaterThan(2);
    await expect(page.getByRole('heading', { name: /win|share the victory/ })).toBeVisible();
    await expect(page.locator('td.total.wins').first()).toBeVisible();
    // The points at the end are the ones of the seats' result in the record; who is out has none.
    const totals = (await page.locator('td.total').allTextContents()).filter((total) => total !== '–');
    const record = await (await page.request.get(`/api/v1/tables/${page.url().split('/t/')[1]}/record`)).text();
    const result = /^result: (.*);/m.exec(record)?.[1] ?? '';
    expect(totals.sort()).toEqual(
      result
        .split(', ')
        .map((part) => part.split(' ')[1] ?? '')
        .sort(),
    );
    await expect(page.locator('.ending')).not.toContainText(/part-|why-|medal-|edge-/);
    await isAccessible(page);

    await page.getByRole('link', { name: 'Replay' }).click();
    const place = page.locator('output');
    await expect(place).toHaveText(/^0 \/ \d+$/);
    await page.getByRole('button', { name: 'One step forward' }).click();
    // A walk of several moves is one line.
    await expect(place).not.toHaveText(/^0 \//);
    const first = (await place.textContent()) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(place).not.toHaveText(first);
    await page.keyboard.press('End');
    await expect(place).toHaveText(/^(\d+) \/ \1$/);
    await expect(page.locator('.events')).toHaveText(/wins|share/);
    await page.getByLabel('Seen by').selectOption({ label: 'a spectator' });
    await expect(place).toHaveText(/^(\d+) \/ \1$/);
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(place).not.toHaveText(/^[01] \//);
    await isAccessible(page);
  });

  test(`${game}: a whole game against a bot with keys alone`, async ({ page }) => {
    await openTable(page, game, ['Bot: Fika ★'], short);
    await expect(choices(page).first()).toBeVisible();
    const button = '.tray button:enabled:not(.chosen, .again), .choices button:enabled';
    let pressed = 0;
    for (; !(await over(page).isVisible()); pressed++) {
      await expect(choices(page).first().or(over(page))).toBeVisible();
      if (await over(page).isVisible()) break;
      expect(pressed, 'the game does not end').toBeLessThan(800);
      const cells = await page.locator('[data-cell].possible').count();
      const buttons = await page.locator(button).allTextContents();
      const ends = buttons.some((text) => ENDS.test(text.trim()));
      // Page Down and Page Up walk over the cells that can be chosen; buttons are reached with Tab.
      if (cells > 0 && (buttons.length === 0 || pressed % 3 === 0)) {
        await tabTo(page, '[data-cell]');
        for (let steps = 0; steps <= pressed % 4; steps++)
          await page.keyboard.press(pressed % 2 ? 'PageDown' : 'PageUp');
      } else {
        await tabTo(page, button, ends ? ENDS : undefined);
      }
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: /win|share the victory/ })).toBeVisible();
    expect(pressed).toBeGreaterThan(2);
    expect(await log(page).count()).toBeGreaterThan(3);
  });
}

test('from the lobby to the first move in two clicks', async ({ page }) => {
  for (const { game } of GAMES) {
    await page.goto('/');
    await page.getByRole('button', { name: `Play now ${game}` }).click();
    const question = (await status(page).textContent()) ?? '';
    await choices(page).first().click();
    await expect(status(page)).not.toHaveText(question);
  }
});
