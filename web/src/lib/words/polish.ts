/** The message files of the interface in Polish, loaded together. */
import page from '../../messages/pl.ftl?raw';

const cards = import.meta.glob<string>('../games/*/messages/card.pl.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const sources = [page, ...Object.values(cards)];
