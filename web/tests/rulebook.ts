/** What the tests of rules texts read: the rulings and examples of a rules file, and what a text says of them. */
import { blocks, rulingsOf, type Block } from '../src/lib/text/markdown';

/** Returns the rulings of a rules file: the rows of its register, and the rules with a letter and a number. */
export function rulingsOfFile(rules: string): readonly string[] {
  const rows = [...rules.matchAll(/^\| (R\d+[a-z]?) \|/gm)];
  const lettered = [...rules.matchAll(/^\*\*([A-Z]\d+[a-z]?)[.* ]/gm)];
  return [...new Set([...rows, ...lettered].map((match) => match[1] ?? ''))];
}

/** Returns the examples of a rules file with the number of their presses. The server reads the same file
 * (`testkit::scenario::examples`); a test of it plays every example. */
export function examplesOfFile(rules: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const times = new Map<string, number>();
  let word = '';
  let fence: { tag: string; presses: number } | undefined;
  let expects = false;
  for (const line of rules.split(/\r?\n/)) {
    if (fence) {
      if (!line.startsWith('```')) {
        // What follows `becomes` is a position.
        expects ||= line.trim() === 'becomes';
        if (!expects && /^\s*(do|no) /.test(line)) fence.presses += 1;
        continue;
      }
      if (fence.tag === 'scenario') {
        const number = (times.get(word) ?? 0) + 1;
        times.set(word, number);
        found.set(number === 1 ? word : `${word}.${number}`, fence.presses);
      }
      fence = undefined;
    } else if (line.startsWith('```')) {
      fence = { tag: line.slice(3).trim().split(/\s/)[0] ?? '', presses: 0 };
      expects = false;
    } else {
      const heading = /^#{1,6} +(\S+)/.exec(line)?.[1];
      if (heading !== undefined) word = heading.replace(/\.$/, '');
    }
  }
  return found;
}

/** Returns the rulings that a file says no player needs, each with its reason. */
export function unstated(source: string): ReadonlyMap<string, string> {
  return new Map(
    [...source.matchAll(/^- ([A-Z]\d+[a-z]?): +(.+)$/gm)].map((match) => [match[1] ?? '', match[2] ?? '']),
  );
}

/** What a text names. */
export interface Named {
  readonly rulings: ReadonlySet<string>;
  readonly examples: readonly { readonly id: string; readonly captions: number }[];
  readonly figures: readonly string[];
}

/** Returns what a text names, whatever options its passages depend on. */
export function namedIn(source: string): Named {
  // Marks of passages are taken away, so that all passages are read.
  const whole = blocks(source.replace(/^[ \t]*\{\{[#/][^}]*\}\}[ \t]*\n/gm, '').replace(/\{\{[#/][^}]*\}\}/g, ' '));
  const of = <K extends Block['kind']>(kind: K) =>
    whole.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);
  return {
    rulings: new Set(whole.flatMap(rulingsOf)),
    examples: of('example').map(({ id, captions }) => ({ id, captions: captions.length })),
    figures: of('figure').map(({ name }) => name),
  };
}

/** What is wrong with the texts of a game. */
export interface Flaws {
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
  readonly needless: readonly string[];
}

/** Compares the rulings there are with those that a text states and those that need no text. */
export function compareRulings(
  known: readonly string[],
  cited: readonly string[],
  stated: ReadonlySet<string>,
  excused: ReadonlySet<string>,
): Flaws {
  const all = new Set([...known, ...cited]);
  return {
    missing: [...all].filter((id) => !stated.has(id) && !excused.has(id)),
    unknown: [...stated, ...excused].filter((id) => !all.has(id)),
    needless: [...excused].filter((id) => stated.has(id)),
  };
}
