/** The keys that the help lists. */
import { say } from '../words/words.svelte';

export interface KeyRow {
  readonly keys: string;
  readonly does: string;
}

const row = (keys: string, does: string): KeyRow => ({ keys, does: say(does) });

/** Keys while a part of a game is shown again. */
export const replayKeys = (): readonly KeyRow[] => [
  row('← →', 'key-step'),
  row('PageUp PageDown', 'key-turn'),
  row('Home End', 'key-ends'),
  row('Space', 'key-play'),
  row('1 2 3', 'key-speed'),
];

/** Keys at a table; those of the game are put in. */
export const tableKeys = (game: readonly KeyRow[]): readonly KeyRow[] => [
  row('Tab', 'key-tab'),
  row('← ↑ → ↓', 'key-arrows'),
  row('PageDown PageUp', 'key-possible'),
  row('Enter', 'key-enter'),
  row('Esc', 'key-escape'),
  row('Ctrl+Z Ctrl+Shift+Z', 'key-undo'),
  ...game,
  row('W', 'key-what'),
  row('?', 'key-help-key'),
];
