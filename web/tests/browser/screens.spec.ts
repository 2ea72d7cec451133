/** Every screen: without violations of accessibility, on a phone without sideways scroll, in Polish. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CARDS } from '../games';
import {
  choices,
  expect,
  fingersFit,
  fitsAcross,
  GAMES,
  isAccessible,
  log,
  openTable,
  play,
  status,
  test,
  touches,
} from './fixtures';

const PAGES = ['/', '/settings', '/new/termites', '/rules/glory', '/rules/anteater/card', '/open', '/nowhere'];

for (const path of PAGES) {
  test(`${path} is accessible, light and dark, and fits a phone`, async ({ page }) => {
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await isAccessible(page);
    }
    await page.setViewportSize({ width: 375, height: 812 });
    await touches(page);
    await fitsAcross(page);
    await openAll(page);
    await fingersFit(page);
  });
}

/** Opens what is folded. */
const openAll = (page: Page) =>
  page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)));

test('the other pages fit a finger', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await touches(page);
  for (const path of ['/sets', '/sets/new/termites', '/puzzles', '/puzzles/glory', '/learn/termites']) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await openAll(page);
    await fingersFit(page);
  }
  for (const links of ['/learn/dominants', '/puzzles/dominants']) {
    await page.goto(links);
    await page.locator(`main a[href^="${links}/"]`).first().click();
    await expect(choices(page).first()).toBeVisible();
    await fingersFit(page);
  }
});

for (const { id, game, ...short } of GAMES) {
  test(`${game}: the table is accessible, light and dark`, async ({ page }) => {
    await openTable(page, game, ['Bot: Fika ★'], short);
    await play(page, (clicks) => clicks >= 3);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await isAccessible(page);
    }
    // A tablet.
    await touches(page);
    await fingersFit(page);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

    test(`${game} is played with the finger`, async ({ page }) => {
      await openTable(page, game, ['Bot: Fika ★'], short);
      await play(page, (taps) => taps >= 6, 0, true);
      await fitsAcross(page);
      await fingersFit(page);
      await isAccessible(page);
      await page.getByRole('button', { name: 'More', exact: true }).tap();
      await expect(page.getByRole('button', { name: 'Give up' })).toBeVisible();
      await fingersFit(page);
      await page.keyboard.press('Escape');
      // Seats and log lie on a sheet.
      await page.getByRole('button', { name: 'Players and log' }).tap();
      await expect(log(page).last()).toBeVisible();
      await fitsAcross(page);
      await isAccessible(page);
      for (const tab of ['Log', 'Actions', 'Chat']) {
        await page.getByRole('tab', { name: tab }).tap();
        await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
        await openAll(page);
        await fingersFit(page);
      }
    });
  });

  test(`${game} is Polish when Polish is chosen`, async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('radio', { name: 'polski' }).check();
    await expect(page.getByRole('heading', { name: 'Ustawienia' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Usiądź do stołu' })).toBeVisible();
    const card = readFileSync(join(import.meta.dirname, `../../src/lib/games/${id}/messages/card.pl.ftl`), 'utf8');
    const name = /^game-\w+ = (.*)$/m.exec(card)?.[1];
    await page.getByRole('button', { name: new RegExp(`^Graj ${name}`) }).click();
    await expect(status(page)).toContainText('Twój ruch');
    for (let decisions = 0; decisions < 3; decisions++) {
      await expect(choices(page).first()).toBeVisible();
      await choices(page)
        .nth(decisions % (await choices(page).count()))
        .click();
    }
    // The drawing of the generic board is English in every language.
    await page.locator('.drawing').evaluateAll((all) => all.forEach((one) => one.remove()));
    const words = await page.locator('main').innerText();
    // Words that only English has, and codes that nobody should have to read.
    expect(words).not.toMatch(/\b(the|your|turn|places|draws|Choose|Where|Log|Round|left)\b/);
    expect(words).not.toMatch(/\b[a-z]+-[a-z]+-[a-z]+\b|\{|\}|undefined|\[object/);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('pl');
  });
}

test('a refusal of the rules is said in Polish', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'polski' }).check();
  await page.goto('/');
  await page.getByRole('button', { name: /^Graj Termity/ }).click();
  await page.locator('.tray .token:enabled').first().click();
  await page.locator('[data-cell="a1"]').click();
  const said = page.getByRole('alert').filter({ hasText: /brzeg|skraj/ });
  await expect(said).toBeVisible();
  // Under a finger, too, it can be closed, and the rule behind it opened.
  await touches(page);
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(said).toBeVisible();
    await fingersFit(page);
  }
});

test('the settings are kept', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('checkbox', { name: 'Names of cells on the board' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Names of cells on the board' })).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  // Other colours for the players, whose colonies are drawn, and names on the board.
  await page.getByRole('radio', { name: /High contrast/ }).check();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now Termites' }).click();
  await expect(page.locator('.status .mark circle')).toHaveAttribute('fill', /^#(004d9d|ffb000|8a0f3c|7fd6c2|ffffff)$/);
  await expect(page.locator('.picture text').filter({ hasText: /^f6$/ })).toBeVisible();
});

test('the page knows the options and bots that the server has', async ({ page }) => {
  const { games, levels } = (await (await page.request.get('/api/v1/games')).json()) as {
    games: typeof CARDS;
    levels: readonly { level: number; name: string }[];
  };
  const words = readFileSync(join(import.meta.dirname, '../../src/messages/en.ftl'), 'utf8');
  for (const { level, name } of levels) expect(words).toContain(`\nlevel-${level} = ${name}\n`);
  expect(levels).toHaveLength(5);
  // The lessons lie beside the games; the server adds them to the cards.
  const byId = (cards: typeof CARDS) =>
    Object.fromEntries(cards.map((card) => [card.id, { ...card, lessons: undefined }]));
  expect(byId(CARDS)).toEqual(byId(games));
  for (const { id, lessons } of games) expect(lessons.length, id).toBeGreaterThanOrEqual(8);
});

test('the rules are those of the table', async ({ page }) => {
  await page.goto('/rules/dominants');
  await expect(page.getByText('still in after 30 turn cycles')).toBeVisible();
  await expect(page.getByText('at the end of 3 of your turns')).toBeVisible();
  await openTable(page, 'DominAnts', ['Bot: Fika ★'], { preset: 'Skirmish', options: { cycle_limit: '7' } });
  await expect(status(page)).toBeVisible();
  const [rules] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: 'Rules' }).click()]);
  await expect(rules.getByText('still in after 7 turn cycles')).toBeVisible();
  await expect(rules.getByText('at the end of 2 of your turns')).toBeVisible();
});

test('whoever plays a game for the first time is told what it is about, once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hexapod.settings', JSON.stringify({ animation: 'off' })));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now Anteater' }).click();
  const coach = page.getByRole('region', { name: 'Explanations' });
  // What the pointer rests on is explained in the same place.
  await expect(coach).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(coach).toContainText('Throw one of two dice');
  await page.getByRole('button', { name: 'Throw your own die', exact: true }).click();
  await expect(coach).toContainText('Each mound offers one glowing space');
  const gotIt = coach.getByRole('button', { name: 'Got it' });
  await gotIt.click();
  await expect(gotIt).toBeHidden();
  await page.reload();
  await expect(choices(page).first()).toBeVisible();
  await expect(gotIt).toBeHidden();
});

test('the first game after the lessons has a coach in every game', async ({ page }) => {
  for (const { game } of GAMES) {
    await page.goto('/');
    await page.getByRole('link', { name: `Learn step by step ${game}` }).click();
    await page.getByRole('button', { name: /^Now beat/ }).click();
    const coach = page.getByRole('region', { name: 'Explanations' });
    const gotIt = coach.getByRole('button', { name: 'Got it' });
    await expect(gotIt).toBeVisible();
    await isAccessible(page);
    await gotIt.click();
    await expect(gotIt).toBeHidden();
    await expect(choices(page).first()).toBeVisible();
  }
});

test('the first load is small, and a board comes when it is needed', async ({ page }) => {
  let bytes = 0;
  const files: string[] = [];
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    files.push(new URL(request.url()).pathname);
    sizes.push(request.sizes().then(({ responseBodySize }) => void (bytes += responseBodySize)));
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await Promise.all(sizes);
  expect(bytes).toBeLessThan(200 * 1024);
  // Boards, rulebooks, their cards and figures come when they are opened.
  expect(files.filter((file) => /\/assets\/((termites|glory|dominants|anteater)[-.]|Figure|Rules)/.test(file))).toEqual(
    [],
  );
  await page.getByRole('button', { name: 'Play now Termites' }).click();
  await expect(choices(page).first()).toBeVisible();
  await Promise.all(sizes);
  expect(files.some((file) => /\/assets\/termites-/.test(file))).toBe(true);
  expect(bytes).toBeLessThan(200 * 1024);
});
