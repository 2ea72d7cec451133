import { expect, it } from 'vitest';
import type { View } from '../../wire/games/termites';
import { meant } from './actions';

const view = {
  phase: 'move',
  acting: '1',
  cells: [
    { cell: 'f6', unit: { seat: '1' }, mound: null },
    { cell: 'b2', unit: { seat: '1' }, mound: null },
    { cell: 'g7', unit: { seat: '2' }, mound: null },
    { cell: 'g6', unit: null, mound: { seat: null } },
    { cell: 'a1', unit: null, mound: null },
  ],
} as unknown as View;
const legal = ['pick b2', 'pick f6', 'stay'];

it('an enemy or a free Mound means the nearest unit first', () => {
  expect(meant('cell:g7', view, legal)).toEqual(['pick f6', 'pick b2']);
  expect(meant('cell:g6', view, legal)).toEqual(['pick f6', 'pick b2']);
});

it('own units, empty hexes and other phases mean nothing more', () => {
  expect(meant('cell:f6', view, legal)).toEqual([]);
  expect(meant('cell:a1', view, legal)).toEqual([]);
  expect(meant('cell:g7', { ...view, phase: 'go' }, legal)).toEqual([]);
});
