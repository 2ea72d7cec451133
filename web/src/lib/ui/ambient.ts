/** Life that goes on by itself (breathing, clouds, glints) stops when nobody has touched the page for a while, and goes on
 * with the next touch: a board that nobody looks at costs nothing. */

/** How long nobody touches the page before its life rests, in milliseconds. */
const REST = 60_000;

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Marks the document with `data-idle` while it rests; returns how to stop. */
export function restWhenAlone(rest = REST): () => void {
  const { dataset } = document.documentElement;
  let timer: ReturnType<typeof setTimeout>;
  function wake(): void {
    clearTimeout(timer);
    delete dataset['idle'];
    timer = setTimeout(() => (dataset['idle'] = ''), rest);
  }
  wake();
  for (const sign of SIGNS) addEventListener(sign, wake, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, wake);
  };
}
