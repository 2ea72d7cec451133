/** The options of a game as fields of a form, read from their JSON schema. */
export type Value = string | number | boolean;

export type Field = { readonly name: string; readonly help: string; readonly initial: Value } & (
  | { readonly kind: 'choice'; readonly values: readonly Value[] }
  | { readonly kind: 'number'; readonly least: number; readonly most: number }
  | { readonly kind: 'switch' }
);

interface Property {
  readonly type?: string;
  readonly enum?: readonly Value[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly description?: string;
}

/** Returns the fields of a schema. Lists and free texts (colonies by seat, data files) are left to their defaults. */
export function fields(schema: unknown): readonly Field[] {
  const properties = (schema as { properties?: Record<string, Property> }).properties ?? {};
  return Object.entries(properties).flatMap(([name, property]): Field[] => {
    const help = property.description ?? '';
    const initial = property.default;
    if (property.enum && isValue(initial)) return [{ name, help, initial, kind: 'choice', values: property.enum }];
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
