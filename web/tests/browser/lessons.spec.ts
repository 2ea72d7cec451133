/** A newcomer takes every lesson: touches only what is highlighted, asks “Show me” only where the task is a question, and
 * reads what is said. Each lesson is taken once, in English and Polish by turns, on the painted board, every fourth on the
 * diagram; `LESSONS=both` takes all of them in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CARDS } from '../games';
import { expect, fitsAcross, isAccessible, still, test } from './fixtures';

const LANGUAGES = ['en', 'pl'] as const;

interface Written {
  readonly id: string;
  /** The places that its first task marks. */
  readonly marks: readonly string[];
}

/** The lessons of a game, by the file in its crate. */
function lessonsOf(game: string): readonly Written[] {
  const file = readFileSync(join(import.meta.dirname, `../../../crates/games/${game}/lessons.md`), 'utf8');
  return file
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [, first = ''] = part.split(/^ask$/m);
      const marks = /^mark (.+)$/m.exec(first)?.[1]?.split(' ') ?? [];
      return { id: part.split('\n')[0]?.trim() ?? '', marks };
    });
}

/** Touches what is highlighted, until the lesson is done. */
async function takeLesson(page: Page): Promise<void> {
  const lesson = page.locator('.lesson');
  const show = lesson.locator('button.show');
  // A cell behind its outline, a token, or a button.
  const cell = lesson.locator('[data-hint]').first();
  const button = lesson.locator('button.hinted, .hinted button, [role=button].hinted').first();
  const done = lesson.locator('.buttons a.primary');
  await expect(lesson.locator('.task').or(done).first()).toBeVisible();
  const window = page.viewportSize();
  for (let touched = 0; touched < 60; touched += 1) {
    await expect(done.or(cell).or(button).or(show).first()).toBeVisible();
    expect(await lesson.locator('.wrong').count(), 'what is highlighted is never wrong').toBe(0);
    if (await done.isVisible()) return;
    // Task and board are in sight together: nothing has to be scrolled to.
    const frame = await lesson.locator('div.frame').boundingBox();
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(window?.height ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    const before = await lesson.innerHTML();
    if (await cell.isVisible()) {
      const id = (await cell.getAttribute('data-hint')) ?? '';
      await lesson.locator(`[data-cell="${id}"]`).first().click();
    } else if (await button.isVisible()) await button.click();
    else {
      await expect(lesson, 'a task that is no question shows what to touch').toHaveAttribute('data-free');
      // The last move may have ended the task meanwhile: then there is nothing to show.
      const asked = await show.click({ timeout: 5000 }).then(
        () => true,
        () => false,
      );
      if (!asked) continue;
    }
    await expect.poll(() => lesson.innerHTML()).not.toBe(before);
  }
  throw new Error('the lesson does not end');
}

for (const { id: game } of CARDS) {
  const lessons = lessonsOf(game);
  for (const [at, language] of LANGUAGES.entries()) {
    test(`a newcomer completes the lessons of ${game} (${language})`, async ({ page }) => {
      await page.addInitScript(
        (settings) => {
          if (sessionStorage.getItem('chosen')) return;
          sessionStorage.setItem('chosen', 'yes');
          localStorage.setItem('hexapod.settings', settings);
        },
        JSON.stringify({
          animation: 'off',
          explain: false,
          wait: 'off',
          language,
        }),
      );
      await page.setViewportSize(at === 0 ? { width: 1440, height: 900 } : { width: 390, height: 844 });
      await page.goto('/');
      const taken = lessons.filter((_, index) => process.env['LESSONS'] === 'both' || index % LANGUAGES.length === at);
      for (const [turn, { id: lesson, marks }] of taken.entries()) {
        await test.step(lesson, async () => {
          await page.evaluate(
            (board) => {
              const settings = JSON.parse(localStorage.getItem('hexapod.settings') ?? '{}') as object;
              localStorage.setItem('hexapod.settings', JSON.stringify({ ...settings, board }));
            },
            turn % 4 === 3 ? 'diagram' : 'painted',
          );
          await page.goto(`/learn/${game}/${lesson}`);
          for (const mark of marks) await expect(page.locator(`.lesson [data-cell="${mark}"]`)).toBeVisible();
          await takeLesson(page);
          await expect(page.locator('.lesson .well')).toContainText(/\p{L}/u);
          // A sentence that is missing would show its key.
          await expect(page.locator('.lesson')).not.toContainText(`${lesson}-`);
        });
      }
      await page.goto(`/learn/${game}`);
      await expect(page.locator('li.finished')).toHaveCount(taken.length);
      await page.goto('/');
      const done = language === 'en' ? `${taken.length} of` : `${taken.length} z`;
      await expect(page.locator(`a[href="/learn/${game}"]`)).toContainText(done);
    });
  }
}

test('a wrong try says why, is taken back, and progress can be reset', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/learn/anteater/goal');
  await page.locator('[data-cell="B2.1"]').click();
  await expect(page.locator('.wrong')).toContainText('Queen of 9');
  await isAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.wrong')).toBeHidden();
  // The rules refuse a place, and the lesson adds why.
  await page.goto('/learn/anteater/mound');
  await page.locator('[data-cell="A3.1"]').click();
  await expect(page.locator('.wrong')).toContainText('leftmost free column');
  await expect(page.locator('.wrong')).toContainText('has to wait');
  await fitsAcross(page);
  await page.goto('/learn/anteater/goal');
  await page.locator('[data-cell="A3.2"]').click();
  await expect(page.getByRole('link', { name: /^Next/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/mound$/);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Reset lessons and tips' }).click();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Learn step by step Anteater' })).toBeVisible();
});

test('progress is kept with the person, follows to another browser, and is forgotten in both places', async ({
  page,
}) => {
  await page.goto('/');
  await page.request.post('/api/v1/identity', { data: { name: 'Ann' } });
  const kept = page.waitForResponse((response) => response.url().endsWith('/progress') && response.ok());
  await page.goto('/learn/anteater/goal');
  await page.locator('[data-cell="A3.2"]').click();
  await kept;
  await expect(page.locator('.lesson .well')).toBeVisible();
  // Another browser of the same person knows nothing by itself.
  await page.evaluate(() => localStorage.removeItem('hexapod.lessons'));
  await page.goto('/');
  await expect(page.locator('a[href="/learn/anteater"]')).toContainText('1 of 11');
  await page.goto('/settings');
  const forgotten = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Reset lessons and tips' }).click();
  expect((await forgotten).status()).toBe(204);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Learn step by step Anteater' })).toBeVisible();
});

test('what was done in a lesson needs no tip at the table', async ({ page }) => {
  await page.goto('/learn/anteater/goal');
  const known = () => page.evaluate(() => localStorage.getItem('hexapod.coached') ?? '');
  expect(await known()).not.toContain('anteater-decide');
  await page.locator('[data-cell="A3.2"]').click();
  await expect.poll(known).toContain('anteater-decide');
});

test('the list of lessons is accessible, light and dark', async ({ page }) => {
  await still(page);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/learn/glory');
    await expect(page.locator('ol li').first()).toBeVisible();
    await isAccessible(page);
  }
});

for (const [name, width, height] of [
  ['wide', 1440, 900],
  ['a phone', 390, 844],
] as const)
  test(`what is said about a tile of a lesson covers no other tile, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/learn/dominants/goal');
    await page.locator('[data-cell="m13"]').hover();
    const info = page.locator('.frame .info');
    await expect(info).toContainText('throne');
    const said = await info.boundingBox();
    const boxes = await page.locator('.frame [data-cell]').evaluateAll((cells) =>
      cells.map((cell) => {
        const { left, right, top, bottom } = cell.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    expect(boxes).toHaveLength(196);
    if (!said) throw new Error('nothing is said');
    // Edges of cells are drawn over their rounding.
    const covered = boxes.filter(
      ({ left, right, top, bottom }) =>
        left < said.x + said.width && right > said.x && top < said.y + said.height - 1 && bottom > said.y + 1,
    );
    expect(covered).toEqual([]);
  });

test('the board of a lesson stays where it is while one chooses, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const game of CARDS.map(({ id }) => id)) {
    await page.goto(`/learn/${game}/goal`);
    const board = page.locator('.frame svg[role=group]');
    await expect(page.locator('[data-cell].possible').first()).toBeVisible();
    const before = await board.boundingBox();
    await page.locator('[data-cell].possible').first().click();
    await expect(page.locator('[data-cell][aria-pressed=true], .well, .wrong').first()).toBeVisible();
    expect(await board.boundingBox(), game).toEqual(before);
  }
});
