/** The options of a game as fields of a form, read from their JSON schema. */
export type Value = string | number | boolean;

export type Field = { readonly name: string; readonly help: string; readonly initial: Value } & (
  | { readonly kind: 'choice'; readonly values: readonly Value[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'switch' }
);

/** An option that every seat chooses for itself, such as the colonies of Termites. */
export interface SeatField {
  readonly name: string;
  readonly values: readonly string[];
}

/** The value of such an option that leaves a seat's part to chance. */
export const RANDOM = 'random';

interface Property {
  readonly type?: string;
  readonly items?: { readonly enum?: readonly string[] };
  readonly enum?: readonly Value[];
  /** Known values of an option that may also name an entry of a data file. */
  readonly examples?: readonly Value[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly description?: string;
}

/** Returns the options that every seat chooses for itself: lists in which a word can be left to chance. */
export function seatFields(schema: unknown): readonly SeatField[] {
  const properties = (schema as { properties?: Record<string, Property> }).properties ?? {};
  return Object.entries(properties).flatMap(([name, { items }]) =>
    items?.enum?.includes(RANDOM) ? [{ name, values: items.enum }] : [],
  );
}

/** Returns the values of a choice that a table of so many seats can have: `seat5` needs five. */
export function valuesFor(values: readonly Value[], seats: number): readonly Value[] {
  return values.filter((value) => Number(/^seat(\d+)$/.exec(String(value))?.[1] ?? 0) <= seats);
}

/** Returns the fields of a schema. Lists (see `seatFields`) and free texts (data files) are left out. */
export function fields(schema: unknown): readonly Field[] {
  const properties = (schema as { properties?: Record<string, Property> }).properties ?? {};
  return Object.entries(properties).flatMap(([name, property]): Field[] => {
    const help = property.description ?? '';
    const initial = property.default;
    const values = property.enum ?? property.examples;
    if (values && isValue(initial)) return [{ name, help, initial, kind: 'choice', values }];
    if (property.type === 'integer' && typeof initial === 'number') {
      return [{ name, help, initial, kind: 'number', least: property.minimum ?? 0, most: property.maximum ?? initial }];
    }
    if (property.type === 'boolean' && typeof initial === 'boolean') return [{ name, help, initial, kind: 'switch' }];
    return [];
  });
}

/** Returns the defaults of all options, lists and texts too. */
export function defaults(schema: unknown): Readonly<Record<string, unknown>> {
  const properties = (schema as { properties?: Record<string, Property> }).properties ?? {};
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, property.default]));
}

/** Returns the options that differ from the defaults. */
export function changed(all: readonly Field[], values: Readonly<Record<string, Value>>): Record<string, Value> {
  const different = all.filter(({ name, initial }) => values[name] !== undefined && values[name] !== initial);
  return Object.fromEntries(different.map(({ name, initial }) => [name, values[name] ?? initial]));
}

function isValue(value: unknown): value is Value {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
