/** The server is brought back from a backup in the middle of a game: announced by the command, or in silence by copying the file. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { choices, expect, openTable, play, still } from './fixtures';
import { Server } from './server';

const test = base.extend<{ server: Server }>({
  server: async ({}, use) => {
    const server = new Server();
    await server.start();
    await use(server);
    await server.end();
  },
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    await still(page);
    await use(page);
  },
});

/** Runs `hexapod store` on the data of a server. */
function store(server: Server, ...args: string[]): void {
  const { status, stderr } = spawnSync(process.env['HEXAPOD_BIN'] ?? '', ['store', ...args, '--data', server.data]);
  expect(status, String(stderr)).toBe(0);
}

/** Copies the database of one folder over that of another, together with what SQLite keeps beside it. */
function copy(from: string, to: string): void {
  for (const file of ['hexapod.sqlite', 'hexapod.sqlite-wal', 'hexapod.sqlite-shm']) {
    rmSync(join(to, file), { force: true });
    if (existsSync(join(from, file))) copyFileSync(join(from, file), join(to, file));
  }
}

const refusal = '.refusal';

test('a restore by the command is announced: the players are told, and the dice are new', async ({ page, server }) => {
  await openTable(page, 'Anteater', ['Bot: Fika ★']);
  await play(page, (clicks) => clicks >= 2);
  const backup = join(server.data, 'backup');
  store(server, 'backup', backup);
  await play(page, (clicks) => clicks >= 6, 2);
  await server.kill('SIGTERM');
  store(server, 'restore', backup);
  await server.start();
  await expect(page.locator(refusal)).toContainText('restored from a backup');
  // The browser adds to the new dice by itself, and play goes on.
  await expect(choices(page).first()).toBeVisible();
  await play(page, (clicks) => clicks >= 3, 8);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const kept = await page.evaluate((table) => localStorage.getItem(`hexapod-dice-${table}`), id);
  const { added } = JSON.parse(kept ?? '{}') as { added: Record<string, { commitment: string; contribution: string }> };
  expect(Object.keys(added)).toEqual(['1', '2']);
  expect(added[2]?.commitment).not.toBe(added[1]?.commitment);
  expect(added[2]?.contribution).not.toBe(added[1]?.contribution);
});

for (const reload of [false, true]) {
  const when = reload ? 'by what the server had signed' : 'by what the page has seen';
  test(`a restore in silence is noticed ${when}`, async ({ page, server }) => {
    await openTable(page, 'Anteater', ['Bot: Fika ★']);
    await play(page, (clicks) => clicks >= 2);
    await server.kill('SIGTERM');
    const older = mkdtempSync(join(tmpdir(), 'hexapod-older-'));
    copy(server.data, older);
    await server.start();
    await play(page, (clicks) => clicks >= 6, 2);
    if (reload) {
      // Opening the table again gets a receipt.
      await page.reload();
      await expect(choices(page).first()).toBeVisible();
      await page.goto('about:blank');
    }
    await server.kill('SIGTERM');
    copy(older, server.data);
    rmSync(older, { recursive: true });
    await server.start();
    if (reload) await page.goBack();
    await expect(page.locator(refusal)).toContainText('without saying so');
  });
}
