import { expect, it } from 'vitest';
import { pageOf, pathOf, type Page } from './routes';

it('reads every address it writes', () => {
  const pages: Page[] = [
    { name: 'lobby' },
    { name: 'new', game: 'termites' },
    { name: 'table', id: 'abc' },
    { name: 'table', id: 'abc', key: 'k&y' },
    { name: 'table', id: 'abc', learn: true },
    { name: 'replay', id: 'a b' },
    { name: 'open' },
    { name: 'rules', game: 'glory' },
    { name: 'rules', game: 'glory', ruling: 'R12' },
    { name: 'rules', game: 'glory', ruling: 'R1', table: 'x y' },
    { name: 'learn', game: 'anteater' },
    { name: 'settings' },
  ];
  for (const page of pages) {
    const url = new URL(pathOf(page), 'http://here');
    expect(pageOf(url.pathname, url.search, url.hash)).toEqual(page);
  }
});

it('knows when it is lost', () => {
  expect(pageOf('/nowhere/at/all')).toEqual({ name: 'lost' });
  expect(pageOf('/nowhere')).toEqual({ name: 'lost' });
});
