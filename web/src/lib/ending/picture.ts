/** A picture of the final board, drawn in the browser from what the screen shows. */

export const PICTURE = { width: 1200, height: 900 };
const HEAD = 84;
const FOOT = 64;
const MARGIN = 28;

/** What a drawing is styled by; everything else has no meaning in a picture of its own. */
const STYLES = [
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap',
  'stroke-linejoin opacity color stop-color stop-opacity font-family font-size font-weight font-style letter-spacing',
  'text-anchor dominant-baseline paint-order vector-effect transform transform-origin transform-box scale rotate translate',
  'display visibility filter clip-path mask mask-type mix-blend-mode',
]
  .join(' ')
  .split(' ');

export interface Caption {
  readonly title: string;
  readonly result: string;
  readonly players: readonly { readonly name: string; readonly points: string; readonly colour: string }[];
}

/** Returns a layer of the board as a drawing that stands alone: every style is written at its element, every picture is in it. */
async function standalone(board: SVGSVGElement, width: number, height: number): Promise<string> {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [at, original] of [board, ...board.querySelectorAll('*')].entries()) {
    const [target, computed] = [copies[at], getComputedStyle(original)];
    if (!(target instanceof SVGElement)) continue;
    const styles = STYLES.map((name) => [name, computed.getPropertyValue(name)] as const);
    target.setAttribute('style', styles.flatMap(([name, value]) => (value ? [`${name}:${value}`] : [])).join(';'));
    target.removeAttribute('class');
  }
  // Cells only listen; what shows a moment's choice or glance is no part of the picture.
  for (const cell of copy.querySelectorAll('[data-cell]')) cell.remove();
  await Promise.all([...copy.querySelectorAll('image')].map(embed));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}

/** The data of a file that a picture shows, by its address. */
const data = new Map<string, Promise<string>>();

/** Puts the data of a picture in the place of its address: a drawing that stands alone loads nothing. */
async function embed(image: SVGImageElement): Promise<void> {
  const address = image.getAttribute('href') ?? '';
  if (address.startsWith('data:')) return;
  const known = data.get(address) ?? dataOf(address);
  data.set(address, known);
  image.setAttribute('href', await known);
}

async function dataOf(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, refuse) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => refuse(new Error(`cannot read ${address}`));
    reader.readAsDataURL(file);
  });
}

/** Returns the colours of the world around a board, from the top to the bottom. */
function worldOf(scene: Element | null): readonly string[] {
  if (!scene) return [];
  const found = [getComputedStyle(scene, '::before'), getComputedStyle(scene)].map(
    ({ backgroundImage, backgroundColor }) => `${backgroundImage} ${backgroundColor}`,
  );
  const colours = found.flatMap((text) => text.match(/rgba?\([^)]*\)|#[0-9a-f]{3,8}/gi) ?? []);
  return colours.filter((colour) => !/^rgba\(.*, 0\)$/.test(colour)).slice(0, 6);
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** Draws the picture of a board from its layers, the lowest first; refuses if this browser cannot. */
export async function pictureOf(layers: readonly SVGSVGElement[], caption: Caption): Promise<Blob> {
  const { width, height } = PICTURE;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, PICTURE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const theme = getComputedStyle(document.documentElement);
  const colour = (name: string) => theme.getPropertyValue(`--${name}`).trim();

  context.fillStyle = colour('ground');
  context.fillRect(0, 0, width, height);
  const world = worldOf(layers[0]?.closest('.scene') ?? null);
  const middle = height - HEAD - FOOT;
  if (world.length > 0) {
    const sky = context.createLinearGradient(0, HEAD, 0, HEAD + middle);
    for (const [at, stop] of world.entries()) sky.addColorStop(at / Math.max(1, world.length - 1), stop);
    // The last colour is the ground under the light.
    context.fillStyle = world.at(-1) ?? '';
    context.fillRect(0, HEAD, width, middle);
    context.fillStyle = sky;
    context.fillRect(0, HEAD, width, middle);
  }
  for (const layer of layers)
    context.drawImage(await imageOf(await standalone(layer, width, middle)), 0, HEAD, width, middle);

  context.textBaseline = 'middle';
  context.fillStyle = colour('ink');
  context.font = `600 34px ${colour('serif')}`;
  context.fillText(caption.result, MARGIN, HEAD / 2, width * 0.66);
  context.textAlign = 'right';
  context.fillStyle = colour('soft');
  context.font = `24px ${colour('serif')}`;
  context.fillText(caption.title, width - MARGIN, HEAD / 2, width * 0.26);
  context.textAlign = 'left';
  context.font = `22px ${colour('sans')}`;
  const across = (width - 2 * MARGIN) / Math.max(1, caption.players.length);
  for (const [at, { name, points, colour: own }] of caption.players.entries()) {
    const x = MARGIN + at * across;
    context.fillStyle = own;
    context.beginPath();
    context.arc(x + 11, height - FOOT / 2, 11, 0, 2 * Math.PI);
    context.fill();
    context.fillStyle = colour('ink');
    context.fillText(`${name}  ${points}`, x + 32, height - FOOT / 2, across - 44);
  }
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else failed(new Error('no picture'));
    }, 'image/png');
  });
}
