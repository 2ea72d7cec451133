/** A table on a server, over a WebSocket that comes back by itself. */
import { random } from '../random';
import type { ClientMessage, ServerMessage } from '../wire/protocol';
import type { Answer, Ended, TableConnection, TableListener, Wish } from './connection';

/** The part of a WebSocket that is needed; tests bring their own. */
export interface Socket {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** How long to wait before trying again: after each failure longer, and not all clients at once. */
export function delayBefore(attempt: number, random: number): number {
  const longest = Math.min(8000, 400 * 2 ** attempt);
  return longest * (0.5 + random / 2);
}

/** No word for so long: the connection is dead although nobody said so. */
const SILENCE = 45_000;
const PING_EVERY = 20_000;

/** What holds only for the position that was seen. */
const NUMBERED: ReadonlySet<Wish['kind']> = new Set(['act', 'offer', 'undo', 'redo']);

export class SocketConnection implements Pick<TableConnection, 'send' | 'wake' | 'close'> {
  readonly #listener: TableListener;
  readonly #open: (since: number | undefined) => Socket;
  readonly #pending = new Map<string, { message: ClientMessage; settle: (answer: Answer) => void }>();
  #socket: Socket | undefined;
  #welcome = false;
  #attempt = 0;
  #count = 0;
  #closed = false;
  /** Whether a seat was held when the server last said so. */
  #seated = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinger: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  /** Tells the messages of this connection from those of other tabs of the same person. */
  readonly #name = random(4);

  constructor(listener: TableListener, open: (since: number | undefined) => Socket) {
    this.#listener = listener;
    this.#open = open;
    this.#connect();
  }

  send(wish: Wish): Promise<Answer> {
    const id = `${this.#name}-${++this.#count}`;
    const number = this.#listener.number() ?? 0;
    const message = {
      ...wish,
      id,
      ...(NUMBERED.has(wish.kind) ? { number } : {}),
    } as ClientMessage;
    return new Promise((settle) => {
      if (this.#closed) return settle({ kind: 'closed' });
      this.#pending.set(id, { message, settle });
      if (this.#welcome) this.#socket?.send(JSON.stringify(message));
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#pinger);
    this.#socket?.close();
    for (const { settle } of this.#pending.values()) settle({ kind: 'closed' });
    this.#pending.clear();
  }

  /** Ends the connection because the server will not have it again, and says why. */
  #end(why: Ended): void {
    this.close();
    this.#listener.linked(why);
  }

  /** Tries at once, say because the browser is online again. */
  wake(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  #connect(): void {
    this.#listener.linked(this.#attempt === 0 ? 'connecting' : 'offline');
    const socket = this.#open(this.#listener.number());
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
    clearInterval(this.#pinger);
    this.#pinger = setInterval(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    if (Date.now() - this.#heard > SILENCE) {
      this.#socket?.close();
      this.#lost();
    } else if (this.#welcome) {
      this.#socket?.send(JSON.stringify({ kind: 'ping', t: Date.now() } satisfies ClientMessage));
    }
  }

  #lost(): void {
    this.#socket = undefined;
    this.#welcome = false;
    clearInterval(this.#pinger);
    if (this.#closed) return;
    this.#listener.linked('offline');
    this.#retry = setTimeout(() => this.#connect(), delayBefore(this.#attempt++, Math.random()));
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        this.#attempt = 0;
        this.#welcome = true;
        // Signed out on another device, perhaps: what was held back would be sent in nobody's name.
        if (this.#seated && message.you.length === 0) return this.#end('unseated');
        this.#seated = message.you.length > 0;
        this.#listener.hear(message);
        this.#listener.linked('online');
        // Repeating is harmless: what was done already gets its first answer again.
        for (const { message: pending } of this.#pending.values()) this.#socket?.send(JSON.stringify(pending));
        return;
      case 'accepted':
        return this.#settle(message.id, { kind: 'accepted' });
      case 'refused': {
        const { kind, id, ...problem } = message;
        return this.#settle(id, { kind, problem });
      }
      case 'stale':
        return this.#settle(message.id, { kind: 'stale' });
      case 'offered':
        return this.#settle(message.id, { kind: 'offered', offered: message });
      case 'proposed':
        return this.#settle(message.id, { kind: 'proposed', proposal: message.proposal });
      case 'pong':
        return;
      case 'notice':
        this.#listener.hear(message);
        if (message.code === 'banned') this.#end('banned');
        return;
      default:
        this.#listener.hear(message);
    }
  }

  #settle(id: string, answer: Answer): void {
    this.#pending.get(id)?.settle(answer);
    this.#pending.delete(id);
  }
}
