/** The addresses of the pages. */
export type Page =
  | { name: 'lobby' }
  | { name: 'new'; game: string; set?: string }
  | { name: 'table'; id: string; key?: string; learn?: true }
  | { name: 'replay'; id: string; step?: number; analyse?: true }
  | { name: 'open' }
  | { name: 'rules'; game: string; ruling?: string; table?: string }
  | { name: 'card'; game: string; table?: string }
  | { name: 'learn'; game: string; lesson?: string }
  | { name: 'puzzles'; game?: string; puzzle?: string }
  | { name: 'settings'; table?: string }
  | { name: 'sets' }
  | { name: 'set'; id: string }
  | { name: 'edit-set'; id: string }
  | { name: 'new-set'; game: string }
  | { name: 'lost' };

/** Reads an address. A join link has its key behind `?join=`, a link to a ruling its number behind `?ruling=` (old ones
 * behind `#`). */
export function pageOf(path: string, search = '', hash = ''): Page {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const [first = '', second] = parts;
  const query = new URLSearchParams(search);
  const ruling = query.get('ruling') ?? /^#([A-Z]\d+)$/.exec(hash)?.[1];
  const key = query.get('join');
  const table = query.get('table');
  const set = query.get('set');
  const step = query.get('step') ?? '';
  if (parts.length === 0) return { name: 'lobby' };
  if (parts.length === 1) {
    if (first === 'settings') return { name: 'settings', ...(table && { table }) };
    if (first === 'open') return { name: 'open' };
    if (first === 'sets') return { name: 'sets' };
    if (first === 'puzzles') return { name: 'puzzles' };
  }
  if (parts.length === 2 && second) {
    switch (first) {
      case 'new':
        return { name: 'new', game: second, ...(set && { set }) };
      case 't':
        return { name: 'table', id: second, ...(key && { key }), ...(query.has('learn') && { learn: true }) };
      case 'replay':
        return {
          name: 'replay',
          id: second,
          ...(/^\d+$/.test(step) && { step: Number(step) }),
          ...(query.has('analyse') && { analyse: true }),
        };
      case 'rules':
        return { name: 'rules', game: second, ...(ruling && { ruling }), ...(table && { table }) };
      case 'learn':
        return { name: 'learn', game: second };
      case 'puzzles':
        return { name: 'puzzles', game: second };
      case 'sets':
        return { name: 'set', id: second };
    }
  }
  if (parts.length === 3 && first === 'learn' && second && parts[2])
    return { name: 'learn', game: second, lesson: parts[2] };
  if (parts.length === 3 && first === 'puzzles' && second && parts[2])
    return { name: 'puzzles', game: second, puzzle: parts[2] };
  if (parts.length === 3 && first === 'rules' && second && parts[2] === 'card')
    return { name: 'card', game: second, ...(table && { table }) };
  if (parts.length === 3 && first === 'sets' && second && parts[2]) {
    if (parts[2] === 'edit') return { name: 'edit-set', id: second };
    if (second === 'new') return { name: 'new-set', game: parts[2] };
  }
  return { name: 'lost' };
}

/** Writes an address. */
export function pathOf(page: Page): string {
  const part = encodeURIComponent;
  switch (page.name) {
    case 'lobby':
    case 'lost':
      return '/';
    case 'new':
      return `/new/${part(page.game)}${page.set ? `?set=${part(page.set)}` : ''}`;
    case 'table':
      return `/t/${part(page.id)}${page.key ? `?join=${part(page.key)}` : page.learn ? '?learn' : ''}`;
    case 'replay':
      return `/replay/${part(page.id)}${page.step === undefined ? (page.analyse ? '?analyse' : '') : `?step=${page.step}`}`;
    case 'open':
      return '/open';
    case 'rules':
      return `/rules/${part(page.game)}${queryOf({ table: page.table, ruling: page.ruling })}`;
    case 'card':
      return `/rules/${part(page.game)}/card${queryOf({ table: page.table })}`;
    case 'learn':
      return `/learn/${part(page.game)}${page.lesson ? `/${part(page.lesson)}` : ''}`;
    case 'puzzles':
      return ['/puzzles', page.game, page.puzzle].flatMap((name) => (name ? [name] : [])).join('/');
    case 'settings':
      return `/settings${queryOf({ table: page.table })}`;
    case 'sets':
      return '/sets';
    case 'set':
      return `/sets/${part(page.id)}`;
    case 'edit-set':
      return `/sets/${part(page.id)}/edit`;
    case 'new-set':
      return `/sets/new/${part(page.game)}`;
    default:
      return page satisfies never;
  }
}

function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([key, value]) =>
    value ? [`${key}=${encodeURIComponent(value)}`] : [],
  );
  return given.length === 0 ? '' : `?${given.join('&')}`;
}
