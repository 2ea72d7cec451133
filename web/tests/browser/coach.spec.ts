/** The coach: says what is overlooked, asks whether a costly move is taken back, and is silent where it must be. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  choices,
  chooseSettings,
  expect,
  isAccessible,
  moreSettings,
  openPosition,
  openTable,
  somebodyElse,
  tableOf,
  test,
} from './fixtures';

/** The last round of Anteater: the 6 wins the Queen of 9 on mound A and nothing elsewhere. */
const QUEEN = [
  'seats 3',
  'round 4 start P1',
  'mounds A=11 B=1 C=2',
  'die A1.1 P2 3',
  'die A1.2 P2 4',
  'die A2.1 P3 5',
  'die A3.1 P1 4',
  'die B1.1 P3 4',
  'die C1.1 P2 2',
  'P1 dice 1',
  'P2 dice 0',
  'P3 dice 1',
  'phase decide P1 own 6',
];

/** The first seat leads on mound A, and the second can take the lead. */
const LEAD = [
  'seats 2',
  'round 1 start P1',
  'mounds A=6 B=4 C=9',
  'die A1.1 P1 5',
  'die A2.1 P2 3',
  'P1 dice 4 neutral 0',
  'P2 dice 4 neutral 0',
  'phase decide P1 own 2',
];

/** The tiles of a named position of a rules file. */
function tilesOf(game: string, name: string): readonly string[] {
  const file = readFileSync(join(import.meta.dirname, `../../../docs/rules/${game}.md`), 'utf8');
  const [, position = ''] = file.split(`\nname ${name}\n`);
  return (position.split('```')[0] ?? '').split('\n').filter((line) => line.startsWith('tile '));
}

/** Each leads on a mound on which the other can take the lead. */
const DUEL = [...LEAD.slice(0, 5), 'die C1.1 P2 5', 'die C2.1 P1 3', ...LEAD.slice(5)];

/** One position of each other game with a danger to the first seat. */
const DANGERS = [
  [
    'dominants',
    ['seats R B | turn R', 'R q a1 s b2 w h8 store 2', 'B q n14 s j10 w k11 store 2'],
    /can strike your worker on h8 next turn, with 3 against 1/,
  ],
  [
    'glory',
    [
      ...tilesOf('glory', 'P2'),
      'round 3',
      'players blue=parasite red=primal',
      'tile i10 SH blue',
      'tile i11 Mo blue blue:2I',
      'tile j10 Ri - red:1I',
      'at blue 2',
    ],
    /Nobody guards your stronghold .* can storm it next turn/,
  ],
  [
    'termites',
    ['mounds 1 M5 d3', 'mounds 2 M5 h7', 'units 1 W1 b3', 'units 2 W3 d4 W3 c4', 'hand 1 W1 W2 W3', 'turn 1'],
    /can take your .*: strength 6 against 5/,
  ],
] as const;

/** Termites, one turn of each before the end: only the Mound beside the two units wins. */
const TAKE_THE_MOUND = [
  'mounds 1 M7 d4',
  'mounds 2 M5 g7',
  'units 1 W3 f6 W3 g6',
  'units 2 W1 b2',
  'hand 1 -',
  'hand 2 W1',
  'reserve 1 -',
  'reserve 2 -',
  'trophies 2 M5:1',
  'turn 1 move',
];

const plate = (page: Page) => page.getByRole('region', { name: 'Explanations' });

/** Counts what the coach is asked. */
function countQuestions(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/coach')) asked += 1;
  });
  return () => asked;
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a costly move is taken back by one press, and the stage stays (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await chooseSettings(page, { coach: 'on', wait: 'short' });
    await openPosition(page, 'anteater', 3, QUEEN);
    const frame = () => page.locator('.stage > .board').boundingBox();
    const before = await frame();
    await page.locator('[data-cell="C2.1"]').click();
    await expect(plate(page)).toContainText('Take it back?');
    await expect(plate(page)).toContainText('It takes the lead on mound A with 10, where the Queen is worth 9.');
    await expect(plate(page)).toContainText(/Your chance to win fell by about \d+ percentage points\./);
    await expect(page.locator('[data-coach][aria-live=polite]')).toContainText('Take it back?');
    expect(await frame()).toEqual(before);
    // What the coach asks covers no mound.
    const top = (await plate(page).boundingBox())?.y ?? 0;
    const lowest = await page
      .locator('[data-cell]')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
    if (width < 820) expect(top).toBeGreaterThan(lowest);
    await isAccessible(page);
    await page.getByRole('button', { name: 'Take it back' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-cell="A3.2"].possible')).toBeVisible();
    await expect(plate(page)).not.toContainText('Take it back?');
    expect(await frame()).toEqual(before);
    // The good move is not spoken about.
    const answered = page.waitForResponse((response) => response.url().endsWith('/coach'));
    await page.locator('[data-cell="A3.2"]').click();
    await answered;
    await expect(plate(page)).not.toContainText('Take it back?');
  });
}

test('before a move the coach says what one overlooks, until it is switched off', async ({ page }) => {
  await chooseSettings(page, { coach: 'on' });
  const asked = countQuestions(page);
  await openPosition(page, 'anteater', 2, LEAD);
  await expect(plate(page)).toContainText('can pass you on mound A with a 3 or more; the Queen there is worth 7.');
  const menu = page.getByRole('button', { name: 'More', exact: true });
  await menu.click();
  await page.getByRole('button', { name: 'Turn the coach off' }).click();
  await expect(plate(page)).not.toContainText('can pass you');
  const before = asked();
  await choices(page).first().click();
  await expect(choices(page).first()).toBeVisible();
  expect(asked()).toBe(before);
  await menu.click();
  await expect(page.getByRole('button', { name: 'Turn the coach on' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Never' })).toBeChecked();
});

test('the coach speaks Polish', async ({ page }) => {
  await chooseSettings(page, { coach: 'on', language: 'pl', wait: 'short' });
  await openPosition(page, 'anteater', 3, QUEEN);
  await page.locator('[data-cell="C2.1"]').click();
  await expect(page.getByRole('region', { name: 'Objaśnienia' })).toContainText('Cofnąć ten ruch?');
  await expect(page.getByRole('button', { name: 'Zostaw' })).toBeVisible();
});

test('without a choice of its own, the coach is there in the first game only', async ({ page }) => {
  await chooseSettings(page, { coach: 'first' });
  const asked = countQuestions(page);
  await openPosition(page, 'anteater', 2, LEAD);
  await expect(plate(page)).toContainText('can pass you on mound A');
  await page.evaluate(() => localStorage.setItem('hexapod.played', 'anteater'));
  await page.reload();
  const before = asked();
  await choices(page).first().click();
  await expect(choices(page).first()).toBeVisible();
  expect(asked()).toBe(before);
});

for (const [game, position, danger] of DANGERS) {
  test(`before a move of ${game} the coach says what one overlooks`, async ({ page }) => {
    await chooseSettings(page, { coach: 'on' });
    await openPosition(page, game, 2, position);
    await expect(plate(page)).toContainText(danger);
  });
}

test('a costly move of Termites is taken back too', async ({ page }) => {
  await chooseSettings(page, { coach: 'on', wait: 'short' });
  await openPosition(page, 'termites', 2, TAKE_THE_MOUND);
  await page.getByRole('button', { name: 'Do not move' }).click();
  await expect(plate(page)).toContainText('Take it back?');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(plate(page)).not.toContainText('Take it back?');
  await expect(page.getByRole('button', { name: 'Do not move' })).toBeVisible();
});

test('people at one screen are not coached', async ({ page }) => {
  await chooseSettings(page, { coach: 'on' });
  const asked = countQuestions(page);
  await openTable(page, 'Anteater', ['A person at this screen']);
  await expect(choices(page).first()).toBeVisible();
  await choices(page).first().click();
  await expect(choices(page).first()).toBeVisible();
  expect(asked()).toBe(0);
});

test('among people all are coached where they agreed by sitting down, and nobody elsewhere', async ({
  page,
  context,
  baseURL,
}) => {
  await chooseSettings(page, { coach: 'on' });
  const bob = await somebodyElse(context, baseURL);
  await chooseSettings(bob, { coach: 'on' });
  const asked = [countQuestions(page), countQuestions(bob)];
  // Whoever opens a table chooses, and whoever is invited reads it before sitting down.
  await page.goto('/new/anteater');
  await page.getByLabel(/^Seat 2/).selectOption({ label: 'A friend, by link' });
  await moreSettings(page);
  await expect(page.getByRole('checkbox', { name: /^Coach/ })).not.toBeChecked();
  await page.getByRole('checkbox', { name: /^Coach/ }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('The coach is allowed at this table')).toBeVisible();
  for (const coach of [true, false]) {
    const made = await tableOf(page, 'anteater', 2, DUEL, { others: { kind: 'open' }, terms: { hints: true, coach } });
    await page.goto(`/t/${made.table.id}`);
    await bob.goto(made.join_link ?? '');
    const agreed = bob.getByText('The coach is allowed at this table');
    await expect(bob.getByRole('button', { name: 'Sit down' })).toBeVisible();
    await expect(agreed).toBeVisible({ visible: coach });
    const before = asked.map((count) => count());
    await bob.getByLabel('Your name').fill('Bob');
    await bob.getByRole('button', { name: 'Sit down' }).click();
    await expect(choices(page).first()).toBeVisible();
    if (coach) await expect(plate(page)).toContainText('can pass you on mound A');
    await page.locator('[data-cell="B1.1"]').click();
    await expect(choices(bob).first()).toBeVisible();
    if (coach) await expect(plate(bob)).toContainText('can pass you on mound C');
    else expect(asked.map((count) => count())).toEqual(before);
  }
});
