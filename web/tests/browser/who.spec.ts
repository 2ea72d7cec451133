/** Who is who, and how people come together: names, bots, lists of games, chat, invitations. */
import type { Page } from '@playwright/test';
import { CARDS } from '../games';
import {
  choices,
  expect,
  fitsAcross,
  GAMES,
  isAccessible,
  log,
  moreSettings,
  openPosition,
  openTable,
  over,
  play,
  somebodyElse,
  status,
  test,
} from './fixtures';

const PHONE = { width: 390, height: 844 };

test('a first visit of every screen leaves no error in the console', async ({ page, context, baseURL }) => {
  const paths = ['/', '/settings', '/sets', '/open', '/new/glory', '/rules/termites', '/rules/anteater/card'];
  await openTable(page, 'Anteater', ['A friend, by link'], { preset: 'Short' });
  const table = page.url();
  for (const path of [...paths, table]) {
    const visitor = await somebodyElse(context, baseURL);
    const errors: string[] = [];
    visitor.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await visitor.goto(path);
    await visitor.waitForLoadState('networkidle');
    expect(errors, path).toEqual([]);
    await visitor.context().close();
  }
});

for (const { game, ...short } of GAMES) {
  test(`${game}: the log names players with their badges, never colours`, async ({ page }) => {
    await openTable(page, game, ['Bot: Fika ★'], short);
    await play(page, async (clicks) => clicks >= 60 || (await log(page).filter({ hasText: 'Fika' }).count()) > 2);
    const lines = page.locator('.panel li .line');
    await expect(lines.filter({ hasText: 'Fika' }).first()).toBeVisible();
    for (const text of await lines.allTextContents()) expect(text).not.toMatch(/\b(Red|Gold|Gray|Yellow|Blue|Green)\b/);
    // Every line that says a name has a badge in front of it.
    const bare = await lines.evaluateAll((all) =>
      all
        .filter((line) => /Fika|Guest \d+/.test(line.textContent))
        .filter((line) => !line.querySelector('.name svg'))
        .map((line) => line.textContent),
    );
    expect(bare).toEqual([]);
  });
}

test('a bot that plays for a person does not change the past', async ({ page, context, baseURL }) => {
  // A person beside the bots keeps the table waiting, so that the note stays.
  await openTable(page, 'Anteater', ['Bot: Fika ★', 'A friend, by link'], {
    preset: 'Short',
    options: { rounds: '1' },
  });
  const friend = await somebodyElse(context, baseURL);
  await friend.goto(await page.getByLabel('Send this link to your friends').inputValue());
  await friend.getByRole('button', { name: 'Sit down' }).click();
  for (let round = 0; (await log(page).count()) < 3; round++)
    for (const who of [page, friend])
      if ((await choices(who).count()) > 0) await play(who, (clicks) => clicks >= 1, round);
  const first = await log(page).first().textContent();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  const note = page.locator('.stand-in');
  await expect(note).toHaveText(/^\s*Rilla plays for Guest \d+\s*$/);
  expect(await note.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  expect(await log(page).first().textContent()).toBe(first);
  // Nothing is asked of the person, who can come back at any time.
  const back = page.getByRole('button', { name: 'Play myself again' });
  await expect(status(page)).toHaveText('Rilla plays for you.');
  await expect(choices(page)).toHaveCount(0);
  await back.click();
  await expect(note).toBeHidden();
  await expect(back).toBeHidden();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(note).toBeVisible();
  await play(friend);
  await expect(over(page)).toBeVisible({ timeout: 60_000 });
  for (const line of await log(page).allTextContents()) expect(line).not.toContain('plays for');
  await friend.context().close();
});

test('Play now remembers opponents and length, and one click plays', async ({ page }) => {
  await page.goto('/');
  const now = page.getByRole('button', { name: 'Play now Anteater' });
  await expect(now).toContainText('against Bodo');
  const arrow = page.getByRole('button', { name: 'Anteater: choose opponents and length' });
  await arrow.click();
  const panel = page.getByRole('dialog', { name: 'Anteater: choose opponents and length' });
  await expect(panel.getByRole('radio')).not.toHaveCount(0);
  for (const name of ['Fika', 'Bodo', 'Rilla', 'Torvan', 'Zorina'])
    await expect(panel.getByText(name, { exact: true })).toBeVisible();
  await isAccessible(page);
  await panel.getByText('Fika', { exact: true }).click();
  await panel.getByText('3', { exact: true }).click();
  await panel.getByText('Short', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(arrow).toBeFocused();
  await page.reload();
  await expect(now).toContainText('against Fika ×3');
  await now.click();
  await expect(choices(page).first()).toBeVisible();
  const names = page.locator('[data-seat] strong');
  await expect(names.filter({ hasText: /^Fika [123]$/ })).toHaveCount(3);
});

test('after a game the next opponent is offered', async ({ page }) => {
  await openTable(page, 'Anteater', ['Bot: Bodo ★★'], { preset: 'Short', options: { rounds: '1' } });
  await play(page);
  const next = page.getByRole('button', { name: /^(Harder: Rilla|Easier: Fika)$/ });
  const before = page.url();
  const wanted = (await next.textContent())?.includes('Rilla') ? 'Rilla' : 'Fika';
  await next.click();
  await expect(page).not.toHaveURL(before);
  await expect(page.locator('[data-seat] strong').filter({ hasText: wanted })).toBeVisible();
});

test('My games: own turns first, the winner by name, and games can be taken off', async ({ page }) => {
  await openTable(page, 'Anteater', ['Bot: Fika ★'], { preset: 'Short', options: { rounds: '1' } });
  await play(page);
  const heading = page.getByRole('heading', { name: /win|share the victory/ });
  const told = ((await heading.textContent()) ?? '').trim().replace('You lose: ', '');
  await openTable(page, 'Termites', ['Bot: Fika ★'], { preset: 'Quick' });
  await expect(choices(page).first()).toBeVisible();
  await page.goto('/');
  const games = page.locator('section', { has: page.getByRole('heading', { name: 'My games' }) }).getByRole('listitem');
  await expect(games).toHaveCount(2);
  await expect(games.first()).toContainText(/Termites.*Your turn/s);
  await expect(games.last()).toContainText('Anteater');
  // The third colour has no name in the list.
  const listed = told === 'You win!' ? /Guest \d+ wins/ : told.startsWith('You share') ? 'share' : told;
  await expect(games.last()).toContainText(/Third|Nobody/.test(told) ? 'over' : listed);
  await isAccessible(page);
  // A finished game goes at once, one that is played asks.
  await games
    .last()
    .getByRole('button', { name: /Remove from the list/ })
    .click();
  await expect(games).toHaveCount(1);
  await games
    .first()
    .getByRole('button', { name: /Remove from the list/ })
    .click();
  await expect(page.getByRole('alert')).toContainText('not over');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Games you play appear here')).toBeVisible();
});

test('an invitation invites, unread chat is counted, a reaction flies over its sender', async ({
  page,
  context,
  baseURL,
}) => {
  // What the phone would share.
  await page.addInitScript(() => {
    navigator.share = (data) => Promise.resolve(void Object.assign(window, { shared: data?.url }));
  });
  await openTable(page, 'Anteater', ['A friend, by link'], { preset: 'Short' });
  const link = await page.getByLabel('Send this link to your friends').inputValue();
  await page.getByRole('button', { name: 'Share' }).click();
  expect(await page.evaluate(() => (window as unknown as { shared?: string }).shared)).toBe(link);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const friend = await somebodyElse(context, baseURL);
  await friend.setViewportSize(PHONE);
  await friend.goto(link);
  await expect(friend.getByRole('heading', { name: /^Guest \d+ invites you to Anteater$/ })).toBeVisible();
  await expect(friend.locator('.art').locator('img, svg').first()).toBeVisible();
  await expect(friend.getByText(/2 players · \d+–\d+ minutes/)).toBeVisible();
  await expect(friend.getByRole('link', { name: 'How to play in a minute' })).toHaveAttribute(
    'href',
    /\/rules\/anteater\/card/,
  );
  await isAccessible(friend);
  await fitsAcross(friend);
  await friend.getByLabel('Your name').fill('Ola');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await expect(status(friend)).toBeVisible();
  await expect(status(page)).toBeVisible();
  await expect(page.locator('[data-seat] strong').filter({ hasText: 'Ola' })).toBeVisible();

  await friend.getByRole('button', { name: 'Players and log' }).click();
  await friend.getByRole('tab', { name: 'Chat' }).click();
  await friend.getByLabel('Say something').fill('Good luck!');
  const board = async () => JSON.stringify(await page.locator('.field').boundingBox());
  const before = await board();
  await friend.getByRole('button', { name: 'Send' }).click();
  const toast = page.getByRole('button', { name: /Ola: Good luck! – open the chat/ });
  await expect(toast).toBeVisible();
  await expect(page.getByRole('tab', { name: /Chat/ })).toContainText('1');
  expect(await board()).toBe(before);
  // A reaction is seen over the card of the one who sent it.
  await friend.getByRole('button', { name: 'Clap' }).click();
  const flight = page.locator('.flight');
  await expect(flight).toBeVisible();
  const [at, card] = [await flight.boundingBox(), await page.locator('[data-seat]', { hasText: 'Ola' }).boundingBox()];
  expect(at && card && Math.abs(at.x + at.width / 2 - (card.x + card.width / 2))).toBeLessThan(40);
  await toast.click();
  await expect(page.getByRole('tab', { name: /Chat/ })).toHaveText('Chat');
  await expect(page.getByText('Good luck!')).toBeVisible();
  await friend.context().close();
});

test('a host cancels a table, and the link then leads to a friendly page', async ({ page, context, baseURL }) => {
  await openTable(page, 'Glory', ['A friend, by link']);
  const link = await page.getByLabel('Send this link to your friends').inputValue();
  const friend = await somebodyElse(context, baseURL);
  await friend.goto(link);
  await expect(friend.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the table' }).click();
  await page.getByRole('button', { name: 'Really cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Take a seat' })).toBeVisible();
  await expect(friend.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await isAccessible(friend);
  await friend.getByRole('link', { name: 'Play something' }).click();
  await expect(friend.getByRole('heading', { name: 'Take a seat' })).toBeVisible();
  await friend.context().close();
});

test('My games names the winner when the own colony dies out', async ({ page }) => {
  await openPosition(page, 'dominants', 2, ['seats R B | turn R', 'R w b3 store 0', 'B q m13 s b4 store 5']);
  await page.locator('[data-cell="b4"]').click();
  await page.getByRole('button', { name: 'Strike' }).click();
  await expect(status(page)).toContainText('You lose: Fika wins');
  await page.goto('/');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ann · Fika' })).toContainText('Fika wins');
});

test('people at one screen have names', async ({ page }) => {
  await page.goto('/new/dominants');
  await page.getByLabel(/^Seat 2/).selectOption({ label: 'A person at this screen' });
  await page.getByLabel('Name at seat 1').fill('Ewa');
  await page.getByLabel('Name at seat 2').fill('Jan');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const cards = page.locator('[data-seat]');
  await expect(cards.locator('strong')).toHaveText(['Ewa', 'Jan']);
  await expect(cards.filter({ hasText: '(you)' })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByText('Ewa · Jan')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('all games are seen within two screens, and the form is tidy', async ({ page }) => {
    await page.goto('/');
    const last = page.getByRole('button', { name: new RegExp(`Play now ${CARDS.at(-1)?.name}`) });
    await expect(last).toBeVisible();
    const bottom = (await last.boundingBox())?.y ?? 0;
    expect(bottom).toBeLessThan(2 * PHONE.height);
    await fitsAcross(page);
    await page.goto('/new/dominants');
    const sizes = async (one: Page) =>
      one
        .locator('input[type=radio]')
        .evaluateAll((all) => [...new Set(all.map((radio) => Math.round(radio.getBoundingClientRect().width)))]);
    await expect(page.getByRole('radio').first()).toBeVisible();
    await moreSettings(page);
    expect(await sizes(page)).toHaveLength(1);
    await expect(page.getByRole('group', { name: 'Clock' }).getByText('Allow hints')).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Table', exact: true }).getByText('Allow hints')).toBeVisible();
    await fitsAcross(page);
  });
});
