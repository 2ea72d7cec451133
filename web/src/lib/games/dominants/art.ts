/** The pictures of DominAnts. */
import manifest from '../../../art/dominants.json';
import { album } from '../../art/art';
import { TILE } from './layout';

const files = import.meta.glob<string>('../../../art/dominants/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const sprite = album(manifest, files, TILE);
