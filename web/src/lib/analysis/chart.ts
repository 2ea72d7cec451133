/** The figures of an analysis: bands of a chart, and numbers that add up as they are shown. */
import type { GameAnalysis, PartyLine, StepLine } from '../wire/protocol';

/** Winning chances after some steps, by party; they sum to 1. */
export interface Shares {
  readonly step: number;
  readonly shares: readonly number[];
}

/** Returns the winning chances before the first step and after every step. */
export function curve(analysis: GameAnalysis): readonly Shares[] {
  const start = { step: 0, shares: analysis.parties.map(({ start }) => start) };
  return [start, ...analysis.steps.map(({ number, shares }) => ({ step: number, shares }))];
}

/** Returns whole numbers in the proportion of the parts that sum to `total`: what rounding leaves over goes to those that
 * lost most by it. */
export function rounded(parts: readonly number[], total: number): readonly number[] {
  const exact = parts.map((part) => part * total);
  const whole = exact.map(Math.floor);
  const missing = total - whole.reduce((sum, part) => sum + part, 0);
  const lost = exact.map((part, at) => part - (whole[at] ?? 0));
  const order = lost.map((_, at) => at).sort((one, other) => (lost[other] ?? 0) - (lost[one] ?? 0));
  for (const at of order.slice(0, Math.max(0, missing))) whole[at] = (whole[at] ?? 0) + 1;
  return whole;
}

/** Where a party's winning chance came from, in percent with one decimal; the first five sum to the last. */
export interface Parts {
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly unexplained: number;
  readonly end: number;
}

/** Returns the parts of a party's chance as they are shown; what rounding leaves over is unexplained too. */
export function parts(party: PartyLine): Parts {
  const tenths = (share: number) => Math.round(share * 1000);
  const [start, luck, own, others, end] = [party.start, party.luck, party.own, party.others, party.end].map(tenths) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const unexplained = end - start - luck - own - others;
  return {
    start: start / 10,
    luck: luck / 10,
    own: own / 10,
    others: others / 10,
    unexplained: unexplained / 10,
    end: end / 10,
  };
}

/** The sizes of a chart. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** How many steps the game has. */
  readonly steps: number;
}

const x = (frame: Frame, step: number) => (step / Math.max(1, frame.steps)) * frame.width;

/** Returns the outline of the band of each party, the first party on top. */
export function bands(points: readonly Shares[], frame: Frame): readonly string[] {
  const parties = points[0]?.shares.length ?? 0;
  const edge = (point: Shares, party: number) =>
    point.shares.slice(0, party).reduce((sum, share) => sum + share, 0) * frame.height;
  const at = (point: Shares, party: number) => `${x(frame, point.step).toFixed(1)} ${edge(point, party).toFixed(1)}`;
  return Array.from({ length: parties }, (_, party) => {
    const above = points.map((point) => at(point, party));
    const below = points.map((point) => at(point, party + 1)).reverse();
    return `M${[...above, ...below].join('L')}Z`;
  });
}

/** A place in the chart. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How far apart the middles of two marks are at least: none covers another. */
const APART = 17;
const MARGIN = 12;
const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const isFree = (place: Place, others: readonly Place[]) =>
  others.every((other) => Math.hypot(place.x - other.x, place.y - other.y) >= APART);

/** Returns the place for the mark of each party: the middle of its band where that is widest and no other mark stands. */
export function marks(points: readonly Shares[], frame: Frame): readonly Place[] {
  const parties = points[0]?.shares.length ?? 0;
  const places: Place[] = [];
  for (let party = 0; party < parties; party += 1) {
    const found = [...points]
      .sort((one, other) => (other.shares[party] ?? 0) - (one.shares[party] ?? 0))
      .map(({ step, shares }) => {
        const above = shares.slice(0, party).reduce((sum, share) => sum + share, 0);
        const middle = Math.round((above + (shares[party] ?? 0) / 2) * frame.height * 10) / 10;
        return { x: within(x(frame, step), MARGIN, frame.width - MARGIN), y: within(middle, 9, frame.height - 9) };
      });
    const place = found.find((one) => isFree(one, places)) ?? found[0];
    if (place) places.push(place);
  }
  return places;
}

/** Returns the places for numbers at some steps: as high as possible without covering each other or the marks. */
export function pins(steps: readonly number[], taken: readonly Place[], frame: Frame): readonly Place[] {
  const heights = Array.from({ length: Math.floor((frame.height - 2 * MARGIN) / APART) + 1 }, (_, at) => at);
  const places: Place[] = [];
  for (const step of steps) {
    const at = within(x(frame, step), MARGIN - 3, frame.width - MARGIN + 3);
    const found = heights.map((height) => ({ x: at, y: MARGIN + height * APART }));
    const place = found.find((one) => isFree(one, [...taken, ...places])) ?? { x: at, y: MARGIN };
    places.push(place);
  }
  return places;
}

/** The last step of a turn. */
export interface Turn {
  readonly turn: number;
  readonly step: number;
}

/** Returns the turns with their last steps. */
export function turns(steps: readonly StepLine[]): readonly Turn[] {
  return steps
    .filter(({ turn }, at) => steps[at + 1]?.turn !== turn)
    .map(({ turn, number }) => ({ turn, step: number }));
}

/** How much room a number of the scale takes. */
const LABEL = 20;

/** Returns few turns for the scale below the chart, at round numbers, with the middles of their numbers: all of them inside
 * the frame and apart from each other. */
export function scale(all: readonly Turn[], frame: Frame): readonly (Turn & { readonly label: number })[] {
  const stride = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((stride) => all.length / stride <= 7) ?? 1000;
  const shown: (Turn & { label: number })[] = [];
  for (const one of all.filter(({ turn }) => turn % stride === 0)) {
    const label = within(x(frame, one.step), LABEL / 2, frame.width - LABEL / 2);
    const last = shown.at(-1);
    if (!last || label - last.label >= LABEL) shown.push({ ...one, label });
  }
  return shown;
}

/** Returns the points known so far, in the order of the steps. */
export function inOrder(points: readonly Shares[]): readonly Shares[] {
  return [...points].sort((one, other) => one.step - other.step);
}
