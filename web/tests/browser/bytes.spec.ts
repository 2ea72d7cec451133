/** What is loaded before one can play, compressed, answers of the server included: budgets for slow connections. Pictures
 * are not waited for, and have budgets of their own. */
import type { Page } from '@playwright/test';
import { CHOICES, choices, expect, GAMES, test } from './fixtures';

const FRONT_PAGE = 70 * 1000;
const TABLE = 130 * 1000;
const PICTURES = 900 * 1000;

/** Pictures and the list of their files, which a board loads after it has been drawn. */
const PICTURE = /\.webp$|\/pictures-[^/]*\.js$/;

/** Notes when something can be chosen for the first time. */
async function noteFirstChoice(page: Page): Promise<void> {
  await page.addInitScript((selector) => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector(selector)) return;
      performance.mark('first-choice');
      watch.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, CHOICES);
}

/** The paths of what was asked for after the first choice: it is not needed to play. */
const askedLater = (page: Page) =>
  page.evaluate(() => {
    const first = performance.getEntriesByName('first-choice')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime > first)
      .map(({ name }) => new URL(name).pathname);
  });

/** Adds up the bodies of all answers as they crossed the network; the browser keeps nothing from before. */
async function count(page: Page): Promise<() => Promise<{ total: number; pictures: number; largest: string }>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const files = new Map<string, { url: string; bytes: number }>();
  // What has arrived with the response are its headers.
  devtools.on('Network.responseReceived', ({ requestId, response }) =>
    files.set(requestId, { url: new URL(response.url).pathname, bytes: -response.encodedDataLength }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes += encodedDataLength;
  });
  devtools.on('Network.webSocketFrameReceived', ({ requestId, response }) => {
    const file = files.get(requestId) ?? { url: 'socket', bytes: 0 };
    files.set(requestId, { ...file, bytes: file.bytes + response.payloadData.length });
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const later = new Set(await askedLater(page));
    const isPicture = ({ url }: { url: string }) => PICTURE.test(url);
    const sum = (some: readonly { bytes: number }[]) => some.reduce((total, { bytes }) => total + bytes, 0);
    const pictures = sum([...files.values()].filter(isPicture));
    const all = [...files.values()]
      .filter((file) => !isPicture(file) && !later.has(file.url))
      .sort((a, b) => b.bytes - a.bytes);
    const largest = all.slice(0, 12).map(({ url, bytes }) => `${Math.round(bytes / 100) / 10} kB ${url}`);
    return { total: sum(all), pictures, largest: largest.join('\n') };
  };
}

test('the front page is small', async ({ page }) => {
  const counted = await count(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Play now/ })).toHaveCount(GAMES.length);
  const { total, largest } = await counted();
  expect(total).toBeGreaterThan(10_000);
  expect(total, largest).toBeLessThan(FRONT_PAGE);
});

for (const { game } of GAMES) {
  test(`${game}: the table is small until its first decision`, async ({ page, browser, baseURL }) => {
    await page.goto('/');
    await page.getByRole('button', { name: `Play now ${game}` }).click();
    await expect(choices(page).first()).toBeVisible();
    // The same table, for its player, in a browser that has nothing yet.
    const cookies = await page.context().cookies();
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' });
    await context.addCookies(cookies);
    const fresh = await context.newPage();
    await noteFirstChoice(fresh);
    const counted = await count(fresh);
    await fresh.goto(page.url());
    await expect(choices(fresh).first()).toBeVisible();
    const { total, pictures, largest } = await counted();
    expect(pictures).toBeLessThan(PICTURES);
    expect(total).toBeGreaterThan(30_000);
    expect(total, largest).toBeLessThan(TABLE);
    await context.close();
  });
}

for (const { game } of GAMES) {
  test(`${game}: one plays before the pictures are there`, async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('hexapod.settings', JSON.stringify({ animation: 'off', wait: 'off', board: 'painted' })),
    );
    await page.route(PICTURE, () => undefined);
    await page.goto('/');
    await page.getByRole('button', { name: `Play now ${game}` }).click();
    await expect(choices(page).first()).toBeVisible();
    const before = await page.locator('.status .what').textContent();
    await choices(page).first().click();
    await expect(page.locator('.status .what')).not.toHaveText(before ?? '');
  });
}
