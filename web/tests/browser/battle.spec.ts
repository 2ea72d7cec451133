/** The stage of a battle: it names people, keeps the dice while one decides, and closes by itself. */
import { readFileSync } from 'node:fs';
import { devices, type Page } from '@playwright/test';
import { choices, expect, openTable, over, play, playOn, recordFile, still, test } from './fixtures';

const fight = (page: Page) => page.locator('.fight');

/** Attacks if one can, with all who can: the tile with the odds on it, then the largest group. */
const attack = (page: Page) =>
  page.evaluate(() => {
    const odds = [...document.querySelectorAll('.target')].find((one) => one.querySelector('.fight-badge'));
    const place = odds?.getAttribute('transform');
    const cell = [...document.querySelectorAll('[data-cell]')].find((one) => one.getAttribute('transform') === place);
    const sends = [...document.querySelectorAll<HTMLElement>('.tray button')].filter((one) =>
      one.querySelector('.chance-tag'),
    );
    const largest = sends.at(-1);
    if (odds && cell) cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    else if (largest) largest.click();
    else return false;
    return true;
  });

/** Plays a warlike game until this decision is asked for. */
async function playUntil(page: Page, asked: string): Promise<void> {
  const what = page.locator('.status .what');
  for (let game = 0; game < 15; game++) {
    await openTable(page, 'Glory', ['Bot: Fika ★'], { preset: 'Skirmish' });
    for (let clicks = 0; clicks < 150; clicks++) {
      await expect(choices(page).first().or(over(page))).toBeVisible();
      if ((await what.textContent())?.includes(asked)) return;
      if (await over(page).isVisible()) break;
      if (!(await attack(page))) await play(page, (done) => done > 0, clicks + game);
      else await page.waitForTimeout(100);
    }
  }
  throw new Error(`never asked: ${asked}`);
}

/** Whether the stage lies on a tile that it is about. */
const covers = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector('.fight')?.getBoundingClientRect();
    const tiles = [...document.querySelectorAll('[data-cell][aria-pressed=true]')];
    if (!stage || tiles.length === 0) throw new Error('no battle is seen');
    return tiles.some((tile) => {
      const { left, right, top, bottom } = tile.getBoundingClientRect();
      return (
        Math.min(right, stage.right) - Math.max(left, stage.left) > 1 &&
        Math.min(bottom, stage.bottom) - Math.max(top, stage.top) > 1
      );
    });
  });

test('the dice stay in view while one decides to press on, with the odds on the button', async ({ page }) => {
  // Chance may need several games.
  test.slow();
  await playUntil(page, 'Press the attack');
  await expect(fight(page).getByRole('heading')).toHaveText(/^Your .* attacks? Fika’s .* at the /);
  const dice = fight(page).getByRole('group', { name: 'Dice' }).getByRole('img');
  expect(await dice.count()).toBeGreaterThanOrEqual(2);
  await expect(fight(page).locator('.verdict svg').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Press on, .* %/ })).toContainText('%');
  expect(await covers(page)).toBe(false);
  // A reload forgets nothing.
  await page.reload();
  await expect(dice.first()).toBeVisible();
  // Withdrawing ends the battle, and the stage.
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(fight(page)).toHaveCount(0);
});

test('a phone: the stage covers neither side', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
    locale: 'en-GB',
  });
  const page = await context.newPage();
  test.slow();
  await still(page);
  await playUntil(page, 'Press the attack');
  await expect(fight(page)).toBeVisible();
  expect(await covers(page)).toBe(false);
  await context.close();
});

/** Lets the page move. */
async function lively(page: Page): Promise<void> {
  const settings = JSON.stringify({ animation: 'normal', explain: false, wait: 'off' });
  await page.addInitScript((text) => localStorage.setItem('hexapod.settings', text), settings);
}

/** Opens a game just before its first battle, and attacks. */
async function attackInDominAnts(page: Page): Promise<void> {
  const record = readFileSync(recordFile('dominants', '2-conquest'), 'utf8');
  const [, step = '', tile = ''] = /^(\d+)\. \w: attack (\w+)$/m.exec(record) ?? [];
  await playOn(page, 'dominants', '2-conquest', Number(step) - 1);
  await page.locator(`[data-cell="${tile}"]`).click();
  await page.getByRole('button', { name: 'Attack', exact: true }).click();
  await expect(fight(page).getByRole('heading')).toHaveText(/ attacks? /);
}

test('DominAnts: the stage of a strike has both sums, shows who falls, and closes by itself', async ({ page }) => {
  await lively(page);
  await attackInDominAnts(page);
  await expect(fight(page).locator('.sum')).toHaveText([/^\d+$/, /^\d+$/]);
  expect(await covers(page)).toBe(false);
  await page.getByRole('button', { name: 'Strike' }).click();
  await expect(page.locator('.fight[aria-hidden=true] .falls').first()).toBeVisible();
  await expect(fight(page)).toHaveCount(0);
});

test('DominAnts: a tap goes on from a strike', async ({ page }) => {
  await lively(page);
  await attackInDominAnts(page);
  await page.getByRole('button', { name: 'Strike' }).click();
  // The strike is looked at for two seconds; the tap ends it before.
  const from = Date.now();
  await page.locator('.catch').click();
  await expect(page.locator('.catch')).toHaveCount(0);
  expect(Date.now() - from).toBeLessThan(1800);
});
