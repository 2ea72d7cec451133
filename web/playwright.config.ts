/** Browser tests against the real binary with the client inside: `cargo xtask test` builds both and says where they
 * are. */
import { defineConfig, devices } from '@playwright/test';

const chromium = process.env['CHROMIUM'];

export default defineConfig({
  testDir: './tests/browser',
  // Whole games on a busy machine take their time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Two at a time, each with a server of its own.
  fullyParallel: true,
  workers: 2,
  // Every run plays other games on a machine of unknown speed; a test that passes when repeated is listed as flaky.
  retries: process.env['CI'] ? 2 : 0,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    launchOptions: { ...(chromium && { executablePath: chromium }), args: ['--no-sandbox'] },
    screenshot: 'only-on-failure',
  },
});
