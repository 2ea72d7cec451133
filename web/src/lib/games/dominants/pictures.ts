/** The list of DominAnts' pictures, loaded after the board. */
import manifest from '../../../art/dominants.json';

export { manifest };
export const files = import.meta.glob<string>('../../../art/dominants/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
