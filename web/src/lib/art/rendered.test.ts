/** What the workshop says of its renders: every picture of a manifest, none of them a preview. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const RENDERED = fileURLToPath(new URL('../../../../art/rendered', import.meta.url));
const ART = fileURLToPath(new URL('../../art', import.meta.url));
const read = (folder: string, name: string) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8')) as Readonly<Record<string, unknown>>;
const lists = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.json'));

it('there is a list for each manifest', () => {
  expect(lists(RENDERED).sort()).toEqual(lists(ART).sort());
});

describe.each(lists(RENDERED))('%s', (name) => {
  const rendered = read(RENDERED, name);

  it('has the pictures of its manifest', () => {
    expect(Object.keys(rendered).sort()).toEqual(Object.keys(read(ART, name)).sort());
  });

  it('has no preview', () => {
    expect(Object.keys(rendered).filter((sprite) => JSON.stringify(rendered[sprite]).includes('preview'))).toEqual([]);
  });
});
