/** Rendered sprites: which file, and where it lies around its anchor. Each game makes its own album in its `art.ts`, so
 * that one game's table does not carry another's addresses. */

/** A picture for an SVG `image` around the origin. */
export interface Picture {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The generated manifest of a game: boxes in units of the workshop, bytes by pixels per unit. */
export type Manifest = Readonly<
  Record<string, Readonly<Record<'x' | 'y' | 'width' | 'height', number>> & { readonly bytes: object }>
>;

/** Windows of phones get the small files. */
const PHONE = '(max-width: 820px)';
const isSmall = typeof matchMedia !== 'undefined' && matchMedia(PHONE).matches;

/** Returns how to get at the sprites of a game. `files` are the addresses by path, `unit` is what one unit of the workshop
 * (radius of a hex, side of a cell) is on the board. */
export function album<M extends Manifest>(
  manifest: M,
  files: Readonly<Record<string, string>>,
  unit: number,
  small = isSmall,
): (name: keyof M & string) => Picture {
  const addresses = new Map(
    Object.entries(files).map(([path, href]) => [path.slice(path.lastIndexOf('/') + 1, -'.webp'.length), href]),
  );
  const known = new Map<string, Picture>();

  function make(name: keyof M & string): Picture {
    const { x, y, width, height, bytes } = manifest[name] as Manifest[string];
    const densities = Object.keys(bytes).sort((a, b) => Number(a) - Number(b));
    const density = (small ? densities[0] : densities.at(-1)) ?? '';
    return {
      href: addresses.get(`${name}-${density}`) ?? '',
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
