import { afterEach, expect, it, vi } from 'vitest';
import { chosenOf, DEFAULTS, dressForPrint, dressForScreen, readSettings, settings } from './settings.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('keeps what differs from the defaults, and what was kept before', () => {
  expect(chosenOf(DEFAULTS, null)).toEqual({});
  expect(chosenOf({ ...DEFAULTS, theme: 'dark' }, '{"board":"painted"}')).toEqual({ theme: 'dark', board: 'painted' });
  expect(chosenOf({ ...DEFAULTS, theme: 'dark' }, 'no JSON')).toEqual({ theme: 'dark' });
});

it.each([
  ['the browser saves data', { connection: { saveData: true } }, false, 'diagram'],
  ['the system asks for little data', {}, true, 'diagram'],
  ['the connection is rich', { connection: { saveData: false } }, false, 'painted'],
  ['nothing is known of the connection', {}, false, 'painted'],
] as const)('has a kind of board by default when %s, and the chosen one else', async (_, navigator, reduced, board) => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && query.includes('reduced-data') }));
  vi.resetModules();
  const { readSettings } = await import('./settings.svelte');
  expect(readSettings(null).board).toBe(board);
  expect(readSettings('{"theme":"dark"}').board).toBe(board);
  for (const chosen of ['painted', 'diagram'])
    expect(readSettings(JSON.stringify({ board: chosen })).board).toBe(chosen);
});

it('reads nothing from a text that is not its own', () => {
  expect(readSettings('[')).toEqual(DEFAULTS);
});

it('prints boards as diagrams, and gives the chosen ones back', () => {
  Object.assign(settings, DEFAULTS);
  dressForPrint();
  dressForPrint();
  expect(settings.board).toBe('diagram');
  dressForScreen();
  expect(settings.board).toBe('painted');
});
