/** Whether the visitor wants to load little: the browser saves data, or the system asks for it. */

/** What browsers know of the connection, where they tell it. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean };
}

export function wantsLittleData(): boolean {
  const saves = typeof navigator !== 'undefined' && ((navigator as Connected).connection?.saveData ?? false);
  return saves || (typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-data: reduce)').matches);
}
