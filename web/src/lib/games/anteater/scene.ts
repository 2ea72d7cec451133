/** What the plain and the painted scene of the board have in common. */
import type { Box } from '../../board/geometry';
import type { Tell } from '../pack';
import type { MoundView, View } from '../../wire/games/anteater';
import { spaceAt, type Arrangement, type Camp } from './layout';

/** What lies ready for everybody: a thing and how many are left. */
export interface Supply {
  readonly code: string;
  readonly count: number;
}

export interface SceneProps {
  view: View;
  /** The mounds as they are shown: those of a round that is being counted stay. */
  mounds: readonly MoundView[];
  box: Box;
  how: Arrangement;
  supplies: readonly Supply[];
  camp: Camp;
  /** Whether Queen and General stand on the mounds: at the end of a round only when all is counted. */
  ranked: boolean;
  counting: boolean;
  /** Whether a tile was won by lying further left. */
  isTied: (slot: string, rank: Standing['rank']) => boolean;
  tell: Tell;
}

/** Queen or General on the column that leads, inside its mound. */
export interface Standing {
  readonly rank: 'queen' | 'general';
  readonly x: number;
  readonly y: number;
}

export function ranks(mound: MoundView): readonly Standing[] {
  return (['queen', 'general'] as const).flatMap((rank) => {
    const who = rank === 'queen' ? mound.first : mound.second;
    const at = mound.columns.findIndex((column) => who !== null && column.owner === who);
    return at < 0 ? [] : [{ rank, ...spaceAt(at, mound.columns[at]?.spaces.length ?? 1, mound.columns.length) }];
  });
}
