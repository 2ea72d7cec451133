/** Keyboard focus stays where the game is played: what had it gets it back if it was only moved in the page; when it is
 * gone or cannot be pressed any more, the focus goes to the board if something can be chosen there, else to the first
 * answer that is offered, else to the board. */
import type { Attachment } from 'svelte/attachments';

/** What the focus goes to, best first. */
const POINTED = [
  '.board [data-cell].possible[tabindex="0"]',
  '.board [data-cell].possible',
  '.tray button:enabled:not(.again)',
  '.board [data-cell][tabindex="0"]',
];
const WHOLE_BOARD = '.board svg[role="group"]';

export const keepFocus: Attachment<HTMLElement> = (stage) => {
  let last: HTMLElement | SVGElement | undefined;
  note(document.activeElement);
  let byKeys = false;
  let leaving = false;

  function note(one: EventTarget | null): void {
    const isElement = one instanceof HTMLElement || one instanceof SVGElement;
    if (isElement && stage.contains(one)) last = one;
  }
  const focused = (event: FocusEvent) => note(event.target);
  const pressed = () => (byKeys = false);
  const typed = (event: KeyboardEvent) => {
    byKeys = true;
    leaving = event.key === 'Tab';
  };
  /** Tab may lead out of the page: then the focus is not fetched back. */
  function left(event: FocusEvent): void {
    if (event.relatedTarget !== null) return;
    if (leaving) last = undefined;
    else soon();
  }

  function keep(): void {
    const active = document.activeElement;
    if (!last || (active && active !== document.body && isUsable(active))) return;
    const usable = isUsable(last);
    // A click beside everything takes the focus away on purpose; what moves in the page loses it unasked.
    if (usable && !byKeys) return;
    // After a click nothing shall look as if it was pointed at: the board as a whole takes the focus.
    const goals = [...(usable ? [last] : []), ...(byKeys ? POINTED : []).map(find), find(WHOLE_BOARD)];
    // What is hidden takes no focus.
    goals.find((goal) => {
      goal?.focus({ preventScroll: usable || !byKeys });
      return goal && document.activeElement === goal;
    });
  }
  const find = (selector: string) => stage.querySelector<HTMLElement | SVGElement>(selector);

  // A frame later the page is complete.
  let due = 0;
  function soon(): void {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(keep);
  }
  const observer = new MutationObserver(soon);
  observer.observe(stage, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  stage.addEventListener('focusin', focused);
  stage.addEventListener('focusout', left);
  window.addEventListener('pointerdown', pressed, true);
  window.addEventListener('keydown', typed, true);
  return () => {
    cancelAnimationFrame(due);
    observer.disconnect();
    stage.removeEventListener('focusin', focused);
    stage.removeEventListener('focusout', left);
    window.removeEventListener('pointerdown', pressed, true);
    window.removeEventListener('keydown', typed, true);
  };
};

function isUsable(element: Element): boolean {
  return element.isConnected && !(element instanceof HTMLButtonElement && element.disabled);
}
