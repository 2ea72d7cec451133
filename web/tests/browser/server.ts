/** A real server for each test file: its own process, port and data folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export class Server {
  /** The folder of the database and the key. */
  readonly data = mkdtempSync(join(tmpdir(), 'hexapod-'));
  readonly #options: readonly string[];
  #process: ChildProcess | undefined;
  url = '';

  // A quick analysis is enough to see that it arrives and adds up.
  constructor(options: readonly string[] = ['--analysis-iterations', '20']) {
    this.#options = options;
  }

  /** Starts the server; after a kill on the same port and data. */
  async start(): Promise<void> {
    const binary = process.env['HEXAPOD_BIN'];
    if (!binary) throw new Error('HEXAPOD_BIN says where the binary is; `cargo xtask test` sets it');
    const listen = this.url ? new URL(this.url).host : '127.0.0.1:0';
    const options = ['--no-limits', ...this.#options, '--log', 'warn'];
    const child = spawn(binary, ['serve', '--listen', listen, '--data', this.data, ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    this.url = await new Promise<string>((found, failed) => {
      createInterface({ input: child.stdout }).once('line', (line) => found(/http:\/\/\S+/.exec(line)?.[0] ?? ''));
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)));
    });
  }

  /** Ends the process at once, as a crash would. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
