/** Drag and drop beside tapping, gestures that mean something legal, what plays itself, the key that repeats, and where
 * the focus is. */
import { devices, type Locator, type Page } from '@playwright/test';
import {
  choices,
  chooseSettings,
  expect,
  GAMES,
  log,
  openPosition,
  openTable,
  over,
  play,
  status,
  still,
  tabTo,
  test,
} from './fixtures';

const cell = (page: Page, id: string) => page.locator(`[data-cell="${id}"]`);
const possible = (page: Page) => page.locator('[data-cell].possible');
const ghost = (page: Page) => page.locator('.ghost');
const refusal = (page: Page) => page.getByRole('alert');
const lines = (page: Page) => log(page).allTextContents();

async function middle(one: Locator): Promise<{ x: number; y: number }> {
  const box = await one.boundingBox();
  if (!box) throw new Error('nothing to be seen there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses on one thing and moves to another, without letting go. */
async function lift(page: Page, from: Locator, to: Locator | { x: number; y: number }): Promise<void> {
  const [a, b] = [await middle(from), 'x' in to ? to : await middle(to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(a.x + 4, a.y + 9);
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2);
  await page.mouse.move(b.x, b.y);
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await lift(page, from, to);
  await expect(ghost(page)).toHaveCount(1);
  await page.mouse.up();
  await expect(ghost(page)).toHaveCount(0);
}

const ants = async (page: Page, preset = 'Skirmish') => {
  await openTable(page, 'DominAnts', ['Bot: Fika ★'], { preset });
  await expect(choices(page).first()).toBeVisible();
};

test('DominAnts: an ant is dragged to where it walks; elsewhere and with Escape it is put back', async ({ page }) => {
  await ants(page);
  // Dragging is loaded after the first drawing.
  await page.waitForLoadState('networkidle');
  const before = await lines(page);
  // While it is lifted, the goals are seen; Escape puts it back, and nothing is refused.
  await lift(page, cell(page, 'd4'), cell(page, 'd8'));
  await expect(ghost(page)).toHaveCount(1);
  await expect(cell(page, 'd8')).toHaveClass(/possible/);
  await expect(cell(page, 'd8')).toHaveAttribute('data-over');
  await page.keyboard.press('Escape');
  await expect(ghost(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(status(page)).toContainText('Choose an ant');
  // Given up before it left its tile: letting go is no tap.
  const { x, y } = await middle(cell(page, 'd4'));
  await lift(page, cell(page, 'd4'), { x: x + 9, y: y + 9 });
  await expect(ghost(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(status(page)).toContainText('Choose an ant');
  await lift(page, cell(page, 'd4'), { x: 30, y: 400 });
  await page.mouse.up();
  await expect(status(page)).toContainText('Choose an ant');
  await expect(refusal(page).filter({ hasText: /\S/ })).toHaveCount(0);
  expect(await lines(page)).toEqual(before);
  // Dropped where it cannot go, the server says why not: the same as after two taps.
  const said = refusal(page).filter({ hasText: /\S/ });
  const queen = page.locator('[data-cell][aria-label*="queen of Fika"]').first();
  await drag(page, cell(page, 'd4'), queen);
  await expect(said).toHaveCount(1);
  const dragged = await said.textContent();
  await page.keyboard.press('Escape');
  await expect(said).toHaveCount(0);
  await cell(page, 'd4').click();
  await queen.click();
  await expect(said).toHaveText(dragged ?? '');
  await page.keyboard.press('Escape');
  // And then it walks.
  await drag(page, cell(page, 'd4'), cell(page, 'd8'));
  await expect.poll(() => lines(page)).not.toEqual(before);
  await expect(log(page).filter({ hasText: 'd8' }).first()).toBeVisible();
});

test('DominAnts: an enemy is tapped to fight it; ants join in any order and leave by a second tap', async ({
  page,
}) => {
  const position = ['seats R B | turn R', 'R q b2 s a2 w d4 store 5', 'B q m13 w b3 w l12 store 5'];
  await openPosition(page, 'dominants', 2, position);
  const sum = page.locator('.battle strong');
  const fight = (tiles: readonly string[]) =>
    tiles.reduce((before, tile) => before.then(() => cell(page, tile).click()), Promise.resolve());
  const leave = async () => {
    await page.keyboard.press('Escape');
    await expect(status(page)).toContainText('Choose an ant');
  };
  await fight(['b3']);
  await expect(status(page)).toContainText('Add ants until your power is higher, then strike.');
  await expect(sum).toBeVisible();
  await leave();
  await fight(['b2', 'b3']);
  await expect(status(page)).toContainText('Add ants');
  const alone = await sum.textContent();
  await fight(['a2']);
  await expect(sum).not.toHaveText(alone ?? '');
  const both = await sum.textContent();
  // A second tap leaves.
  await fight(['a2']);
  await expect(sum).toHaveText(alone ?? '');
  await leave();
  await fight(['a2', 'b3', 'b2']);
  await expect(sum).toHaveText(both ?? '');
  await expect(refusal(page).filter({ hasText: /\S/ })).toHaveCount(0);
  // Nothing was played so far.
  await expect(log(page).filter({ hasText: /attack|strike/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Strike' }).click();
  await expect(cell(page, 'b3')).not.toHaveAttribute('aria-label', /Fika/);
});

test('Termites: an enemy that is tapped first shows the attack, and a second tap attacks', async ({ page }) => {
  await openPosition(page, 'termites', 2, ['units 1 S2 f6', 'units 2 W1 g7', 'turn 1 move']);
  await cell(page, 'g7').click();
  await expect(status(page)).toContainText('Where does the unit on f6 go?');
  await expect(cell(page, 'g7')).toHaveClass(/possible/);
  await expect(page.locator('.board text').filter({ hasText: /^\d+ : \d+$/ })).toBeVisible();
  await expect(refusal(page).filter({ hasText: /\S/ })).toHaveCount(0);
  await cell(page, 'g7').click();
  await expect(cell(page, 'g7')).toHaveAttribute('aria-label', /Ann/);
});

test('what has no choice plays itself, and a note says so', async ({ page }) => {
  await chooseSettings(page, { coach: 'off' });
  const plate = page.getByRole('region', { name: 'Explanations' });
  // Two columns are full and there is no worm: the die goes to mound C.
  const die = ['die A1.1 P1 3', 'die B1.1 P1 4'];
  const dice = ['P1 dice 1 worms 0', 'P2 dice 1', 'P3 dice 1'];
  const start = ['seats 3', 'round 1 start P1', 'mounds A=2 B=4 C=6'];
  await openPosition(page, 'anteater', 3, [...start, ...die, ...dice, 'phase decide P1 own 5']);
  await expect(plate).toContainText('Played for you because it was the only move:');
  await expect(log(page).filter({ hasText: 'Ann places 5 on mound C' })).toBeVisible();
  await choices(page).first().click();
  await expect(plate).not.toContainText('Played for you');
  // Without gold nothing is bought.
  const land = [
    'tile i10 SH blue blue:2I',
    'tile i9 Fa blue',
    'tile j10 We blue',
    'tile l9 SH red red:1I',
    'tile l8 We red',
  ];
  await openPosition(page, 'glory', 2, ['players blue=parasite red=primal', 'round 3', ...land, 'at blue 2']);
  await page.getByRole('button', { name: 'End the march' }).click();
  await expect(plate).toContainText('Nothing to buy: skipped.');
});

test('Glory: a purchase that is half made costs the same gold everywhere on the screen', async ({ page }) => {
  const land = ['tile i10 SH blue blue:1I', 'tile i9 IG blue', 'tile j10 IG blue', 'tile l9 SH red red:1I'];
  const state = ['players blue=parasite red=primal', 'round 3', ...land, 'gold blue=9', 'at blue 4'];
  await openPosition(page, 'glory', 2, state);
  const tray = page.getByRole('img', { name: 'gold', exact: true }).locator('xpath=..').first();
  const card = page.locator('aside [data-seat="blue"]').getByRole('button', { name: /^gold: / });
  await expect(tray).toHaveText('9');
  await expect(card).toHaveAccessibleName(/^gold: 9,/);
  await page.getByRole('button', { name: /^Infantry/ }).click();
  await expect(page.locator('.step-back')).toBeEnabled();
  const gold = Number(await tray.textContent());
  await expect(card).toHaveAccessibleName(new RegExp(`^gold: ${gold},`));
});

test('a drag on empty ground shifts a zoomed board, a drag on a piece does not', async ({ page }) => {
  await ants(page);
  const svg = page.locator('.field svg[role="group"]');
  const seen = () => svg.getAttribute('viewBox');
  const whole = await seen();
  await page.locator('.field').hover();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const near = await seen();
  expect(near).not.toBe(whole);
  await lift(page, cell(page, 'g6'), cell(page, 'i8'));
  await page.mouse.up();
  await expect(ghost(page)).toHaveCount(0);
  await expect.poll(seen).not.toBe(near);
  const shifted = await seen();
  await lift(page, cell(page, 'd4'), cell(page, 'f6'));
  await expect(ghost(page)).toHaveCount(1);
  expect(await seen()).toBe(shifted);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test('Termites: a Mound and a token are dragged from the tray, by mouse', async ({ page }) => {
  await openTable(page, 'Termites', ['Bot: Fika ★'], { preset: 'Quick' });
  const mounds = page.getByRole('group', { name: 'Reserve' }).getByRole('button');
  await expect(mounds.first()).toBeVisible();
  await mounds.first().click();
  const site = (await possible(page).first().getAttribute('data-cell')) ?? '';
  await page.keyboard.press('Escape');
  await expect(status(page)).toContainText('Choose a Mound');
  await drag(page, mounds.first(), cell(page, site));
  await expect(
    log(page)
      .filter({ hasText: /founds/ })
      .first(),
  ).toBeVisible();
  // A token of the hand.
  const tokens = page.getByRole('group', { name: 'Hand' }).locator('button:enabled');
  await play(page, async () => (await tokens.count()) > 0, 5);
  await tokens.first().click();
  await expect(possible(page).first()).toBeVisible();
  const hex = (await possible(page).first().getAttribute('data-cell')) ?? '';
  await page.keyboard.press('Escape');
  await drag(page, tokens.first(), cell(page, hex));
  await expect(
    log(page)
      .filter({ hasText: `on ${hex}` })
      .first(),
  ).toBeVisible();
});

test('Anteater: the die is dragged from the cup, and a tap anywhere on a column means its lowest space', async ({
  page,
}) => {
  await openTable(page, 'Anteater', ['Bot: Fika ★'], { preset: 'Short' });
  const own = page.getByRole('button', { name: 'Throw your own die', exact: true });
  await own.click();
  await expect(possible(page)).toHaveCount(3);
  const goal = (await possible(page).nth(1).getAttribute('data-cell')) ?? '';
  await drag(page, page.locator('.cup'), cell(page, goal));
  await expect(
    log(page)
      .filter({ hasText: new RegExp(`Guest \\d+ places \\d on mound ${goal[0]}`) })
      .first(),
  ).toBeVisible();
  // Another space of a column that can be played, as soon as there is a column of several spaces.
  const other = async () => {
    const ids = (all: Element[]) => all.map((one) => one.getAttribute('data-cell') ?? '');
    const goals = await possible(page).evaluateAll(ids);
    const all = await page.locator('[data-cell]').evaluateAll(ids);
    const column = (space: string) => space.split('.')[0];
    return all.find((space) => !goals.includes(space) && goals.some((goal) => column(goal) === column(space)));
  };
  let space: string | undefined;
  await play(page, async () => (space = await other()) !== undefined);
  const before = await lines(page);
  await cell(page, space ?? '').click();
  await expect.poll(() => lines(page)).not.toEqual(before);
  await expect(refusal(page).filter({ hasText: /\S/ })).toHaveCount(0);
});

test('Glory: troops are dragged, and a tile is pointed at before the troops that march there', async ({ page }) => {
  await openTable(page, 'Glory', ['Bot: Fika ★'], { preset: 'Skirmish' });
  const marching = /Choose troops to march/;
  await play(page, async () => marching.test((await status(page).textContent()) ?? ''), 1);
  await expect(status(page)).toHaveText(marching);
  // A unit alone would march at once.
  const several = possible(page).and(page.locator('[aria-label*=" 2 infantry"], [aria-label*=" 3 infantry"]'));
  const from = (await several.first().getAttribute('data-cell')) ?? '';
  await cell(page, from).click();
  await expect(status(page)).toContainText('Where do they march?');
  const goals = await possible(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-cell') ?? ''));
  await page.keyboard.press('Escape');
  const starts = await possible(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-cell') ?? ''));
  const to = goals.find((goal) => !starts.includes(goal)) ?? '';
  await drag(page, cell(page, from), cell(page, to));
  await expect(status(page)).toContainText('Who marches?');
  await page.keyboard.press('Escape');
  await expect(status(page)).toHaveText(marching);
  // The goal first: one tile can send troops, or it is asked which one.
  await cell(page, to).click();
  await expect(status(page)).toContainText(/Who marches( there)?\?/);
  await expect(refusal(page).filter({ hasText: /\S/ })).toHaveCount(0);
  if (/there/.test((await status(page).textContent()) ?? '')) {
    await expect(cell(page, from)).toHaveClass(/possible/);
    await cell(page, from).click();
    await expect(status(page)).toContainText('Who marches?');
  }
});

test('a finger drags too, and a tap chooses what stands alone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await still(page);
  await ants(page);
  const before = await log(page).count();
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const [a, b] = [await middle(cell(page, 'd4')), await middle(cell(page, 'd8'))];
  await touch('touchStart', a);
  for (let part = 1; part <= 5; part++) await touch('touchMove', { x: a.x, y: a.y + ((b.y - a.y) * part) / 5 });
  await expect(ghost(page)).toHaveCount(1);
  await touch('touchEnd');
  await expect(ghost(page)).toHaveCount(0);
  // The ant stands there now, and the board was not zoomed.
  await expect(cell(page, 'd8')).toHaveAttribute('aria-label', /Guest/);
  await expect(page.locator('.zoomed')).toHaveCount(0);
  expect(await log(page).count()).toBe(before);
  const tapped = await middle(cell(page, 'd8'));
  await page.touchscreen.tap(tapped.x, tapped.y);
  await expect(cell(page, 'd8')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.zoomed')).toHaveCount(0);
  await context.close();
});

test('the full stop makes the last choice of the same kind again', async ({ page }) => {
  await openTable(page, 'Anteater', ['Bot: Fika ★'], { preset: 'Short' });
  const own = page.getByRole('button', { name: 'Throw your own die', exact: true });
  await expect(own).toBeVisible();
  await page.keyboard.press('.');
  await expect(refusal(page).filter({ hasText: 'cannot be made again' })).toBeVisible();
  await own.click();
  await expect(possible(page)).toHaveCount(3);
  await possible(page).first().click();
  await expect(own).toBeVisible();
  await page.keyboard.press('.');
  await expect(possible(page).first()).toBeVisible();
  await expect(own).toBeHidden();
  await expect(refusal(page).filter({ hasText: /\S/ })).toHaveCount(0);
});

for (const { game, ...short } of GAMES) {
  test(`${game}: the focus never falls out of the game`, async ({ page }) => {
    await openTable(page, game, ['Bot: Fika ★'], short);
    await expect(choices(page).first()).toBeVisible();
    const inPlay = () => page.evaluate(() => document.activeElement?.closest('.stage') !== null);
    for (let pressed = 0; pressed < 24; pressed++) {
      await expect(choices(page).or(over(page)).first()).toBeVisible();
      if (await over(page).isVisible()) break;
      // The first answer of the tray and the board take turns.
      const answer = page.locator('.tray button:enabled:not(.chosen, .again)');
      if (pressed % 2 === 0 && (await answer.count()) > 0) await answer.last().focus();
      else if ((await possible(page).count()) > 0) await possible(page).first().focus();
      else await answer.last().focus();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(120);
      await expect.poll(inPlay).toBe(true);
    }
  });
}

test('DominAnts: the own hive lies at the lower left, also for the second seat', async ({ page }) => {
  await openPosition(page, 'dominants', 2, ['seats R B | turn B', 'R q b2 w d4', 'B q m13 w k11 store 5'], { mine: 1 });
  const [own, other] = [await middle(cell(page, 'n14')), await middle(cell(page, 'a1'))];
  expect(own.x).toBeLessThan(other.x);
  expect(own.y).toBeGreaterThan(other.y);
  const edges = await page.locator('.field text.edge').allTextContents();
  expect(edges[0]).toBe('n');
  // Ants, ways and keys are turned with it.
  await cell(page, 'n14').focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell(page, 'm14')).toBeFocused();
  await drag(page, cell(page, 'k11'), cell(page, 'j10'));
  await expect(log(page).filter({ hasText: 'j10' }).first()).toBeVisible();
});

test('Glory: the right arrow goes to the next column', async ({ page }) => {
  await openTable(page, 'Glory', ['Bot: Fika ★'], { preset: 'Skirmish' });
  await expect(page.locator('[data-cell]').first()).toBeVisible();
  const columns = await page
    .locator('[data-cell]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-cell') ?? ''));
  const first = columns.toSorted()[0] ?? '';
  await cell(page, first).focus();
  const active = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? '');
  for (let at = first.charCodeAt(0) + 1; at < first.charCodeAt(0) + 4; at++) {
    await page.keyboard.press('ArrowRight');
    expect((await active()).charCodeAt(0)).toBe(at);
  }
  await page.keyboard.press('ArrowLeft');
  expect((await active()).charCodeAt(0)).toBe(first.charCodeAt(0) + 2);
});

/** The contrast of two colours such as `rgb(1, 2, 3)`, from 1 to 21. */
function contrast(a: string, b: string): number {
  const light = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [one, other] = [light(a), light(b)];
  return Math.max(one, other) / Math.min(one, other);
}

for (const theme of ['light', 'dark'])
  for (const palette of ['standard', 'contrast', 'grey'])
    test(`the focus has two tones: ${theme}, ${palette}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
      const page = await context.newPage();
      await still(page, { theme, palette });
      await ants(page);
      await tabTo(page, '[data-cell]');
      const ring = page.locator('.focus-ring');
      await expect(ring).toHaveCount(2);
      const colours = await ring.evaluateAll((all) => all.map((one) => getComputedStyle(one).stroke));
      await expect(ring.first()).toBeVisible();
      expect(contrast(colours[0] ?? '', colours[1] ?? '')).toBeGreaterThan(7);
      // Whatever is around it, a colour of a seat or the ground, one of the two stands out.
      const around = await page
        .locator('[data-seat] *, .field svg rect, .field svg path')
        .evaluateAll((all) => [
          ...new Set(all.map((one) => getComputedStyle(one).fill).filter((fill) => fill.startsWith('rgb('))),
        ]);
      expect(around.length).toBeGreaterThan(5);
      expect(around).not.toContain(colours[1]);
      for (const other of around)
        expect(Math.max(...colours.map((colour) => contrast(colour, other)))).toBeGreaterThan(3);
      // A button has the same two.
      await tabTo(page, '.tray button, .tools button');
      const button = await page.evaluate(() => {
        const { outlineColor, boxShadow } = getComputedStyle(document.activeElement ?? document.body);
        return [outlineColor, /rgb\([^)]*\)/.exec(boxShadow)?.[0] ?? ''];
      });
      expect(contrast(button[0] ?? '', button[1] ?? '')).toBeGreaterThan(7);
      await context.close();
    });

test('Escape closes the menu first, and bots are not asked for a pause', async ({ page }) => {
  await ants(page);
  await cell(page, 'd4').click();
  await expect(status(page)).toContainText('What should the ant on d4 do?');
  const menu = page.getByRole('button', { name: 'More' });
  await menu.click();
  const give = page.getByRole('button', { name: 'Give up' });
  await expect(give).toBeVisible();
  await expect(page.getByRole('button', { name: /Ask for a pause|Offer to abandon/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(give).toBeHidden();
  await expect(menu).toBeFocused();
  await expect(status(page)).toContainText('What should the ant on d4 do?');
});
