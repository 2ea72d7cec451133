/** Rendered sprites: which file, and where it lies around its anchor. Each game makes its own album in its `art.ts`, so
 * that one game's table does not carry another's addresses. The list of a game's pictures is loaded after its board has
 * been drawn once: one plays on plain placeholders until the pictures are there. */

/** A picture for an SVG `image` around the origin; without an address while the list is on its way. */
export interface Picture {
  readonly href: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The generated manifest of a game: boxes in units of the workshop, bytes by pixels per unit. */
export type Manifest = Readonly<
  Record<string, Readonly<Record<'x' | 'y' | 'width' | 'height', number>> & { readonly bytes: object }>
>;

/** A manifest with the addresses of its files, by path: what a game's `pictures.ts` has. */
export interface Pictures<M extends Manifest> {
  readonly manifest: M;
  readonly files: Readonly<Record<string, string>>;
}

/** The width of a phone, in pixels. */
const PHONE = 820;

/** Returns how many pixels per unit a picture needs, if this many units lie above each other in the window. Phones get the
 * smallest files. */
function pixelsPerUnit(units: number): number {
  if (typeof innerHeight === 'undefined') return Infinity;
  return innerWidth <= PHONE ? 0 : (innerHeight / units) * Math.min(devicePixelRatio, 2);
}

const NOTHING: Picture = { href: undefined, x: 0, y: 0, width: 0, height: 0 };

/** Returns where the sprites of a list are, in units of a board on which one unit of the workshop (radius of a hex, side
 * of a cell) is `unit`. Of each sprite it takes the smallest file that has `pixels` per unit: larger ones cost bytes, and
 * time in every frame. */
export function placed<M extends Manifest>(
  { manifest, files }: Pictures<M>,
  unit: number,
  pixels: number,
): (name: keyof M & string) => Picture {
  const addresses = new Map(
    Object.entries(files).map(([path, href]) => [path.slice(path.lastIndexOf('/') + 1, -'.webp'.length), href]),
  );
  const known = new Map<string, Picture>();

  /** The largest there is. */
  const largest = (densities: readonly string[]) => Number(densities.at(-1));

  function make(name: keyof M & string): Picture {
    const { x, y, width, height, bytes } = manifest[name] as Manifest[string];
    const densities = Object.keys(bytes).sort((a, b) => Number(a) - Number(b));
    const density = densities.find((one) => Number(one) >= Math.min(pixels, largest(densities))) ?? '';
    return {
      href: addresses.get(`${name}-${density}`),
      x: x * unit,
      y: y * unit,
      width: width * unit,
      height: height * unit,
    };
  }

  return (name) => {
    const picture = known.get(name) ?? make(name);
    known.set(name, picture);
    return picture;
  };
}

/** Waits until what is drawn now has been seen. */
export const afterDrawing = () =>
  new Promise<void>((seen) => {
    if (typeof requestAnimationFrame === 'undefined' || document.hidden) seen();
    else requestAnimationFrame(() => setTimeout(seen));
  });

/** How often a list that did not arrive is asked for again, and after how many milliseconds. */
const [TRIES, PAUSE] = [5, 3000];

/** Returns how to get at the sprites of a game. The first use loads the list. `units` is how many units lie above each other
 * in a window that shows the whole board. */
export function album<M extends Manifest>(
  load: () => Promise<Pictures<M>>,
  unit: number,
  units: number,
): (name: keyof M & string) => Picture {
  let found = $state.raw<((name: keyof M & string) => Picture) | undefined>();
  let asked = false;

  async function ask(): Promise<void> {
    await afterDrawing();
    for (let tries = 1; ; tries++) {
      try {
        found = placed(await load(), unit, pixelsPerUnit(units));
        return;
      } catch (error) {
        // Offline for a moment, or a newer version has just replaced the files: the board stays playable without pictures.
        if (tries === TRIES) throw error;
        await new Promise((over) => setTimeout(over, PAUSE));
      }
    }
  }

  return (name) => {
    if (!asked && typeof document !== 'undefined') {
      asked = true;
      void ask();
    }
    return found?.(name) ?? NOTHING;
  };
}
