/** The addresses of the pages. */
export type Page =
  | { name: 'lobby' }
  | { name: 'new'; game: string }
  | { name: 'table'; id: string; key?: string; learn?: true }
  | { name: 'replay'; id: string }
  | { name: 'open' }
  | { name: 'rules'; game: string; ruling?: string; table?: string }
  | { name: 'learn'; game: string }
  | { name: 'settings' }
  | { name: 'lost' };

/** Reads an address. A join link has its key behind `?join=`. */
export function pageOf(path: string, search = '', hash = ''): Page {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  const [first = '', second] = parts;
  const ruling = decodeURIComponent(hash.replace(/^#/, ''));
  const query = new URLSearchParams(search);
  const key = query.get('join');
  const table = query.get('table');
  if (parts.length === 0) return { name: 'lobby' };
  if (parts.length === 1) {
    if (first === 'settings') return { name: 'settings' };
    if (first === 'open') return { name: 'open' };
  }
  if (parts.length === 2 && second) {
    switch (first) {
      case 'new':
        return { name: 'new', game: second };
      case 't':
        return { name: 'table', id: second, ...(key && { key }), ...(query.has('learn') && { learn: true }) };
      case 'replay':
        return { name: 'replay', id: second };
      case 'rules':
        return { name: 'rules', game: second, ...(ruling && { ruling }), ...(table && { table }) };
      case 'learn':
        return { name: 'learn', game: second };
    }
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
      return `/new/${part(page.game)}`;
    case 'table':
      return `/t/${part(page.id)}${page.key ? `?join=${part(page.key)}` : page.learn ? '?learn' : ''}`;
    case 'replay':
      return `/replay/${part(page.id)}`;
    case 'open':
      return '/open';
    case 'rules': {
      const table = page.table ? `?table=${part(page.table)}` : '';
      return `/rules/${part(page.game)}${table}${page.ruling ? `#${part(page.ruling)}` : ''}`;
    }
    case 'learn':
      return `/learn/${part(page.game)}`;
    case 'settings':
      return '/settings';
    default:
      return page satisfies never;
  }
}
