/** The frame of the table: whole games by real clicks and taps, in which the board never moves, nothing covers what can be
 * chosen, nothing is cut off, fingers find large enough targets, and the console stays silent. */
import { devices, type Browser, type Page } from '@playwright/test';
import { choices, expect, GAMES, openTable, play, still, test } from './fixtures';

declare global {
  interface Window {
    /** Where the board's frame has been, and what was wrong on the way. */
    stage: { readonly frames: Set<string>; readonly faults: Set<string> };
  }
}

/** Looks at every frame of the table: where the board's frame is, whether plates overlap, and whether text is cut off. */
async function watch(page: Page, finger: number): Promise<void> {
  await page.addInitScript((finger) => {
    window.stage = { frames: new Set(), faults: new Set() };
    const { frames, faults } = window.stage;
    const name = (one: Element) =>
      `${one.className.toString().replace(/ ?svelte-\w+/g, '')} “${one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 60)}”`;
    const shown = (one: Element) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
    const overlap = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const look = () => {
      const field = document.querySelector('.stage .field');
      if (field && !document.querySelector('.sheet')) {
        const { x, y, width, height } = field.getBoundingClientRect();
        frames.add([x, y, width, height].map(Math.round).join(' '));
        // Fixed places: no plate lies on another, or on the board.
        const places = [
          ...document.querySelectorAll('.stage > .plate, .stage > .strip, .stage > aside, .tray, .field'),
        ];
        for (const [at, one] of places.entries())
          for (const other of places.slice(at + 1))
            if (!one.contains(other) && overlap(one.getBoundingClientRect(), other.getBoundingClientRect()))
              faults.add(`${name(one)} lies on ${name(other)}`);
        const texts =
          '.what, .tray button, .tools button, .tray p, [data-seat] strong, .facts *:not(.unseen), .tabs button';
        for (const one of document.querySelectorAll(texts))
          if (shown(one) && (one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 2))
            if (getComputedStyle(one).display !== 'inline') faults.add(`cut off: ${name(one)}`);
        // A few answers are all in sight: nothing hides one below the edge, and no fact lies on it.
        const answers = [...document.querySelectorAll('.offers button:not(.thing, .again)')];
        const offers = document.querySelector('.offers')?.getBoundingClientRect();
        const facts = document.querySelector('.facts')?.getBoundingClientRect();
        if (offers && answers.length <= 3)
          for (const one of answers) {
            const box = one.getBoundingClientRect();
            if (box.bottom > offers.bottom + 1) faults.add(`out of sight: ${name(one)}`);
            if (facts && overlap(box, facts)) faults.add(`facts lie on ${name(one)}`);
          }
        if (document.documentElement.scrollWidth > innerWidth) faults.add('the page is wider than the screen');
        if (document.documentElement.scrollHeight > 2 * innerHeight) faults.add('the page is longer than two screens');
        if (finger > 0)
          for (const one of document.querySelectorAll(
            '.stage :is(button:enabled, a.button, a.home, select:enabled, summary, label:has(input:enabled))',
          )) {
            const { width, height } = one.getBoundingClientRect();
            if (shown(one) && Math.min(width, height) < finger - 0.5)
              faults.add(`too small for a finger, ${Math.round(width)} x ${Math.round(height)}: ${name(one)}`);
          }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, finger);
}

/** Each kind of board is played whole once, and Anteater's painted one on a wide screen too. */
const SIZES = [
  { name: 'wide', viewport: { width: 1440, height: 900 }, hasTouch: false, board: 'diagram' },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, board: 'painted' },
] as const;

/** The longest name that a person can have. */
const NAME = 'Maximiliana Featherstone';

/** Asks for a hint, and chooses a cell that cannot be chosen: both are answered without moving anything. */
async function disturb(page: Page, touch: boolean): Promise<void> {
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  if (await hint.isEnabled()) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/hint'));
    await hint.click();
    await answered;
  }
  const at = await page.evaluate(() => {
    const frame = document.querySelector('.stage .field')?.getBoundingClientRect();
    for (const cell of document.querySelectorAll('.stage [data-cell]:not(.possible)')) {
      const { x, y, width, height } = cell.getBoundingClientRect();
      const [left, top] = [x + width / 2, y + height / 2];
      if (frame && left > frame.left && left < frame.right && cell.contains(document.elementFromPoint(left, top)))
        return { x: left, y: top };
    }
    return undefined;
  });
  if (!at) return;
  if (touch) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
}

/** Plays on a stage that is watched, with all that disturbs, and says how often it was clicked. */
async function playWatched(
  browser: Browser,
  baseURL: string | undefined,
  { viewport, hasTouch, board }: Pick<(typeof SIZES)[number], 'viewport' | 'hasTouch'> & { board: string },
  { game, ...short }: Omit<(typeof GAMES)[number], 'id'>,
  most = Infinity,
): Promise<number> {
  const context = await browser.newContext({
    ...(hasTouch ? devices['Pixel 7'] : {}),
    viewport,
    ...(baseURL && { baseURL }),
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await still(page, { explain: true, board, forced: true });
  await watch(page, hasTouch ? 44 : 0);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/');
  await page.request.post('/api/v1/identity', { data: { name: NAME } });
  await openTable(page, game, ['Bot: Fika ★'], { ...short, hints: true });
  let disturbed = 0;
  const clicks = await play(
    page,
    async (clicks) => {
      if (clicks % 10 === 9 && clicks > disturbed) {
        disturbed = clicks;
        await disturb(page, hasTouch);
      }
      return clicks >= most;
    },
    3,
    hasTouch,
  );
  const { frames, faults } = await page.evaluate(() => ({
    frames: [...window.stage.frames],
    faults: [...window.stage.faults],
  }));
  expect(frames).toHaveLength(1);
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
  return clicks;
}

for (const { id, ...game } of GAMES)
  for (const { name, ...size } of SIZES)
    test(`${game.game}, ${name}: a whole game on a steady stage`, async ({ browser, baseURL }) => {
      const board = id === 'anteater' ? 'painted' : size.board;
      expect(await playWatched(browser, baseURL, { ...size, board }, game)).toBeGreaterThan(2);
    });

for (const { name, ...size } of SIZES)
  test(`Glory, ${name}: the opening on a steady stage`, async ({ browser, baseURL }) => {
    const glory = { game: 'Glory', preset: 'Standard', options: {} };
    expect(await playWatched(browser, baseURL, size, glory, 25)).toBe(25);
  });

test('every question is whole, in Polish and English and at every width', async ({ page }) => {
  test.slow();
  const question = page.locator('.status .what');
  for (const { game, ...short } of GAMES) {
    await openTable(page, game, ['Bot: Fika ★'], short);
    await expect(choices(page).first()).toBeVisible();
    for (const language of ['pl', 'en']) {
      await page.evaluate((language) => {
        const settings = JSON.parse(localStorage.getItem('hexapod.settings') ?? '{}') as Record<string, unknown>;
        localStorage.setItem('hexapod.settings', JSON.stringify({ ...settings, language }));
      }, language);
      await page.reload();
      await expect(choices(page).first()).toBeVisible();
      for (let clicks = 0; clicks < 3; clicks++) {
        for (const width of [1024, 1280, 1366, 1440, 1920]) {
          await page.setViewportSize({ width, height: 768 });
          const cut = () => question.evaluate((one) => one.scrollHeight - one.clientHeight);
          await expect.poll(cut, `${game} ${width}: ${await question.textContent()}`).toBeLessThanOrEqual(2);
          // A few answers are all offered in sight, once the tray has its new size; a long list scrolls in it.
          const hidden = () =>
            page.locator('.tray').evaluate((tray) => {
              const { bottom, right } = tray.getBoundingClientRect();
              const answers = [...tray.querySelectorAll('button:not(.thing, .again)')];
              return (answers.length > 4 ? [] : answers).flatMap((one) => {
                const box = one.getBoundingClientRect();
                return box.bottom > bottom + 1 || box.right > right + 1 ? [one.textContent.trim()] : [];
              });
            });
          await expect.poll(hidden, `${game} ${width} ${language}`).toEqual([]);
        }
        await choices(page).first().click();
      }
    }
  }
});
