/** Keyboard focus stays where the game is played: when what had it is gone or cannot be pressed any more, it goes to the
 * board if something can be chosen there, else to the first answer that is offered, else to the board. */
import type { Attachment } from 'svelte/attachments';

export const keepFocus: Attachment<HTMLElement> = (stage) => {
  let last: Element | undefined;
  let byKeys = false;

  function focused(event: FocusEvent): void {
    if (event.target instanceof Element) last = event.target;
  }
  const pressed = () => (byKeys = false);
  const typed = () => (byKeys = true);

  function keep(): void {
    const active = document.activeElement;
    if (!last || isUsable(last) || (active && active !== document.body && active.isConnected)) return;
    const cell = stage.querySelector<SVGElement>('.board [data-cell].possible[tabindex="0"]');
    const open = stage.querySelector<SVGElement>('.board [data-cell].possible');
    const answer = stage.querySelector<HTMLElement>('.tray button:enabled:not(.again)');
    const board = stage.querySelector<SVGElement>('.board [data-cell][tabindex="0"]');
    // After a click nothing shall look as if it was pointed at: the board as a whole takes the focus.
    const whole = stage.querySelector<SVGElement>('.board svg[role="group"]');
    const goal = byKeys ? (cell ?? open ?? answer ?? board ?? whole) : whole;
    goal?.focus({ preventScroll: !byKeys });
  }

  // A frame later the page is complete, and a button that cannot be pressed has lost the focus.
  let due = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(keep);
  });
  observer.observe(stage, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  stage.addEventListener('focusin', focused);
  window.addEventListener('pointerdown', pressed, true);
  window.addEventListener('keydown', typed, true);
  return () => {
    cancelAnimationFrame(due);
    observer.disconnect();
    stage.removeEventListener('focusin', focused);
    window.removeEventListener('pointerdown', pressed, true);
    window.removeEventListener('keydown', typed, true);
  };
};

function isUsable(element: Element): boolean {
  return element.isConnected && !(element instanceof HTMLButtonElement && element.disabled);
}
