/** Text in drawings can be read: axe does not judge it, so what is painted is compared, pixel by pixel. */
import type { Page } from '@playwright/test';
import { fromRecord, recordOf } from '../screenshots/records';
import { choices, expect, GAMES, openTable, over, play, test } from './fixtures';

/** Painted boards by day and by night, in every palette; the diagram in those that change its colours most. */
const LOOKS = {
  light: { theme: 'light', board: 'painted' },
  dark: { theme: 'dark', board: 'painted' },
  'light, high contrast': { theme: 'light', palette: 'contrast', board: 'painted' },
  'dark, high contrast': { theme: 'dark', palette: 'contrast', board: 'painted' },
  'light, grey': { theme: 'light', palette: 'grey', board: 'painted' },
  'dark, grey': { theme: 'dark', palette: 'grey', board: 'painted' },
  'diagram, high contrast': { theme: 'light', palette: 'contrast', board: 'diagram' },
  'diagram, dark, grey': { theme: 'dark', palette: 'grey', board: 'diagram' },
} as const;

/** All that is written in drawings, at a table and in a replay. */
const TEXTS = 'main svg text';

/** What is looked at after how many clicks: palettes colour what is owned, and at first little is. Each look takes half a minute
 * on a busy machine, so all of them are looked at only with `CONTRAST=all` (`cargo xtask soak`). */
const MOMENTS: readonly { readonly clicks: number; readonly looks: readonly (keyof typeof LOOKS)[] }[] =
  process.env['CONTRAST'] === 'all'
    ? [
        { clicks: 0, looks: ['light', 'dark'] },
        { clicks: 9, looks: Object.keys(LOOKS) as (keyof typeof LOOKS)[] },
      ]
    : [{ clicks: 9, looks: ['light', 'dark', 'diagram, dark, grey'] }];

/** A text on the screen, in CSS pixels. */
interface Written {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly least: number;
}

/** Every text of a drawing that is on the screen, with the contrast it needs by its size. */
async function written(page: Page): Promise<readonly Written[]> {
  return page.locator(TEXTS).evaluateAll((all) =>
    (all as SVGTextElement[]).flatMap((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const text = one.textContent.trim();
      if (!text || width === 0 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) return [];
      const { fontSize, fontWeight } = getComputedStyle(one);
      const size = parseFloat(fontSize) * (one.getScreenCTM()?.a ?? 1);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      return [
        {
          text: `${text} (${one.getAttribute('class')?.split(' ')[0] ?? one.parentElement?.tagName})`,
          x,
          y,
          width,
          height,
          least: large ? 3 : 4.5,
        },
      ];
    }),
  );
}

/** A picture of the page as text in base64, with all texts of drawings filled like this. */
async function picture(page: Page, fill?: string): Promise<string> {
  const style = fill && `${TEXTS} { ${fill} }`;
  return (await page.screenshot({ animations: 'disabled', ...(style && { style }) })).toString('base64');
}

/** Compares each text with the same place without it; where it is, a picture with glaring letters tells. */
async function tooFaint(page: Page): Promise<readonly string[]> {
  const texts = await written(page);
  expect(texts.length).toBeGreaterThan(2);
  const pictures = [
    await picture(page),
    await picture(page, 'fill-opacity: 0 !important'),
    await picture(page, 'fill: #ff00ff !important'),
    await picture(page, 'fill: #00ff00 !important'),
  ];
  const paper = await page.context().newPage();
  const { faint, compared } = await paper.evaluate(
    async ([pictures, texts, ratio]) => {
      const [seen, without, pink, green] = await Promise.all(
        pictures.map(async (data) => {
          const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context;
        }),
      );
      const light = (value: number) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = (data: Uint8ClampedArray, at: number) =>
        0.2126 * light(data[at] ?? 0) + 0.7152 * light(data[at + 1] ?? 0) + 0.0722 * light(data[at + 2] ?? 0);
      let compared = 0;
      const faint = texts.flatMap(({ text, x, y, width, height, least }) => {
        const box = [x, y, width, height].map((side) => Math.round(side * ratio)) as [number, number, number, number];
        const [a, b, c, d] = [seen, without, pink, green].map((one) => one?.getImageData(...box).data);
        if (!a || !b || !c || !d) return [`${text}: no picture`];
        // The more the two glaring colours differ at a pixel, the more of it is letter.
        const ink = (at: number) =>
          Math.abs((c[at] ?? 0) - (d[at] ?? 0)) + Math.abs((c[at + 1] ?? 0) - (d[at + 1] ?? 0));
        const pixels = Array.from({ length: a.length / 4 }, (_, at) => at * 4);
        const most = Math.max(...pixels.map(ink));
        // A piece lies on it.
        if (most < 250) return [];
        compared += 1;
        const contrasts = pixels
          .filter((at) => ink(at) > 0.9 * most)
          .map((at) => {
            const [letter, ground] = [luminance(a, at), luminance(b, at)];
            return (Math.max(letter, ground) + 0.05) / (Math.min(letter, ground) + 0.05);
          })
          .sort((one, other) => one - other);
        // Single pixels may lie on a line of the ground.
        const found = contrasts[Math.floor(contrasts.length / 5)] ?? 0;
        return found < least - 0.05 ? [`${text}: ${found.toFixed(2)} instead of ${least}`] : [];
      });
      return { faint, compared };
    },
    [pictures, texts, 2] as const,
  );
  await paper.close();
  expect(compared).toBeGreaterThan(texts.length / 2);
  return [...new Set(faint)];
}

// The server's content policy would keep out the styles with which pictures are taken, and nothing would be compared.
test.use({ deviceScaleFactor: 2, viewport: { width: 1440, height: 900 }, bypassCSP: true });

for (const { game, ...short } of GAMES) {
  test(`${game}: texts in drawings have enough contrast`, async ({ page }) => {
    // Large pictures, painted without a graphics card.
    test.setTimeout(300_000);
    await openTable(page, game, ['Bot: Fika ★'], short);
    await expect(choices(page).first()).toBeVisible();
    const faint: string[] = [];
    for (const { clicks, looks } of MOMENTS) {
      await play(page, (done) => done >= clicks);
      for (const name of looks) {
        await page.evaluate((chosen) => localStorage.setItem('hexapod.settings', JSON.stringify(chosen)), {
          animation: 'off',
          explain: false,
          wait: 'off',
          sound: false,
          coordinates: true,
          palette: 'standard',
          ...LOOKS[name],
        });
        await page.reload();
        await expect(choices(page).first()).toBeVisible();
        await page.mouse.move(2, 2);
        faint.push(...(await tooFaint(page)).map((text) => `${name}: ${text}`));
      }
    }
    expect([...new Set(faint)]).toEqual([]);
  });
}

/** Shows pages with these settings. */
async function dress(page: Page, look: keyof typeof LOOKS): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('hexapod.settings', JSON.stringify(chosen)), {
    ...{ animation: 'off', explain: false, wait: 'off', sound: false, coordinates: true, coach: 'off' },
    ...LOOKS[look],
  });
  await page.request.post('/api/v1/identity', { data: { name: 'Ann' } });
}

/** Waits until the pictures of a painted board are there. */
async function painted(page: Page): Promise<void> {
  await expect(page.locator('main image[href]').first()).toBeAttached();
  await expect(page.locator('main image:not([href])')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(2, 2);
}

test('texts have enough contrast at dusk and at night, in rain, in an analysis, and when a game is over', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await dress(page, 'light');
  const faint: string[] = [];
  const see = async (name: string) => {
    await painted(page);
    faint.push(...(await tooFaint(page)).map((text) => `${name}: ${text}`));
  };
  const anteater = recordOf('anteater', 'v2-seats-3');
  const rounds = [...anteater.matchAll(/^(\d+)\. chance: reveal A=/gm)].map(([, step]) => Number(step));
  const hours = await fromRecord(page, anteater);
  // A few dice lie there.
  await page.goto(`/replay/${hours}?step=${(rounds[2] ?? 0) + 20}`);
  await expect(page.locator('.scene.dusk')).toBeVisible();
  await see('dusk');
  await page.goto(`/replay/${hours}?step=${(rounds[3] ?? 0) + 20}`);
  await expect(page.locator('.scene.night-sky')).toBeVisible();
  await see('night');
  await page.goto(`/replay/${await fromRecord(page, recordOf('dominants', 'v2-4-book-conquest'))}?step=702`);
  await expect(page.locator('.sky.rain')).toBeAttached();
  await see('rain');
  await page.goto(`/replay/${await fromRecord(page, recordOf('anteater', 'v2-seats-4-short'))}?analyse&step=40`);
  await expect(page.locator('[data-analysis=done]')).toBeVisible();
  await see('analysis');
  await page.goto(`/t/${await fromRecord(page, recordOf('termites', '2-two-duel'))}`);
  await expect(over(page)).toBeVisible();
  await see('game over');
  expect(faint).toEqual([]);
});

test('texts have enough contrast on a zoomed board of a phone, and beside dangers', async ({ page }) => {
  test.setTimeout(300_000);
  await dress(page, 'light');
  const record = recordOf('dominants', 'v2-2-book-conquest');
  const step = Number(/^(\d+)\. chance: roll [^\n]*\n(?:\d+\. chance: [^\n]*\n)*\d+\. R:/m.exec(record)?.[1] ?? 40);
  await page.goto(`/t/${await fromRecord(page, record, step)}`);
  await expect(choices(page).first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Danger' }).check();
  await expect(page.locator('.danger-power').first()).toBeAttached();
  await painted(page);
  const faint = (await tooFaint(page)).map((text) => `dangers: ${text}`);
  await page.setViewportSize({ width: 390, height: 844 });
  for (let presses = 0; presses < 2; presses++)
    await page.getByRole('button', { name: 'Zoom in' }).evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('.zoomed')).toBeAttached();
  await painted(page);
  faint.push(...(await tooFaint(page)).map((text) => `zoomed: ${text}`));
  expect(faint).toEqual([]);
});
