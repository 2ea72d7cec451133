/** Pictures of every screen: wide, on a phone and in the dark (`cargo xtask screenshots`). */
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({ ...tests, testDir: './tests/screenshots' });
