/**
 * Hexapod beside boardgame.io on this machine: processor time, bytes and waiting time a step, each load several times in turn, the best
 * of each side. Arguments: the binary, package.json of the installed packages. `cargo xtask measure beside` runs it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const [binary, packages] = process.argv.slice(2);
const RUNS = 3;
const TABLES = 200;
const SECONDS = 10;
const LOADS = [
  { name: 'closed loop', rate: 0, share: 12 },
  { name: 'five steps a second each', rate: 5, share: 5, p99: 10 },
];

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Runs a program and returns the JSON that it prints. */
async function figures(program, args) {
  const child = spawn(program, args.map(String), { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (text) => (printed += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}`);
  return JSON.parse(printed);
}

function hexapod(rate) {
  const args = ['load', 'play', '--tables', TABLES, '--seconds', SECONDS];
  return figures(binary, rate > 0 ? [...args, '--rate', rate] : args);
}

async function boardgame(rate) {
  const server = spawn('node', [here('server.cjs'), packages], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = await once(server.stdout, 'data');
    const args = [here('clients.cjs'), packages, Number(String(line)), server.pid, TABLES, SECONDS, rate];
    return await figures('node', args);
  } finally {
    server.kill();
    await once(server, 'close');
  }
}

/** Of several runs the best of each figure: other programs on the machine only make it worse. */
const best = (runs, key) => Math.min(...runs.map((run) => run[key]));

const round = (value) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

console.log(`${TABLES} tables for two, ${SECONDS} s, best of ${RUNS} runs in turn`);
console.log('| load | figure | hexapod | boardgame.io | ratio | wanted |\n|---|---|---|---|---|---|');
for (const { name, rate, share, p99 } of LOADS) {
  const runs = { hexapod: [], boardgame: [] };
  for (let run = 0; run < RUNS; run += 1) {
    runs.hexapod.push(await hexapod(rate));
    runs.boardgame.push(await boardgame(rate));
  }
  const row = (figure, key, wanted) => {
    const [ours, theirs] = [best(runs.hexapod, key), best(runs.boardgame, key)];
    console.log(`| ${name} | ${figure} | ${round(ours)} | ${round(theirs)} | 1/${round(theirs / ours)} | ${wanted} |`);
  };
  row('processor time a step, µs', 'server_cpu_us_per_step', `1/${share}`);
  row('bytes a step and seat', 'bytes_per_step_and_seat', '1/1');
  row('99 of 100 steps within, ms', 'p99_ms', p99 ? `${p99} ms` : '');
}
