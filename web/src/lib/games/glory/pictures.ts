/** The list of Glory's pictures, loaded after the board. */
import manifest from '../../../art/glory.json';

export { manifest };
export const files = import.meta.glob<string>('../../../art/glory/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
