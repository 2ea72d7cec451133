/** Views and legal actions as they travel: packed, and as differences. */
import type { Delta, Legal, Packed } from '../wire/protocol';

/** Writes out a packed value: `{ $keys, $rows }` is an array of objects with the same keys. */
export function unpack(packed: Packed): unknown {
  if (Array.isArray(packed)) return packed.map(unpack);
  if (!isObject(packed)) return packed;
  const { $keys: keys, $rows: rows } = packed;
  if (Array.isArray(keys) && Array.isArray(rows)) {
    return rows.map((row: unknown[]) => Object.fromEntries(keys.map((key: string, at) => [key, unpack(row[at])])));
  }
  return mapValues(packed, unpack);
}

/** Returns the value after a change; what did not change stays the same object. */
export function applyDelta(value: unknown, delta: Delta): unknown {
  if (Array.isArray(delta)) {
    switch (delta.length) {
      case 0:
        return undefined;
      case 1:
        return unpack(delta[0]);
      default: {
        const [at, removed, inserted] = delta;
        return asArray(value).toSpliced(at, removed, ...inserted.map(unpack));
      }
    }
  }
  if (Array.isArray(value)) {
    const changed = value.slice();
    for (const [index, below] of Object.entries(delta)) {
      changed[Number(index)] = applyDelta(changed[Number(index)], below);
    }
    return changed;
  }
  const changed: Record<string, unknown> = isObject(value) ? { ...value } : {};
  for (const [key, below] of Object.entries(delta)) {
    if (Array.isArray(below) && below.length === 0) delete changed[key];
    else changed[key] = applyDelta(changed[key], below);
  }
  return changed;
}

/** Returns the text of every action of a group. */
export function legalTexts(legal: Legal | undefined): readonly string[] {
  return Object.entries(legal ?? {}).flatMap(([beginning, endings]) => endings.map((ending) => beginning + ending));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asArray(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error('the change is one of a list, but there is none');
  return value;
}

function mapValues(object: Record<string, unknown>, map: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
