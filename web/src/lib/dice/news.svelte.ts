/** What this browser has noticed about the dice of its tables, for the screen that shows the table. */
import type { News } from './keep';

let found = $state.raw<{ table: string; news: News } | undefined>();

/** Notes news about a table; nothing is nothing new. */
export function tellNews(table: string, news: News | undefined): void {
  if (news !== undefined) found = { table, news };
}

/** Returns the news about a table. */
export const newsOf = (table: string): News | undefined => (found?.table === table ? found.news : undefined);
