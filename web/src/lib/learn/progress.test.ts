import { expect, test } from 'vitest';
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

test('finished lessons are kept, counted by game, and forgotten', () => {
  const kept = storage();
  const progress = new Progress(kept);
  progress.finish('anteater', 'goal');
  progress.finish('anteater', 'goal');
  progress.finish('termites', 'goal');
  expect(progress.count('anteater', ['goal', 'ties'])).toBe(1);
  expect(new Progress(kept).has('termites', 'goal')).toBe(true);
  expect(progress.size).toBe(2);
  progress.reset();
  expect(new Progress(kept).size).toBe(0);
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
