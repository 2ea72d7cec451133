/** Returns a function for lists that come one after the other; see {@link keptBy}. */
export function keeper<T extends { readonly id: string }>(): (now: readonly T[]) => readonly T[] {
  let last: readonly T[] = [];
  return (now) => {
    last = keptBy(last, now);
    return last;
  };
}

/** Returns the items, each that is as before by the very object it was before: what is drawn from it need not be drawn again.
 * The same list is returned if none has changed. */
export function keptBy<T extends { readonly id: string }>(before: readonly T[], now: readonly T[]): readonly T[] {
  const known = new Map(before.map((item) => [item.id, item]));
  const kept = now.map((item) => {
    const same = known.get(item.id);
    return same && isSame(same, item) ? same : item;
  });
  return kept.length === before.length && kept.every((item, at) => item === before[at]) ? before : kept;
}

/** Whether two objects have the same values in the same fields. */
function isSame(one: object, other: object): boolean {
  const values = Object.entries(one);
  const others: Readonly<Record<string, unknown>> = { ...other };
  return (
    values.length === Object.keys(others).length && values.every(([field, value]) => Object.is(value, others[field]))
  );
}
