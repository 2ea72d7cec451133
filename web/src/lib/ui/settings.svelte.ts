import { wantsLittleData } from './thrift';

/** What a person has chosen for this browser; kept in its storage. */
export interface Settings {
  language: 'system' | 'en' | 'pl';
  theme: 'system' | 'light' | 'dark';
  /** Which colours tell the seats apart. */
  palette: 'standard' | 'contrast' | 'grey';
  /** Boards of rendered pictures, or plain drawings that load none. */
  board: 'painted' | 'diagram';
  /** Patterns on pieces and borders beside colour and shape. */
  patterns: boolean;
  animation: 'off' | 'slow' | 'normal' | 'fast';
  /** How fast a turn or a game is shown again. */
  speed: 'slow' | 'normal' | 'fast';
  /** How long dice and bots wait after a move, where nobody else plays: meanwhile it can be taken back. */
  wait: 'off' | 'short' | 'long';
  /** Heard after the first touch of the page, as browsers want it. */
  sound: boolean;
  /** Names of cells on the board. */
  coordinates: boolean;
  /** Plays a step by itself when there is only one. */
  forced: boolean;
  /** Explains each decision of a game when it is due for the first time. */
  explain: boolean;
  /** When the coach speaks: in the first game of each kind, always, or never. */
  coach: 'first' | 'on' | 'off';
  /** A notice of the browser when it is one's turn and the page is not looked at. */
  notify: boolean;
}

export const DEFAULTS: Settings = {
  language: 'system',
  theme: 'system',
  palette: 'standard',
  // Whoever wants to load little has boards that load no pictures, unless they choose otherwise.
  board: wantsLittleData() ? 'diagram' : 'painted',
  patterns: false,
  animation: 'normal',
  speed: 'normal',
  wait: 'short',
  sound: true,
  coordinates: false,
  forced: true,
  explain: true,
  coach: 'first',
  notify: false,
};

const PLACE = 'hexapod.settings';

/** Reads stored settings; what is missing, unknown or of another kind becomes the default. */
export function readSettings(text: string | null): Settings {
  const settings = { ...DEFAULTS };
  if (!text) return settings;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return settings;
    for (const key of Object.keys(DEFAULTS) as (keyof Settings)[]) {
      const value = (stored as Record<string, unknown>)[key];
      if (typeof value === typeof DEFAULTS[key]) Object.assign(settings, { [key]: value });
    }
  } catch {
    // The stored text is not ours; the defaults are fine.
  }
  return settings;
}

const storage = typeof localStorage === 'undefined' ? undefined : localStorage;

export const settings: Settings = $state(readSettings(storage?.getItem(PLACE) ?? null));

/** Returns what is kept of the settings: what was kept before, and what differs from the defaults. The rest follows the
 * defaults, which depend on the connection. */
export function chosenOf(settings: Settings, kept: string | null): Partial<Settings> {
  const before = keysIn(kept);
  return Object.fromEntries(
    Object.entries(settings).filter(([key, value]) => before.has(key) || value !== DEFAULTS[key as keyof Settings]),
  );
}

function keysIn(text: string | null): ReadonlySet<string> {
  try {
    return new Set(Object.keys((JSON.parse(text ?? '{}') as object | null) ?? {}));
  } catch {
    return new Set();
  }
}

/** The kind of board that comes back after printing. */
let beforePrint: Settings['board'] | undefined;

/** Boards are printed as diagrams: lines instead of dark pictures. */
export function dressForPrint(): void {
  beforePrint ??= settings.board;
  settings.board = 'diagram';
}
export function dressForScreen(): void {
  if (beforePrint !== undefined) settings.board = beforePrint;
  beforePrint = undefined;
}

/** Keeps the settings for the next visit. */
export function keepSettings(): void {
  // Paper is no choice.
  if (beforePrint !== undefined) return;
  storage?.setItem(PLACE, JSON.stringify(chosenOf(settings, storage.getItem(PLACE))));
}

/** Returns how long dice and bots wait after a move, in milliseconds. */
export function waitTime(): number {
  switch (settings.wait) {
    case 'off':
      return 0;
    case 'short':
      return 1500;
    case 'long':
      return 3000;
    default:
      return settings.wait satisfies never;
  }
}

/** Returns the duration of a motion by the chosen speed, in milliseconds; 0 where nothing shall move. */
export function pace(milliseconds: number): number {
  const calm = typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (calm) return 0;
  switch (settings.animation) {
    case 'off':
      return 0;
    case 'slow':
      return milliseconds * 2;
    case 'normal':
      return milliseconds;
    case 'fast':
      return milliseconds / 2;
    default:
      return settings.animation satisfies never;
  }
}
