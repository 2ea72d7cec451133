/** What this browser's person has been told about the games already. */
const PLACE = 'hexapod.coached';

/** Returns the phases that were explained, such as `glory-Move`. */
export function known(storage: Pick<Storage, 'getItem'> = localStorage): readonly string[] {
  return (storage.getItem(PLACE) ?? '').split(' ').filter(Boolean);
}

/** Keeps that a phase was explained. */
export function know(phase: string, storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage): void {
  storage.setItem(PLACE, [...new Set([...known(storage), phase])].join(' '));
}

/** Forgets what was explained: every tip comes once more. */
export function forgetTips(storage: Pick<Storage, 'removeItem'> = localStorage): void {
  storage.removeItem(PLACE);
}
