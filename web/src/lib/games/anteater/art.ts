/** The pictures of Anteater; one unit of the workshop is the distance of two columns. */
import manifest from '../../../art/anteater.json';
import { album } from '../../art/art';
import { PITCH } from './layout';

const files = import.meta.glob<string>('../../../art/anteater/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

export type Sprite = keyof typeof manifest;
export const sprite = album(manifest, files, PITCH);

/** Things that have a picture; sets of players may have others. */
export const THINGS: ReadonlySet<string> = new Set([...'WMSBEPGTC']);
/** Cards whose costume has a picture. */
export const COSTUMES = 12;
