/** Message files put into words: the same keys and arguments as in the rules crates, in any language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Args = Record<string, FluentVariable>;

/** Returns a bundle of these message files; a key of a later file wins. */
export function bundleOf(language: string, ...sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return bundle;
}

/** Returns the sentence, or nothing if the bundle has none for this key or lacks an argument. */
export function format(bundle: FluentBundle, key: string, args?: Args): string | undefined {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  return errors.length === 0 ? text : undefined;
}

/** Returns a sentence with its first letter large, whatever it begins with. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
