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
    { name: 'replay', id: 'a b', step: 12 },
    { name: 'replay', id: 'a b', analyse: true },
    { name: 'open' },
    { name: 'rules', game: 'glory' },
    { name: 'rules', game: 'glory', ruling: 'R12' },
    { name: 'rules', game: 'glory', ruling: 'R1', table: 'x y' },
    { name: 'card', game: 'glory' },
    { name: 'card', game: 'glory', table: 'x y' },
    { name: 'learn', game: 'anteater' },
    { name: 'learn', game: 'anteater', lesson: 'goal' },
    { name: 'puzzles' },
    { name: 'puzzles', game: 'anteater' },
    { name: 'puzzles', game: 'anteater', puzzle: 'a1b2c3' },
    { name: 'settings' },
    { name: 'settings', table: 'x y' },
    { name: 'new', game: 'termites', set: 'abc' },
    { name: 'sets' },
    { name: 'set', id: 'abc' },
    { name: 'edit-set', id: 'abc' },
    { name: 'new-set', game: 'termites' },
  ];
  for (const page of pages) {
    const url = new URL(pathOf(page), 'http://here');
    expect(pageOf(url.pathname, url.search, url.hash)).toEqual(page);
  }
});

it('reads old links to rulings, and no ruling in the name of a section', () => {
  expect(pageOf('/rules/glory', '', '#R12')).toEqual({ name: 'rules', game: 'glory', ruling: 'R12' });
  expect(pageOf('/rules/glory', '', '#the-end')).toEqual({ name: 'rules', game: 'glory' });
});

it('knows when it is lost', () => {
  expect(pageOf('/nowhere/at/all')).toEqual({ name: 'lost' });
  expect(pageOf('/nowhere')).toEqual({ name: 'lost' });
});
