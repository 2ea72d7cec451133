/** How long the analysis of a finished game takes, and what play feels of it: steps of other tables and their answers,
 * with and without an analysis at the same time. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, recordFile, test } from '../browser/fixtures';
import { Server } from '../browser/server';

/** A whole game of each kind, of usual length. */
const RECORDS = [
  ['anteater', 'v2-seats-3'],
  ['termites', '2-two-duel'],
  ['dominants', 'v2-2-book-conquest'],
  ['glory', 'v2-seats-2-by-the-book'],
] as const;

/** Plays at other tables meanwhile; returns what `hexapod load` measured. */
async function load(seconds: number): Promise<string> {
  const { stdout } = await promisify(execFile)(process.env['HEXAPOD_BIN'] ?? '', [
    ...['load', '--tables', '40', '--rate', '2', '--seconds', String(seconds)],
  ]);
  return stdout.trim();
}

test('analyses, alone and beside play', async ({ playwright }) => {
  const server = new Server([]);
  await server.start();
  const request = await playwright.request.newContext({ baseURL: server.url });
  await request.post('/api/v1/identity', { data: { name: 'Measure' } });
  console.log(`play alone: ${await load(10)}`);
  for (const [game, name] of RECORDS) {
    const analyse = async () => {
      const record = readFileSync(recordFile(game, name), 'utf8');
      const answer = await request.post('/api/v1/records', { data: { record } });
      expect(answer.status(), await answer.text()).toBe(201);
      const { table } = (await answer.json()) as { table: { id: string; step: number } };
      const begun = Date.now();
      const lines = await (await request.get(`/api/v1/tables/${table.id}/analysis`, { timeout: 300_000 })).text();
      expect(lines.trimEnd().split('\n').at(-1)).toContain('"done"');
      return { steps: table.step, seconds: (Date.now() - begun) / 1000 };
    };
    const { steps, seconds } = await analyse();
    console.log(`${game}: ${steps} steps analysed in ${seconds.toFixed(1)} s`);
    // Longer than the analysis, so that play is measured during all of it.
    const [beside, played] = await Promise.all([analyse(), load(10)]);
    console.log(`${game}, beside play: ${beside.seconds.toFixed(1)} s; play meanwhile: ${played}`);
  }
  await request.dispose();
  await server.end();
});
