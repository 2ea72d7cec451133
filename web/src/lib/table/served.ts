/** A table on a server: what happens comes over a WebSocket, questions go to its resources. */
import * as api from '../api';
import { DiceWatch } from '../dice/watch';
import type { TableConnection, TableListener } from './connection';
import { SocketConnection } from './socket';

/** Connects to a table of the server. */
export function servedTable(id: string, listener: TableListener): TableConnection {
  const dice = new DiceWatch(id);
  const heard: TableListener = {
    hear: (message) => {
      dice.hear(message);
      listener.hear(message);
    },
    linked: (link) => listener.linked(link),
    number: () => listener.number(),
  };
  const socket = new SocketConnection(heard, (since) => new WebSocket(api.livePath(id, since)));
  return {
    send: (wish) => socket.send(wish),
    walks: (seat, from) => api.walks(id, seat, from),
    log: () => api.log(id, 0),
    wake: () => socket.wake(),
    close: () => socket.close(),
  };
}
