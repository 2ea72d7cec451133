/** The list of Anteater's pictures, loaded after the board. */
import manifest from '../../../art/anteater.json';

export { manifest };
export const files = import.meta.glob<string>('../../../art/anteater/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
