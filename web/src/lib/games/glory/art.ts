/** The pictures of Glory. */
import { album } from '../../art/art.svelte';
import { RADIUS } from './layout';

export type Sprite = keyof typeof import('./pictures').manifest;
export const sprite = album(() => import('./pictures'), RADIUS, 8);

/** The pictures of the kinds of tiles of the box. */
const LANDS = {
  Fa: 'farm',
  Mo: 'mountain',
  We: 'well',
  To: 'toll-road',
  Fo: 'fortress',
  Cl: 'chaos-leak',
  Ri: 'river',
  De: 'delta',
  Ta: 'tavern',
  Mi: 'mine',
  Sl: 'slaughterhouse',
  Ra: 'ravine',
  Mx: 'mine-rich',
  Sx: 'slaughterhouse-rich',
  Rx: 'ravine-rich',
  Cp: 'chaos-pool',
  Fd: 'foundry',
  Ch: 'church',
  Fb: 'base',
  Fy: 'factory',
  IG: 'barracks',
  IF: 'barracks',
  IW: 'barracks',
  MG: 'stables',
  MF: 'stables',
  MW: 'stables',
  Mb: 'ministry',
  Cs: 'chaos-source',
  RU: 'ruin',
} as const satisfies Readonly<Record<string, string>>;

export type Land = (typeof LANDS)[keyof typeof LANDS] | 'plain';

/** Returns the picture of a kind of tile; open land for the stronghold, hidden tiles and kinds that are not in the box. */
export function landOfKind(kind: string): Land {
  return kind in LANDS ? LANDS[kind as keyof typeof LANDS] : 'plain';
}

/** Returns whether rocks or trees of the picture reach beyond the outline of the tile. */
export const isTall = (land: Land): boolean => /^(ravine|river|delta|well)/.test(land);

/** Whose light is seen at night, and where its picture is. */
const LIT = {
  'mine-rich': 'mine',
  'slaughterhouse-rich': 'slaughterhouse',
  well: 'well',
  'toll-road': 'toll-road',
  fortress: 'fortress',
  'chaos-leak': 'chaos-leak',
  'chaos-pool': 'chaos-pool',
  'chaos-source': 'chaos-source',
  river: 'river',
  tavern: 'tavern',
  mine: 'mine',
  slaughterhouse: 'slaughterhouse',
  foundry: 'foundry',
  church: 'church',
  base: 'base',
  factory: 'factory',
  barracks: 'barracks',
  stables: 'stables',
  ministry: 'ministry',
} as const satisfies Partial<Record<Land, Land>>;

/** Returns whose light shines from a kind of tile at night. */
export function lightOf(kind: string): (typeof LIT)[keyof typeof LIT] | undefined {
  const land = landOfKind(kind);
  return land in LIT ? LIT[land as keyof typeof LIT] : undefined;
}

export const isChaos = (land: Land): boolean => land.startsWith('chaos');
