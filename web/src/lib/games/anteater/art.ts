/** The pictures of Anteater; one unit of the workshop is the distance of two columns. */
import { album } from '../../art/art.svelte';
import { PITCH } from './layout';

export type Sprite = keyof typeof import('./pictures').manifest;
export const sprite = album(() => import('./pictures'), PITCH, 10);

/** Things that have a picture; sets of players may have others. */
export const THINGS: ReadonlySet<string> = new Set([...'WMSBEPGTC']);
/** Cards whose costume has a picture. */
export const COSTUMES = 12;
