/** Glory's opening by hand: cards of factions, the land that is built and turned on the map, the units that are placed. */
import type { Page } from '@playwright/test';
import { expect, isAccessible, openTable, status, test } from './fixtures';

const hand = (page: Page) => page.getByRole('group', { name: 'Hand' }).getByRole('button');
/** The tiles on the map that belong to nobody but the one who turns, by cell. */
const land = (page: Page) =>
  page
    .locator('.turning [data-cell]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? '').join('\n'));

/** Builds the own land, tile by tile, and turns the wall of a walled tile on the way. */
async function build(page: Page): Promise<void> {
  for (let place = 0; place < 6; place++) {
    await expect(status(page)).toContainText('of your stronghold');
    await expect(page.getByText('filled clockwise from the north')).toBeVisible();
    await expect(hand(page).first()).toBeVisible();
    const left = await hand(page).count();
    await hand(page).first().click();
    const wall = page.getByRole('button', { name: /^Wall to the/ });
    if ((await status(page).textContent())?.includes('wall')) {
      const before = await wall.textContent();
      await page.getByRole('button', { name: 'Turn right' }).click();
      await expect(wall).not.toHaveText(before ?? '');
      await wall.click();
    }
    if (place < 5) await expect(hand(page)).toHaveCount(left - 1);
  }
}

test('factions are cards in the middle of the board, chosen by keyboard', async ({ page }) => {
  await openTable(page, 'Glory', ['Bot: Fika ★'], { preset: 'Standard' });
  const cards = page.getByRole('group', { name: 'Factions' }).getByRole('button');
  await expect(cards).toHaveCount(4);
  await expect(cards.filter({ hasText: 'Tech' })).toHaveAccessibleDescription(/one die more in every battle/);
  await isAccessible(page);
  const free = page.locator('.factions button:enabled');
  await expect(free.first()).toBeVisible();
  await free.last().focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('of your stronghold');
  await expect(page.locator('.factions')).toHaveCount(0);
});

test('the land is built, turned by buttons, keys and hand with its borders in view, and units are counted', async ({
  page,
}) => {
  await openTable(page, 'Glory', ['Bot: Fika ★'], { preset: 'Standard' });
  await page.locator('.factions button:enabled').first().click();
  await build(page);

  await expect(status(page)).toContainText('Turn your land');
  // Both lands lie on the map, fully in view.
  await expect(page.locator('.turning [data-cell]')).toHaveCount(14);
  const field = await page.locator('.field').boundingBox();
  for (const cell of await page.locator('.turning [data-cell]').all()) {
    const box = await cell.boundingBox();
    expect(box && field && box.x >= field.x - 1 && box.x + box.width <= field.x + field.width + 1).toBe(true);
    expect(box && field && box.y >= field.y - 1 && box.y + box.height <= field.y + field.height + 1).toBe(true);
  }
  const first = await land(page);
  const borders = page.getByText(/^Borders: /);
  await expect(borders).toContainText('–');
  await page.getByRole('button', { name: 'Turn right' }).click();
  const second = await land(page);
  expect(second).not.toEqual(first);
  await page.keyboard.press('ArrowLeft');
  expect(await land(page)).toEqual(first);
  await expect(page.locator('.shared')).toHaveCount(3);

  // By hand: a third of a circle around the stronghold turns it by two sixths.
  await page.getByRole('button', { name: 'Turn right' }).click();
  await page.getByRole('button', { name: 'Turn right' }).click();
  const third = await land(page);
  await page.getByRole('button', { name: 'Turn left' }).click();
  await page.getByRole('button', { name: 'Turn left' }).click();
  expect(await land(page)).toEqual(first);
  const own = page.locator('.turning [data-cell][aria-label*="of Guest"]');
  const keep = await own.and(page.locator('[aria-label*="stronghold"]')).boundingBox();
  const place = await own.and(page.locator(':not([aria-label*="stronghold"])')).first().boundingBox();
  if (!keep || !place) throw new Error('the land is not seen');
  const centre = { x: keep.x + keep.width / 2, y: keep.y + keep.height / 2 };
  const [dx, dy] = [place.x + place.width / 2 - centre.x, place.y + place.height / 2 - centre.y];
  const turned = (angle: number) => ({
    x: centre.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: centre.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  });
  const start = turned(0);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const { x, y } = turned((part * 2 * Math.PI) / 3);
    await page.mouse.move(x, y);
  }
  await page.mouse.up();
  expect(await land(page)).toEqual(third);
  await page.getByRole('button', { name: 'Place the land like this' }).click();

  // The last tile, its wall if it has one, then the units, which are counted down.
  await expect(status(page)).toContainText('last tile');
  await page.locator('[data-cell].possible').first().click();
  const wall = page.getByRole('button', { name: /^Wall to the/ });
  await expect(wall.or(status(page).getByText('Place an infantry unit'))).toBeVisible();
  if (await wall.isVisible()) await wall.click();
  await expect(status(page)).toContainText('Place an infantry unit (3 left); 2 mobile units come next.');
  await page.locator('[data-cell].possible').first().click();
  await expect(status(page)).toContainText('Place an infantry unit (2 left); 2 mobile units come next.');
});
