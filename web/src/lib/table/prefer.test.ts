import { expect, it } from 'vitest';
import { CARDS } from '../../../tests/games';
import { opponentsOf, prefer, preferred } from './prefer';

const card = (id: string) => {
  const found = CARDS.find((other) => other.id === id);
  if (!found) throw new Error(id);
  return found;
};
const storage = (text?: string) => {
  const kept = new Map<string, string>(text === undefined ? [] : [['hexapod.play', text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

it('a first game is short and easy, with as few opponents as possible', () => {
  expect(preferred(card('glory'), storage())).toEqual({ level: 2, opponents: 1, preset: 'skirmish' });
  expect(preferred(card('anteater'), storage())).toMatchObject({ level: 2, opponents: 1 });
});

it('what was chosen is remembered game by game', () => {
  const kept = storage();
  prefer('glory', { level: 5, opponents: 3, preset: 'standard' }, kept);
  prefer('anteater', { level: 1, opponents: 2, preset: 'short' }, kept);
  expect(preferred(card('glory'), kept)).toEqual({ level: 5, opponents: 3, preset: 'standard' });
  expect(preferred(card('anteater'), kept)).toEqual({ level: 1, opponents: 2, preset: 'short' });
});

it('what is damaged or impossible is forgotten', () => {
  for (const text of ['[damaged', '7', '{"glory": {"level": 9, "opponents": 12, "preset": "gone"}}', '{"glory": null}'])
    expect(preferred(card('glory'), storage(text))).toEqual({ level: 2, opponents: 1, preset: 'skirmish' });
});

it('a game has as many opponents as its seats allow', () => {
  expect(opponentsOf({ seats: { min: 2, max: 5 } })).toEqual([1, 2, 3, 4]);
});
