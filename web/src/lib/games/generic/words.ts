/** Actions and questions of games without a board of their own: in the game's words where its messages have some. */
import type { Tell } from '../pack';

/** Returns the label of an action: `action-VERB` with what follows the verb as `$what`, else the notation. */
export function label(action: string, tell: Tell): string {
  const [verb = '', ...rest] = action.split(' ');
  const what = rest.join(' ');
  const key = `action-${verb}`;
  const said = tell(key, { what: /^\d+$/.test(what) ? Number(what) : what });
  return said === key ? action : said;
}

/** Returns the key of the question: `ask-PHASE` if the game has it. */
export function question(phase: string, tell: Tell): { key: string } {
  const key = `ask-${phase}`;
  return { key: tell(key) === key ? 'ask' : key };
}

/** A line of a drawing; one that begins with a seat's name is about that seat. */
export interface Line {
  readonly before: string;
  readonly seat: string | undefined;
  readonly after: string;
}

/** Returns the lines of a drawing. Marks and spaces may stand before a seat's name. */
export function lines(drawing: string, seats: readonly string[]): readonly Line[] {
  return drawing
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, before = '', word = '', after = ''] = /^([^\p{L}\d]*)([\p{L}\d]*)(.*)$/u.exec(line) ?? [];
      return seats.includes(word) ? { before, seat: word, after } : { before: line, seat: undefined, after: '' };
    });
}
