/** A table on a server: what happens comes over a WebSocket, questions go to its resources. */
import * as api from '../api';
import type { TableConnection, TableListener } from './connection';
import { SocketConnection } from './socket';

/** Connects to a table of the server. */
export function servedTable(id: string, listener: TableListener): TableConnection {
  const socket = new SocketConnection(listener, (since) => new WebSocket(api.livePath(id, since)));
  return {
    send: (wish) => socket.send(wish),
    walks: (seat, from) => api.walks(id, seat, from),
    log: () => api.log(id, 0),
    wake: () => socket.wake(),
    close: () => socket.close(),
  };
}
