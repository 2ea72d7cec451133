/** The front page: boxes with pictures, and one recorded game that plays while it is looked at. */
import type { Page } from '@playwright/test';
import { choices, expect, GAMES, isAccessible, openTable, test } from './fixtures';

/** Pictures and motion as a first visitor has them. */
async function lively(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('hexapod.settings', JSON.stringify(chosen)), {
    animation: 'normal',
    board: 'painted',
    explain: false,
    ...settings,
  });
}

const boxes = (page: Page) => page.locator('[data-box]');
const living = (page: Page) => page.locator('[data-box] .life.ready .piece, [data-box] .life.ready [data-cell]');
const loaded = (page: Page, what: RegExp) =>
  page.evaluate(
    (source) => performance.getEntriesByType('resource').filter(({ name }) => new RegExp(source).test(name)).length,
    what.source,
  );

test('every game has a box with its picture, by day and by night', async ({ page }) => {
  await lively(page, { animation: 'off' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(boxes(page)).toHaveCount(GAMES.length);
    const pictures = page.locator('[data-box] .cover, [data-box] .still');
    await expect(pictures).toHaveCount(2 * GAMES.length);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(300);
      await expect(picture).toHaveAttribute('src', colorScheme === 'dark' ? /-night/ : /^(?!.*-night)/);
    }
    await isAccessible(page);
  }
});

test('one box plays, and the one that is pointed at', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await lively(page);
  await page.goto('/');
  await expect(living(page).first()).toBeAttached();
  await expect(page.locator('div.life')).toHaveCount(1);
  const box = boxes(page).nth(2);
  await box.hover();
  await expect(box.locator('.life.ready [data-cell]').first()).toBeAttached();
  await expect(page.locator('div.life')).toHaveCount(1);
  // It is a picture: nothing in it can be reached or is read aloud.
  await expect(box.locator('.living')).toHaveAttribute('inert', '');
  await expect(box.locator('.living')).toHaveAttribute('aria-hidden', 'true');
});

test('a game goes on by itself', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await lively(page, { speed: 'fast' });
  await page.goto('/');
  const box = page.locator('[data-box="termites"]');
  await box.hover();
  await expect(box.locator('.life.ready .piece').first()).toBeAttached();
  const places = () =>
    box.locator('.piece').evaluateAll((pieces) => pieces.map((piece) => (piece as SVGElement).style.transform).sort());
  const before = await places();
  await expect.poll(places, { timeout: 30_000 }).not.toEqual(before);
});

for (const [why, settings, reducedMotion] of [
  ['motion is switched off', { animation: 'off' }, 'no-preference'],
  ['the system asks for little motion', {}, 'reduce'],
  ['boards are plain', { board: 'diagram' }, 'no-preference'],
] as const) {
  test(`nothing plays and nothing is loaded for it when ${why}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await lively(page, settings);
    await page.goto('/');
    await expect(boxes(page)).toHaveCount(GAMES.length);
    await boxes(page).first().hover();
    // Longer than a page rests before it would begin.
    await page.waitForTimeout(2500);
    await expect(page.locator('div.life')).toHaveCount(0);
    expect(await loaded(page, /Living|\/(anteater|termites|glory|dominants)-[^/]*\.json/)).toBe(0);
    if ('board' in settings) expect(await loaded(page, /\.webp$/)).toBe(0);
  });
}

test('whoever saves data gets plain boards and no pictures, until they choose otherwise', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) });
    if (sessionStorage.getItem('first')) return;
    sessionStorage.setItem('first', 'yes');
    // Nothing is chosen about boards.
    localStorage.setItem('hexapod.settings', JSON.stringify({ explain: false }));
  });
  await page.goto('/');
  await expect(boxes(page)).toHaveCount(GAMES.length);
  await boxes(page).first().hover();
  await page.waitForTimeout(2500);
  expect(await loaded(page, /\.webp$|Living/)).toBe(0);
  await openTable(page, 'Termites', ['Bot: Fika ★'], { preset: 'Quick' });
  await expect(choices(page).first()).toBeVisible();
  await expect(page.locator('.stage image')).toHaveCount(0);
  expect(await loaded(page, /\.webp$/)).toBe(0);
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'Diagram' })).toBeChecked();
  await page.getByRole('radio', { name: 'Painted' }).check();
  await page.goto('/');
  await expect(page.locator('[data-box] .cover')).toHaveCount(GAMES.length);
  await boxes(page).first().hover();
  await page.waitForTimeout(2500);
  expect(await loaded(page, /Living/)).toBe(0);
});

test('a box out of sight does not play', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await lively(page);
  await page.goto('/');
  await expect(living(page).first()).toBeAttached();
  await page.setViewportSize({ width: 1440, height: 120 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('div.life')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two games are seen at once', async ({ page }) => {
    await lively(page, { animation: 'off' });
    await page.goto('/');
    const play = page.getByRole('button', { name: /^Play now/ });
    await expect(play).toHaveCount(GAMES.length);
    const second = await play.nth(1).boundingBox();
    expect((second?.y ?? Infinity) + (second?.height ?? 0)).toBeLessThan(844);
  });
});

test('every recorded game is shown without an error', async ({ page }) => {
  // A view that gets another shape needs new recordings: `tools/record-shows.js`.
  await lively(page, { animation: 'fast', speed: 'fast' });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  for (const { id } of GAMES) {
    const box = page.locator(`[data-box="${id}"]`);
    await box.hover();
    await expect(box.locator('.life.ready [data-cell]').first()).toBeAttached();
    await page.waitForTimeout(2500);
  }
  expect(errors).toEqual([]);
});
