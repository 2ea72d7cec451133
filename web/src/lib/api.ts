/** The server's resources, by the names of docs/api.md. */
import type {
  AskBot,
  AskCoach,
  Bans,
  BotAnswer,
  Branch,
  ChangeSet,
  Checked,
  CoachAnswer,
  Contribute,
  DangerAnswer,
  DiceAnswer,
  ErrorAnswer,
  ExampleAnswer,
  GameCard,
  GamePuzzles,
  GamesAnswer,
  History,
  Identity,
  IdentityMade,
  Import,
  Join,
  Joined,
  Lobby,
  LogAnswer,
  NewSet,
  NewTable,
  Previews,
  Problem,
  Progress,
  ReplayAnswer,
  PuzzlesAnswer,
  RulingText,
  SeatWish,
  SetAnswer,
  Sets,
  TableAnswer,
  TryExample,
  WalksAnswer,
} from './wire/protocol';
import { random } from './random';

/** A request that was not done, with a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }
}

const ROOT = '/api/v1';

interface More {
  signal?: AbortSignal;
  /** The same for a request that is repeated: it is done once. */
  key?: string;
}

async function ask(method: string, path: string, body?: unknown, { signal, key }: More = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(ROOT + path, {
      method,
      ...(signal && { signal }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    });
  } catch {
    throw new ApiError(0, { code: 'offline', sentence: '' });
  }
  if (response.ok) return response;
  const answer = (await response.json().catch(() => undefined)) as ErrorAnswer | undefined;
  throw new ApiError(response.status, answer?.error ?? { code: 'unknown', sentence: `${response.status}` });
}

async function json<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return (await (await ask(method, path, body, signal ? { signal } : {})).json()) as T;
}

/** How long to wait before a request whose answer got lost is sent again, in milliseconds. */
const PAUSES = [400, 1600];

/** Sends a request that makes or takes something. If its answer gets lost, it is sent again under the same key, so that there are
 * not two tables, seats or sets. */
async function once<T>(path: string, body?: unknown): Promise<T> {
  const key = random(16);
  for (const pause of PAUSES) {
    try {
      return (await (await ask('POST', path, body, { key })).json()) as T;
    } catch (error) {
      const lost = error instanceof ApiError && (error.status === 0 || error.status === 503);
      if (!lost) throw error;
    }
    await new Promise((done) => setTimeout(done, pause));
  }
  return (await (await ask('POST', path, body, { key })).json()) as T;
}

async function text(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}

const part = encodeURIComponent;
const table = (id: string) => `/tables/${part(id)}`;

function query(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${given.map(([key, value]) => `${key}=${part(String(value))}`).join('&')}`;
}

/** Returns who this browser is; nothing if it is nobody yet. */
export async function identity(): Promise<Identity | undefined> {
  const answer = await ask('GET', '/identity');
  return answer.status === 204 ? undefined : ((await answer.json()) as Identity);
}

export const takeName = (name: string) => once<IdentityMade>('/identity', { name });
/** Signs this person out in all other browsers. */
export const signOutOthers = () => ask('DELETE', '/identity/others');
export const history = (before?: number) => json<History>('GET', `/history${query({ before })}`);
/** Takes a table off this browser's list of games. */
export const forget = (id: string) => ask('DELETE', `/history/${part(id)}`);
export const forgetFinished = () => ask('DELETE', '/history');
/** Adds to what this browser's person has learnt, and returns all of it. */
export const addProgress = (wish: Progress) => json<Progress>('POST', '/progress', wish);
export const resetProgress = () => ask('DELETE', '/progress');
export const games = () => json<GamesAnswer>('GET', '/games');
/** Returns the card of a game under a version of its rules, the newest if not said. */
export const gameCard = (game: string, rules?: number) =>
  json<GameCard>('GET', `/games/${part(game)}${query({ rules })}`);
export const rules = (game: string) => text(`/games/${part(game)}/rules`);
export const ruling = (game: string, number: string) =>
  json<RulingText>('GET', `/games/${part(game)}/rules/${part(number)}`);
export const tryExample = (game: string, id: string, wish: TryExample) =>
  json<ExampleAnswer>('POST', `/games/${part(game)}/examples/${part(id)}`, wish);
export const tryLesson = (game: string, id: string, wish: TryExample) =>
  json<ExampleAnswer>('POST', `/games/${part(game)}/lessons/${part(id)}`, wish);
export const puzzles = () => json<PuzzlesAnswer>('GET', '/puzzles');
export const puzzlesOf = (game: string) => json<GamePuzzles>('GET', `/games/${part(game)}/puzzles`);
export const tryPuzzle = (game: string, id: string, wish: TryExample) =>
  json<ExampleAnswer>('POST', `/games/${part(game)}/puzzles/${part(id)}`, wish);
/** Forgets this person's answers and puzzle ratings. */
export const forgetPuzzles = () => ask('DELETE', '/puzzles');
export const standardData = (game: string) => text(`/games/${part(game)}/data`);
export const previews = (game: string) => json<Previews>('GET', `/games/${part(game)}/previews`);
export const checkData = (game: string, data: string) => json<Checked>('POST', `/games/${part(game)}/check`, { data });
export const sets = () => json<Sets>('GET', '/sets');
export const setOf = (id: string) => json<SetAnswer>('GET', `/sets/${part(id)}`);
export const newSet = (wish: NewSet) => once<SetAnswer>('/sets', wish);
export const changeSet = (id: string, wish: ChangeSet) => json<SetAnswer>('PUT', `/sets/${part(id)}`, wish);
export const removeSet = (id: string) => ask('DELETE', `/sets/${part(id)}`);
export const tableDataPath = (id: string) => `${ROOT}${table(id)}/data`;
export const lobby = () => json<Lobby>('GET', '/lobby');
export const newTable = (wish: NewTable) => once<TableAnswer>('/tables', wish);
export const tableOf = (id: string) => json<TableAnswer>('GET', table(id));
/** Takes back a table that waits for players. */
export const cancel = (id: string) => ask('DELETE', table(id));
export const join = (id: string, wish: Join) => once<Joined>(`${table(id)}/join`, wish);
/** Adds to the dice of a table whose commitment has been seen. */
export const contribute = (id: string, wish: Contribute) =>
  json<TableAnswer>('POST', `${table(id)}/contribution`, wish);
/** Returns a receipt about the dice of a table and, once the game is over, what is needed to check them. */
export const dice = (id: string) => json<DiceAnswer>('GET', `${table(id)}/dice`);
export const leave = (id: string, seat: string) => json<TableAnswer>('POST', `${table(id)}/leave`, { seat });
export const changeSeat = (id: string, seat: string, wish: SeatWish) =>
  json<TableAnswer>('PUT', `${table(id)}/seats/${part(seat)}`, { wish });
/** Removes a person from a table and keeps them away: for its host. */
export const ban = (id: string, who: string) => ask('POST', `${table(id)}/bans`, { who });
export const bans = async (id: string) => (await json<Bans>('GET', `${table(id)}/bans`)).people;
export const liftBan = (id: string, who: string) => ask('DELETE', `${table(id)}/bans/${part(who)}`);
export const start = (id: string) => json<TableAnswer>('POST', `${table(id)}/start`);
export const rematch = (id: string) => once<TableAnswer>(`${table(id)}/rematch`);
export const branch = (id: string, wish: Branch) => once<TableAnswer>(`${table(id)}/branch`, wish);
export const importRecord = (wish: Import) => once<TableAnswer>('/records', wish);
export const record = (id: string) => text(`${table(id)}/record`);
export const recordPath = (id: string) => `${ROOT}${table(id)}/record`;
export const replay = (id: string, seat: string | undefined, from: number) =>
  json<ReplayAnswer>('GET', `${table(id)}/replay${query({ seat, from })}`);
export const log = (id: string, since: number, seat?: string) =>
  json<LogAnswer>('GET', `${table(id)}/log${query({ since, seat })}`);
export const danger = (id: string, seat: string) =>
  json<DangerAnswer>('GET', `${table(id)}/danger?seat=${encodeURIComponent(seat)}`);
export const walks = (id: string, seat: string, from: string) =>
  json<WalksAnswer>('GET', `${table(id)}/walks${query({ seat, from })}`);
export const hint = (id: string, wish: AskBot) => json<BotAnswer>('POST', `${table(id)}/hint`, wish);
/** Asks what is overlooked before a decision and, if wished, what the last one lost. */
export const coach = (id: string, wish: AskCoach, signal: AbortSignal) =>
  json<CoachAnswer>('POST', `${table(id)}/coach`, wish, signal);
/** Asks for the analysis of a finished game; the answer comes line by line (`AnalysisLine`) while it is computed. */
export async function gameAnalysis(id: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const { body } = await ask('GET', `${table(id)}/analysis`, undefined, { signal });
  if (!body) throw new ApiError(0, { code: 'offline', sentence: '' });
  return body;
}

/** Returns the address of a table's live connection. */
export function livePath(id: string, since: number | undefined): string {
  const url = new URL(`${ROOT}${table(id)}/live`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('words', '1');
  if (since !== undefined) url.searchParams.set('since', String(since));
  return url.href;
}
