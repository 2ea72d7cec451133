/** How long ago something was, in words of the browser. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns “3 hours ago”, “yesterday”; “now” for less than a minute. */
export function ago(at: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const passed = Math.max(0, now - at);
  const found = UNITS.find(([, length]) => passed >= length);
  return found ? format.format(-Math.floor(passed / found[1]), found[0]) : format.format(0, 'second');
}
