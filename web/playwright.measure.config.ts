/** Figures of time, for people to read (`cargo xtask measure`): nothing is asserted, one thing is measured at a time. */
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({
  ...tests,
  testDir: './tests/measure',
  workers: 1,
  fullyParallel: false,
  timeout: 600_000,
});
