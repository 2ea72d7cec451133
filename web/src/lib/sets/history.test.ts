import { expect, it } from 'vitest';
import { begun, changed, redone, undone } from './history';

it('takes back and does again, one gesture at once', () => {
  let history = begun('a');
  history = changed(history, 'b', 1);
  history = changed(history, 'c', 1);
  history = changed(history, 'd', 2);
  expect(history.past).toEqual(['a', 'c']);
  history = undone(history);
  expect(history.now).toBe('c');
  history = undone(history);
  expect(history.now).toBe('a');
  expect(undone(history)).toBe(history);
  history = redone(redone(history));
  expect(history.now).toBe('d');
  expect(redone(history)).toBe(history);
});

it('forgets what was taken back once something else is done', () => {
  const history = changed(undone(changed(begun(1), 2)), 3);
  expect(history.future).toEqual([]);
  expect(changed(history, 3)).toBe(history);
});
