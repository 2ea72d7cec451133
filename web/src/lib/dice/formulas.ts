/** The formulas of docs/fair.md, so that this browser can recompute every roll without asking anybody. */
import { blake3 } from '@noble/hashes/blake3.js';

/** How the dice of an epoch follow from secret and contributions: scheme 1, or scheme 2 with the number of its epoch. */
export type Scheme = { scheme: 1 } | { scheme: 2; epoch: number };

const context = (text: string): Uint8Array => new TextEncoder().encode(text);
const COMMITMENT = context('hexapod 2026 commitment v1');
const HOUSE = context('hexapod 2026 house contribution v1');
const MASTER = { 1: context('hexapod 2026 master v1'), 2: context('hexapod 2026 master v2') };

/** Returns the bytes of hexadecimal digits; nothing if the text is something else. */
export function unhex(text: string): Uint8Array | undefined {
  if (!/^([0-9a-f]{2})*$/i.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** Returns bytes as lower-case hexadecimal digits. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, true);
  return bytes;
}

function u64(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value, true);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Returns the commitment to a secret. */
export const commitment = (secret: Uint8Array): Uint8Array => blake3(secret, { context: COMMITMENT });

/** Returns what the server contributes for a seat without a person of its own; seats count from 0. */
export const house = (committed: Uint8Array, seat: number): Uint8Array =>
  blake3(joined([committed, u32(seat)]), { context: HOUSE });

/** Returns the key from which all draws of an epoch follow. */
export function master(scheme: Scheme, secret: Uint8Array, contributions: readonly Uint8Array[]): Uint8Array {
  const added = contributions.flatMap((bytes) => [u32(bytes.length), bytes]);
  const epoch = scheme.scheme === 2 ? [u32(scheme.epoch)] : [];
  return blake3(joined([...epoch, secret, u32(contributions.length), ...added]), { context: MASTER[scheme.scheme] });
}

/** One block of the ChaCha20 key stream with nonce 0. */
function block(key: DataView, counter: number): DataView {
  const start = new Uint32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  for (let word = 0; word < 8; word += 1) start[4 + word] = key.getUint32(4 * word, true);
  start[12] = counter;
  const x = start.slice();
  const at = (index: number): number => x[index] ?? 0;
  const turn = (to: number, from: number, by: number): number => {
    const mixed = at(to) ^ at(from);
    return (mixed << by) | (mixed >>> (32 - by));
  };
  const quarter = (a: number, b: number, c: number, d: number): void => {
    x[a] = at(a) + at(b);
    x[d] = turn(d, a, 16);
    x[c] = at(c) + at(d);
    x[b] = turn(b, c, 12);
    x[a] = at(a) + at(b);
    x[d] = turn(d, a, 8);
    x[c] = at(c) + at(d);
    x[b] = turn(b, c, 7);
  };
  for (let round = 0; round < 10; round += 1) {
    for (let column = 0; column < 4; column += 1) quarter(column, 4 + column, 8 + column, 12 + column);
    for (let column = 0; column < 4; column += 1) {
      quarter(column, 4 + ((column + 1) % 4), 8 + ((column + 2) % 4), 12 + ((column + 3) % 4));
    }
  }
  const bytes = new DataView(new ArrayBuffer(64));
  start.forEach((word, index) => bytes.setUint32(4 * index, word + at(index), true));
  return bytes;
}

/** Returns the numbers of a draw's stream, one after the other. */
function* numbers(masterKey: Uint8Array, draw: bigint): Generator<bigint, never> {
  const key = blake3(u64(draw), { key: masterKey });
  const view = new DataView(key.buffer, key.byteOffset, key.byteLength);
  for (let counter = 0; ; counter += 1) {
    const bytes = block(view, counter);
    for (let at = 0; at < 64; at += 8) yield bytes.getBigUint64(at, true);
  }
}

function below(stream: Generator<bigint, never>, total: bigint): bigint {
  const limit = ((1n << 64n) / total) * total;
  for (;;) {
    const number = stream.next().value;
    if (number < limit) return number % total;
  }
}

/** Returns the faces of this many dice in draw number `draw`. */
export function roll(masterKey: Uint8Array, draw: bigint, dice: number): number[] {
  const stream = numbers(masterKey, draw);
  return Array.from({ length: dice }, () => Number(below(stream, 6n)) + 1);
}

/** Returns the index of the outcome that draw number `draw` gives; -1 if no outcome has a weight. */
export function weighted(masterKey: Uint8Array, draw: bigint, weights: readonly bigint[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n) return -1;
  let rest = below(numbers(masterKey, draw), total);
  return weights.findIndex((weight) => {
    if (rest < weight) return true;
    rest -= weight;
    return false;
  });
}
