/** The rulebook: live boards are played and tried, rulings open where they are stated, cards fit one page. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS } from '../games';
import { expect, fitsAcross, isAccessible, test } from './fixtures';

const WRITTEN = CARDS.filter(({ id }) => existsSync(join(import.meta.dirname, `../../src/rules/${id}.card.en.md`)));

test('an example is played press by press, and a refused press says why', async ({ page }) => {
  await page.goto('/rules/anteater');
  const example = page.locator('[data-example="T2"]');
  await example.scrollIntoViewIfNeeded();
  const frame = example.locator('.frame');
  await expect(example.locator('[data-cell]').first()).toBeVisible();
  const before = await example.boundingBox();
  const play = example.getByRole('button', { name: /^Play \d of \d$/ });
  await play.click();
  await expect(example.locator('.line.shown')).toContainText(/\w/);
  await play.click();
  await expect(example.getByRole('alert')).toContainText('already');
  await example.getByRole('button', { name: 'Start again' }).click();
  await expect(example.getByRole('alert')).toBeEmpty();
  const played = example.getByRole('button', { name: 'Played' });
  await expect(async () => {
    if (await play.isVisible()) await play.click({ timeout: 2000 });
    await expect(played).toBeDisabled({ timeout: 500 });
  }).toPass();
  // Nothing below it moves.
  const after = await example.boundingBox();
  expect(Math.round(after?.height ?? 0)).toBe(Math.round(before?.height ?? 1));
  expect(await frame.locator('.die').count()).toBeGreaterThanOrEqual(0);
  await example.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(play).toBeEnabled();
});

test('whoever tries a wrong move reads the refusal and its ruling', async ({ page }) => {
  await page.goto('/rules/anteater');
  const example = page.locator('[data-example="T2"]');
  await example.scrollIntoViewIfNeeded();
  await example.getByRole('button', { name: 'Try it' }).click();
  // The die that is due is rolled by the server.
  await expect(example.locator('[data-cell].possible').first()).toBeVisible();
  await example.locator('[data-cell="A4.1"]').click();
  await expect(example.getByRole('alert')).toContainText('leftmost free column');
  await example.getByRole('button', { name: 'Rule R10' }).click();
  await expect(example.getByText('Question', { exact: true })).toBeVisible();
  await expect(example.getByText('Why', { exact: true })).toBeVisible();
  await example.locator('[data-cell="A3.1"]').click();
  await expect(example.locator('.happened')).toContainText(/\w/);
  await isAccessible(page);
  await example.getByRole('button', { name: 'Back to the example' }).click();
  await expect(example.getByRole('button', { name: 'Try it' })).toBeVisible();
});

test('an example of Termites is played with keys alone, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rules/termites');
  const example = page.locator('[data-example="T12"]');
  await example.scrollIntoViewIfNeeded();
  const play = example.getByRole('button', { name: /^Play/ });
  await expect(play).toBeEnabled();
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(example.locator('.line.shown .number')).toHaveText('1');
  await fitsAcross(page);
});

test('a link to a ruling leads to the passage that states it', async ({ page }) => {
  await page.goto('/rules/anteater?ruling=R10');
  const ruling = page.getByRole('complementary', { name: 'Rule R10' });
  await expect(ruling).toBeInViewport();
  await expect(ruling.getByText('In the rulebook')).toBeVisible();
  await expect(page.locator('.wanted')).toHaveCount(1);
  await ruling.getByRole('button', { name: 'Close' }).click();
  await expect(ruling).toBeHidden();
  // Marks open and close by themselves; old links are understood.
  const mark = page.locator('[data-ruling="R10"]').first();
  await mark.click();
  await expect(mark).toHaveAttribute('aria-expanded', 'true');
  await page.goto('/rules/anteater#R10');
  await expect(ruling).toBeVisible();
});

test('the rules are searched from hit to hit', async ({ page }) => {
  await page.goto('/rules/anteater');
  await page.getByRole('searchbox').fill('worm number');
  await expect(page.locator('article mark').first()).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: /hits/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('mark.here')).toBeInViewport();
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last();
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'location');
});

test('the complete rules have their drawings', async ({ page }) => {
  await page.goto('/rules/termites');
  await page.getByRole('button', { name: 'The complete rules' }).click();
  const complete = page.getByRole('region', { name: 'The complete rules' });
  await expect(complete.locator('pre').first()).toBeVisible();
  await expect(complete.locator('pre').filter({ hasText: /^do |\nsee / })).toHaveCount(0);
});

test('a table of an older version is told so', async ({ page }) => {
  await page.goto('/');
  const id = await page.evaluate(async () => {
    const post = async (path: string, body: unknown) =>
      (
        await fetch(`/api/v1${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json() as Promise<{ table: { id: string } }>;
    await post('/identity', { name: 'Ann' });
    return (await post('/tables', { game: 'dominants', rules: 1, seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }] }))
      .table.id;
  });
  await page.goto(`/rules/dominants?table=${id}`);
  await expect(page.getByRole('heading', { name: 'Version 1 of the rules' })).toBeVisible();
});

for (const { id, name } of WRITTEN) {
  test(`the quick reference of ${name} is one page of paper, in both languages`, async ({ page }) => {
    for (const language of ['en', 'pl']) {
      await page.goto('/settings');
      await page.evaluate(
        (language) => localStorage.setItem('hexapod.settings', JSON.stringify({ language, theme: 'dark' })),
        language,
      );
      await page.goto(`/rules/${id}/card`);
      await expect(page.locator('article h1')).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      expect(await page.locator('article').evaluate((one) => getComputedStyle(one).color)).toBe('rgb(0, 0, 0)');
      await expect(page.locator('body header')).toBeHidden();
      await page.emulateMedia({ media: null });
    }
  });
}
