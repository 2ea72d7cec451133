/** Text in drawings can be read: axe does not judge it, so what is painted is compared, pixel by pixel. */
import type { Page } from '@playwright/test';
import { choices, expect, GAMES, openTable, play, test } from './fixtures';

/** Both kinds of boards, by day and by night. */
const LOOKS = {
  light: { theme: 'light', board: 'painted' },
  dark: { theme: 'dark', board: 'painted' },
  'high contrast': { theme: 'light', palette: 'contrast', board: 'diagram' },
  grey: { theme: 'dark', palette: 'grey', board: 'diagram' },
} as const;

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
  return page.locator('.stage svg text').evaluateAll((all) =>
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
  const style = fill && `.stage svg text { ${fill} }`;
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
  const faint = await paper.evaluate(
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
      return texts.flatMap(({ text, x, y, width, height, least }) => {
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
    },
    [pictures, texts, 2] as const,
  );
  await paper.close();
  return [...new Set(faint)];
}

test.use({ deviceScaleFactor: 2, viewport: { width: 1440, height: 900 } });

for (const { game, ...short } of GAMES) {
  test(`${game}: texts in drawings have enough contrast`, async ({ page }) => {
    // Thirty-two large pictures, painted without a graphics card.
    test.setTimeout(300_000);
    await openTable(page, game, ['Bot: Fika ★'], short);
    await expect(choices(page).first()).toBeVisible();
    const faint: string[] = [];
    for (const clicks of [0, 9]) {
      await play(page, (done) => done >= clicks);
      for (const [name, look] of Object.entries(LOOKS)) {
        await page.evaluate((chosen) => localStorage.setItem('hexapod.settings', JSON.stringify(chosen)), {
          animation: 'off',
          explain: false,
          wait: 'off',
          sound: false,
          coordinates: true,
          palette: 'standard',
          ...look,
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
