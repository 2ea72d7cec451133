/** Who goes along: the groups that may march, and how one is changed unit by unit. */
import { troop } from './actions';

export interface Group {
  /** The action that sends it. */
  readonly text: string;
  /** Infantry, mobile units, the mercenary. */
  readonly units: readonly [number, number, number];
}

/** Returns the groups that actions such as `send 2I1M` and `advance 1I` send. */
export function groupsOf(texts: readonly string[]): readonly Group[] {
  return texts
    .filter((text) => /^(send|advance) /.test(text))
    .map((text) => ({ text, units: troop(text.split(' ')[1] ?? '') }));
}

const size = ({ units }: Group) => units.reduce((sum, count) => sum + count, 0);

/** Returns the largest group: at first all go. */
export function everybody(groups: readonly Group[]): Group | undefined {
  return groups.reduce<Group | undefined>(
    (best, group) => (best && size(best) >= size(group) ? best : group),
    undefined,
  );
}

/** Returns the group with one unit of a kind more or less, if it may march. */
export function changed(groups: readonly Group[], from: Group, kind: number, by: 1 | -1): Group | undefined {
  return groups.find(({ units }) =>
    units.every((count, at) => count === (from.units[at] ?? 0) + (at === kind ? by : 0)),
  );
}
