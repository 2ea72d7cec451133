/** Pictures come one after the other; what gives something away comes after its prelude. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GamePack } from '../games/pack';
import { settings } from '../ui/settings.svelte';
import type { ServerMessage } from '../wire/protocol';
import type { LoggedStep } from './state';
import { TableStore } from './store.svelte';

const WELCOME = {
  kind: 'welcome',
  number: 1,
  table: { id: 't', game: 'dominants', seats: [], status: 'playing' },
  you: ['R'],
  facing: {
    seat: 'R',
    number: 1,
    step: 0,
    to_move: 'R',
    phase: 'MAIN',
    view: { cycle: 1 },
    legal: { R: { '': ['end'] } },
  },
  missed: [],
  cut: false,
  proposals: [],
  chat: [],
  online: ['R'],
  watchers: 0,
} as unknown as ServerMessage;

const update = (number: number, kind: string) =>
  ({
    kind: 'update',
    number,
    step: number - 1,
    steps: [{ by: 'chance', text: 'roll 4', events: [{ kind }] }],
    to_move: 'B',
    view: { cycle: [number] },
  }) as unknown as ServerMessage;

const isRoll = (fresh: readonly LoggedStep[]) =>
  fresh.some(({ events }) => events.some(({ kind }) => kind === 'rolled'));
const pack = {
  choices: () => [],
  duration: () => 100,
  prelude: (fresh: readonly LoggedStep[]) => (isRoll(fresh) ? { shows: fresh, rest: fresh, time: 1000 } : undefined),
} as unknown as GamePack;

describe('the table on the screen', () => {
  let store: TableStore;
  const seen = () => ({
    cycle: (store.shown?.view as { cycle: number }).cycle,
    prelude: store.shown?.prelude?.length ?? 0,
    fresh: store.shown?.fresh.length ?? 0,
  });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('location', { href: 'http://localhost/' });
    vi.stubGlobal(
      'WebSocket',
      class {
        close() {}
      },
    );
    settings.animation = 'normal';
    store = new TableStore('t', pack);
    store.hear(WELCOME);
    vi.advanceTimersByTime(10);
  });

  afterEach(() => {
    store.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('a prelude is seen on the picture before, and told at once', () => {
    store.hear(update(2, 'rolled'));
    expect(seen()).toEqual({ cycle: 1, prelude: 1, fresh: 0 });
    expect(store.shown?.told).toHaveLength(1);
    expect(store.current).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual({ cycle: 2, prelude: 0, fresh: 1 });
    expect(store.shown?.told).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(store.current).toBe(true);
  });

  it('a prelude keeps what follows waiting', () => {
    store.hear(update(2, 'rolled'));
    store.hear(update(3, 'moved'));
    expect(seen().cycle).toBe(1);
    vi.advanceTimersByTime(1000);
    expect(seen().cycle).toBe(2);
    vi.advanceTimersByTime(100);
    expect(seen()).toEqual({ cycle: 3, prelude: 0, fresh: 1 });
  });

  it('a prelude can be skipped', () => {
    store.hear(update(2, 'rolled'));
    store.skip();
    expect(seen()).toEqual({ cycle: 2, prelude: 0, fresh: 0 });
    expect(store.current).toBe(true);
  });

  it('keeps the last decision of this screen asked while others act', () => {
    expect([store.mine, store.asked]).toEqual([true, 'MAIN']);
    store.hear({ ...update(2, 'moved'), phase: 'OTHER' } as ServerMessage);
    expect([store.mine, store.asked]).toEqual([false, 'MAIN']);
  });

  it('a prelude is none for other steps, and none where nothing shall move', () => {
    store.hear(update(2, 'moved'));
    expect(seen()).toEqual({ cycle: 2, prelude: 0, fresh: 1 });
    vi.advanceTimersByTime(100);
    settings.animation = 'off';
    store.hear(update(3, 'rolled'));
    expect(seen()).toEqual({ cycle: 3, prelude: 0, fresh: 1 });
  });
});
