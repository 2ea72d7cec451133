/** Puzzles in the browser: one of each game is answered wrong, refuted, shown and solved, by hand on the board. */
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExampleAnswer, TryExample } from '../../src/lib/wire/protocol';
import { CARDS } from '../games';
import { choices, expect, fitsAcross, isAccessible, test } from './fixtures';

/** The first puzzles of a game, by the file in its crate. */
function puzzlesOf(game: string): readonly string[] {
  const file = readFileSync(join(import.meta.dirname, `../../../crates/games/${game}/puzzles.md`), 'utf8');
  return [...file.matchAll(/^## (.+)$/gm)].map(([, id = '']) => id);
}

const verdict = (page: Page) => page.locator('.puzzle').getAttribute('data-verdict');

/** Ends the turn at once, which is never the best one. */
async function endTurn(page: Page): Promise<string> {
  const end = page.getByRole('button', { name: /^(End the turn|End it anyway)/ });
  const wrong = page.locator('.puzzle[data-verdict=wrong]');
  await end.click();
  // With action points left, the button asks once more.
  await expect(wrong.or(page.getByRole('button', { name: /^End it anyway/ }))).toBeVisible();
  if (!(await wrong.isVisible())) await end.click();
  await expect(wrong).toBeVisible();
  return 'wrong';
}

/** Touches what can be touched until an answer is given. Returns what it is. */
async function answerSomehow(page: Page, from: number): Promise<string> {
  if ((await page.locator('.puzzle .task').textContent())?.includes('best turn')) return endTurn(page);
  for (let touched = 0; touched < 12; touched += 1) {
    const before = await page.locator('.puzzle').innerHTML();
    const all = choices(page);
    await all.nth((from + touched) % Math.max(1, await all.count())).click();
    await expect.poll(() => page.locator('.puzzle').innerHTML()).not.toBe(before);
    // The answer is judged by the server, a moment later.
    await expect(
      choices(page).or(page.locator('.puzzle:is([data-verdict=wrong], [data-verdict=right])')).first(),
    ).toBeVisible();
    const now = await verdict(page);
    if (now === 'wrong' || now === 'right') return now;
  }
  throw new Error('nothing that can be touched is an answer');
}

/** Touches what is highlighted until the puzzle is solved. */
async function follow(page: Page): Promise<void> {
  const puzzle = page.locator('.puzzle');
  const cell = puzzle.locator('[data-hint]').first();
  const button = puzzle.locator('button.hinted, .hinted button, [role=button].hinted').first();
  for (let touched = 0; touched < 80; touched += 1) {
    await expect(cell.or(button).or(puzzle.locator('.well')).first()).toBeVisible();
    if ((await verdict(page)) === 'right') return;
    const before = await puzzle.innerHTML();
    if (await cell.isVisible()) {
      const id = (await cell.getAttribute('data-hint')) ?? '';
      await puzzle.locator(`[data-cell="${id}"]`).first().click();
    } else if (await button.isVisible()) await button.click();
    // Otherwise the answer is on its way.
    await expect.poll(() => puzzle.innerHTML()).not.toBe(before);
  }
  throw new Error('the puzzle does not end');
}

for (const { id: game } of CARDS) {
  test(`a puzzle of ${game} is answered wrong, refuted, shown and solved`, async ({ page }) => {
    const [id = '', another] = puzzlesOf(game);
    await page.goto(`/puzzles/${game}/${id}`);
    await expect(page.locator('.puzzle')).toHaveAttribute('data-verdict', 'asked');
    await expect(page.locator('.puzzle .task')).toContainText(/best (decision|turn)/);
    // Guesses find something wrong sooner or later.
    for (let guess = 0; (await answerSomehow(page, guess)) !== 'wrong'; guess += 1) {
      expect(guess).toBeLessThan(8);
      await page.getByRole('button', { name: 'Repeat the puzzle' }).click();
      await expect(page.locator('.puzzle')).toHaveAttribute('data-verdict', 'asked');
    }
    await expect(page.locator('.wrong')).toContainText('Not the best');
    await expect(page.locator('.rated')).toContainText('→');
    await expect(page.locator('.reply li').first()).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.puzzle')).toHaveAttribute('data-verdict', 'asked');
    await page.getByRole('button', { name: 'Show the solution' }).click();
    const next = page.getByRole('link', { name: 'Next puzzle' });
    if (another !== undefined) await expect(next).toBeFocused();
    // What was best is said in words, too.
    await expect(page.locator('.solution li').first()).toContainText(/\p{L}/u);
    await page.getByRole('button', { name: 'Repeat the puzzle' }).click();
    await follow(page);
    await expect(page.locator('.well')).toContainText('That’s it!');
    await expect(page.locator('.why').first()).toHaveText(/\p{L}.*\.$/u);
    await expect(page.locator('.said')).toContainText(/you win about \d+ of 100 such games/);
    await page.goto(`/puzzles/${game}`);
    await expect(page.locator('li.missed, li.solved')).toHaveCount(1);
    await page.goto('/');
    await expect(page.locator(`a[href="/puzzles/${game}"]`)).toContainText(/Puzzle rating \d{3,4}/);
  });
}

test('a reply that a busy server did not find is asked for again', async ({ page }) => {
  const [id = ''] = puzzlesOf('anteater');
  await page.route(`**/api/v1/games/anteater/puzzles/${id}`, async (route) => {
    const wish = route.request().postDataJSON() as TryExample;
    const response = await route.fetch();
    const answer = (await response.json()) as ExampleAnswer;
    // As the server answers when too many of its threads think for this person.
    if (wish.play?.length && answer.puzzle?.verdict === 'wrong') {
      answer.puzzle.reply_due = true;
      answer.step = answer.puzzle.answered_at;
      answer.steps = answer.steps.slice(0, answer.step);
    }
    await route.fulfill({ response, json: answer });
  });
  await page.goto(`/puzzles/anteater/${id}`);
  await expect(page.locator('.puzzle')).toHaveAttribute('data-verdict', 'asked');
  for (let guess = 0; (await answerSomehow(page, guess)) !== 'wrong'; guess += 1) {
    await page.getByRole('button', { name: 'Repeat the puzzle' }).click();
    await expect(page.locator('.puzzle')).toHaveAttribute('data-verdict', 'asked');
  }
  await expect(page.locator('.wrong')).toContainText('The server is busy');
  await expect(page.locator('.reply')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the reply' }).click();
  await expect(page.locator('.reply li').first()).toBeVisible();
  await expect(page.locator('.wrong')).toContainText('the board shows the opponent’s reply');
  // What the first answer changed is still told.
  await expect(page.locator('.rated')).toContainText('→');
});

test('the lists of puzzles are accessible, fit a phone, have themes and can be reset', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [id = ''] = puzzlesOf('anteater');
  await page.goto(`/puzzles/anteater/${id}`);
  const show = page.getByRole('button', { name: 'Show the solution' });
  await show.click();
  // The solution costs rating, so the page asks first; “Keep trying” costs nothing.
  await expect(page.locator('.sure')).toHaveText('Show the solution? It counts as not solved.');
  await expect(page.locator('.puzzle')).toHaveAttribute('data-verdict', 'asked');
  await fitsAcross(page);
  await page.getByRole('button', { name: 'Keep trying' }).click();
  await expect(page.locator('.sure')).toHaveCount(0);
  await show.click();
  await show.click();
  await expect(page.locator('.rated')).toBeVisible();
  await expect(page.locator('.why').first()).toHaveText(/\p{L}.*\.$/u);
  await fitsAcross(page);
  await isAccessible(page);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/puzzles/anteater');
    await expect(page.locator('ol.puzzles li').first()).toBeVisible();
    const all = await page.locator('ol.puzzles li').count();
    await page.locator('.themes button').nth(2).click();
    expect(await page.locator('ol.puzzles li').count()).toBeLessThan(all);
    await fitsAcross(page);
    await isAccessible(page);
  }
  await page.goto('/puzzles');
  await expect(page.getByRole('link', { name: /^Puzzle of the day/ })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Reset puzzle ratings' }).click();
  await expect(page.getByRole('button', { name: 'Reset puzzle ratings' })).toBeHidden();
});
