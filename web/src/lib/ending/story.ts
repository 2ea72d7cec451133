/** A finished game as the server tells it again: its steps, and everybody's points after each. */
import * as api from '../api';
import type { GamePack } from '../games/pack';
import { Replay } from '../table/replay';
import type { LoggedStep } from '../table/state';
import type { EndingPack } from './pack';

export interface Story {
  readonly steps: readonly LoggedStep[];
  /** The position that the board shows at the end. */
  readonly board: unknown;
  /** By party: the points before the first step and after each. */
  readonly points: readonly (readonly number[])[];
}

/** Loads a finished game with everything that was hidden in it. */
export async function loadStory(
  id: string,
  pack: GamePack,
  parties: readonly string[],
  ending: EndingPack | undefined,
): Promise<Story> {
  const replay = new Replay(await api.replay(id, 'everything', 0));
  while (replay.loaded < replay.steps) {
    const before = replay.loaded;
    replay.add(await api.replay(id, 'everything', before));
    if (replay.loaded === before) break;
  }
  return storyOf(replay, pack, parties, ending);
}

/** Returns a loaded game as a story. Who is out has no points any more. */
export function storyOf(
  replay: Replay,
  pack: GamePack,
  parties: readonly string[],
  ending: EndingPack | undefined,
): Story {
  const views = Array.from({ length: replay.loaded + 1 }, (_, at) => replay.view(at));
  const steps = views.slice(1).map((_, at) => {
    const told = replay.step(at + 1);
    return { step: at + 1, by: told?.by ?? '', text: told?.text ?? '', events: told?.events ?? [] };
  });
  return {
    steps,
    board: ending?.board?.(views, steps) ?? views.at(-1),
    points: parties.map((who) => views.map((view) => pack.points(view, who) ?? 0)),
  };
}
