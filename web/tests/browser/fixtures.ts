/** What all browser tests share: a server, a calm page, and hands that play. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
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

export type Game = 'Anteater' | 'Termites' | 'DominAnts' | 'Glory';

/** Switches animation off before the page is loaded. */
export async function still(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript((chosen) => {
    if (!localStorage.getItem('hexapod.settings')) localStorage.setItem('hexapod.settings', JSON.stringify(chosen));
  }, { animation: 'off', ...settings });
}

/** Opens a table by the form: I and the others in the order of the seats. */
export async function openTable(page: Page, game: Game, others: readonly string[], preset?: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: `Play ${game} with friends` }).click();
  for (const [at, sitter] of others.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'One more player' }).click();
    await page.getByLabel(`Seat ${at + 2}`).selectOption({ label: sitter });
  }
  if (preset) await page.getByRole('radio', { name: preset }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
}

/** Everything that can be chosen now. */
export function choices(page: Page): Locator {
  return page.locator('[data-cell].possible, .tray button:enabled:not(.chosen), .choices button:enabled');
}

export const status = (page: Page) => page.locator('.status .what');

/** Chooses one thing after the other until the game is over; prefers what ends a turn every now and then. */
export async function playToTheEnd(page: Page, most = 4000): Promise<number> {
  let chosen = 0;
  const over = page.getByRole('button', { name: 'Play again' });
  for (let round = 0; round < most; round++) {
    if (await over.isVisible()) return chosen;
    const clicked = await page.evaluate((round) => {
      const all = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-cell].possible, .tray button:enabled:not(.chosen), .choices button:enabled')];
      if (all.length === 0) return false;
      const ends = all.filter((one) => /^(End the turn|Really end|Done|Do not move|Pass|Withdraw)/.test(one.textContent?.trim() ?? ''));
      const sure = ends.filter((one) => one.textContent?.includes('Really end'));
      const pool = sure.length > 0 ? sure : ends.length > 0 && round % 6 === 0 ? ends : all;
      const one = pool[(round * 7919 + 13) % pool.length];
      one?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return true;
    }, round);
    if (clicked) chosen++;
    await page.waitForTimeout(clicked ? 25 : 60);
  }
  throw new Error('the game does not end');
}
