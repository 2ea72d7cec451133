/** The list of Termites' pictures, loaded after the board. */
import manifest from '../../../art/termites.json';

export { manifest };
export const files = import.meta.glob<string>('../../../art/termites/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
