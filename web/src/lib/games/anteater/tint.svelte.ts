/** White pictures in the colours of the page, so that one picture serves all palettes. */
import { SvelteMap } from 'svelte/reactivity';

/** How bright the lit face of a white thing is; what is brighter is gloss and stays white. */
const LIT = 0.85;

/** How white gloss becomes. */
const GLOSS = 0.75;

const made = new SvelteMap<string, string>();
const begun = new Set<string>();

/** Returns the address of the picture in this colour, once it is made; a plain shape stands there until then. */
export function tinted(href: string | undefined, colour: string): string | undefined {
  if (href === undefined) return undefined;
  const key = `${colour} ${href}`;
  if (!begun.has(key) && typeof Image !== 'undefined') {
    begun.add(key);
    void tint(href, colour).then((url) => url !== undefined && made.set(key, url));
  }
  return made.get(key);
}

async function tint(href: string, colour: string): Promise<string | undefined> {
  const picture = new Image();
  picture.src = href;
  try {
    await picture.decode();
  } catch {
    // No picture: the plain shape stays.
    return undefined;
  }
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // The browser reads the colour: one pixel of it.
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const wanted = context.getImageData(0, 0, 1, 1).data.slice(0, 3);
  context.clearRect(0, 0, 1, 1);
  context.drawImage(picture, 0, 0);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    // The light has a colour of its own, which is left out: dice keep the exact colours of the palette.
    const [red = 0, green = 0, blue = 0] = pixels.data.slice(at, at + 3);
    const light = (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
    for (let channel = 0; channel < 3; channel++) pixels.data[at + channel] = shaded(wanted[channel] ?? 0, light);
  }
  context.putImageData(pixels, 0, 0);
  // The server's content security policy allows pictures in the page, but no blobs.
  return canvas.toDataURL();
}

/** Returns a channel of a colour (0 to 255) under this light: in shadow darker, in gloss nearer to white. */
export function shaded(value: number, light: number): number {
  if (light <= LIT) return value * (light / LIT);
  return value + (255 - value) * GLOSS * ((light - LIT) / (1 - LIT));
}
