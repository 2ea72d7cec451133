import { expect, it } from 'vitest';
import { blank, moved, put, raised, widened, withMounds } from './mounds';

it('fills spaces and changes columns', () => {
  const mound = put(blank('Rock'), 1, 0, 'W');
  expect(mound.columns).toEqual(['..', 'W.', '..', '..', '..']);
  expect(put(mound, 1, 0, 'W')).toBe(mound);
  expect(put(mound, 1, 7, 'M')).toBe(mound);
  expect(raised(mound, 1, 1).columns[1]).toBe('W..');
  expect(raised(raised(mound, 1, -1), 1, -1).columns[1]).toBe('');
  expect(widened(mound, 1).columns).toHaveLength(6);
  expect(widened(mound, -1).columns).toHaveLength(4);
});

it('changes the order', () => {
  const mounds = ['a', 'b', 'c'].map(blank);
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join('');
  expect(names(moved(mounds, 0, 1))).toBe('bac');
  expect(names(moved(mounds, 2, -1))).toBe('acb');
  expect(moved(mounds, 0, -1)).toBe(mounds);
});

it('writes the mounds with numbers in their order', () => {
  const file = '[game]\nid = "anteater"\n\n# Cards.\n[[mound]]\nid = 9\n[[mound]]\nid = 4\n';
  expect(withMounds(file, [put(blank('A "b"'), 0, 1, 'M')])).toBe(
    '[game]\nid = "anteater"\n\n# Cards.\n[[mound]]\nid = 1\nname = "A \\"b\\""\nqueen = 6\ngeneral = 3\nworm_number = 5\n' +
      'columns = [".M", "..", "..", "..", ".."]\n',
  );
});
