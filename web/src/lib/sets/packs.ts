/** What games bring for their data files, found by folder: pictures of what a file holds, and editors. */
import type { Component } from 'svelte';
import type { Tell } from '../games/pack';
import { bundleOf, format } from '../words/fluent';
import type { Language } from '../words/words.svelte';
import type { FindingTold, PreviewCard } from '../wire/protocol';

/** What a picture of a preview gets: the game's own picture type. */
export interface PictureProps {
  readonly picture: unknown;
}

/** What an editor gets. */
export interface EditorProps {
  /** The data file as it was when the editor was opened. */
  readonly text: string;
  /** Whether the file is new: the editor begins something of its own. */
  readonly fresh: boolean;
  /** What the server read in the file as it is now. */
  readonly previews: readonly PreviewCard[];
  /** What the server found in the file as it is now. */
  readonly findings: readonly FindingTold[];
  /** The file has changed. */
  readonly onchange: (text: string) => void;
  /** The editor's own sentences. */
  readonly tell: Tell;
}

const pictures = import.meta.glob<Component<PictureProps>>('../games/*/Preview.svelte', { import: 'default' });
const editors = import.meta.glob<Component<EditorProps>>('../games/*/Editor.svelte', { import: 'default' });
const messages = import.meta.glob<string>('../games/*/messages/editor.??.ftl', { query: '?raw', import: 'default' });

/** Whether a game has an editor. */
export const hasEditor = (game: string) => `../games/${game}/Editor.svelte` in editors;

export async function loadPicture(game: string): Promise<Component<PictureProps> | undefined> {
  return pictures[`../games/${game}/Preview.svelte`]?.();
}

export async function loadEditor(
  game: string,
  language: Language,
): Promise<{ Editor: Component<EditorProps>; tell: Tell } | undefined> {
  const [Editor, source] = await Promise.all([
    editors[`../games/${game}/Editor.svelte`]?.(),
    messages[`../games/${game}/messages/editor.${language}.ftl`]?.(),
  ]);
  if (!Editor) return undefined;
  const bundle = bundleOf(language, source ?? '');
  return { Editor, tell: (key, args) => format(bundle, key, args) ?? key };
}
