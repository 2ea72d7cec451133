import { expect, it } from 'vitest';
import { ago } from './ago';

it('says how long ago something was', () => {
  const now = Date.UTC(2030, 0, 10);
  const said = (ms: number, language = 'en') => ago(now - ms, now, language);
  expect(said(20_000)).toBe('now');
  expect(said(-5_000)).toBe('now');
  expect(said(60_000)).toBe('1 minute ago');
  expect(said(3 * 3_600_000 + 59_000)).toBe('3 hours ago');
  expect(said(30 * 3_600_000)).toBe('yesterday');
  expect(said(5 * 86_400_000, 'pl')).toBe('5 dni temu');
});
