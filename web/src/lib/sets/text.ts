/** Data files as text: their entries are cut out and put in, everything else stays as its author wrote it. */

/** An entry of a data file: its header and what follows, with the comments before it. */
interface Entry {
  /** Blank lines and comments before the header. */
  readonly lead: string;
  /** `[map.mine]`, without quotes and spaces; empty for what stands before the first header. */
  readonly header: string;
  /** The header's line and the lines after it. */
  readonly text: string;
}

const HEADER = /^\s*(\[\[?[^[\]=]+\]\]?)\s*(?:#.*)?$/;

/** Returns the header of an entry as it is compared. */
const plain = (header: string) => header.replace(/["'\s]/g, '');

/** How many lists a line opens beyond those it closes; brackets in texts and comments do not count. */
function opened(line: string): number {
  const bare = line.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '').replace(/#.*/, '');
  return bare.split('[').length - bare.split(']').length;
}

function entriesOf(text: string): readonly Entry[] {
  const entries: { lead: string[]; header: string; lines: string[] }[] = [{ lead: [], header: '', lines: [] }];
  let depth = 0;
  for (const line of text.split('\n')) {
    const header = depth === 0 ? HEADER.exec(line)?.[1] : undefined;
    const last = entries.at(-1);
    if (header !== undefined && last) {
      // Comments and blank lines at the end belong to what follows.
      let end = last.lines.length;
      while (end > 0 && /^\s*(#.*)?$/.test(last.lines[end - 1] ?? '')) end--;
      entries.push({ lead: last.lines.splice(end), header: plain(header), lines: [line] });
    } else {
      depth = Math.max(0, depth + opened(line));
      last?.lines.push(line);
    }
  }
  const joined = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
  return entries.map(({ lead, header, lines }) => ({ lead: joined(lead), header, text: joined(lines) }));
}

function written(entries: readonly Entry[]): string {
  return `${entries
    .map(({ lead, text }) => lead + text)
    .join('')
    .trimEnd()}\n`;
}

/** Returns a text or a name as TOML writes it. */
export const quoted = (text: string) => JSON.stringify(text);

/** Returns the header of an entry in a group: `[map.mine]`, with quotes where its name needs them. */
export function headerOf(group: string, name: string): string {
  return `[${group}.${/^[A-Za-z0-9_-]+$/.test(name) ? name : quoted(name)}]`;
}

/** Returns the file with this entry: replaced, appended, or without it if there is no body. */
export function withEntry(text: string, header: string, body: string | undefined): string {
  const entries = entriesOf(text);
  const at = entries.findIndex((entry) => entry.header === plain(header));
  const known = entries[at];
  const entry = body === undefined ? undefined : `${header}\n${body}`;
  if (known) {
    const lead = entry === undefined && !known.lead.includes('#') ? '' : known.lead;
    return written(entries.with(at, { ...known, lead, text: entry ?? '' }));
  }
  return entry === undefined ? text : `${text.trimEnd()}\n\n${entry}`;
}

/** Returns the file with these entries instead of all that have this header, `[[mound]]`. */
export function withList(text: string, header: string, bodies: readonly string[]): string {
  const entries = entriesOf(text);
  const first = entries.findIndex((entry) => entry.header === header);
  const all = bodies.map((body) => `${header}\n${body}`).join('');
  if (first < 0) return `${text.trimEnd()}\n\n${all}`;
  const kept = entries.flatMap((entry, at) => {
    if (entry.header !== header) return [entry];
    return at === first ? [{ ...entry, text: all }] : [];
  });
  return written(kept);
}
