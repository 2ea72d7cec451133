/** What the others did, shown again on the board, and the past on the whole screen. */
import type { Page } from '@playwright/test';
import { choices, expect, GAMES, isAccessible, log, openTable, play, status, somebodyElse, test } from './fixtures';

const again = (page: Page) => page.getByRole('button', { name: 'What happened?' });
const present = (page: Page) => page.getByRole('button', { name: /ack to the game$/ });
const caption = (page: Page) => page.locator('.advice .caption');
const frame = (page: Page) =>
  page.locator('.field').evaluate((one) => JSON.stringify(one.getBoundingClientRect().toJSON()));
/** Everything on the screen that is about the position. */
const position = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.board .picture, .board [data-cell], aside li.card')]
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
      .join('|'),
  );

/** A text without the space that signs and lines leave. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Plays until it is my turn again after the bot has played. */
async function afterTheBot(page: Page): Promise<void> {
  const botActed = async () => (await log(page).filter({ hasText: 'Fika' }).count()) > 2;
  await play(
    page,
    async (clicks) => clicks > 3 && (await botActed()) && /Your turn/.test(await status(page).innerText()),
  );
}

for (const { game, preset } of GAMES.filter(({ id }) => id === 'termites' || id === 'dominants')) {
  test(`${game}: the bot's turn is played again, with captions, and leads back to the game`, async ({ page }) => {
    await openTable(page, game, ['Bot: Fika ★'], { preset });
    await afterTheBot(page);
    const [before, where, open] = [await position(page), await frame(page), await choices(page).count()];
    expect(open).toBeGreaterThan(0);
    await again(page).click();
    await expect(status(page)).toContainText(/You are looking at step \d+ of \d+/);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('Fast');
    await expect(caption(page)).toContainText(/Turn \d+ · Fika/);
    await expect(caption(page).locator('svg').first()).toBeVisible();

    // Paused, nothing goes on, and nothing can be sent.
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    const shown = await status(page).innerText();
    expect(await choices(page).count()).toBe(0);
    const sent: string[] = [];
    page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
    await page.locator('[data-cell]').nth(7).click({ force: true });
    await page.keyboard.press('Control+z');
    await page.waitForTimeout(1200);
    expect(await status(page).innerText()).toBe(shown);
    expect(await page.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0);
    expect(sent).toEqual([]);
    expect(await frame(page)).toBe(where);
    await isAccessible(page);

    // It ends by itself at the present, where nothing has changed.
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(status(page)).toContainText('Your turn', { timeout: 60_000 });
    expect(await position(page)).toBe(before);
    expect(await choices(page).count()).toBe(open);
    expect(await frame(page)).toBe(where);

    // The key does the same, also after the page is loaded anew; Escape ends it; the speed is remembered.
    await page.reload();
    await expect(status(page)).toContainText('Your turn');
    await expect(again(page)).toBeEnabled();
    await page.keyboard.press('w');
    await expect(status(page)).toContainText('You are looking at step');
    await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('fast');
    await page.keyboard.press('Escape');
    await expect(status(page)).toContainText('Your turn');
    await expect(again(page)).toBeFocused();
  });
}

for (const { game, id, preset } of GAMES)
  test(`${game}: every line of the bot's turn has its caption`, async ({ page }) => {
    await openTable(page, game, ['Bot: Fika ★'], { preset });
    await afterTheBot(page);
    const lines = (await log(page).locator('button').allInnerTexts()).map(plain);
    await again(page).click();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('Fast');
    // Glory's opening is one turn of both; my own draws may be played before.
    await expect(caption(page)).toContainText(/Turn \d+ · .*Fika/s, { timeout: 60_000 });
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    // By hand to the present: what is said is what the log says, in its order, and nothing is skipped.
    const told: string[] = [];
    for (let step = 0; step < 200 && (await caption(page).count()) > 0; step++) {
      const text = plain(await caption(page).locator('p').last().innerText());
      if (lines.includes(text) && told.at(-1) !== text) told.push(text);
      if (/step (\d+) of \1\b/.test(await status(page).innerText())) break;
      await page.keyboard.press('ArrowRight');
    }
    expect(told.length, `${id}: ${lines.join(' | ')}`).toBeGreaterThan(0);
    expect(told).toEqual(lines.filter((line) => told.includes(line)).slice(-told.length));
    await page.keyboard.press('Escape');
    await expect(status(page)).toContainText('Your turn');
  });

test('a watcher sees the last turn again', async ({ page, context, baseURL }) => {
  await openTable(page, 'Termites', ['Bot: Fika ★']);
  await afterTheBot(page);
  const watcher = await somebodyElse(context, baseURL);
  await watcher.goto(page.url());
  await again(watcher).click();
  await expect(status(watcher)).toContainText('You are looking at step');
  await expect(caption(watcher)).toContainText(/Turn \d+ · /);
  await present(watcher).click();
  await expect(status(watcher)).not.toContainText('You are looking');
  await watcher.context().close();
});

test('the log takes the whole screen back', async ({ page }) => {
  await openTable(page, 'Anteater', ['Bot: Fika ★'], { preset: 'Short', options: { rounds: '1' } });
  await play(page);
  const cards = page.locator('aside li.card');
  const atTheEnd = await cards.allInnerTexts();
  const early = log(page).locator('button').nth(6);
  await early.click();
  await expect(early).toHaveAttribute('aria-current', 'step');
  await expect(status(page)).toContainText('You are looking at step');
  // Everybody still has dice in hand, and the points are not those of the result.
  expect(await cards.allInnerTexts()).not.toEqual(atTheEnd);
  await page.keyboard.press('ArrowRight');
  await expect(early).not.toHaveAttribute('aria-current');
  await present(page).click();
  await expect(status(page)).toContainText(/win|share/);
  expect(await cards.allInnerTexts()).toEqual(atTheEnd);
});

test('the help lists the keys', async ({ page }) => {
  await openTable(page, 'Anteater', ['Bot: Fika ★'], { preset: 'Short' });
  await expect(choices(page).first()).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(help).toContainText('What happened?');
  await expect(help).toContainText('Place the die on that mound');
  await isAccessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
});
