/** Which of the previews a table takes, by the option that names them. */
import type { Field, Value } from '../options/schema';
import type { PreviewCard } from '../wire/protocol';

/** What a form offers. */
export interface Offered {
  /** The option that names a preview. */
  readonly field: Field;
  /** The names in the standard file. */
  readonly standard: ReadonlySet<string>;
  /** What the chosen file holds. */
  readonly previews: readonly PreviewCard[];
}

/** Whether a preview is for this number of seats. */
export const fits = (preview: PreviewCard, seats: number) => preview.seats === undefined || preview.seats === seats;

/** Returns the values of the option that name no preview: drawn, built, as usual. */
export function otherValues({ field, standard }: Offered): readonly Value[] {
  return field.kind === 'choice' ? field.values.filter((value) => !standard.has(String(value))) : [];
}

/** Returns the value that is played: the chosen one if it fits, else the first own one of a set, else the usual one. */
export function played(chosen: Value | undefined, offered: Offered, seats: number): Value {
  const { field, standard, previews } = offered;
  const preview = previews.find(({ name }) => name === chosen);
  const possible = preview ? fits(preview, seats) : otherValues(offered).includes(chosen ?? '');
  if (chosen !== undefined && possible) return chosen;
  return previews.find((other) => !standard.has(other.name) && fits(other, seats))?.name ?? field.initial;
}

/** Returns the id of a set in a link or by itself; nothing if it is neither. */
export function setIdIn(text: string): string | undefined {
  return /(?:^|\/sets\/)([b-df-hjkmnp-tv-xz2-6]{14})(?:[/?#]|$)/.exec(text.trim())?.[1];
}
