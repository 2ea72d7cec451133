/** Takes the stills that lie in the boxes until their games play: the first picture of each recorded game, by day and by
 * night, into `src/show/GAME.webp`. Needs Chromium (`CHROMIUM`, else Playwright's) and a page with its server.
 *
 *     node tools/still-shows.js http://127.0.0.1:7080
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './bots.js';

const [address = 'http://127.0.0.1:7080'] = process.argv.slice(2);
const GAMES = ['anteater', 'termites', 'dominants', 'glory'];
const [WIDTH, QUALITY] = [640, 0.8];

const browser = await launch();
for (const colorScheme of ['light', 'dark']) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 2,
    colorScheme,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(address);
  for (const game of GAMES) {
    const box = page.locator(`[data-box="${game}"]`);
    await box.hover();
    await box.locator('.life.ready .board').first().waitFor();
    // The picture fades in, and the sprites come.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1200);
    const { x, y, width, height } = await box.locator('> .tray').evaluate((tray) => {
      const { x, y } = tray.getBoundingClientRect();
      return { x: x + tray.clientLeft, y: y + tray.clientTop, width: tray.clientWidth, height: tray.clientHeight };
    });
    const picture = await page.screenshot({ clip: { x, y, width, height } });
    const webp = await page.evaluate(
      async ([source, width, quality]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
        const context = canvas.getContext('2d');
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, canvas.width, canvas.height);
        return canvas.toDataURL('image/webp', quality).split(',')[1];
      },
      [picture.toString('base64'), WIDTH, QUALITY],
    );
    const bytes = Buffer.from(webp, 'base64');
    const name = `${game}${colorScheme === 'dark' ? '-night' : ''}.webp`;
    writeFileSync(join(import.meta.dirname, `../src/show/${name}`), bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
  await context.close();
}
await browser.close();
