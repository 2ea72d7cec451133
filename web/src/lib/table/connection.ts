/** What stands between the screens and wherever the table runs. */
import type { ClientMessage, LogAnswer, Offered, Problem, ServerMessage, WalksAnswer } from '../wire/protocol';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** Something a person wants; the connection adds its id and the number last seen. */
export type Wish = Without<Exclude<ClientMessage, { kind: 'ping' }>, 'id' | 'number'>;

/** What became of it. */
export type Answer =
  | { kind: 'accepted' }
  | { kind: 'refused'; problem: Problem }
  /** Another step was played first. */
  | { kind: 'stale' }
  /** What could come after the first half of a decision. */
  | { kind: 'offered'; offered: Offered }
  /** The others are being asked. */
  | { kind: 'proposed'; proposal: number }
  /** The connection was closed for good before an answer came. */
  | { kind: 'closed' };

/** Why a connection has ended for good: the person was removed, or this browser has lost its seat. */
export type Ended = 'banned' | 'unseated';

/** Whether the table can be reached. */
export type Link = 'connecting' | 'online' | 'offline' | Ended;

/** Whether a connection has ended for good. */
export const isEnded = (link: Link): link is Ended => link === 'banned' || link === 'unseated';

/** A table somewhere: on a server, or an example of the rules. */
export interface TableConnection {
  /** Sends a wish; it survives lost connections and is carried out at most once. */
  send(wish: Wish): Promise<Answer>;
  /** Asks where the piece of a seat can go with one input. */
  walks(seat: string, from: string): Promise<WalksAnswer>;
  /** Returns everything that happened at the table. */
  log(): Promise<LogAnswer>;
  /** Tries to reach the table at once, say because the browser is online again. */
  wake(): void;
  /** Ends the connection. */
  close(): void;
}

/** Who hears what comes from a table. */
export interface TableListener {
  hear(message: ServerMessage): void;
  linked(link: Link): void;
  /** Returns the number of the last entry that was heard; nothing before the first welcome. */
  number(): number | undefined;
}
