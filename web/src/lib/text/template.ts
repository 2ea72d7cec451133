/** Rules texts whose passages depend on the options of a table.
 *
 * - `{{rounds}}` is the value of an option; of a list, its values with commas.
 * - `{{rounds # round; rounds}}` is a number with its noun: one form for each plural of the language, in the order
 *   one, few, other.
 * - `{{layout: corner=in the corner; inner=one step inside}}` says a value in words; of a list, each of its values.
 * - `{{#if events=true}} … {{#else}} … {{/if}}` keeps a passage where an option has one of the values (`a,b`), or none
 *   of them (`!=`).
 */
import type { Language } from '../words/words.svelte';

export type Options = Readonly<Record<string, unknown>>;

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'number'; readonly name: string; readonly forms: readonly string[] }
  | { readonly kind: 'words'; readonly name: string; readonly words: ReadonlyMap<string, string> }
  | {
      readonly kind: 'if';
      readonly name: string;
      readonly values: readonly string[];
      readonly not: boolean;
      readonly then: readonly Part[];
      readonly otherwise: readonly Part[];
    };

/** Plurals in the order in which a text gives their forms. */
const FORMS: Record<Language, readonly Intl.LDMLPluralRule[]> = { en: ['one', 'other'], pl: ['one', 'few', 'many'] };

/** Returns the text for these options. An option that is not among them, or a value without words, is an error of the
 * text. */
export function fill(source: string, options: Options, language: Language): string {
  return write(parse(source), options, language);
}

/** Returns every option that a text depends on, with the values that it tells apart. */
export function mentioned(source: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const visit = (part: Part): void => {
    if (part.kind === 'text') return;
    const values = found.get(part.name) ?? new Set();
    found.set(part.name, values);
    if (part.kind === 'words') for (const value of part.words.keys()) values.add(value);
    if (part.kind === 'if') {
      for (const value of part.values) values.add(value);
      [...part.then, ...part.otherwise].forEach(visit);
    }
  };
  parse(source).forEach(visit);
  return found;
}

function parse(source: string): readonly Part[] {
  // A line with nothing but a mark of a passage vanishes with its end.
  const tokens = source.replace(/^[ \t]*(\{\{[#/](?:if|else)[^}]*\}\})[ \t]*\n/gm, '$1').split(/\{\{(.*?)\}\}/);
  let at = 0;
  const passage = (until: readonly string[]): Part[] => {
    const parts: Part[] = [];
    for (; at < tokens.length; at++) {
      const token = tokens[at] ?? '';
      // Texts and marks take turns.
      if (at % 2 === 0) {
        if (token !== '') parts.push({ kind: 'text', text: token });
      } else if (until.includes(token)) return parts;
      else parts.push(mark(token));
    }
    if (until.length > 0) throw new Error(`a passage has no ${until.at(-1)}`);
    return parts;
  };
  const mark = (token: string): Part => {
    const condition = /^#if (\w+)(!?=)(.+)$/.exec(token);
    if (condition) {
      at++;
      const then = passage(['#else', '/if']);
      let otherwise: readonly Part[] = [];
      if (tokens[at] === '#else') {
        at++;
        otherwise = passage(['/if']);
      }
      return {
        kind: 'if',
        name: condition[1] ?? '',
        not: condition[2] === '!=',
        values: (condition[3] ?? '').split(','),
        then,
        otherwise,
      };
    }
    const forms = /^(\w+) # (.+)$/.exec(token);
    if (forms)
      return { kind: 'number', name: forms[1] ?? '', forms: (forms[2] ?? '').split(';').map((form) => form.trim()) };
    const words = /^(\w+): (.+)$/.exec(token);
    if (words) {
      const pairs = (words[2] ?? '').split(';').map((pair) => pair.trim().split('='));
      return {
        kind: 'words',
        name: words[1] ?? '',
        words: new Map(pairs.map(([value = '', ...text]) => [value, text.join('=')])),
      };
    }
    if (/^\w+$/.test(token)) return { kind: 'value', name: token };
    throw new Error(`{{${token}}} means nothing`);
  };
  return passage([]);
}

function write(parts: readonly Part[], options: Options, language: Language): string {
  return parts.map((part) => say(part, options, language)).join('');
}

function say(part: Part, options: Options, language: Language): string {
  if (part.kind === 'text') return part.text;
  const value = options[part.name];
  if (value === undefined) throw new Error(`there is no option ${part.name}`);
  const values = [value].flat().map(String);
  switch (part.kind) {
    case 'value':
      return values.join(', ');
    case 'number': {
      const form = part.forms[FORMS[language].indexOf(new Intl.PluralRules(language).select(Number(value)))];
      if (form === undefined) throw new Error(`${part.name} lacks a form for ${values.join()}`);
      return `${values.join()} ${form}`;
    }
    case 'words':
      return values
        .map((one) => {
          const words = part.words.get(one) ?? part.words.get('*');
          if (words === undefined) throw new Error(`${part.name} has no words for ${one}`);
          return words;
        })
        .join(', ');
    case 'if':
      return write(part.values.includes(values.join()) === part.not ? part.otherwise : part.then, options, language);
    default:
      return part satisfies never;
  }
}
