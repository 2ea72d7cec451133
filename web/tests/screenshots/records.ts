/** Tables made from recorded games. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

export function recordOf(game: string, name: string): string {
  return readFileSync(join(import.meta.dirname, `../../../crates/games/${game}/tests/records/${name}.record`), 'utf8');
}

/** The lines of a record that are steps. */
export function stepsOf(record: string): readonly string[] {
  return record.match(/^\d+\. .*/gm) ?? [];
}

/** Opens a table from a record: after some of its steps against bots, or as it ended. */
export async function fromRecord(page: Page, record: string, step?: number): Promise<string> {
  const count = Number(/^seats: *(\d+)/m.exec(record)?.[1]);
  const seats = Array.from({ length: count }, (_, at) => (at === 0 ? { kind: 'me' } : { kind: 'bot', level: 2 }));
  const answer = await page.request.post('/api/v1/records', {
    data: { record, ...(step !== undefined && { seats, step }) },
  });
  return ((await answer.json()) as { table: { id: string } }).table.id;
}
