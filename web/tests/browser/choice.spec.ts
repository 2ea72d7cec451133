/** What the box lets one choose: colonies, colours, corners, and who begins. */
import type { Locator, Page } from '@playwright/test';
import type { TableAnswer } from '../../src/lib/wire/protocol';
import { expect, fitsAcross, isAccessible, moreSettings, play, test } from './fixtures';

async function opened(page: Page): Promise<TableAnswer> {
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/t\/\w+/);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  return (await (await page.request.get(`/api/v1/tables/${id}`)).json()) as TableAnswer;
}

/** Blue, red and green dice. */
const CHOSEN = ['#2b59c3', '#a81e22', '#5fc28f'];
const colourOf = (strip: Locator) => strip.evaluate((one) => getComputedStyle(one).getPropertyValue('--seat').trim());
const strip = (page: Page, seat: string) => page.locator(`li[data-seat="${seat}"]`);

test('Termites: Gold is chosen against a bot whose colony is drawn', async ({ page }) => {
  await page.goto('/new/termites');
  await page.getByLabel('Colony of seat 1').selectOption({ label: 'Gold' });
  // Nobody else can have it.
  await expect(page.getByLabel('Colony of seat 2').locator('option')).toHaveText(['Blue', 'Red', 'Gray', 'random']);
  await page.getByLabel(/^Seat 2/).selectOption({ label: 'Bot: Fika ★' });
  const { table } = await opened(page);
  expect(table.options['colonies']).toEqual(['gold', 'random']);
  await expect.poll(() => colourOf(strip(page, '1'))).toBe('#f0b400');
  expect(['#0072b2', '#c45200', '#5a5a5a']).toContain(await colourOf(strip(page, '2')));
});

test('Termites: whoever just plays gets a drawn colony', async ({ page }) => {
  await page.goto('/');
  const [request] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v1/tables')),
    page.getByRole('button', { name: 'Play now Termites' }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ options: { colonies: ['random', 'random'] } });
});

test('Anteater: dice have the chosen colours, the third colour too, on the board and in the replay', async ({
  page,
}) => {
  await page.goto('/new/anteater');
  await page.getByLabel('Colour of seat 1').selectOption({ label: 'blue' });
  await page.getByLabel('Third colour', { exact: true }).selectOption({ label: 'green' });
  await expect(page.getByLabel('Colour of seat 2').locator('option')).toHaveText([
    'red (default)',
    'yellow',
    'red',
    'white',
    'random',
  ]);
  await moreSettings(page);
  await isAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await fitsAcross(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  // Only seats that play can begin.
  await page.getByText('Options', { exact: true }).click();
  await expect(page.locator('#option-first_player option')).toHaveCount(3);
  await page.locator('#option-rounds').fill('1');
  await page.getByLabel(/^Seat 2/).selectOption({ label: 'Bot: Fika ★' });
  const { table } = await opened(page);
  expect(table.colours).toEqual({ P1: 'blue', P2: 'red', N: 'green' });
  await expect.poll(() => colourOf(strip(page, 'P1'))).toBe('#2b59c3');
  expect(await colourOf(strip(page, 'P2'))).toBe('#a81e22');
  expect(await colourOf(strip(page, 'N'))).toBe('#5fc28f');
  const dice = (colour: string) => page.locator(`.board [fill="${colour}"]`);
  // Mounds are cleared when a round ends, so each colour is looked for while it is played.
  const seen = new Set<string>();
  await play(page, async () => {
    for (const colour of CHOSEN) if ((await dice(colour).count()) > 0) seen.add(colour);
    return seen.size === CHOSEN.length;
  });
  expect([...seen].sort()).toEqual([...CHOSEN].sort());
  await expect(dice('#f2c230')).toHaveCount(0);
  const record = await (await page.request.get(`/api/v1/tables/${table.id}/record`)).text();
  expect(record).toContain('\ncolours: ["blue","red","green"]\n');
  await page.goto(`/replay/${table.id}`);
  await expect.poll(() => colourOf(strip(page, 'P1'))).toBe('#2b59c3');
  // The next table against a bot remembers the colour.
  await page.goto('/new/anteater');
  await expect(page.getByLabel('Colour of seat 1')).toHaveValue('blue');
});

test('DominAnts: people change corners, and what they chose goes along', async ({ page }) => {
  await page.goto('/new/dominants');
  const seats = page.locator('li.seat');
  await expect(seats.nth(0)).toContainText('south-west corner, red');
  await expect(seats.nth(1)).toContainText('north-east corner, blue');
  await page.getByLabel('Colour of seat 1').selectOption({ label: 'green' });
  await page.getByRole('button', { name: 'Swap seat 1 with the one below' }).click();
  await expect(seats.nth(1)).toContainText('north-east corner, green');
  await expect(page.getByLabel(/^Seat 2/)).toHaveValue('me');
  await page.getByLabel(/^Seat 1/).selectOption({ label: 'Bot: Fika ★' });
  const { table, you } = await opened(page);
  expect(you).toEqual(['B']);
  expect(table.colours).toEqual({ R: 'red', B: 'green' });
  await expect.poll(() => colourOf(strip(page, 'B'))).toBe('#009e73');
});
