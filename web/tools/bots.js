/** Games that bots play at a running server: for recordings and measurements. Bots play alone only while a person looks
 * on, so a browser watches them (`CHROMIUM`, else Playwright's). Start the server with `--no-limits`: else they are slow. */
import { chromium } from '@playwright/test';

/** Starts the browser. */
export function launch() {
  const executablePath = process.env['CHROMIUM'];
  return chromium.launch({ args: ['--no-sandbox', '--disable-gpu'], ...(executablePath && { executablePath }) });
}

/** Short games that have many pieces on the board after a while. */
export const GAMES = {
  anteater: { seats: 2, options: { rounds: 1 }, level: 3 },
  termites: { seats: 2, preset: 'skirmish', level: 3 },
  dominants: { seats: 4, options: { cycle_limit: 7, events: false }, level: 3 },
  glory: { seats: 2, preset: 'skirmish', level: 2 },
};

/** Looks on at a table from an empty page of the server; returns the page. */
async function watch(browser, server, id) {
  const page = await browser.newPage();
  await page.goto(`${server}/api/v1/games`);
  await page.evaluate((path) => {
    window.socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`);
  }, `/api/v1/tables/${id}/live`);
  return page;
}

/** A visitor of a server: keeps its cookie. */
export class Visitor {
  #cookie = '';

  constructor(server, browser) {
    this.server = server;
    this.browser = browser;
  }

  async ask(method, path, body) {
    const response = await fetch(`${this.server}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: this.#cookie, origin: this.server },
      ...(body && { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set) this.#cookie = set.split(';')[0];
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.status === 204 ? undefined : response.json();
  }

  /** Lets bots play a game to its end; returns the id of the table and how many steps it took. */
  async play(game) {
    const { seats, preset, options, level } = GAMES[game];
    if (!this.#cookie) await this.ask('POST', '/identity', { name: 'Recorder' });
    const { presets } = await this.ask('GET', `/games/${game}`);
    const { table } = await this.ask('POST', '/tables', {
      game,
      seats: Array.from({ length: seats }, () => ({ kind: 'bot', level })),
      terms: {},
      ...(presets.some(({ id }) => id === preset) && { preset }),
      ...(options && { options }),
    });
    const watcher = await watch(this.browser, this.server, table.id);
    for (;;) {
      const { table: now } = await this.ask('GET', `/tables/${table.id}`);
      if (now.status === 'over') break;
      if (now.status !== 'playing') throw new Error(`${game}: ${now.status}`);
      await new Promise((over) => setTimeout(over, 1000));
    }
    await watcher.close();
    const { steps } = await this.ask('GET', `/tables/${table.id}/replay?seat=spectator&from=0&steps=1`);
    return { id: table.id, steps };
  }
}
