/** Several people: by link, and at one screen. */
import type { Page } from '@playwright/test';
import { CARDS } from '../games';
import {
  choices,
  expect,
  GAMES,
  isAccessible,
  log,
  openTable,
  over,
  play,
  somebodyElse,
  status,
  test,
} from './fixtures';

/** Games in which a seat has something to hide at the beginning. */
const SECRETS = CARDS.filter(({ secrets }) => secrets).map(({ name }) => name);

for (const { game, ...short } of GAMES) {
  test(`${game}: two browsers play each other by a link, to the end`, async ({ page, context, baseURL }) => {
    await openTable(page, game, ['A friend, by link'], short);
    const link = await page.getByLabel('Send this link to your friends').inputValue();
    await isAccessible(page);
    const friend = await somebodyElse(context, baseURL);
    await friend.goto(link);
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await expect(status(page)).toBeVisible();
    await expect(status(friend)).toBeVisible();
    // Somebody who only knows the address watches, and can do nothing.
    const watcher = await somebodyElse(context, baseURL);
    await watcher.goto(page.url());
    await expect(status(watcher)).toBeVisible();
    await expect(choices(watcher)).toHaveCount(0);
    const turns = new Map([
      [page, 0],
      [friend, 0],
    ]);
    const canChoose = async (who: Page) => (await choices(who).count()) > 0;
    for (let round = 0; ; round++) {
      // Whoever can choose something does.
      await expect
        .poll(async () => (await canChoose(page)) || (await canChoose(friend)) || (await over(page).isVisible()))
        .toBe(true);
      if (await over(page).isVisible()) break;
      const acting = (await canChoose(page)) ? page : friend;
      if (await canChoose(acting))
        turns.set(acting, (turns.get(acting) ?? 0) + (await play(acting, (clicks) => clicks >= 1, round)));
    }
    expect(Math.min(...turns.values())).toBeGreaterThan(1);
    await expect(watcher.getByRole('heading', { name: /win|share the victory/ })).toBeVisible();
    // Both saw the same game, and the friend is told the same result.
    await expect(over(friend)).toBeVisible();
    expect(await log(friend).last().textContent()).toBe(await log(page).last().textContent());
    const [mine, theirs] = [
      await page.locator('td.total').allTextContents(),
      await friend.locator('td.total').allTextContents(),
    ];
    expect(theirs).toEqual(mine);
    await expect(friend.getByRole('heading', { name: /win|share the victory/ })).toBeVisible();
    await friend.context().close();
    await watcher.context().close();
  });

  test(`${game}: two people at one screen`, async ({ page }) => {
    // Building the land is secret in Glory; the short game skips it.
    await openTable(page, game, ['A person at this screen'], game === 'Glory' ? { preset: 'Standard' } : short);
    const dialog = page.getByRole('dialog');
    const takers: string[] = [];
    if (SECRETS.includes(game)) {
      for (let hands = 0; hands < 3; hands++) {
        await play(page, () => dialog.isVisible());
        await expect(dialog).toContainText('Pass the screen to');
        // Nobody's secrets are on the screen while it is passed on.
        await expect(page.getByRole('group', { name: 'Hand' })).toHaveCount(0);
        if (hands === 0) await isAccessible(page);
        takers.push((await dialog.getByRole('button').textContent()) ?? '');
        await dialog.getByRole('button').click();
        await expect(dialog).toBeHidden();
        await expect(choices(page).first()).toBeVisible();
      }
      expect(new Set(takers).size).toBe(2);
    } else {
      // Nothing is hidden, so nothing is passed on: both play one after the other.
      expect(await play(page)).toBeGreaterThan(6);
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('heading', { name: /win|share the victory/ })).toBeVisible();
    }
  });
}

test('where nothing is hidden any more, the screen is not passed on', async ({ page }) => {
  // Chance builds the lands of this game, and the rings are turned over before anybody decides.
  await openTable(page, 'Glory', ['A person at this screen'], { preset: 'Skirmish' });
  await play(page, (clicks) => clicks >= 12);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(choices(page).first()).toBeVisible();
});

test('the host removes a guest before the game; the guest is told why, and can be let back in', async ({
  page,
  context,
  baseURL,
}) => {
  await openTable(page, 'Anteater', ['A friend, by link', 'A friend, by link']);
  const link = await page.getByLabel('Send this link to your friends').inputValue();
  const guest = await somebodyElse(context, baseURL);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: /^Remove .* from the table$/ }).click();
  await isAccessible(page);
  await page.getByRole('button', { name: /^Really remove / }).click();
  await expect(guest.getByRole('heading', { name: 'You cannot come to this table' })).toBeVisible();
  await expect(guest.getByRole('alert')).toContainText('The host has removed you.');
  await isAccessible(guest);
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'You cannot come to this table' })).toBeVisible();
  const removed = page.getByRole('region', { name: 'Removed from this table:' });
  await removed.getByRole('button', { name: /^Let .* back in$/ }).click();
  await expect(removed).toBeHidden();
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('button', { name: /^Remove .* from the table$/ })).toBeVisible();
  await guest.context().close();
});

test('the host removes a watcher who talks; the watcher’s browser does not connect again', async ({
  page,
  context,
  baseURL,
}) => {
  await openTable(page, 'Anteater', ['Bot: Fika ★']);
  await expect(status(page)).toBeVisible();
  const watcher = await somebodyElse(context, baseURL);
  let connections = 0;
  watcher.on('websocket', () => (connections += 1));
  await watcher.goto(page.url());
  await watcher.getByRole('tab', { name: 'Chat' }).click();
  await watcher.getByLabel('Say something').fill('Buy my honey!');
  await watcher.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByRole('button', { name: /^Remove .* from the table$/ }).click();
  await page.getByRole('button', { name: /^Really remove / }).click();
  await expect(watcher.getByRole('heading', { name: 'You cannot come to this table' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Removed from this table:' })).toBeVisible();
  // Longer than the first pauses before a new connection.
  await watcher.waitForTimeout(3000);
  expect(connections).toBe(1);
  await watcher.context().close();
});

test('signing out everywhere else ends the other browser, which says why', async ({ page, context, baseURL }) => {
  await openTable(page, 'Anteater', ['Bot: Fika ★']);
  await expect(status(page)).toBeVisible();
  // The same person in another browser: each has a secret of its own.
  const other = await somebodyElse(context, baseURL);
  await other.context().addCookies(await context.cookies());
  const renewed = await page.request.post('/api/v1/identity/renew');
  expect(renewed.status()).toBe(200);
  await other.goto(page.url());
  await expect(status(other)).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('button', { name: 'Really sign out everywhere else' }).click();
  await expect(page.getByText('All other devices and browsers are signed out.')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'You no longer have a seat here' })).toBeVisible();
  await page.goBack();
  await expect(choices(page).first()).toBeVisible();
  await other.context().close();
});
