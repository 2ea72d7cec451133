import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULTS, settings } from '../ui/settings.svelte';
import type { ReplayAnswer } from '../wire/protocol';
import { Player } from './player.svelte';
import type { LoggedStep } from './state';

/** A game in words such as `a:go`; each step counts one up, a turn is a run of the same seat. */
function answer(text: string, from = 0): ReplayAnswer {
  const words = text.split(' ').map((word) => word.split(':'));
  let [turn, last] = [0, ''];
  const frames = words.map(([by = '', what = ''], at) => {
    if (by !== last) turn += 1;
    last = by;
    return {
      step: { by, text: what, events: [{ kind: what, cell: `c${from + at + 1}` }] },
      turn,
      view: { n: [from + at + 1] as [unknown] },
    };
  });
  return { seen_by: 'spectator', steps: from + frames.length, from, view: { n: from }, frames };
}

const pack = {
  minor: ({ text }: LoggedStep) => text === 'pick',
  duration: ({ text }: LoggedStep) => (text === 'long' ? 5000 : 100),
  prelude: (fresh: readonly LoggedStep[]) =>
    fresh.some(({ text }) => text === 'count') ? { shows: fresh, rest: [], time: 3000, says: 'counting' } : undefined,
  isFight: ({ text }: LoggedStep) => text === 'fight',
};
const seen = (player: Player) => (player.view as { n: number }).n;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(settings, DEFAULTS);
});
afterEach(() => void vi.useRealTimers());

it('plays line by line to its end, and says so', () => {
  const onend = vi.fn();
  const player = new Player(pack, answer('a:go b:pick b:go b:go', 10), { until: 13, onend });
  player.start();
  const moments: number[] = [];
  for (let second = 0; second < 9; second++) {
    moments.push(player.at);
    vi.advanceTimersByTime(1000);
  }
  expect(moments).toEqual([10, 10, 11, 11, 13, 13, 13, 13, 13]);
  expect(onend).toHaveBeenCalledOnce();
  expect(player.playing).toBe(false);
});

it('has a speed', () => {
  const player = new Player(pack, answer('a:go a:go a:go a:go'));
  player.setSpeed('fast');
  player.start();
  vi.advanceTimersByTime(2000);
  expect(player.at).toBe(2);
  player.setSpeed('slow');
  player.go(0);
  vi.advanceTimersByTime(3100);
  expect(player.at).toBe(0);
  vi.advanceTimersByTime(200);
  expect(player.at).toBe(1);
});

it.each([
  { what: 'fight', least: 2000 },
  { what: 'long', least: 5250 },
  { what: 'count', least: 3900 },
])('never hurries past $what', ({ what, least }) => {
  const player = new Player(pack, answer(`a:go a:${what} a:go`));
  player.setSpeed('fast');
  player.go(1);
  player.toggle();
  vi.advanceTimersByTime(least - 50);
  expect(player.at).toBe(2);
  vi.advanceTimersByTime(100);
  expect(player.at).toBe(3);
});

it('shows a prelude on the picture before, also when one jumps there', () => {
  const player = new Player(pack, answer('a:go a:count a:go'));
  for (const reach of [() => player.go(2), () => (player.go(1), player.on())]) {
    player.go(3);
    reach();
    expect([player.at, seen(player), player.prelude?.shows.length]).toEqual([2, 1, 1]);
    expect(player.fresh).toEqual([]);
    vi.advanceTimersByTime(3000);
    expect([player.at, seen(player), player.prelude]).toEqual([2, 2, undefined]);
    expect([...player.marked]).toEqual([]);
  }
});

it('shows preludes still where nothing moves', () => {
  settings.animation = 'off';
  const player = new Player(pack, answer('a:go a:count'));
  player.go(2);
  expect(seen(player)).toBe(1);
  vi.advanceTimersByTime(1500);
  expect(seen(player)).toBe(2);
});

it('moves what happens on the way forwards only', () => {
  const player = new Player(pack, answer('a:go a:pick a:go a:go'));
  player.on();
  player.on();
  expect(player.fresh.map(({ step }) => step)).toEqual([2, 3]);
  expect([...player.marked]).toContain('c3');
  player.back();
  expect(player.at).toBe(1);
  expect(player.fresh).toEqual([]);
});

it('goes by turns', () => {
  const player = new Player(pack, answer('a:go a:go b:pick b:go b:go a:go'));
  expect(player.turn).toBeUndefined();
  const places: number[] = [];
  for (let press = 0; press < 4; press++) {
    player.nextTurn();
    places.push(player.at);
  }
  expect(places).toEqual([1, 4, 6, 6]);
  player.go(5);
  expect(player.turn).toMatchObject({ number: 2, seat: 'b' });
  for (const at of [4, 1, 0, 0]) {
    player.previousTurn();
    expect(player.at).toBe(at);
  }
  player.goTurn(2);
  expect(player.at).toBe(4);
});

it('begins anew after the end, and can be stopped', () => {
  const player = new Player(pack, answer('a:go a:go'));
  player.go(2);
  player.toggle();
  expect([player.at, player.playing]).toEqual([0, true]);
  player.toggle();
  vi.advanceTimersByTime(9000);
  expect([player.at, player.playing]).toEqual([0, false]);
});

it('loads what is missing', async () => {
  const [first, rest] = [answer('a:go a:go'), answer('b:go b:go', 2)];
  const player = new Player(pack, { ...first, steps: 4 });
  expect(player.end).toBe(2);
  await player.load((from) => Promise.resolve({ ...rest, from }));
  expect([player.loaded, player.lines.length, player.next]).toEqual([4, 4, 'a']);
  player.go(4);
  expect([seen(player), player.next]).toEqual([4, undefined]);
});
