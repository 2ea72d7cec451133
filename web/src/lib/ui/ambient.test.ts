import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { restWhenAlone } from './ambient';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('rests when nobody touches the page for a while, and wakes with the next touch', () => {
  vi.useFakeTimers();
  const dataset: Record<string, string> = {};
  const page = new EventTarget();
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const stop = restWhenAlone();
  vi.advanceTimersByTime(59_000);
  page.dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(59_000);
  expect(dataset).not.toHaveProperty('idle');
  vi.advanceTimersByTime(1000);
  expect(dataset).toHaveProperty('idle');
  page.dispatchEvent(new Event('keydown'));
  expect(dataset).not.toHaveProperty('idle');
  stop();
  vi.advanceTimersByTime(120_000);
  expect(dataset).not.toHaveProperty('idle');
});

it('everything that moves without end rests then', () => {
  // Legs move only while an ant is on its way.
  const WALKING = /\[data-walks\]\) \.legs/;
  const src = fileURLToPath(new URL('../..', import.meta.url));
  const endless = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|css)$/.test(name))
    .flatMap((name) => readFileSync(join(src, name), 'utf8').split('}'))
    .filter((rule) => /\binfinite\b/.test(rule));
  expect(endless.length).toBeGreaterThan(10);
  expect(endless.filter((rule) => !/infinite( alternate)? var\(--life\)/.test(rule) && !WALKING.test(rule))).toEqual(
    [],
  );
});
