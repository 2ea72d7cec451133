/** Pictures come one after the other; what gives something away comes after its prelude. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GamePack } from '../games/pack';
import { settings } from '../ui/settings.svelte';
import type { ServerMessage, Walk } from '../wire/protocol';
import type { TableConnection, Wish } from './connection';
import { servedTable } from './served';
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
    store = new TableStore(pack, (listener) => servedTable('t', listener));
    store.hear(WELCOME);
    vi.advanceTimersByTime(10);
  });

  afterEach(() => {
    store.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('a roll is not told while its dice tumble', () => {
    store.hear(update(2, 'moved'));
    expect(store.tumbling).toBe(1);
    vi.advanceTimersByTime(100);
    expect(store.tumbling).toBeUndefined();
    settings.animation = 'off';
    store.hear(update(3, 'moved'));
    expect(store.tumbling).toBeUndefined();
    expect(store.shown?.step).toBe(2);
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

  it('a prelude can be ended, and only the prelude', () => {
    store.hear(update(2, 'rolled'));
    store.hear(update(3, 'moved'));
    store.skipPrelude();
    expect(seen()).toEqual({ cycle: 2, prelude: 0, fresh: 1 });
    store.skipPrelude();
    expect(seen().cycle).toBe(2);
    vi.advanceTimersByTime(100);
    expect(seen().cycle).toBe(3);
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
    store.hear({ ...update(2, 'moved'), view: { phase: ['OTHER'] } } as ServerMessage);
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

describe('taking back', () => {
  let store: TableStore;
  let sent: Wish[];
  const next = (more: object) => store.hear({ ...update(2, 'moved'), ...more });

  beforeEach(() => {
    vi.useFakeTimers();
    settings.animation = 'off';
    settings.wait = 'short';
    sent = [];
    const connection = {
      send: (wish: Wish) => {
        sent.push(wish);
        return Promise.resolve({ kind: 'accepted' as const });
      },
      walks: () => Promise.reject(new Error('no walks')),
      log: () => Promise.resolve({ entries: [], number: 0 }),
      wake() {},
      close() {},
    };
    store = new TableStore(pack, () => connection);
    store.hear(WELCOME);
  });

  afterEach(() => {
    store.close();
    vi.useRealTimers();
  });

  it('an action asks for the chosen pause', async () => {
    await store.act('end', 1500);
    settings.wait = 'off';
    await store.play('end');
    expect(sent).toEqual([
      { kind: 'act', text: 'end', wait: 1500 },
      { kind: 'act', text: 'end' },
    ]);
  });

  it('goes to where the server says', () => {
    store.undoLast();
    store.undoTurn();
    store.redo();
    expect(sent).toEqual([]);
    next({ undo: { to: 3, free_to: 1, turn: 1, redo: 9 } });
    store.undoLast();
    store.undoTurn();
    store.redo();
    expect(sent).toEqual([
      { kind: 'undo', to: 3 },
      { kind: 'undo', to: 1 },
      { kind: 'redo', wait: 1500 },
    ]);
  });

  it('says what was shown instead of asking the server', () => {
    next({ undo: { to: 3, shown: 'roll' } });
    store.undoLast();
    expect([sent, store.refusal?.code]).toEqual([[], 'shown']);
  });

  it('a tap ends the pause once, and the next update ends it too', () => {
    store.hear({ kind: 'waits', ms: 1500 });
    expect(store.shown?.waits).toBe(1500);
    store.choose('cell:a1');
    store.choose('cell:a1');
    expect(sent).toEqual([{ kind: 'go-on' }]);
    store.hear({ kind: 'waits', ms: 1500 });
    next({});
    expect(store.shown?.waits).toBeUndefined();
  });
});

describe('the only possible action', () => {
  let sent: Wish[];

  /** Opens a table where this is the only choice. */
  function open(more: Partial<GamePack>, begun: (store: TableStore) => void = () => undefined): TableStore {
    sent = [];
    const connection = {
      send: (wish: Wish) => {
        sent.push(wish);
        return Promise.resolve({ kind: 'accepted' as const });
      },
      log: () => Promise.resolve({ entries: [], number: 0 }),
      close() {},
    } as unknown as TableConnection;
    const only = { ...pack, choices: () => [{ text: 'end', path: ['button:end'] }], ...more } as unknown as GamePack;
    const store = new TableStore(only, () => connection);
    begun(store);
    store.hear(WELCOME);
    return store;
  }

  beforeEach(() => {
    settings.animation = 'off';
    settings.forced = true;
  });

  it('plays itself and says so', () => {
    const store = open({});
    expect(sent).toEqual([{ kind: 'act', text: 'end' }]);
    expect(store.forced).toBe('end');
  });

  it('is left to the person by wish, where the past is looked at, as a first half, and where it would tell a secret', () => {
    open({}, (store) => store.watch(true));
    expect(sent).toEqual([]);
    open({ half: () => true });
    expect(sent).toEqual([]);
    open({ secret: (phase) => phase === 'MAIN' });
    expect(sent).toEqual([]);
    open({ secret: (phase) => phase === 'OTHER' });
    expect(sent).toHaveLength(1);
    settings.forced = false;
    expect(open({}).forced).toBeUndefined();
    expect(sent).toEqual([]);
  });
});

describe('the walks of a chosen piece', () => {
  const NEAR: Walk = { input: 'go c3 d4', way: ['d4'], cost: 1 };
  const FAR: Walk = { input: 'go c3 e5', way: ['d4', 'e5'], cost: 2 };
  const walking = {
    ...pack,
    walks: true,
    choices: () => [
      { text: 'move c3-d4', path: ['cell:c3', 'cell:d4'] },
      { text: 'gather c3', path: ['cell:c3', 'button:gather'] },
      { text: 'move a1-b2', path: ['cell:a1', 'cell:b2'] },
    ],
  } as unknown as GamePack;
  let store: TableStore;
  /** The questions that were asked, each with what answers it. */
  let asked: { readonly path: string; readonly answer: (step: number, walks: readonly Walk[]) => void }[];
  let sent: string[];
  const settled = () => vi.advanceTimersByTimeAsync(10);
  const next = () => [...store.offer.next].sort();

  beforeEach(async () => {
    vi.useFakeTimers();
    asked = [];
    sent = [];
    vi.stubGlobal('location', { href: 'http://localhost/' });
    vi.stubGlobal('fetch', (path: string) => {
      return new Promise((resolve) => {
        asked.push({ path, answer: (step, walks) => resolve(new Response(JSON.stringify({ step, walks }))) });
      });
    });
    vi.stubGlobal(
      'WebSocket',
      class {
        close() {}
      },
    );
    settings.animation = 'off';
    store = new TableStore(walking, (listener) => servedTable('t', listener));
    store.act = (text) => Promise.resolve(void sent.push(text));
    store.hear(WELCOME);
    await settled();
  });

  afterEach(() => {
    store.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('come after the legal actions, and are sent as one input', async () => {
    store.choose('cell:c3');
    expect(asked.map(({ path }) => path)).toEqual(['/api/v1/tables/t/walks?seat=R&from=c3']);
    expect(next()).toEqual(['button:gather', 'cell:d4']);
    asked[0]?.answer(0, [NEAR, FAR]);
    await settled();
    expect(next()).toEqual(['button:gather', 'cell:d4', 'cell:e5']);
    expect(store.walks).toEqual([NEAR, FAR]);
    store.choose('cell:e5');
    store.choose('cell:d4');
    expect(sent).toEqual(['go c3 e5', 'move c3-d4']);
  });

  it('are asked for once in a position', async () => {
    store.choose('cell:c3');
    asked[0]?.answer(0, [FAR]);
    await settled();
    store.choose('button:gather');
    store.choose('cell:c3');
    store.choose('cell:a1');
    expect(store.walks).toEqual([]);
    store.choose('cell:c3');
    expect(store.walks).toEqual([FAR]);
    expect(asked.map(({ path }) => path.slice(-2))).toEqual(['c3', 'a1']);
    store.hear({ ...update(2, 'moved'), to_move: 'R' } as ServerMessage);
    await settled();
    store.choose('cell:c3');
    expect(store.walks).toEqual([]);
    expect(asked).toHaveLength(3);
  });

  it('of another position or none are no walks', async () => {
    store.choose('cell:c3');
    asked[0]?.answer(7, [FAR]);
    await settled();
    expect(store.walks).toEqual([]);
    store.choose('cell:a1');
    store.hear({ ...update(2, 'moved'), to_move: 'R' } as ServerMessage);
    asked[1]?.answer(0, [FAR]);
    await settled();
    store.choose('cell:a1');
    expect(store.walks).toEqual([]);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    store.choose('cell:c3');
    await settled();
    expect([store.walks, store.refusal]).toEqual([[], undefined]);
  });
});
