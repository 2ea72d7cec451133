/** The end of a game: who won and why, points counted row by row, turning points, medals, what to do next, giving up. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { GameAnalysis } from '../../src/lib/wire/protocol';
import {
  choices,
  expect,
  fingersFit,
  isAccessible,
  openTable,
  over,
  play,
  somebodyElse,
  status,
  test,
  touches,
} from './fixtures';

const ending = (page: Page) => page.locator('.ending');
const tableOf = (page: Page) => /\/t\/([^/?]+)/.exec(page.url())?.[1] ?? '';
const counted = (page: Page) => expect(page.locator('[data-counting=done]')).toBeVisible();

/** Chooses this pace of animation instead of the calm one. */
async function animate(page: Page, animation: 'off' | 'normal' | 'slow'): Promise<void> {
  await page.addInitScript(
    (animation) => localStorage.setItem('hexapod.settings', JSON.stringify({ animation, explain: false, wait: 'off' })),
    animation,
  );
}

async function askToGiveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('dialog', { name: 'Give up?' })).toBeVisible();
}

/** Plays a little, gives up, and waits for the end that the bots play. */
async function reachEnd(page: Page, game: string, short: Parameters<typeof openTable>[3]): Promise<void> {
  await openTable(page, game, ['Bot: Fika ★'], short);
  await play(page, (clicks) => clicks >= 3);
  await askToGiveUp(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(over(page)).toBeVisible({ timeout: 60_000 });
}

const TERMITES = ['Termites', { preset: 'Quick' }] as const;
const ANTEATER = ['Anteater', { preset: 'Short', options: { rounds: '1' } }] as const;

test('each of two people is told their own result, and why', async ({ page, context, baseURL }) => {
  test.slow();
  await openTable(page, 'Anteater', ['A friend, by link'], ANTEATER[1]);
  const friend = await somebodyElse(context, baseURL);
  await friend.goto(await page.getByLabel('Send this link to your friends').inputValue());
  await friend.getByRole('button', { name: 'Sit down' }).click();
  for (let round = 0; !(await over(page).isVisible()); round++) {
    expect(round).toBeLessThan(400);
    for (const who of [page, friend])
      if ((await choices(who).count()) > 0) await play(who, (clicks) => clicks >= 1, round);
  }
  const record = await (await page.request.get(`/api/v1/tables/${tableOf(page)}/record`)).text();
  const winners = (/^result: .*; winners? (.*)$/m.exec(record)?.[1] ?? '').split(' ');
  for (const [who, seat] of [
    [page, 'P1'],
    [friend, 'P2'],
  ] as const) {
    const heading = ending(who).getByRole('heading', { level: 2 });
    if (!winners.includes(seat)) await expect(heading).toHaveText(/^You lose: .+ (wins|share the victory)$/);
    else await expect(heading).toHaveText(winners.length === 1 ? 'You win!' : /^You share the victory with /);
    await expect(ending(who).locator('.why')).toHaveText(
      /^(\d+ points to \d+; the lead comes mainly from .+ \(\+\d+\)|Level at \d+ points.*|\d+ points each.*)\.$/,
    );
    await expect(who.locator('.status .what')).toHaveText((await heading.textContent()) ?? '?');
  }
  await friend.context().close();
});

test('points are counted row by row on the board, and a key or a tap skips it', async ({ page }) => {
  await animate(page, 'slow');
  await reachEnd(page, ...TERMITES);
  const rows = ending(page).locator('tbody tr');
  // The first row is counted, the last one waits in its place.
  await expect(rows.first()).toHaveClass(/now/);
  await expect(rows.last().locator('th')).toBeHidden();
  const height = async () => (await ending(page).locator('table').boundingBox())?.height;
  const before = await height();
  await expect(page.locator('tr.now[data-part=mounds]')).toBeVisible();
  const marked = page.locator('.board path.marked');
  expect(await marked.count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await counted(page);
  await expect(rows.last().locator('th')).toBeVisible();
  await expect(marked).toHaveCount(0);
  expect(await height()).toBe(before);
  // Columns add up to the totals.
  const totals = (await ending(page).locator('td.total').allTextContents()).map(Number);
  for (const [at, total] of totals.entries()) {
    const parts = await rows.locator(`td:nth-child(${at + 2})`).allTextContents();
    expect(parts.map(Number).reduce((sum, part) => sum + part, 0)).toBe(total);
  }
  // Again, skipped by a tap on the board, then by the button.
  for (const skip of [() => page.mouse.click(500, 500), () => page.getByRole('button', { name: 'Skip' }).click()]) {
    await page.getByRole('button', { name: 'Count again' }).click();
    await expect(page.locator('[data-counting="1"]')).toBeVisible();
    await skip();
    await counted(page);
  }
});

test('with reduced motion everything is there at once, and nothing flies', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await animate(page, 'normal');
  await reachEnd(page, ...ANTEATER);
  await counted(page);
  await expect(page.locator('.confetti')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Count again' })).toHaveCount(0);
  // The mounds of the last round are seen again, and nobody holds dice any more.
  await expect(page.locator('[data-cell^="A1."]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(ending(page)).toHaveCount(0);
  await expect(page.locator('[data-seat]').first()).toBeVisible();
  await expect(page.locator('[title*="dice"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(ending(page)).toBeVisible();
});

test('turning points lead into the replay, medals are told, and the game can be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await reachEnd(page, ...TERMITES);
  await counted(page);
  const id = tableOf(page);
  await isAccessible(page);

  const medals = ending(page)
    .getByRole('list')
    .filter({ has: page.locator('strong') })
    .getByRole('listitem');
  expect(await medals.count()).toBeGreaterThanOrEqual(2);
  for (const medal of await medals.allTextContents()) expect(medal.trim()).toMatch(/^\S.* (Guest \d+|Fika).*: \S/);

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(ending(page).getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`/replay/${id}`, page.url()).href);

  const marks = ending(page).locator('a.turning');
  expect(await marks.count()).toBeGreaterThanOrEqual(1);
  expect(await marks.count()).toBeLessThanOrEqual(3);
  const step = /step=(\d+)$/.exec((await marks.first().getAttribute('href')) ?? '')?.[1] ?? '';
  await marks.first().click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}\\?step=${step}$`));
  await expect(page.locator('output')).toHaveText(new RegExp(`^${step} / \\d+$`));

  await page.goBack();
  await page.getByRole('link', { name: 'Analyse' }).click();
  await expect(page.locator('[data-analysis=done]')).toBeVisible({ timeout: 60_000 });

  // A costly decision leads to its step, and a new table begins before it.
  const answer = await (await page.request.get(`/api/v1/tables/${id}/analysis`)).text();
  const { mistakes } = (JSON.parse(answer.trim()) as { analysis: GameAnalysis }).analysis;
  const costly = page.locator('[data-analysis=done] ol li').first();
  const turn = Number(/^Turn (\d+),/.exec((await costly.getByRole('button').first().innerText()).trim())?.[1]);
  const meant = mistakes.filter((mistake) => mistake.turn === turn).map(({ number }) => number);
  expect(meant).not.toEqual([]);
  await costly.getByRole('button').first().click();
  await expect(page.locator('output')).toHaveText(new RegExp(`^(${meant.join('|')}) / \\d+$`));
  await costly.getByRole('button', { name: /^Play on from here/ }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(status(page)).toBeVisible();
});

test('the picture of the final board has its size, and is not blank', async ({ page }) => {
  await reachEnd(page, ...TERMITES);
  await counted(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Picture' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`termites-${tableOf(page)}.png`);
  await expect(ending(page).getByText('Picture saved')).toBeVisible();
  const png = readFileSync(await file.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 900]);
  // Ground, hexes, both colonies and letters: many colours above, in the middle and below.
  const colours = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    return [0, 84, 836].map((top, at) => {
      const { data } = context?.getImageData(0, top, 1200, [84, 752, 64][at] ?? 0) ?? { data: [] };
      const found = new Set<number>();
      for (let pixel = 0; pixel < data.length; pixel += 4)
        found.add(((data[pixel] ?? 0) << 16) | ((data[pixel + 1] ?? 0) << 8) | (data[pixel + 2] ?? 0));
      return found.size;
    });
  }, png.toString('base64'));
  expect(colours[0]).toBeGreaterThan(8);
  expect(colours[1]).toBeGreaterThan(100);
  expect(colours[2]).toBeGreaterThan(8);
});

test('giving up asks, then shows the final position at once and lets one watch the rest', async ({ page }) => {
  await animate(page, 'normal');
  await openTable(page, TERMITES[0], ['Bot: Fika ★'], TERMITES[1]);
  await play(page, (clicks) => clicks >= 4);
  // No is the answer of Escape, and the focus stays inside.
  await askToGiveUp(page);
  const dialog = page.getByRole('dialog', { name: 'Give up?' });
  await expect(dialog.getByRole('button', { name: 'Play on' })).toBeFocused();
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab');
    // After the last button the browser's own bar may have its turn, but never what lies behind.
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toBe(
      (await page.evaluate(() => document.activeElement === document.body)) ? 'BODY' : 'DIALOG',
    );
  }
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(choices(page).first()).toBeVisible();
  await expect(page.locator('[data-walks]')).toHaveCount(0);

  // Pictures of the board between giving up and the end: the one before and the one after.
  await page.evaluate(() => {
    const boards = new Set<string>();
    Object.assign(window, { boards });
    const look = () => {
      const pieces = [...document.querySelectorAll('.board .piece')].map((one) => one.getAttribute('style'));
      boards.add(pieces.join());
      if (document.querySelector('[data-walks]')) boards.add('walks');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await askToGiveUp(page);
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await expect(over(page)).toBeVisible({ timeout: 60_000 });
  const boards = await page.evaluate(() => [...(window as unknown as { boards: Set<string> }).boards]);
  expect(boards).not.toContain('walks');
  expect(boards.slice(2), boards[1]).toEqual([]);

  await expect(status(page)).toHaveText(
    /^\s*You gave up(: .+ (wins|share the victory)|\. The bot that played on for you came first)$/,
  );
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
  // Names are whole.
  const names = await ending(page)
    .locator('thead span')
    .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
  expect(Math.max(...names)).toBeLessThanOrEqual(0);
  const id = tableOf(page);
  const { table } = (await (await page.request.get(`/api/v1/tables/${id}`)).json()) as {
    table: { seats: { resigned?: number }[] };
  };
  const step = table.seats.find(({ resigned }) => resigned !== undefined)?.resigned;
  await page.getByRole('link', { name: 'Watch the rest' }).click();
  await expect(page.locator('output')).toHaveText(new RegExp(`^${step} / \\d+$`));
});

test('on a phone the result is a sheet under the board that goes and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await reachEnd(page, ...ANTEATER);
  await counted(page);
  const top = (await page.locator('aside.sheet').boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan(844 * 0.4);
  await touches(page);
  await fingersFit(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await isAccessible(page);
  await page.getByRole('button', { name: 'To the board' }).click();
  await expect(ending(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Result' }).click();
  await expect(ending(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ending(page)).toHaveCount(0);
});
