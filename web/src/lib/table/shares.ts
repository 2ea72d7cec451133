/** What a bot thought of a finished game, and how much of it was luck. */

/** What a bot thought of one decision. */
export interface Thought {
  /** How many steps had been played. */
  readonly step: number;
  readonly seat: string;
  /** The seat's share of the victory with the best action. */
  readonly share: number;
  /** Its share with the action that was played, if the bot looked at it. */
  readonly played?: number;
}

/** What dice or a draw did to the share of the seat that acted before and after. */
export interface Stroke {
  readonly step: number;
  readonly seat: string;
  readonly gain: number;
}

/** The maximum number of decisions a bot is asked about. */
const MOST = 60;

/** Returns the steps whose decisions are worth asking about. Those just before and after chance come in pairs, for luck
 * is told by them. */
export function worthAsking(steps: number, by: (step: number) => string): readonly number[] {
  const decisions = Array.from({ length: steps }, (_, step) => step).filter((step) => by(step + 1) !== 'chance');
  if (decisions.length <= MOST) return decisions;
  const every = Math.ceil((decisions.length / MOST) * 2);
  return decisions.filter((_, index) => index % every < 2);
}

/** Returns the strokes of luck: what changed between two decisions of one seat with only chance between them. */
export function strokesOfLuck(thoughts: readonly Thought[], by: (step: number) => string): readonly Stroke[] {
  return thoughts.flatMap((after, at) => {
    const before = thoughts[at - 1];
    if (!before || before.seat !== after.seat) return [];
    // The step after `before` is its own decision; everything from there to `after` must be chance.
    const between = Array.from({ length: after.step - before.step - 1 }, (_, index) => by(before.step + 2 + index));
    if (between.length === 0 || between.some((who) => who !== 'chance')) return [];
    return [{ step: after.step, seat: after.seat, gain: after.share - (before.played ?? before.share) }];
  });
}
