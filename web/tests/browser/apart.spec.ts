/** Castes, units, tiles and things can be told apart when they are 40 pixels high: in colour, in grey, and as people see
 * them who lack one kind of cones. The committed pictures are compared, pixel by pixel. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const ART = join(import.meta.dirname, '../../src/art');

/** What must not be taken for each other. */
interface Family {
  readonly game: string;
  readonly what: string;
  /** Their pictures by kind; a pattern is for poses and variants. */
  readonly kinds: Readonly<Record<string, RegExp>>;
  /** Colour of what lies under them. */
  readonly ground: string;
  /** The least difference of any pictures of two kinds, on average over the pixels that one of them covers and after
   * the best shift of a few pixels; 100 is the way from black to white, and 2 is about the least that is noticed. It lies
   * above what a bad pair has: the same figure, lighter by a tenth and with a spot (see `SPOILED`). */
  readonly least: { readonly colour: number; readonly grey: number };
  /** Why the limit of these does not lie above a bad pair; then it only finds pictures that are nearly the same. */
  readonly weak?: string;
}

const exactly = (names: readonly string[], before = '') =>
  Object.fromEntries(names.map((name) => [name, new RegExp(`^${before}${name}$`)]));
const numbered = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, new RegExp(`^${name}-\\d$`)]));

const GREY_BASE = '#8a8a8a';
const FAMILIES: readonly Family[] = [
  {
    game: 'termites',
    what: 'castes',
    kinds: numbered(['worker', 'soldier', 'spitter', 'flyer']),
    ground: GREY_BASE,
    least: { colour: 9.5, grey: 9 },
  },
  {
    game: 'termites',
    what: 'grounds',
    kinds: numbered(['sand', 'stones', 'water', 'vegetation']),
    ground: '#d6b67b',
    least: { colour: 10, grey: 8 },
  },
  {
    game: 'dominants',
    what: 'castes',
    kinds: Object.fromEntries(
      ['worker', 'soldier', 'warrior', 'queen'].map((caste) => [caste, new RegExp(`^${caste}-(left|right)$`)]),
    ),
    ground: GREY_BASE,
    least: { colour: 12, grey: 11 },
  },
  {
    game: 'glory',
    what: 'units',
    kinds: exactly(['infantry', 'mobile', 'mercenary'], 'unit-'),
    ground: '#b9a878',
    least: { colour: 10, grey: 9 },
  },
  {
    game: 'glory',
    what: 'strongholds',
    kinds: exactly(['tech', 'religion', 'parasite', 'primal'], 'stronghold-'),
    ground: '#b9a878',
    least: { colour: 12, grey: 11 },
  },
  {
    game: 'glory',
    what: 'goods',
    kinds: exactly(['gold', 'food', 'water', 'any'], 'good-'),
    ground: '#b9a878',
    least: { colour: 12, grey: 9 },
  },
  {
    game: 'glory',
    what: 'tiles',
    kinds: Object.fromEntries(
      [
        ...['barracks', 'base', 'chaos-leak', 'chaos-pool', 'chaos-source', 'church', 'delta', 'factory', 'farm'],
        ...['fortress', 'foundry', 'mine', 'ministry', 'mountain', 'ravine', 'river', 'ruin', 'slaughterhouse'],
        ...['stables', 'tavern', 'toll-road', 'well'],
      ].map((name) => [name, new RegExp(`^tile-${name}(-rich)?$`)]),
    ),
    ground: '#14384e',
    least: { colour: 5, grey: 4.3 },
    weak: 'Tiles share their ground; Farm and Slaughterhouse differ by 4.5 in grey, a bad pair by up to 5.8.',
  },
  {
    game: 'anteater',
    what: 'found things',
    kinds: exactly([...'BCEGMPSTW'], 'item-'),
    ground: '#6a3c22',
    least: { colour: 12, grey: 11 },
  },
  {
    game: 'anteater',
    what: 'Queen and General',
    kinds: exactly(['queen', 'general']),
    ground: '#b4d8e6',
    least: { colour: 15, grey: 15 },
  },
];

/** Eyes as matrices on linear light, row by row: all cones, and without the cones for long, middle and short waves
 * (Machado, Oliveira and Fernandes 2009, severity 1). */
const EYES: Readonly<Record<string, readonly number[]>> = {
  colour: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** The largest file of each picture of a game, by the picture's name. */
function picturesOf(game: string): ReadonlyMap<string, string> {
  const found = new Map<string, { density: number; file: string }>();
  for (const file of readdirSync(join(ART, game))) {
    const [, name = '', density = ''] = /^(.*)-(\d+)\.webp$/.exec(file) ?? [];
    if (Number(density) > (found.get(name)?.density ?? 0)) found.set(name, { density: Number(density), file });
  }
  return new Map([...found].map(([name, { file }]) => [name, join(ART, game, file)]));
}

/** How the same picture becomes another kind that nobody would tell apart: a tone lighter, with a spot in its middle. */
const SPOILED = { brightness: 1.1, spot: 0.09 } as const;

interface Shown {
  readonly kind: string;
  readonly data: string;
  readonly spoiled?: typeof SPOILED;
}

interface Pair {
  readonly pair: string;
  readonly eyes: string;
  readonly difference: number;
}

/** Compares all pictures of different kinds; runs in the page. */
async function compare([pictures, ground, eyes, size]: readonly [
  readonly Shown[],
  string,
  Readonly<Record<string, readonly number[]>>,
  number,
]): Promise<readonly Pair[]> {
  const SHIFT = 3;
  const wide = size + 2 * SHIFT;
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  /** Lightness and two colour axes of Oklab, in which equal distances look equally far. */
  const oklab = (r: number, g: number, b: number): readonly [number, number, number] => {
    const [red, green, blue] = [r, g, b].map((value) => Math.min(1, Math.max(0, value))) as [number, number, number];
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const drawn = await Promise.all(
    pictures.map(async ({ kind, data, spoiled }) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/webp;base64,${data}`)).blob());
      const paint = (background?: string) => {
        const context = new OffscreenCanvas(wide, wide).getContext('2d');
        if (!context) throw new Error('no canvas');
        context.imageSmoothingQuality = 'high';
        if (background) {
          context.fillStyle = background;
          context.fillRect(0, 0, wide, wide);
        }
        const part = size / Math.max(bitmap.width, bitmap.height);
        const [width, height] = [bitmap.width * part, bitmap.height * part];
        if (spoiled) context.filter = `brightness(${spoiled.brightness})`;
        context.drawImage(bitmap, (wide - width) / 2, (wide - height) / 2, width, height);
        if (spoiled) {
          context.filter = 'none';
          context.fillStyle = '#30200f';
          context.beginPath();
          context.arc(wide / 2, wide / 2, spoiled.spot * size, 0, 2 * Math.PI);
          context.fill();
        }
        return context.getImageData(0, 0, wide, wide).data;
      };
      const [plain, solid] = [paint(ground), paint()];
      const covered = Array.from({ length: wide * wide }, (_, at) => (solid[4 * at + 3] ?? 0) > 60);
      const seen = Object.fromEntries(
        Object.entries(eyes).map(([name, m]) => [
          name,
          Array.from({ length: wide * wide }, (_, at) => {
            const [r, g, b] = [0, 1, 2].map((channel) => linear(plain[4 * at + channel] ?? 0)) as [
              number,
              number,
              number,
            ];
            const row = (first: number) => (m[first] ?? 0) * r + (m[first + 1] ?? 0) * g + (m[first + 2] ?? 0) * b;
            return oklab(row(0), row(3), row(6));
          }),
        ]),
      );
      return { kind, covered, seen };
    }),
  );
  type Drawn = (typeof drawn)[number];
  const difference = (a: Drawn, b: Drawn, eye: string): number => {
    let best = Infinity;
    for (let down = -SHIFT; down <= SHIFT; down++)
      for (let right = -SHIFT; right <= SHIFT; right++) {
        let [sum, count] = [0, 0];
        for (let y = SHIFT; y < wide - SHIFT; y++)
          for (let x = SHIFT; x < wide - SHIFT; x++) {
            const [here, there] = [y * wide + x, (y + down) * wide + x + right];
            if (!a.covered[here] && !b.covered[there]) continue;
            const [one, other] = [a.seen[eye]?.[here] ?? [0, 0, 0], b.seen[eye]?.[there] ?? [0, 0, 0]];
            sum += Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
            count++;
          }
        best = Math.min(best, sum / Math.max(1, count));
      }
    return 100 * best;
  };
  const nearest = new Map<string, Pair>();
  for (const [at, a] of drawn.entries())
    for (const b of drawn.slice(at + 1)) {
      if (a.kind === b.kind) continue;
      for (const eye of Object.keys(eyes)) {
        const pair = [a.kind, b.kind].sort().join(' and ');
        const found = difference(a, b, eye);
        if (found < (nearest.get(`${pair} ${eye}`)?.difference ?? Infinity))
          nearest.set(`${pair} ${eye}`, { pair, eyes: eye, difference: found });
      }
    }
  return [...nearest.values()];
}

for (const { game, what, kinds, ground, least } of FAMILIES)
  test(`${game}: ${what} are told apart at 40 pixels`, async ({ page }) => {
    const pictures = [...picturesOf(game)].flatMap(([name, file]) =>
      Object.entries(kinds)
        .filter(([, pattern]) => pattern.test(name))
        .map(([kind]) => ({ kind, data: readFileSync(file, 'base64') })),
    );
    expect(new Set(pictures.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
    const pairs = await page.evaluate(compare, [pictures, ground, EYES, 40] as const);
    const alike = pairs.filter(({ eyes, difference }) => difference < (eyes === 'colour' ? least.colour : least.grey));
    if (process.env['HEXAPOD_FIGURES']) {
      for (const eye of Object.keys(EYES)) {
        const found = pairs.filter(({ eyes }) => eyes === eye).sort((a, b) => a.difference - b.difference)[0];
        console.log(`${game} ${what}, ${eye}: ${found?.difference.toFixed(1)} (${found?.pair})`);
      }
    }
    expect(alike.map(({ pair, eyes, difference }) => `${pair} (${eyes}): ${difference.toFixed(1)}`)).toEqual([]);
  });

for (const { game, what, kinds, ground, least } of FAMILIES.filter(({ weak }) => !weak))
  test(`${game}: the limit for ${what} refuses a pair that differs by tone and a spot alone`, async ({ page }) => {
    const files = [...picturesOf(game)].filter(([name]) => Object.values(kinds).some((pattern) => pattern.test(name)));
    const worst: Pair[] = [];
    for (const [name, file] of files) {
      const data = readFileSync(file, 'base64');
      const pairs = await page.evaluate(compare, [
        [
          { kind: name, data },
          { kind: `${name}, spoiled`, data, spoiled: SPOILED },
        ],
        ground,
        EYES,
        40,
      ] as const);
      worst.push(...pairs);
    }
    const passed = worst.filter(
      ({ eyes, difference }) => difference >= (eyes === 'colour' ? least.colour : least.grey),
    );
    if (process.env['HEXAPOD_FIGURES']) {
      const most = worst.sort((a, b) => b.difference - a.difference)[0];
      console.log(`${game} ${what}, spoiled: ${most?.difference.toFixed(1)} (${most?.pair}, ${most?.eyes})`);
    }
    expect(passed.map(({ pair, eyes, difference }) => `${pair} (${eyes}): ${difference.toFixed(1)}`)).toEqual([]);
  });

test('the measure sees what is alike as alike', async ({ page }) => {
  const [small, large] = ['64', '112'].map((density) =>
    readFileSync(join(ART, 'termites', `worker-1-${density}.webp`), 'base64'),
  );
  const pictures = [
    { kind: 'small file', data: small ?? '' },
    { kind: 'large file', data: large ?? '' },
  ];
  const pairs = await page.evaluate(compare, [pictures, GREY_BASE, EYES, 40] as const);
  expect(pairs).toHaveLength(Object.keys(EYES).length);
  for (const { difference } of pairs) expect(difference).toBeLessThan(3);
});
