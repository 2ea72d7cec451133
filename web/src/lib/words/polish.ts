/** The interface in Polish: one file to load. */
import source from '../../messages/pl.ftl?raw';
import { bundleOf } from './fluent';

const cards = import.meta.glob<string>('../games/*/messages/card.pl.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const polish = bundleOf('pl', source, ...Object.values(cards));
