/** The pictures of DominAnts. */
import { album } from '../../art/art.svelte';
import { TILE } from './layout';

export const sprite = album(() => import('./pictures'), TILE, 16);
