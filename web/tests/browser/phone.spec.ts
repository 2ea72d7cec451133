/** Boards under a finger: everything that is compared is in sight, a choice that stands alone is chosen by one tap, and
 * crowded ones come near first. */
import { devices, type Page } from '@playwright/test';
import { fromRecord, recordOf, stepsOf } from '../screenshots/records';
import { choices, expect, GAMES, openPosition, openTable, play, still, test } from './fixtures';

test.use({ ...devices['Pixel 7'], viewport: { width: 390, height: 844 } });

/** The middle of a cell, in pixels. */
async function middle(page: Page, selector: string): Promise<{ x: number; y: number; size: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.min(box.width, box.height) };
}

for (const board of ['painted', 'diagram'])
  test(`Anteater, ${board}: three mounds in sight, and a tap beside a glowing space means it`, async ({ page }) => {
    await still(page, { board });
    await page.addInitScript((board) => {
      const settings = { animation: 'off', explain: false, wait: 'off', board };
      localStorage.setItem('hexapod.settings', JSON.stringify(settings));
    }, board);
    await openTable(page, 'Anteater', ['Bot: Fika ★', 'Bot: Fika ★'], { preset: 'Short' });
    const targets = page.locator('[data-cell].possible');
    await expect(targets).toHaveCount(3);
    // The board is arranged once its size is known.
    const outside = async () => {
      const field = await page.locator('.stage .field').boundingBox();
      return page.locator('[data-cell]').evaluateAll(
        (all, field) =>
          all.flatMap((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const inside =
              left >= field.x && right <= field.x + field.width && top >= field.y && bottom <= field.y + field.height;
            return inside ? [] : [one.getAttribute('data-cell')];
          }),
        field ?? { x: 0, y: 0, width: 0, height: 0 },
      );
    };
    await expect.poll(outside).toEqual([]);
    // The supplies are seen too, and say what they are.
    await expect(page.getByRole('img', { name: /worm/i }).first()).toBeVisible();
    const cell = (await targets.first().getAttribute('data-cell')) ?? '';
    const { x, y, size } = await middle(page, `[data-cell="${cell}"]`);
    expect(size).toBeGreaterThan(27);
    expect(size).toBeLessThan(44);
    await page.touchscreen.tap(x + 15, y + 12);
    await expect(page.locator('.zoomed')).toHaveCount(0);
    await expect(page.locator(`[data-cell="${cell}"]`)).toHaveAccessibleName(/die/);
  });

test('Anteater: a tap on a mound before the throw is answered', async ({ page }) => {
  await openPosition(page, 'anteater', 2, [
    'seats 2',
    'round 1 start P1',
    'mounds A=6 B=4 C=9',
    'P1 dice 4 neutral 1',
    'P2 dice 4 neutral 1',
    'phase choose P1',
  ]);
  await expect(page.getByRole('button', { name: 'Throw your own die' })).toBeVisible();
  await page.locator('[data-cell="B1.1"]').tap();
  await expect(page.getByRole('region', { name: 'Explanations' })).toContainText('Throw a die first.');
  await expect(page.getByRole('button', { name: 'Throw your own die' })).toBeEnabled();
});

/** The middle of a game with much on its board, before a decision of the first seat. */
const CROWDED = [
  { game: 'termites', record: '2-three-spokes-any', part: 0.5 },
  { game: 'anteater', record: 'v2-seats-3', part: 0.5 },
  { game: 'dominants', record: 'v2-4-book-conquest', part: 0.15 },
  { game: 'glory', record: 'v2-seats-4-by-the-book', part: 0.5 },
] as const;

for (const [width, height] of [
  [390, 844],
  [375, 667],
] as const)
  for (const { game, record, part } of CROWDED)
    test(`${game}, ${width}x${height}: answers and names are whole, and every cell can be tapped`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      await page.request.post('/api/v1/identity', { data: { name: 'Ann' } });
      const text = recordOf(game, record);
      const id = await fromRecord(page, text, Math.floor(stepsOf(text).length * part));
      await page.goto(`/t/${id}`);
      const cells = page.locator('[data-cell].possible');
      // Parts of a turn that have no choice on the board are ended.
      await expect(choices(page).first()).toBeVisible();
      const cut = await page.locator('.offers button:not(.thing, .again), .strip strong').evaluateAll((all) =>
        all.flatMap((one) => {
          const box = one.getBoundingClientRect();
          const place = one.closest('.offers, .strip')?.getBoundingClientRect();
          const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          const whole = one.scrollWidth <= one.clientWidth + 1 && place && box.bottom <= place.bottom + 1;
          return whole && hit && (one.contains(hit) || hit.contains(one)) ? [] : [one.textContent];
        }),
      );
      expect(cut).toEqual([]);
      await play(page, async () => (await cells.count()) > 0, 2, true);
      const cell = (await cells.first().getAttribute('data-cell')) ?? '';
      const selector = `[data-cell="${cell}"]`;
      const before = await middle(page, selector);
      const alone = (await cells.count()) === 1;
      if (before.size < 44 && !alone) {
        const [near, chosen] = [page.locator('.zoomed'), page.locator(`${selector}[aria-pressed=true]`)];
        const steps = async () => stepsOf(await (await page.request.get(`/api/v1/tables/${id}/record`)).text()).length;
        const played = await steps();
        await page.touchscreen.tap(before.x, before.y);
        // A cell with no other choice within a finger's width is chosen at once, and that may have been the whole decision.
        await expect(async () => {
          expect((await near.or(chosen).count()) > 0 || (await steps()) > played).toBe(true);
        }).toPass();
        if ((await near.count()) > 0) {
          expect((await middle(page, selector)).size).toBeGreaterThanOrEqual(44);
          const explained = page.getByRole('region', { name: 'Explanations' });
          await expect(chosen.or(explained.filter({ hasText: 'Tap again' })).first()).toBeVisible();
        }
      }
    });

test('DominAnts: crowded ants come near and the tapped one is taken up, the next tap sends it', async ({ page }) => {
  await openTable(page, 'DominAnts', ['Bot: Fika ★'], { preset: 'Skirmish' });
  await expect(choices(page).first()).toBeVisible();
  const own = page.locator('[data-cell].possible');
  const cell = (await own.first().getAttribute('data-cell')) ?? '';
  const before = await middle(page, `[data-cell="${cell}"]`);
  await page.touchscreen.tap(before.x, before.y);
  await expect(page.locator('.zoomed')).toHaveCount(1);
  expect((await middle(page, `[data-cell="${cell}"]`)).size).toBeGreaterThanOrEqual(44);
  await expect(page.locator(`[data-cell="${cell}"]`)).toHaveAttribute('aria-pressed', 'true');
});

for (const { game, ...short } of GAMES) {
  test(`${game}: no line of an explanation is cut through`, async ({ page }) => {
    await openTable(page, game, ['Bot: Fika ★'], { ...short, hints: true });
    await expect(choices(page).first()).toBeVisible();
    const cutThrough = () =>
      page.locator('.advice .words').evaluate((words) => {
        const { top, bottom } = words.getBoundingClientRect();
        const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const lines: DOMRect[] = [];
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode);
          lines.push(...range.getClientRects());
        }
        if (!lines.some((line) => line.top >= top && line.bottom <= bottom + 1)) return 'nothing is seen';
        return lines.filter((line) => line.top < bottom - 3 && line.bottom > bottom + 3).length;
      });
    await expect.poll(cutThrough).toBe(0);
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.advice .tip')).toContainText('would play');
    await expect.poll(cutThrough).toBe(0);
  });
}
