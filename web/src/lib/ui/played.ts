/** Which games this browser's person has played to the end. */
const PLACE = 'hexapod.played';

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

const list = (kept: Pick<Storage, 'getItem'>) => (kept.getItem(PLACE) ?? '').split(' ').filter(Boolean);

export function hasPlayed(game: string, kept: Pick<Storage, 'getItem'> = localStorage): boolean {
  return list(kept).includes(game);
}

/** Keeps that a game was played to the end. */
export function played(game: string, kept: Kept = localStorage): void {
  if (!hasPlayed(game, kept)) kept.setItem(PLACE, [...list(kept), game].join(' '));
}
