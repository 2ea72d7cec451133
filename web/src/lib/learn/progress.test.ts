import { expect, test, vi } from 'vitest';
import { Progress } from './progress.svelte';
import { nextStep, nextTarget } from './target';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('finished lessons are kept, counted by game, and forgotten', async () => {
  const kept = storage();
  const progress = new Progress(kept);
  progress.finish('anteater', 'goal');
  progress.finish('anteater', 'goal');
  progress.finish('termites', 'goal');
  expect(progress.count('anteater', ['goal', 'ties'])).toBe(1);
  expect(new Progress(kept).has('termites', 'goal')).toBe(true);
  expect(progress.size).toBe(2);
  await progress.reset();
  expect(new Progress(kept).size).toBe(0);
});

test('browser and server end with the union of what both know', async () => {
  const known = new Set(['glory/goal']);
  const remote = {
    add: vi.fn((done: readonly string[]) => {
      for (const item of done) known.add(item);
      return Promise.resolve([...known]);
    }),
    reset: () => {
      known.clear();
      return Promise.resolve();
    },
  };
  const kept = storage();
  new Progress(kept).finish('anteater', 'goal');
  const progress = new Progress(kept, remote);
  await progress.sync();
  expect(progress.has('glory', 'goal')).toBe(true);
  expect(known).toEqual(new Set(['glory/goal', 'anteater/goal']));
  expect(new Progress(kept).size).toBe(2);
  progress.finish('termites', 'goal');
  await progress.sync();
  expect(remote.add).toHaveBeenCalledWith(['termites/goal']);
  progress.finish('termites', 'turn');
  await progress.reset();
  expect([known.size, progress.size, new Progress(kept).size]).toEqual([0, 0, 0]);
});

test('a server that cannot be reached changes nothing here, but a reset fails', async () => {
  const away = () => Promise.reject(new Error('offline'));
  const progress = new Progress(storage(), { add: away, reset: away });
  progress.finish('anteater', 'goal');
  await progress.sync();
  expect(progress.size).toBe(1);
  await expect(progress.reset()).rejects.toThrow('offline');
  expect(progress.size).toBe(1);
});

test('the next thing to touch follows what is taken', () => {
  const path = ['cell:f6', 'cell:g7'];
  expect(nextTarget(path, [])).toBe('cell:f6');
  expect(nextTarget(path, ['cell:f6'])).toBe('cell:g7');
  expect(nextTarget(path, ['cell:a1'])).toBe('cell:f6');
  expect(nextTarget(undefined, [])).toBeUndefined();
});

test('the next step follows the half that is held back', () => {
  const steps = ['march j10-k9', 'send 3I'];
  expect(nextStep(steps, [])).toBe('march j10-k9');
  expect(nextStep(steps, ['march j10-k9'])).toBe('send 3I');
  expect(nextStep(steps, ['march j10-j9'])).toBeUndefined();
});
