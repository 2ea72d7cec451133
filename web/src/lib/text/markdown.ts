/** The little Markdown that our rules need, read into blocks; drawn without any raw HTML. */
export type Inline = { readonly kind: 'text' | 'bold' | 'code'; readonly text: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: 'code'; readonly text: string };

/** Reads the inside of a paragraph. */
export function inline(text: string): readonly Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part): Inline => {
      if (part.startsWith('**') && part.length > 4) return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('`') && part.length > 2) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}

/** Reads a text into blocks. */
export function blocks(source: string): readonly Block[] {
  const found: Block[] = [];
  const lines = source.split(/\r?\n/);
  let at = 0;
  const line = () => lines[at] ?? '';
  const takeWhile = (fits: (text: string) => boolean): string[] => {
    const taken: string[] = [];
    while (at < lines.length && fits(line())) taken.push(lines[at++] ?? '');
    return taken;
  };
  while (at < lines.length) {
    const heading = /^(#{1,6}) +(.*)$/.exec(line());
    if (heading) {
      found.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: inline(heading[2] ?? '') });
      at++;
    } else if (line().startsWith('```')) {
      at++;
      found.push({ kind: 'code', text: takeWhile((text) => !text.startsWith('```')).join('\n') });
      at++;
    } else if (/^[-*] /.test(line())) {
      found.push({
        kind: 'list',
        ordered: false,
        items: items(
          takeWhile((text) => /^([-*] |\s+\S)/.test(text)),
          /^[-*] /,
        ),
      });
    } else if (/^\d+\. /.test(line())) {
      found.push({
        kind: 'list',
        ordered: true,
        items: items(
          takeWhile((text) => /^(\d+\. |\s+\S)/.test(text)),
          /^\d+\. /,
        ),
      });
    } else if (line().startsWith('|')) {
      const rows = takeWhile((text) => text.startsWith('|')).map(cells);
      const [head = [], ...rest] = rows;
      found.push({
        kind: 'table',
        head,
        rows: rest.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell.map(({ text }) => text).join('')))),
      });
    } else if (line().trim() === '' || /^-{3,}$/.test(line())) {
      at++;
    } else {
      const text = takeWhile((other) => other.trim() !== '' && !/^(#{1,6} |```|[-*] |\d+\. |\|)/.test(other));
      // A line that begins like something else but is nothing of it.
      if (text.length === 0) text.push(lines[at++] ?? '');
      found.push({ kind: 'paragraph', text: inline(text.join(' ')) });
    }
  }
  return found;
}

function items(lines: readonly string[], mark: RegExp): readonly (readonly Inline[])[] {
  const texts: string[] = [];
  for (const line of lines) {
    if (mark.test(line)) texts.push(line.replace(mark, ''));
    else texts.push(`${texts.pop() ?? ''} ${line.trim()}`);
  }
  return texts.map(inline);
}

function cells(line: string): readonly (readonly Inline[])[] {
  const inner = line.replace(/^\||\|\s*$/g, '');
  return inner.split(/(?<!\\)\|/).map((cell) => inline(cell.trim().replaceAll('\\|', '|')));
}

/** Returns the plain text of a block, for searching. */
export function plain(block: Block): string {
  const join = (parts: readonly Inline[]) => parts.map(({ text }) => text).join('');
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return join(block.text);
    case 'list':
      return block.items.map(join).join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(join).join(' ')).join('\n');
    case 'code':
      return block.text;
    default:
      return block satisfies never;
  }
}

/** A heading with what stands below it. */
export interface Section {
  readonly heading: Extract<Block, { kind: 'heading' }> | undefined;
  readonly body: readonly Block[];
}

/** Parts a text at its headings. */
export function sections(all: readonly Block[]): readonly Section[] {
  const found: { heading: Section['heading']; body: Block[] }[] = [];
  for (const block of all) {
    if (block.kind === 'heading') found.push({ heading: block, body: [] });
    else if (found.length === 0) found.push({ heading: undefined, body: [block] });
    else found.at(-1)?.body.push(block);
  }
  return found;
}

/** Returns the sections that mention every word of a search. */
export function search(all: readonly Section[], words: string): readonly Section[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return all;
  return all.filter(({ heading, body }) => {
    const text = [...(heading ? [heading] : []), ...body].map(plain).join('\n').toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
