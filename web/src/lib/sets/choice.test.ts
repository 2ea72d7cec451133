import { expect, it } from 'vitest';
import type { Field } from '../options/schema';
import type { PreviewCard } from '../wire/protocol';
import { otherValues, played, setIdIn } from './choice';

const field: Field = {
  name: 'map',
  help: '',
  initial: 'auto',
  kind: 'choice',
  values: ['auto', 'duel', 'ring', 'random'],
};
const preview = (name: string, seats: number): PreviewCard => ({ name, seats, advanced: false, picture: {} });
const standard = new Set(['duel', 'ring']);
const box = { field, standard, previews: [preview('duel', 2), preview('ring', 3)] };
const own = { field, standard, previews: [preview('duel', 2), preview('mine', 2), preview('ours', 4)] };

it('offers besides the previews what names none', () => {
  expect(otherValues(box)).toEqual(['auto', 'random']);
  expect(otherValues(own)).toEqual(['auto', 'random']);
});

it('plays what was chosen if it fits the seats', () => {
  expect(played('duel', box, 2)).toBe('duel');
  expect(played('duel', box, 3)).toBe('auto');
  expect(played('random', box, 3)).toBe('random');
  expect(played(undefined, box, 3)).toBe('auto');
});

it('takes the own map of a set until another is chosen', () => {
  expect(played(undefined, own, 2)).toBe('mine');
  expect(played(undefined, own, 4)).toBe('ours');
  expect(played(undefined, own, 3)).toBe('auto');
  expect(played('auto', own, 2)).toBe('auto');
  // The file has no such map.
  expect(played('ring', own, 3)).toBe('auto');
});

it('finds the id of a set in a link', () => {
  expect(setIdIn('bcdfghjkmnpqrs')).toBe('bcdfghjkmnpqrs');
  expect(setIdIn(' https://example.org/sets/bcdfghjkmnpqrs?x=1 ')).toBe('bcdfghjkmnpqrs');
  expect(setIdIn('https://example.org/t/bcdfghjkmnpqrs')).toBeUndefined();
  expect(setIdIn('bcd')).toBeUndefined();
});
