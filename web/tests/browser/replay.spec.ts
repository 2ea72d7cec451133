/** A finished game again. */
import type { Page } from '@playwright/test';
import type { AnalysisLine, DiceAnswer, GameAnalysis } from '../../src/lib/wire/protocol';
import { fromRecord, recordOf } from '../screenshots/records';
import { expect, fitsAcross, isAccessible, openTable, over, play, status, still, test } from './fixtures';
import { Server } from './server';

test('a finished game can be checked, downloaded, opened again and played on', async ({ page }) => {
  await finish(page);
  const place = page.locator('output');
  await page.getByRole('button', { name: 'Check rolls and draws' }).click();
  const proven = page.getByText(/rolls and draws are what .* recomputed in this browser/);
  const own = page.getByText('Your number was among them.');
  await expect(proven).toBeVisible();
  await expect(own).toBeVisible();
  await expect(page.getByText(/rolls are the ones this browser was shown/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const record = await (await download).path();

  await page.getByRole('slider').fill('12');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(status(page)).toBeVisible();

  await page.goto('/open');
  await page.getByLabel('Record file').setInputFiles(record);
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect(place).toHaveText(/^0 \/ \d+$/);
  await expect(page.getByText(/^Loaded from a file: the first \d+ steps/)).toBeVisible();
  await page.getByRole('button', { name: 'Check rolls and draws' }).click();
  await expect(proven).toBeVisible();
  await expect(page.getByText(/^This browser has kept no number of yours/)).toBeVisible();
  await expect(own).toBeHidden();

  await page.goto('/open');
  await page.getByLabel('Record file').setInputFiles(record);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(status(page)).toBeVisible();
});

/** Plays a short game to its end and opens its replay. */
async function finish(page: Page): Promise<void> {
  await openTable(page, 'Anteater', ['Bot: Fika ★'], { preset: 'Short', options: { rounds: '1' } });
  await play(page);
  await page.getByRole('link', { name: 'Replay' }).click();
}

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

test('the analysis adds up at every step and ends on the result', async ({ page }) => {
  await finish(page);
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.locator('[data-analysis=done]')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Winning chances, turn by turn' })).toBeVisible();

  // What the server sends: now kept, so one line.
  const id = /\/replay\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const body = await (await page.request.get(`/api/v1/tables/${id}/analysis`)).text();
  const lines = body.trim().split('\n');
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '') as AnalysisLine;
  expect(line.kind).toBe('done');
  const { parties, steps, finished } = (line as { analysis: GameAnalysis }).analysis;
  expect(finished).toBe(true);
  expect(parties.map(({ who }) => who)).toEqual(['P1', 'P2', 'N']);
  for (const step of steps) expect(sum(step.shares)).toBeCloseTo(1, 9);
  const ends = parties.map(({ end }) => end);
  expect(steps.at(-1)?.shares).toEqual(ends);
  expect(Math.max(...ends)).toBeGreaterThanOrEqual(0.5);
  for (const { start, luck, own, others, unexplained, end } of parties)
    expect(start + luck + own + others + unexplained).toBeCloseTo(end, 9);
  expect(sum(parties.map(({ luck }) => luck))).toBeCloseTo(0, 9);

  // What the screen shows: every turn sums to 100 %, the columns to the end.
  const numbers = (texts: readonly string[]) =>
    texts.map((text) => Number(text.replace('−', '-').replace(/[^-.\d]/g, '')));
  const table = page.getByRole('table', { name: 'Where the result came from' });
  for (const at of [0, 1, 2]) {
    const column = numbers(await table.locator(`tbody td:nth-child(${at + 2})`).allTextContents());
    expect(column).toHaveLength(6);
    expect(sum(column.slice(0, 5))).toBeCloseTo(column[5] ?? NaN, 6);
    expect(column[5]).toBeCloseTo(100 * (ends[at] ?? NaN), 6);
  }
  await page.getByText('Winning chances as a table').click();
  const rows = page.locator('details tbody tr');
  for (const row of await rows.all()) expect(sum(numbers(await row.locator('td').allTextContents()))).toBe(100);

  // Keyboard and click lead to the step.
  const last = rows.last().getByRole('button');
  await last.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('output')).toHaveText(`${steps.length} / ${steps.length}`);
  await page.getByRole('img', { name: 'Winning chances, turn by turn' }).click({ position: { x: 1, y: 20 } });
  await expect(page.locator('output')).toHaveText(`0 / ${steps.length}`);
});

test('the analysis grows, and stops when it is asked to', async ({ browser }) => {
  // So thorough that it is not done before somebody presses.
  const server = new Server(['--analysis-iterations', '1000']);
  await server.start();
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const page = await context.newPage();
  await still(page);
  await page.goto('/');
  await page.request.post('/api/v1/identity', { data: { name: 'Ann' } });
  await page.goto(`/replay/${await fromRecord(page, recordOf('anteater', 'v2-seats-4-short'))}`);
  const analyse = page.getByRole('button', { name: 'Analyse' });
  await analyse.click();
  await expect(page.locator('[data-analysis=growing]')).toBeVisible({ timeout: 60_000 });
  await expect(analyse).toBeHidden();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(analyse).toBeVisible();
  await expect(page.locator('[data-analysis=done]')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await context.close();
  await server.end();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`the analysis has its place at ${width} pixels: the board keeps its own, and nothing is covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await finish(page);
    const frame = () =>
      page.locator('.replay .field').evaluate((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round);
      });
    await expect(page.locator('output')).toHaveText(/\/ \d+$/);
    // What is loaded after the first drawing is there.
    await page.waitForLoadState('networkidle');
    const before = await frame();
    await page.getByRole('button', { name: 'Analyse' }).click();
    await expect(page.locator('[data-analysis=done]')).toBeVisible();
    expect(await frame()).toEqual(before);
    const covered = await page.locator('[data-analysis=done]').evaluate((analysis) => {
      const own = analysis.getBoundingClientRect();
      return ['.replay .field', '.controls', '.log'].filter((place) => {
        const other = document.querySelector(place)?.getBoundingClientRect();
        return (
          other &&
          Math.min(own.right, other.right) - Math.max(own.left, other.left) > 1 &&
          Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top) > 1
        );
      });
    });
    expect(covered).toEqual([]);
    // The picture of the chances is as wide as its place and readable there.
    const picture = page.getByRole('img', { name: 'Winning chances, turn by turn' });
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    expect(box?.width).toBeGreaterThan(220);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await fitsAcross(page);
  });

test('a replay goes by turns, by lines and by itself', async ({ page }) => {
  await finish(page);
  const place = page.locator('output');
  const turn = page.getByRole('combobox', { name: 'Turns' });
  const chosen = turn.locator('option:checked');
  const lines = page.getByRole('region', { name: 'Log' }).locator('button');
  const current = page.getByRole('region', { name: 'Log' }).locator('[aria-current=step]');
  await expect(place).toHaveText(/^0 \/ \d+$/);
  await expect(chosen).toHaveText('Start');

  // Turns by button, key and list; the line of the log goes with them.
  await page.getByRole('button', { name: 'Next turn' }).click();
  await expect(chosen).toHaveText(/^Turn 1 · /);
  await page.keyboard.press('PageDown');
  await expect(chosen).toHaveText(/^Turn 2 · /);
  await expect(current).toHaveCount(1);
  await expect(current).toBeInViewport();
  await page.keyboard.press('PageUp');
  await expect(chosen).toHaveText(/^Turn 1 · /);
  await turn.selectOption({ label: (await turn.locator('option').nth(5).textContent()) ?? '' });
  await expect(chosen).toHaveText(/^Turn 5 · /);
  await lines.nth(9).click();
  await expect(lines.nth(9)).toHaveAttribute('aria-current', 'step');
  const caption = page.locator('.events');
  await expect(caption).toHaveText(await lines.nth(9).innerText(), { useInnerText: true });

  // By itself, at a speed that is remembered.
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('Fast');
  const at = await place.textContent();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(place).not.toHaveText(at ?? '');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('fast');

  await page.getByRole('button', { name: 'Keyboard' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('Previous or next turn');
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(over(page)).toBeVisible();
});

test('a replay of Termites shows the hand of the player who has moved', async ({ page }) => {
  await openTable(page, 'Termites', ['Bot: Fika ★']);
  await play(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  const log = page.getByRole('region', { name: 'Log' });
  const hand = page.getByRole('group', { name: 'Hand', exact: true });
  const colour = (one: string) => page.locator(one).evaluate((mark) => mark.getAttribute('fill'));
  for (const seat of ['1', '2']) {
    const name = seat === '2' ? 'Fika' : 'Guest';
    await log
      .locator('button', { hasText: new RegExp(`${name}.*places`) })
      .nth(4)
      .click();
    const own = await colour(`aside li[data-seat="${seat}"] .mark circle`);
    await expect(hand.locator(`[fill="${own}"]`).first()).toBeVisible();
  }
});

test('two lines below the slider are whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.request.post('/api/v1/identity', { data: { name: 'Ann' } });
  await page.goto(`/replay/${await fromRecord(page, recordOf('anteater', 'v2-seats-3'))}`);
  const events = page.locator('.events');
  await expect(events).toBeVisible();
  const { room, line } = await events.evaluate((one) => ({
    room: one.clientHeight,
    line: parseFloat(getComputedStyle(one).lineHeight),
  }));
  expect(room).toBeGreaterThanOrEqual(2 * line);
});

test('a replay fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await finish(page);
  await expect(page.locator('output')).toBeVisible();
  await fitsAcross(page);
  for (const button of await page.locator('.controls button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
  }
});

test('the dice are checked without the server too, and one that shows another roll is found out', async ({ page }) => {
  await finish(page);
  const checkDice = page.getByRole('button', { name: 'Check rolls and draws' });
  await checkDice.click();
  await expect(page.getByText(/^Your number was among them/)).toBeVisible();
  // What the server has answered once is checked again offline.
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/dice'));
  await checkDice.click();
  await failed;
  await expect(page.getByText(/^Your number was among them/)).toBeVisible();
  await page.context().setOffline(false);
  // Between server and browser a roll is changed, with everything that would make it fit left as it is.
  await page.route('**/api/v1/tables/*/dice', async (route) => {
    const answer = (await (await route.fetch()).json()) as DiceAnswer;
    const draw = answer.draws.at(-1);
    const other = draw?.outcomes?.find(([text]) => text !== draw.text)?.[0] ?? 'roll 0';
    if (draw) draw.text = other;
    await route.fulfill({ json: answer });
  });
  await checkDice.click();
  await expect(page.getByRole('heading', { name: 'The dice do not agree' })).toBeVisible();
  await expect(page.getByText(/^Draw \d+ is not what the numbers give/)).toBeVisible();
  await expect(page.getByText(/^A roll that this browser was shown/)).toBeVisible();
});
