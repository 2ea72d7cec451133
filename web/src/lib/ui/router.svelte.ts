/** Where the person is, kept in step with the browser's address. */
import { pageOf, pathOf, type Page } from './routes';

let page = $state.raw<Page>(pageOf(location.pathname, location.search, location.hash));

/** Returns the page that is shown. */
export function here(): Page {
  return page;
}

/** Goes to another page. */
export function go(to: Page, how: 'push' | 'replace' = 'push'): void {
  const path = pathOf(to);
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  page = pageOf(location.pathname, location.search, location.hash);
}

/** Follows links inside the page without loading it again. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    go(pageOf(url.pathname, url.search, url.hash));
  };
  addEventListener('click', click);
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  return () => {
    removeEventListener('click', click);
    removeEventListener('popstate', arrive);
    removeEventListener('hashchange', arrive);
  };
}
