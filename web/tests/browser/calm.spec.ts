/** What a page does besides what one clicks: notices, and motion that costs little. */
import { choices, expect, openTable, play, test } from './fixtures';

test('whoever looks elsewhere is told when it is their turn', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    // The browser's own notices, written down; and a tab that can be out of sight.
    const seen: string[] = [];
    const Real = window.Notification;
    class Noted extends Real {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        seen.push(title);
      }
    }
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.assign(window, { Notification: Noted, noticed: seen, lookAway: (away: boolean) => (hidden = away) });
  });
  const noticed = () => page.evaluate(() => (window as unknown as { noticed: string[] }).noticed);
  const lookAway = (away: boolean) =>
    page.evaluate((away) => (window as unknown as { lookAway: (away: boolean) => void }).lookAway(away), away);

  await page.goto('/settings');
  await page.getByRole('checkbox', { name: 'Notify me when it’s my turn' }).check();
  await expect(page.getByRole('checkbox', { name: 'Notify me when it’s my turn' })).toBeChecked();
  await openTable(page, 'Anteater', ['Bot: Fika ★'], { preset: 'Short' });
  const turns = () =>
    page
      .locator('.panel li')
      .filter({ hasText: /Fika (places|pays a worm and passes)/ })
      .count();
  // Somebody who looks at the board needs no notice.
  await play(page, async () => (await turns()) > 0 && (await choices(page).count()) > 0);
  expect(await noticed()).toEqual([]);
  await lookAway(true);
  const before = await turns();
  await play(page, async () => (await noticed()).length > 0);
  // Once for each time the turn came back, not for each throw of one's own.
  const notices = await noticed();
  expect(new Set(notices)).toEqual(new Set(['Your turn']));
  expect(notices.length).toBeLessThanOrEqual((await turns()) - before);
});

/** What can change from frame to frame without moving anything else on the page. */
const CHEAP = new Set([
  'transform',
  'opacity',
  'scale',
  'rotate',
  'translate',
  'strokeOpacity',
  'strokeDashoffset',
  'strokeDasharray',
  'offset',
  'computedOffset',
  'easing',
  'composite',
]);
const COLOURS = /^(background|border).*Color$|^(background|border)/;

test('what moves on the largest board changes nothing but its place and its light', async ({ page }, info) => {
  await page.addInitScript(() => {
    localStorage.setItem('hexapod.settings', JSON.stringify({ animation: 'normal', explain: false }));
    // Every frame is counted, and what is animated in it.
    const watch = { properties: new Set<string>(), gaps: [] as number[], last: 0 };
    Object.assign(window, { watch });
    const frame = (now: number) => {
      const running = document
        .getAnimations()
        .filter((one) => one.playState === 'running' && one.effect instanceof KeyframeEffect);
      for (const { effect } of running)
        for (const one of (effect as KeyframeEffect).getKeyframes())
          for (const name of Object.keys(one)) watch.properties.add(name);
      const moves = running.some(({ effect }) => effect?.getComputedTiming().iterations === 1);
      if (moves && watch.last > 0) watch.gaps.push(now - watch.last);
      watch.last = moves ? now : 0;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await openTable(page, 'DominAnts', ['Bot: Bodo ★★'], { preset: 'Skirmish' });
  await expect(choices(page).first()).toBeVisible();
  // Walks, sugar, battles: a few turns of a bot.
  const turns = () =>
    page
      .locator('.panel li')
      .filter({ hasText: /Bodo’s turn/ })
      .count();
  await play(page, async () => (await turns()) >= 2);
  const { properties, gaps } = await page.evaluate(() => {
    const { properties, gaps } = (window as unknown as { watch: { properties: Set<string>; gaps: number[] } }).watch;
    return { properties: [...properties], gaps: gaps.sort((a, b) => a - b) };
  });
  expect(properties).toContain('transform');
  expect(gaps.length).toBeGreaterThan(20);
  expect(properties.filter((name) => !CHEAP.has(name) && !COLOURS.test(name))).toEqual([]);
  // How fast it was is for people to read: it depends on the machine.
  const middle = gaps[Math.floor(gaps.length / 2)] ?? 0;
  info.annotations.push({
    type: 'frames',
    description: `${gaps.length} frames, the middle one after ${middle.toFixed(1)} ms`,
  });
});
