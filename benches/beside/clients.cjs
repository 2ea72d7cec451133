/**
 * Plays at tables of a boardgame.io server with its own client, two to a table, and prints figures under the names of
 * `hexapod load`. Arguments: package.json of the installed packages, port, process id of the server, tables, seconds, steps a second
 * at each table (0 for as many as possible).
 */
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');

const [path, port, server, tables, seconds, rate] = process.argv.slice(2);
const packages = createRequire(path);
const { Client } = packages('boardgame.io/client');
const { SocketIO } = packages('boardgame.io/multiplayer');
const { game, walks } = require('./game.cjs');

/** Processor time of the server in microseconds; fields 14 and 15 of its status count hundredths of a second. */
function processorTime() {
  const fields = readFileSync(`/proc/${server}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** A client at a table, with a promise of the next state. */
function seat(matchID, playerID) {
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } });
  const client = Client({ game, multiplayer, matchID, playerID, debug: false });
  const one = { client, waits: [], bytes: 0 };
  client.subscribe((state) => {
    if (state === null) return;
    one.waits = one.waits.filter(({ number, come }) => state._stateID < number || come());
  });
  client.start();
  // Frames of the WebSocket, as they come from the server.
  client.transport.socket.io.engine.on('packet', ({ data }) => (one.bytes += data?.length ?? 0));
  return one;
}

/** Waits until a client has the state of this number. */
function has(one, number) {
  if ((one.client.getState()?._stateID ?? -1) >= number) return Promise.resolve();
  return new Promise((come) => one.waits.push({ number, come: () => void come() }));
}

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function play(pair, end, pace, figures) {
  let next = performance.now() + Math.random() * pace;
  if (pace > 0) await sleep(next - performance.now());
  let { _stateID: number, ctx } = pair[0].client.getState();
  let turn = Number(ctx.currentPlayer);
  while (performance.now() < end) {
    const [actor, other] = [pair[turn], pair[1 - turn]];
    const sent = performance.now();
    const legal = walks(actor.client.getState().G, String(turn));
    actor.client.moves.walk(...legal[Math.floor(Math.random() * legal.length)]);
    // A move and the end of the turn are one update. The other player has it from the server, and is next.
    number += 1;
    turn = 1 - turn;
    await has(other, number);
    figures.times.push(performance.now() - sent);
    next += pace;
    if (pace > 0) await sleep(next - performance.now());
  }
}

async function main() {
  const pairs = [];
  for (let table = 0; table < Number(tables); table += 1) {
    pairs.push(['0', '1'].map((player) => seat(`table-${table}`, player)));
    await Promise.all(pairs.at(-1).map((one) => has(one, 0)));
  }
  const figures = { times: [] };
  const received = () => pairs.flat().reduce((sum, { bytes }) => sum + bytes, 0);
  const [bytes, used] = [received(), processorTime()];
  const pace = Number(rate) > 0 ? 1000 / Number(rate) : 0;
  const end = performance.now() + Number(seconds) * 1000;
  await Promise.all(pairs.map((pair) => play(pair, end, pace, figures)));
  const { times } = figures;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  console.log(
    JSON.stringify({
      steps: times.length,
      steps_per_second: times.length / Number(seconds),
      server_cpu_us_per_step: (processorTime() - used) / times.length,
      bytes_per_step_and_seat: (received() - bytes) / 2 / times.length,
      p50_ms: at(0.5),
      p99_ms: at(0.99),
    }),
  );
  process.exit(0);
}

void main();
