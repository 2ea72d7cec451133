/** The little Markdown that our rules need, read into blocks; drawn without any raw HTML. The rules for players add ruling
 * marks (`[R12]`, `[R12 M5]`) and fenced blocks for live boards (`example ID`) and figures (`figure NAME`). */
export type Inline =
  | { readonly kind: 'text' | 'bold' | 'code'; readonly text: string }
  /** The rulings that the passage before states. */
  | { readonly kind: 'rulings'; readonly text: string; readonly ids: readonly string[] };

/** A position of the rules file that is played by a button. */
export interface ExampleBlock {
  readonly kind: 'example';
  readonly id: string;
  /** What is seen. */
  readonly lead: readonly Inline[];
  /** One for each press. */
  readonly captions: readonly (readonly Inline[])[];
}

/** A drawing of the game's own things. */
export interface FigureBlock {
  readonly kind: 'figure';
  readonly name: string;
  readonly caption: readonly Inline[];
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: 'code'; readonly tag: string; readonly text: string }
  | ExampleBlock
  | FigureBlock;

/** Reads the inside of a paragraph. */
export function inline(text: string): readonly Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\s*\[[A-Z]\d+[a-z]?(?: [A-Z]\d+[a-z]?)*\])/)
    .filter((part) => part !== '')
    .map((part): Inline => {
      if (part.startsWith('**') && part.length > 4) return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('`') && part.length > 2) return { kind: 'code', text: part.slice(1, -1) };
      const marks = /^\s*\[([A-Z]\d[\w ]*)\]$/.exec(part)?.[1];
      if (marks !== undefined) return { kind: 'rulings', text: ` ${marks}`, ids: marks.split(' ') };
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
      const tag = line().replace(/^`+/, '').trim();
      at++;
      found.push(
        fenced(
          tag,
          takeWhile((text) => !text.startsWith('```')),
        ),
      );
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

/** Reads a fenced block by what it says behind its fence. */
function fenced(tag: string, lines: readonly string[]): Block {
  const [word = '', name = ''] = tag.split(/\s+/);
  switch (word) {
    case 'example': {
      const first = lines.findIndex((line) => /^\d+\. /.test(line));
      const lead = first < 0 ? lines : lines.slice(0, first);
      const captions = first < 0 ? [] : items(lines.slice(first), /^\d+\. /);
      return { kind: 'example', id: name, lead: inline(joined(lead)), captions };
    }
    case 'figure':
      return { kind: 'figure', name, caption: inline(joined(lines)) };
    default:
      return { kind: 'code', tag: word, text: lines.join('\n') };
  }
}

function joined(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .join(' ')
    .trim();
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

/** Returns the plain text of a block, without ruling marks. */
export function plain(block: Block): string {
  const join = (parts: readonly Inline[]) => parts.map((part) => (part.kind === 'rulings' ? '' : part.text)).join('');
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
    case 'example':
      return [block.lead, ...block.captions].map(join).join('\n');
    case 'figure':
      return join(block.caption);
    default:
      return block satisfies never;
  }
}

/** Returns the parts of a block with text inside, each a passage of its own. */
export function passages(block: Block): readonly (readonly Inline[])[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [block.head, ...block.rows].flat();
    case 'example':
      return [block.lead, ...block.captions];
    case 'figure':
      return [block.caption];
    case 'code':
      return [];
    default:
      return block satisfies never;
  }
}

/** Returns the rulings that a block states. */
export function rulingsOf(block: Block): readonly string[] {
  return passages(block)
    .flat()
    .flatMap((part) => (part.kind === 'rulings' ? part.ids : []));
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
