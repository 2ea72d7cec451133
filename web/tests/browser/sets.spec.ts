/** Sets: maps are drawn, mounds are built, files are uploaded, and tables are played with them. */
import type { Page } from '@playwright/test';
import { choices, expect, fitsAcross, isAccessible, moreSettings, play, test } from './fixtures';

const hex = (page: Page, cell: string) => page.locator(`[data-hex="${cell}"]`);
const wrong = (page: Page) => page.getByText('Wrong:');

/** Opens the table that the form describes, against a bot. */
async function openAgainstBot(page: Page): Promise<void> {
  await page.getByLabel('Seat 2', { exact: true }).selectOption({ label: 'Bot: Fika ★' });
  await page.getByRole('button', { name: 'Open the table' }).click();
}

test('the form shows each map, and only those for the seats can be chosen', async ({ page }) => {
  await page.goto('/new/termites');
  await moreSettings(page);
  const maps = page.getByRole('group', { name: 'Map' });
  await expect(maps.locator('li svg')).toHaveCount(5);
  await expect(maps.getByText('advanced')).toHaveCount(2);
  await expect(maps.getByRole('radio', { name: 'Duel' })).toBeEnabled();
  await expect(maps.getByRole('radio', { name: 'Spokes' })).toBeDisabled();
  await page.getByRole('button', { name: 'Add a player' }).click();
  await expect(maps.getByRole('radio', { name: 'Duel' })).toBeDisabled();
  await maps.getByRole('radio', { name: 'Spokes' }).check();
  await page.getByLabel('Seat 2', { exact: true }).selectOption({ label: 'Bot: Fika ★' });
  await page.getByLabel('Seat 3', { exact: true }).selectOption({ label: 'Bot: Fika ★' });
  await page.getByRole('button', { name: 'Open the table' }).click();
  const [rules] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Rules' }).click()]);
  await expect(rules.getByText('Map: Spokes (three)')).toBeVisible();
});

test('a map is drawn, saved, shared and played', async ({ page, browser, server }) => {
  await page.goto('/sets');
  await page.getByRole('link', { name: 'New set for Termites' }).click();
  // A click and its image under the half turn; a stroke; undo of the whole stroke.
  await page.getByText('Stones', { exact: true }).click();
  await hex(page, 'd3').click();
  await expect(hex(page, 'd3')).toHaveAccessibleName(/Stones/);
  await expect(hex(page, 'h9')).toHaveAccessibleName(/Stones/);
  await page.getByText('Water', { exact: true }).click();
  await page.getByLabel('Symmetry').selectOption('none');
  await hex(page, 'c3').hover();
  await page.mouse.down();
  await hex(page, 'c4').hover();
  await hex(page, 'c5').hover();
  await page.mouse.up();
  for (const cell of ['c3', 'c4', 'c5']) await expect(hex(page, cell)).toHaveAccessibleName(/Water/);
  await expect(page.getByText('more than two tiles of water are connected')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const cell of ['c3', 'c4', 'c5']) await expect(hex(page, cell)).toHaveAccessibleName(/Clear/);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(hex(page, 'c4')).toHaveAccessibleName(/Water/);
  // By keyboard: a Mound beside another one is wrong, and cannot be saved.
  await hex(page, 'f6').focus();
  await page.keyboard.press('5');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('the neutral Mounds on f6 and f7 touch')).toBeVisible();
  await page.getByLabel('Title').fill('Two <b>lakes</b>');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await hex(page, 'f7').focus();
  await page.keyboard.press('Control+z');
  await expect(wrong(page)).toHaveCount(0);
  await page.getByLabel('Name', { exact: true }).fill('two lakes');
  await page.getByLabel('Name', { exact: true }).blur();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await isAccessible(page);
  const id = /sets\/([^/]+)\/edit/.exec(page.url())?.[1] ?? '';
  // A friend looks at it by its link: titles are plain text. They copy it and it is theirs.
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(`${server.url}/sets/${id}`);
  await expect(friend.getByRole('heading', { name: 'Two <b>lakes</b>' })).toBeVisible();
  await expect(friend.getByText('two-lakes', { exact: true })).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await friend.getByRole('link', { name: 'Copy to my sets and edit' }).click();
  await friend.getByRole('button', { name: 'Save' }).click();
  await expect(friend.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(friend.url()).not.toContain(id);
  // The table: the own map is chosen by itself.
  await page.getByRole('link', { name: 'Play with it' }).click();
  await expect(page.getByRole('radio', { name: 'two-lakes' })).toBeChecked();
  await openAgainstBot(page);
  await expect(choices(page).first()).toBeVisible();
  await play(page, (clicks) => clicks >= 4);
  const [rules] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Rules' }).click()]);
  await expect(rules.getByText('Played with the set “Two <b>lakes</b>”')).toBeVisible();
  // The set is removed; the table goes on.
  await page.goto(`/sets/${id}`);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('You have no sets yet.')).toBeVisible();
  await page.goto(`/sets/${id}`);
  await expect(page.getByRole('heading', { name: 'This set does not exist' })).toBeVisible();
});

test('a broken file is refused with its line, and a good one is kept', async ({ page, request, server }) => {
  const standard = await (await request.get(`${server.url}/api/v1/games/termites/data`)).text();
  const broken = `${standard}\n[map.mine]\nplayers = 2\nwater = ["z9"]\n`;
  const line = broken.split('\n').indexOf('water = ["z9"]') + 1;
  await page.goto('/sets');
  await page.getByText('Upload a data file').click();
  await page.getByLabel('Game').selectOption({ label: 'Termites' });
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'mine.toml', mimeType: 'text/plain', buffer: Buffer.from(broken) });
  await expect(page.getByLabel('Title')).toHaveValue('mine');
  await page.getByRole('button', { name: 'Check and keep' }).click();
  await expect(page.getByRole('alert')).toHaveText(`Line ${line}: [map.mine] water: there is no hex z9.`);
  await page.getByLabel('The file as text').fill(broken.replace('z9', 'c4'));
  await page.getByRole('button', { name: 'Check and keep' }).click();
  await expect(page.getByRole('heading', { name: 'mine' })).toBeVisible();
  await isAccessible(page);
});

test('mounds are built and played', async ({ page }) => {
  await page.goto('/sets/new/anteater');
  await page.getByRole('button', { name: 'New mound' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Rock');
  await page.getByLabel('Name', { exact: true }).blur();
  await page.getByText('bone', { exact: true }).click();
  await page.getByRole('button', { name: 'Column 1, space 1: nothing' }).click();
  await expect(page.getByRole('button', { name: 'Column 1, space 1: bone' })).toBeVisible();
  await page.getByLabel('Queen', { exact: true }).fill('1');
  await page.getByLabel('Queen', { exact: true }).blur();
  await expect(page.getByText('the Queen (1) is worth less than the General (3)')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wrong(page)).toHaveCount(0);
  await page.getByRole('group', { name: 'Column 2' }).getByRole('button', { name: 'One space higher' }).click();
  await expect(page.getByRole('button', { name: 'Column 2, space 3: nothing' })).toBeVisible();
  await page.getByLabel('Title').fill('Rocky');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await isAccessible(page);
  await page.getByRole('link', { name: 'Play with it' }).click();
  await openAgainstBot(page);
  await play(page, (clicks) => clicks >= 4);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const path of ['/sets', '/sets/new/termites', '/sets/new/anteater', '/new/termites']) {
    test(`${path} fits`, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      if (path.startsWith('/new/')) await moreSettings(page);
      await fitsAcross(page);
    });
  }

  test('hexes are painted with the finger', async ({ page }) => {
    await page.goto('/sets/new/termites');
    await hex(page, 'd3').tap();
    await expect(hex(page, 'd3')).toHaveAccessibleName(/Water/);
    await expect(hex(page, 'h9')).toHaveAccessibleName(/Water/);
  });
});
