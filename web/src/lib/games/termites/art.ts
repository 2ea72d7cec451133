/** The pictures of Termites. */
import manifest from '../../../art/termites.json';
import { album } from '../../art/art';
import { RADIUS } from './layout';

const files = import.meta.glob<string>('../../../art/termites/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

export type Sprite = keyof typeof manifest;
export const sprite = album(manifest, files, RADIUS);
