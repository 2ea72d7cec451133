import { describe, expect, it } from 'vitest';
import type { LoggedStep } from './state';
import { undoKey, undoOffer } from './undo';

const line = (step: number, by: string): LoggedStep => ({ step, by, text: '', events: [] });

describe('Undo', () => {
  const log = [line(1, 'R'), line(2, 'R'), line(3, 'chance'), line(4, 'B')];

  it('offers nothing before the first own input', () => {
    expect(undoOffer({}, log, ['R'])).toEqual({ kind: 'nothing' });
    expect(undoOffer({ free_to: 0 }, log, ['R'])).toEqual({ kind: 'nothing' });
  });

  it('takes back at once what is free, and says whether others are concerned', () => {
    expect(undoOffer({ to: 1, free_to: 0 }, log.slice(0, 2), ['R'])).toEqual({ kind: 'free', to: 1, others: false });
    expect(undoOffer({ to: 1, free_to: 1 }, log, ['R'])).toEqual({ kind: 'free', to: 1, others: true });
    expect(undoOffer({ to: 1, free_to: 1 }, log, ['R', 'B'])).toEqual({ kind: 'free', to: 1, others: false });
  });

  it('asks the other people about the rest', () => {
    expect(undoOffer({ to: 1, free_to: 3 }, log, ['R'])).toEqual({ kind: 'ask', to: 1 });
    expect(undoOffer({ to: 1 }, log, ['R'])).toEqual({ kind: 'ask', to: 1 });
  });

  it('says what was shown where nobody can agree', () => {
    expect(undoOffer({ to: 1, shown: 'roll' }, log, ['R'])).toEqual({ kind: 'shown', what: 'roll' });
  });
});

it('reads the keys of every system', () => {
  const press = (key: string, more = {}) =>
    undoKey({ key, ctrlKey: true, metaKey: false, shiftKey: false, altKey: false, ...more });
  expect(press('z')).toBe('undo');
  expect(press('Z', { shiftKey: true })).toBe('redo');
  expect(press('y')).toBe('redo');
  expect(press('z', { ctrlKey: false, metaKey: true })).toBe('undo');
  expect(press('z', { ctrlKey: false })).toBeUndefined();
  expect(press('z', { altKey: true })).toBeUndefined();
  expect(press('x')).toBeUndefined();
});
