/** The rulebook of a game as it holds at a table: texts filled in with the table's options. */
import * as api from '../api';
import { defaults } from '../options/schema';
import { loadOptionWords } from '../options/words';
import { blocks, plain, sections, type Section } from '../text/markdown';
import { fill } from '../text/template';
import type { GameCard, TableInfo } from '../wire/protocol';
import { format } from '../words/fluent';
import type { Language } from '../words/words.svelte';

const files = import.meta.glob<string>('../../rules/*.md', { query: '?raw', import: 'default' });

/** A section of a text with the name of its place on the page. */
export interface Chapter extends Section {
  readonly anchor: string;
}

/** A text for players, filled in. */
export interface Book {
  readonly chapters: readonly Chapter[];
  /** What is different at the table one comes from, in words. */
  readonly options: readonly string[];
  /** The table one comes from. */
  readonly info: TableInfo | undefined;
  /** The version of that table and what came after it, if it is not the newest. */
  readonly older: { readonly rules: number; readonly newest: number; readonly changes: string } | undefined;
}

/** Loads the rulebook, or its card, for the table one comes from; without a table, with the usual options. Nothing if the
 * game has no such text. */
export async function loadBook(
  game: string,
  kind: 'book' | 'card',
  language: Language,
  table: string | undefined,
): Promise<Book | undefined> {
  const file = files[`../../rules/${game}${kind === 'card' ? '.card' : ''}.${language}.md`];
  if (!file) return undefined;
  const [source, newest, info] = await Promise.all([
    file(),
    api.gameCard(game),
    table === undefined ? undefined : api.tableOf(table).then((answer) => answer.table),
  ]);
  const card = info && info.rules !== newest.rules ? await api.gameCard(game, info.rules) : newest;
  const options = valuesFor(newest, card, info);
  return {
    chapters: chaptersOf(fill(source, options, language)),
    options: info ? await inWords(game, info, language) : [],
    info,
    older: card === newest ? undefined : { rules: card.rules, newest: newest.rules, changes: newest.changes },
  };
}

/** Returns the values that a text is filled in with. An older version lacks options that the text may speak of; they have
 * the values of the newest one. */
export function valuesFor(
  newest: Pick<GameCard, 'options'>,
  card: Pick<GameCard, 'options'>,
  info: Pick<TableInfo, 'options' | 'seats'> | undefined,
): Readonly<Record<string, unknown>> {
  return {
    ...defaults(newest.options),
    ...defaults(card.options),
    ...info?.options,
    seats: info?.seats.length ?? 'any',
  };
}

async function inWords(game: string, info: TableInfo, language: Language): Promise<readonly string[]> {
  const words = await loadOptionWords(game, language);
  return Object.entries(info.options).map(([name, value]) => {
    const label = format(words, name) ?? name;
    return `${label}: ${format(words, `${name}-${String(value)}`) ?? String(value)}`;
  });
}

/** Blocks of a rules file that are written for programs. */
const FOR_PROGRAMS = ['scenario', 'position', 'toml'];

/** Loads the rules file itself, drawings included, without what is written for programs. */
export async function loadCompleteRules(game: string): Promise<readonly Chapter[]> {
  return completeRules(await api.rules(game));
}

/** Returns the chapters of a rules file that people read. */
export function completeRules(source: string): readonly Chapter[] {
  return chaptersOf(source, 'all-')
    .map(({ body, ...chapter }) => ({
      ...chapter,
      body: body.filter((block) => block.kind !== 'code' || !FOR_PROGRAMS.includes(block.tag)),
    }))
    .filter(({ body, heading }) => body.length > 0 || heading?.level === 1);
}

/** Parts a text at its headings and names each place. */
export function chaptersOf(source: string, prefix = ''): readonly Chapter[] {
  const seen = new Map<string, number>();
  return sections(blocks(source)).map((section) => {
    const name = prefix + slug(section.heading ? plain(section.heading) : 'start');
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { ...section, anchor: times === 1 ? name : `${name}-${times}` };
  });
}

function slug(text: string): string {
  const words = text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
  return words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'start';
}
