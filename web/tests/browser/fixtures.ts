/** What all browser tests share: a server, a calm page, and hands that play. */
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { TableAnswer } from '../../src/lib/wire/protocol';
import { CARDS } from '../games';
import { Server } from './server';

export const test = base.extend<{ calm: void }, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.end();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  /** Nothing moves, and no error stays unseen. */
  calm: [
    async ({ page }, use) => {
      await still(page);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Kinds of games that are short, the shortest first, and options that make a game shorter still. */
const SHORT_PRESETS = ['skirmish', 'quick', 'short'];
const SHORTER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  anteater: { rounds: '1' },
  dominants: { cycle_limit: '5' },
};

/** Each game by its name, with what makes it short. */
export const GAMES = CARDS.map(({ id, name, presets }) => ({
  id,
  game: name,
  preset: SHORT_PRESETS.map((short) => presets.find((preset) => preset.id === short)?.name).find(Boolean) ?? 'Standard',
  options: SHORTER[id] ?? {},
}));

/** Switches animation off before the page is loaded. */
export async function still(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      if (!localStorage.getItem('hexapod.settings')) localStorage.setItem('hexapod.settings', JSON.stringify(chosen));
    },
    // Most tests play on the diagram, which loads no pictures; `painted.spec.ts` plays every game on its painted board.
    // Every step is made by hand there, also the only one; `stage.spec.ts` plays whole games as people do.
    { animation: 'off', explain: false, wait: 'off', coach: 'off', board: 'diagram', forced: false, ...settings },
  );
}

/** Opens a table by the form: I and the others in the order of the seats. */
export async function openTable(
  page: Page,
  game: string,
  others: readonly string[],
  short: { preset?: string; options?: Readonly<Record<string, string>>; practice?: boolean; hints?: boolean } = {},
): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: `With friends ${game}` }).click();
  for (const [at, sitter] of others.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add a player' }).click();
    await page.getByLabel(new RegExp(`^Seat ${at + 2}`)).selectOption({ label: sitter });
  }
  if (short.preset) await page.getByRole('radio', { name: short.preset }).check();
  if (short.options || short.practice || short.hints) await moreSettings(page);
  for (const [name, value] of Object.entries(short.options ?? {})) {
    const field = page.locator(`#option-${name}`);
    if (!(await field.isVisible())) await page.getByText('Options', { exact: true }).click();
    await field.fill(value);
  }
  if (short.practice) await page.getByRole('checkbox', { name: /^Practice/ }).check();
  if (short.hints) await page.getByRole('checkbox', { name: /^Allow hints/ }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
}

/** Unfolds what most tables do not need: map, options, clock, rules of the table. */
export async function moreSettings(page: Page): Promise<void> {
  await page.getByText('More settings').click();
}

/** Another person with another browser. */
export async function somebodyElse(context: BrowserContext, baseURL: string | undefined): Promise<Page> {
  const other = await context.browser()?.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
  if (!other) throw new Error('the browser is gone');
  const page = await other.newPage();
  await still(page);
  return page;
}

export const CHOICES = '[data-cell].possible, .tray button:enabled:not(.chosen, .again), .choices button:enabled';
/** What ends a turn or a part of it. */
export const ENDS = /^(End the turn|End the march|Go on|End it anyway|Done|Do not move|Withdraw|Keep)/;

/** Everything that can be chosen now. */
export function choices(page: Page): Locator {
  return page.locator(CHOICES);
}

export const status = (page: Page) => page.locator('.status .what');
export const log = (page: Page) => page.locator('.panel li');
export const over = (page: Page) => page.getByRole('button', { name: 'Play again' });

/** Waits until something can be chosen or the game is over, scrolls to one choice, and returns where it is. Prefers
 * what ends a turn every now and then, so that games come to their end. */
async function oneChoice(page: Page, round: number): Promise<{ x: number; y: number } | 'over' | 'elsewhere'> {
  const found = await page.waitForFunction(
    ([selector, ends, round]) => {
      if ([...document.querySelectorAll('button')].some((button) => button.textContent.trim() === 'Play again'))
        return 'over';
      if (document.querySelector('[role=dialog]')) return 'elsewhere';
      const possible = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
      if (possible.length === 0) return false;
      // What a zoomed board does not show is reached by the whole board.
      const frame = document.querySelector('.zoomed > svg')?.getBoundingClientRect();
      const inSight = (one: Element) => {
        if (!frame || !one.matches('[data-cell]')) return true;
        const { x, y, width, height } = one.getBoundingClientRect();
        const at = { x: x + width / 2, y: y + height / 2 };
        const inFrame = at.x > frame.left && at.x < frame.right && at.y > frame.top && at.y < frame.bottom;
        // A cell under the button that shows the whole board is reached like those that are not seen.
        return inFrame && !document.elementFromPoint(at.x, at.y)?.closest('.zoom');
      };
      const seen = possible.filter(inSight);
      const whole = document.querySelector<HTMLElement>('.zoom button:last-child');
      const all = seen.length > 0 ? seen : whole ? [whole] : possible;
      const text = (one: Element) => one.textContent.trim();
      const ending = all.filter((one) => new RegExp(ends).test(text(one)));
      const sure = ending.filter((one) => text(one).startsWith('End it anyway'));
      const pool = sure.length > 0 ? sure : ending.length > 0 && round % 3 === 2 ? ending : all;
      const one = pool[(round * 7919 + 13) % pool.length];
      if (!one) return false;
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = one.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      // What lies on top of it would get the click.
      const hit = document.elementFromPoint(at.x, at.y);
      if (!hit || !(one === hit || one.contains(hit)))
        throw new Error(
          `something covers ${one.getAttribute('aria-label') ?? text(one)}: ${hit?.outerHTML.slice(0, 120)}`,
        );
      return at;
    },
    [CHOICES, ENDS.source, round] as const,
    { polling: 'raf' },
  );
  return (await found.jsonValue()) as { x: number; y: number } | 'over' | 'elsewhere';
}

/** Clicks or taps one choice after the other, where it is seen, until the game is over or `enough` says so. On cells too
 * small for a finger the first tap comes nearer; a later one chooses. */
export async function play(
  page: Page,
  enough: (clicks: number) => Promise<boolean> | boolean = () => false,
  first = 0,
  touch = false,
): Promise<number> {
  const MOST = 3000;
  for (let clicks = 0; clicks < MOST; clicks++) {
    if (await enough(clicks)) return clicks;
    const at = await oneChoice(page, first + clicks);
    if (at === 'over' || at === 'elsewhere') return clicks;
    // The choice may have come only now.
    if (await enough(clicks)) return clicks;
    if (touch) await page.touchscreen.tap(at.x, at.y);
    else await page.mouse.click(at.x, at.y);
  }
  throw new Error('the game does not end');
}

/** Opens a record and plays on after a step, at one screen. */
export async function playOn(page: Page, game: string, record: string, step: number): Promise<void> {
  await page.goto('/open');
  await page.getByLabel('Record file').setInputFiles(recordFile(game, record));
  await page.getByLabel('Play on after step').fill(String(step));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const take = page.getByRole('dialog').getByRole('button');
  await take.or(choices(page).first()).first().waitFor();
  if (await take.isVisible()) await take.click();
}

/** Chooses settings once, in place of those of all tests; what is not named is as for a new player. */
export async function chooseSettings(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript(
    (chosen) => {
      if (sessionStorage.getItem('chosen')) return;
      sessionStorage.setItem('chosen', 'yes');
      localStorage.setItem('hexapod.settings', JSON.stringify(chosen));
    },
    { animation: 'off', explain: false, wait: 'off', board: 'diagram', ...settings },
  );
}

interface OpenedPosition {
  /** My place among the seats. */
  readonly mine?: number;
  /** Who sits on the other seats. */
  readonly others?: { readonly kind: 'bot'; readonly level: number } | { readonly kind: 'open' };
  readonly terms?: { readonly hints?: boolean; readonly coach?: boolean };
}

/** Makes a table of a position. */
export async function tableOf(
  page: Page,
  game: string,
  seats: number,
  position: readonly string[],
  { mine = 0, others = { kind: 'bot', level: 1 }, terms = { hints: true } }: OpenedPosition = {},
): Promise<TableAnswer> {
  await page.goto('/');
  await page.request.post('/api/v1/identity', { data: { name: 'Ann' } });
  const answer = await page.request.post('/api/v1/records', {
    data: {
      record: `game: ${game}\nseats: ${seats}\nposition: ${JSON.stringify(position.join('\n'))}\n\n`,
      seats: Array.from({ length: seats }, (_, at) => (at === mine ? { kind: 'me' } : others)),
      terms,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as TableAnswer;
}

/** Opens a position against bots, as the first seat or another. */
export async function openPosition(
  page: Page,
  game: string,
  seats: number,
  position: readonly string[],
  opened?: OpenedPosition,
): Promise<void> {
  const { table } = await tableOf(page, game, seats, position, opened);
  await page.goto(`/t/${table.id}`);
  await expect(choices(page).first()).toBeVisible();
}

/** Where a golden record of a game lies. */
export function recordFile(game: string, record: string): string {
  return join(import.meta.dirname, `../../../crates/games/${game}/tests/records/${record}.record`);
}

/** Presses Tab until the focus is on something that fits. */
export async function tabTo(page: Page, selector: string, text = /(?:)/): Promise<void> {
  const there = () =>
    page.evaluate(
      ([selector, text]) => {
        const one = document.activeElement;
        return one !== null && one.matches(selector) && new RegExp(text).test(one.textContent.trim());
      },
      [selector, text.source] as const,
    );
  for (let presses = 0; presses < 400; presses++) {
    if (await there()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no way with Tab to ${selector}`);
}

/** No violation of the rules that axe knows. */
export async function isAccessible(page: Page): Promise<void> {
  // Colours on their way from one theme to the other have no contrast yet.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
}

/** Nothing is wider than the screen, and nothing of the tray is cut off. */
export async function fitsAcross(page: Page): Promise<void> {
  const cut = await page
    .locator('.tray > *, .tray button')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5).map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

/** From here on the page is touched with a finger: `pointer: coarse`. */
export async function touches(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect.poll(() => page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
}

/** Everything that is touched is large enough for a finger; only what stands in running text may be smaller. */
export async function fingersFit(page: Page): Promise<void> {
  // Without a finger the check would mean nothing.
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  const small = await page
    .locator('button, a[href], select, summary, input')
    .evaluateAll((all: (HTMLElement | SVGElement)[]) => {
      const FINGER = 44;
      /** Whether it stands among words. */
      const inText = (one: Element) =>
        one.matches('button.in-text') ||
        (one.matches('a') &&
          getComputedStyle(one).display === 'inline' &&
          [...(one.parentElement?.childNodes ?? [])].some(
            (node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''),
          ));
      const seen = (one: Element) => {
        const { width, height, right, bottom } = one.getBoundingClientRect();
        // What only screen readers find, and what lies beside the page until it has the focus.
        if (one.closest('.unseen') || width < 2 || height < 2 || right <= 0 || bottom <= 0) return false;
        return getComputedStyle(one).visibility === 'visible';
      };
      /** A tick is touched at its words, too. */
      const targets = (one: Element): readonly Element[] =>
        one instanceof HTMLInputElement ? [one, ...(one.labels ?? [])] : [one];
      return all.flatMap((one) => {
        if (!seen(one) || inText(one)) return [];
        const sizes = targets(one).map((target) => target.getBoundingClientRect());
        if (sizes.some(({ width, height }) => Math.min(width, height) >= FINGER - 0.5)) return [];
        const words =
          one.getAttribute('aria-label') ?? (one.textContent.trim().slice(0, 40) || one.outerHTML.slice(0, 80));
        return [
          `${one.tagName.toLowerCase()} “${words}” ${sizes.map((size) => `${Math.round(size.width)}x${Math.round(size.height)}`).join(', ')}`,
        ];
      });
    });
  expect(small).toEqual([]);
}
