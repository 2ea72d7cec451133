/** A boardgame.io server with its in-memory store on a free port of this machine; its first line of output is the port. */
const { createRequire } = require('node:module');

const packages = createRequire(process.argv[2]);
const { Server } = packages('boardgame.io/server');
const { game } = require('./game.cjs');

// The port is the only line; what boardgame.io logs is left out.
const say = console.log.bind(console);
console.log = console.info = () => undefined;

const server = Server({ games: [game], origins: [() => true] });
void server.run({ port: 0 }).then(({ appServer }) => say(appServer.address().port));
