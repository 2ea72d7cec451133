import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from './api';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const headers = () => fetched.mock.calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = (status: number, body: unknown) => Promise.resolve(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** What makes or takes something, and would make or take it twice. */
const MAKING: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a name', () => api.takeName('Ann')],
  ['a table', () => api.newTable({ game: 'anteater', seats: [] })],
  ['a seat', () => api.join('t', {})],
  ['a rematch', () => api.rematch('t')],
  ['a table from a step', () => api.branch('t', { step: 1, seats: [] })],
  ['a table from a record', () => api.importRecord({ record: '' })],
  ['a set', () => api.newSet({ game: 'anteater', title: 'Mine', data: '' })],
];

describe('a request that makes or takes something', () => {
  it.each(MAKING)('has a key of its own: %s', async (_, make) => {
    fetched.mockImplementation(() => answer(201, {}));
    await make();
    await make();
    const [first, second] = headers();
    // The server asks for 16 to 100 characters.
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  it.each(MAKING)('is repeated under the same key when its answer was lost: %s', async (_, make) => {
    fetched.mockImplementationOnce(lost).mockImplementationOnce(() => answer(503, {}));
    fetched.mockImplementation(() => answer(201, { made: true }));
    const made = make();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await made).toEqual({ made: true });
    expect(headers()).toHaveLength(3);
    expect(new Set(headers()).size).toBe(1);
  });

  it('is not repeated when it was refused, and not for ever', async () => {
    fetched.mockImplementation(() => answer(409, { error: { code: 'full', sentence: 'No seat is free.' } }));
    await expect(api.join('t', {})).rejects.toThrow('No seat is free.');
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockImplementation(lost);
    const joined = expect(api.join('t', {})).rejects.toMatchObject({ problem: { code: 'offline' } });
    await vi.advanceTimersByTimeAsync(60_000);
    await joined;
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});

it('a question has no key and is asked once', async () => {
  fetched.mockImplementation(lost);
  await expect(api.lobby()).rejects.toMatchObject({ problem: { code: 'offline' } });
  expect(headers()).toEqual([null]);
});
