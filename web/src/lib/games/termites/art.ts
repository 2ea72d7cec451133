/** The pictures of Termites. */
import { album } from '../../art/art.svelte';
import { RADIUS } from './layout';

export type Sprite = keyof typeof import('./pictures').manifest;
export const sprite = album(() => import('./pictures'), RADIUS, 16);
