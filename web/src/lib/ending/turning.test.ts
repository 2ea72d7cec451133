import { describe, expect, it } from 'vitest';
import { lineOf, margins, scaleOf, turningPoints } from './turning';

const by = (...actors: string[]) => actors.map((by) => ({ by }));

describe('the margin', () => {
  it('is the winner’s lead over the best of the others', () => {
    expect(
      margins(
        [
          [0, 5, 9],
          [0, 7, 7],
          [3, 3, 8],
        ],
        [true, false, false],
      ),
    ).toEqual([-3, -2, 1]);
  });

  it('follows the first party where all share the victory', () => {
    const points = [
      [0, 4],
      [0, 1],
    ];
    expect(margins(points, [true, true])).toEqual([0, 3]);
    expect(margins(points, [false, false])).toEqual([0, 3]);
  });
});

describe('turning points', () => {
  it('are the three largest changes, in their order', () => {
    const curve = [0, 1, -8, -6, -1, 10, 10];
    expect(turningPoints(curve, by('a', 'b', 'a', 'b', 'a', 'b'))).toEqual([2, 4, 5]);
  });

  it('join what one actor did in a row, dice included, at its largest step', () => {
    expect(turningPoints([0, 1, 4, 5], by('a', 'chance', 'a'))).toEqual([2]);
    // Gained and lost again: nothing has turned.
    expect(turningPoints([0, 3, 0], by('a', 'a'))).toEqual([]);
  });

  it('are none where nothing changed', () => {
    expect(turningPoints([2, 2, 2], by('a', 'b'))).toEqual([]);
  });
});

it('draws points as steps inside the frame', () => {
  const scale = scaleOf([
    [0, 10, 10, 5],
    [0, -10, 0, 0],
  ]);
  expect(scale).toEqual([-10, 10]);
  expect(lineOf([0, 10, 10, 5], scale, { width: 300, height: 100 })).toBe('M0 50.0H100.0V0.0H300.0V25.0H300.0');
});
