/** What painted boards do besides being painted: life that never disturbs, and pictures that follow the game. Positions come
 * from recorded games, which a replay shows step by step. */
import type { Page } from '@playwright/test';
import { heapOf, HEAPS } from '../../src/lib/games/dominants/painted';
import { centreOf } from '../../src/lib/games/dominants/layout';
import { fromRecord, recordOf } from '../screenshots/records';
import { choices, expect, GAMES, openPosition, openTable, play, test } from './fixtures';

async function paint(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('hexapod.settings', JSON.stringify(chosen)), {
    ...{
      animation: 'normal',
      board: 'painted',
      theme: 'light',
      explain: false,
      wait: 'off',
      coach: 'off',
      sound: false,
    },
    ...settings,
  });
}

/** Writes down what the page animates by itself, as JSON of the frames. */
async function noteMotions(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with `apply` below
    const real = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
      moved.push(JSON.stringify(args[0]));
      return real.apply(this, args);
    };
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved.splice(0));
}

/** Motions without end that are under way. */
const endless = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
        .length,
  );

/** Pictures of a part of the page by their names in the manifest. */
const pictures = (page: Page, inside: string) =>
  page
    .locator(`${inside} image`)
    .evaluateAll((all) => all.map((one) => /([\w-]+)-\d+-[\w-]{8}\.webp$/.exec(one.getAttribute('href') ?? '')?.[1]));

/** Opens the replay of a recorded game. */
async function openReplay(page: Page, game: string, record: string, step: number): Promise<void> {
  await page.request.post('/api/v1/identity', { data: { name: 'Ann' } });
  await page.goto(`/replay/${await fromRecord(page, recordOf(game, record))}?step=${step}`);
  await expect(page.locator('.board image[href]').first()).toBeAttached();
  await expect(page.locator('.board image:not([href])')).toHaveCount(0);
}

/** Goes to a step without showing it. */
async function goTo(page: Page, step: number): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Step' });
  await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThanOrEqual(step);
  await slider.fill(String(step));
  await expect(page.locator('output')).toHaveText(new RegExp(`^${step} / `));
}

const next = (page: Page) => page.getByRole('button', { name: 'One step forward' }).click();

for (const { id, game, ...short } of GAMES)
  test(`${game}: life rests when nobody touches the page, and where little motion is wanted`, async ({ page }) => {
    // At night Glory's chaos glows.
    await paint(page, { theme: id === 'glory' ? 'dark' : 'light' });
    const motions = await noteMotions(page);
    await openTable(page, game, ['Bot: Fika ★'], short);
    await expect(choices(page).first()).toBeVisible();
    await expect(page.locator('.stage image:not([href])')).toHaveCount(0);
    if (id !== 'glory') await expect.poll(() => endless(page)).toBeGreaterThan(0);
    // A touch that comes late wakes the page once more.
    const rest = () => page.evaluate(() => (document.documentElement.dataset['idle'] = ''));
    await expect.poll(() => rest().then(() => endless(page))).toBe(0);
    // The next touch wakes it.
    await page.mouse.move(300, 300);
    if (id !== 'glory') await expect.poll(() => endless(page)).toBeGreaterThan(0);
    await page.evaluate(() => (document.documentElement.dataset['animation'] = 'off'));
    await expect.poll(() => endless(page)).toBe(0);
    await page.evaluate(() => (document.documentElement.dataset['animation'] = 'normal'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => endless(page)).toBe(0);
    // Nor does anything move while one plays.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    await motions();
    await play(page, (clicks) => clicks >= 6);
    expect(await motions()).toEqual([]);
    await expect(page.locator('.effects')).toHaveCount(0);
    expect(await endless(page)).toBe(0);
  });

test('Anteater: the sky tells the round, Anton wears the costume of the mound, and reacts to a 6 and a 1', async ({
  page,
}) => {
  await paint(page, { animation: 'slow' });
  const motions = await noteMotions(page);
  await openReplay(page, 'anteater', 'v2-seats-3', 4);
  const lines = recordOf('anteater', 'v2-seats-3').split('\n');
  const stepOf = (line: string) => Number(/^(\d+)\./.exec(line)?.[1]);
  const revealed = lines.filter((line) => /chance: reveal A=/.test(line));
  expect(revealed).toHaveLength(4);
  for (const [round, hour] of ['day', 'afternoon', 'dusk', 'night'].entries()) {
    const line = revealed[round] ?? '';
    // All three mounds have come.
    await goTo(page, stepOf(line) + 3);
    await expect(page.locator('.scene.savanna-sky')).toHaveClass(new RegExp(`\\b${hour}\\b`));
    await expect(page.locator('.scene.night-sky')).toHaveCount(hour === 'night' ? 1 : 0);
    const card = /A=(\d+)/.exec(line)?.[1];
    expect(await pictures(page, ':is(.nods, .breathes)')).toContain(`costume-${card}`);
  }
  for (const [face, frame] of [
    [6, 'translateY(-22px)'],
    [1, 'rotate(-17deg)'],
  ] as const) {
    await goTo(page, stepOf(lines.find((line) => line.endsWith(`chance: roll ${face}`)) ?? '') - 1);
    await motions();
    await next(page);
    await expect.poll(async () => (await motions()).join()).toContain(frame);
  }
});

test('Anteater: termites hide where a die may come', async ({ page }) => {
  await paint(page);
  await openPosition(page, 'anteater', 2, [
    ...['seats 2', 'round 1 start P1', 'mounds A=6 B=4 C=9', 'die A1.1 P1 5', 'die A2.1 P2 3'],
    ...['P1 dice 4 neutral 0', 'P2 dice 4 neutral 0', 'phase decide P1 own 2'],
  ]);
  const where = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute('transform')));
  const threatened = await where('[data-cell].possible');
  const lived = await where('.grounds > g:has(.lives)');
  expect(threatened.length).toBeGreaterThan(0);
  expect(lived.length).toBeGreaterThan(5);
  expect(lived.filter((place) => threatened.includes(place))).toEqual([]);
});

test('DominAnts: ants step and carry, heaps follow the supply, weather is seen', async ({ page }) => {
  await paint(page, { animation: 'slow' });
  await openReplay(page, 'dominants', 'v2-4-book-conquest', 1);
  expect(await pictures(page, '.piece')).not.toContain('cube');
  const steps = page.waitForFunction(
    () => (document.querySelector('.piece[data-walks] .legs')?.getAnimations().length ?? 0) > 0,
    undefined,
    { polling: 'raf' },
  );
  await next(page);
  await steps;
  await expect(page.locator('.piece[data-walks]')).toHaveCount(0);
  for (const step of [5, 84]) {
    await goTo(page, step);
    expect(await pictures(page, '.piece')).toContain('cube');
    const supply = Number(/(\d+) cubes? in the supply/.exec(await page.locator('.facts').innerText())?.[1]);
    expect(supply).toBeGreaterThan(0);
    const heaps = await page
      .locator('.backdrop > g[transform]:has(image[href*="sugar-"])')
      .evaluateAll((all) =>
        all.map((one) => [
          one.getAttribute('transform'),
          /(sugar-\d)/.exec(one.querySelector('image[href*="sugar-"]')?.getAttribute('href') ?? '')?.[1],
        ]),
      );
    const places = new Map(heaps.map(([place, picture]) => [place, picture]));
    for (const [at, tile] of HEAPS.entries()) {
      const { x, y } = centreOf(tile);
      expect(places.get(`translate(${x} ${y})`), `${tile} of ${supply}`).toBe(
        `sugar-${heapOf(supply, at as 0 | 1 | 2 | 3)}`,
      );
    }
  }
  await goTo(page, 523);
  await expect(page.locator('.flow, .sky.currents')).toHaveCount(2);
  await goTo(page, 702);
  await expect(page.locator('.fall, .sky.rain')).toHaveCount(2);
  await goTo(page, 84);
  await expect(page.locator('.sky')).toHaveCount(0);
});

test('Termites: a stack of three is three, a fallen Mound leaves its ruin, and moves leave footprints', async ({
  page,
}) => {
  await paint(page, { animation: 'off' });
  // The attacker has no Mound left to found.
  await openPosition(page, 'termites', 2, [
    ...['seats blue red', 'units 1 S2 g7 W2 g8 W3 c5', 'units 2 W1 a1', 'mounds 1 M5 d4 M6 d6 M7 f3 M8 b3'],
    ...['mounds 2 M5 h8', 'reserve 1 -', 'reserve 2 -', 'turn 1 move'],
  ]);
  // Pictures come after the first drawing.
  const sizes = () =>
    page
      .locator('.piece:has(image[href*="worker-"])')
      .evaluateAll((all) => all.map((one) => one.querySelectorAll('image[href*="worker-"]').length).sort());
  await expect.poll(sizes).toEqual([1, 2, 3]);
  await expect(page.locator('.backdrop image[href*="/ruin-"]')).toHaveCount(0);
  await page.locator('[data-cell="g8"]').click();
  await page.locator('[data-cell="h8"]').click();
  const ruin = page.locator('.backdrop .grounds > g:has(image[href*="/ruin-"])');
  await expect(ruin).toHaveCount(1);
  const place = await page.locator('[data-cell="h8"]').getAttribute('transform');
  await expect(ruin).toHaveAttribute('transform', place ?? '');
  // What the other side does is seen as footprints.
  const prints = page.locator('.picture .print ellipse');
  await play(page, async () => (await prints.count()) > 3);
  await expect(page.locator('.picture .start').first()).toBeAttached();
});

test('Glory: walls stand on the sides they close; a battle has its land, faces and dice', async ({ page }) => {
  await paint(page, { animation: 'slow' });
  await openReplay(page, 'glory', 'v2-seats-4-by-the-book', 100);
  const sides = {
    ...{ n: ['north', -90], ne: ['northeast', -30], se: ['southeast', 30] },
    ...{ s: ['south', 90], sw: ['southwest', 150], nw: ['northwest', -150] },
  } as Record<string, readonly [string, number]>;
  // Each wall by its picture, where it lies on its tile, and what the tile says.
  const walls = await page.locator('.backdrop > g:has(> image[href*="/wall-"])').evaluateAll((all) =>
    all.map((one) => {
      const course = (one.querySelector('.course') as SVGGraphicsElement).getBBox();
      const place = one.getAttribute('transform');
      const tile = [...document.querySelectorAll('[data-cell]')].find(
        (cell) => cell.getAttribute('transform') === place,
      );
      return {
        picture: /wall-(\w+)-\d/.exec(one.querySelector('image')?.getAttribute('href') ?? '')?.[1] ?? '',
        angle: Math.round((Math.atan2(course.y + course.height / 2, course.x + course.width / 2) * 180) / Math.PI),
        says: /wall to the ([\w-]+)/.exec(tile?.getAttribute('aria-label') ?? '')?.[1],
      };
    }),
  );
  expect(walls.length).toBeGreaterThan(1);
  for (const { picture, angle, says } of walls) expect([says, angle]).toEqual(sides[picture]);
  expect(await page.locator('[data-cell][aria-label*="wall to the"]').count()).toBe(walls.length);
  // Red attacks a factory of Yellow.
  await goTo(page, 120);
  await next(page);
  const fight = page.locator('.fight');
  await expect(fight).toBeVisible();
  expect(await pictures(page, '.fight .place')).toEqual(['tile-factory']);
  await expect(fight.locator('.face')).toHaveCount(2);
  // The Agile die of Orange is its own.
  await goTo(page, 131);
  await next(page);
  await expect(fight.getByRole('img', { name: /^Agile \d$/ })).toBeVisible();
  await expect(fight.locator('.wings path')).toHaveCount(1);
});
