/** Drag and drop beside tapping: a piece that is pressed and moved is lifted, and where it is dropped counts as tapped.
 *
 * What can be lifted: a piece on a cell, and everything that says its target in `data-lift` (nothing in it: what is due
 * already, such as a rolled die). It can be dropped on a cell; what is complete by itself, on anything with `data-drop`. */
import type { Attachment } from 'svelte/attachments';
import { pace } from '../ui/settings.svelte';
import type { Point } from './geometry';
import { atCell, type Target } from './gestures';

/** What lifting a thing leads to: a place is chosen next, or the choice is complete. */
export type Lead = 'place' | 'complete';

/** Whoever decides what a gesture means. */
export interface Hands {
  readonly leads: (target: Target | undefined) => Lead | undefined;
  /** Chooses what is lifted; returns whether it can still be dropped when that is done. */
  readonly lift: (target: Target | undefined) => Promise<boolean>;
  /** Undoes `lift`. */
  readonly putBack: () => void;
  readonly choose: (target: Target) => void;
}

/** A press that moves further than this is no tap, in pixels. */
const SLIP = 6;
/** How far from a legal cell a finger may drop something, in pixels. */
const NEAR = 30;
/** This near to its edge, a board that scrolls does so. */
const EDGE = 36;

interface Press {
  readonly pointer: number;
  readonly touch: boolean;
  readonly from: Element;
  readonly target: Target | undefined;
  readonly lead: Lead;
  readonly start: Point;
}

interface Lifted {
  readonly ghost: HTMLElement;
  readonly shadows: readonly Element[];
  readonly ready: Promise<boolean>;
  over: Element | undefined;
}

export function dragging(hands: Hands): Attachment<HTMLElement> {
  return (root) => {
    let press: Press | undefined;
    let lifted: Lifted | undefined;
    /** The end of a drag is no click, also when it was given up before the button was let go. */
    let silent = false;

    function down(event: PointerEvent): void {
      silent = false;
      if (press) return end(false);
      if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
      const from = event.target.closest('[data-cell], [data-lift]');
      if (!from) return;
      const touch = event.pointerType === 'touch';
      // Where what is offered scrolls, a finger scrolls it.
      const tray = from.closest('.offers');
      if (touch && tray && tray.scrollHeight > tray.clientHeight + 1) return;
      const cell = from.getAttribute('data-cell');
      const target = (cell === null ? from.getAttribute('data-lift') : atCell(cell)) || undefined;
      const lead = hands.leads(target);
      if (!lead || (cell !== null && (lead === 'complete' || piecesOn(from).length === 0))) return;
      press = { pointer: event.pointerId, touch, from, target, lead, start: { x: event.clientX, y: event.clientY } };
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== press?.pointer) return;
      // A board that is zoomed stays where it is.
      event.stopPropagation();
      const at = { x: event.clientX, y: event.clientY };
      if (!lifted && Math.hypot(at.x - press.start.x, at.y - press.start.y) <= SLIP) return;
      lifted ??= raise(press, event);
      lifted.ghost.style.translate = `${at.x}px ${at.y}px`;
      const over = goalAt(at, press);
      if (over !== lifted.over) {
        lifted.over?.removeAttribute('data-over');
        over?.setAttribute('data-over', '');
        lifted.over = over;
      }
      scrollNear(at);
    }

    function raise({ target, from, lead, pointer, start }: Press, event: PointerEvent): Lifted {
      // A finger holds on to where it was pressed; what it passes over is to be seen.
      if (event.target instanceof Element && event.target.hasPointerCapture(pointer))
        event.target.releasePointerCapture(pointer);
      getSelection()?.removeAllRanges();
      const shadows = from.matches('[data-cell]') ? piecesOn(from) : [from];
      const ghost = ghostOf(shadows, start);
      (root.querySelector('.scene') ?? root).append(ghost);
      for (const one of shadows) one.setAttribute('data-lifted', '');
      return { ghost, shadows, ready: lead === 'place' ? hands.lift(target) : Promise.resolve(true), over: undefined };
    }

    /** Returns what something would be dropped on: the cell there, for a finger also a legal one beside it. */
    function goalAt({ x, y }: Point, { lead, touch }: Press): Element | undefined {
      const there = document.elementFromPoint(x, y);
      if (lead === 'complete') return there?.closest('[data-drop]') ?? undefined;
      const cell = there?.closest('[data-cell], [data-drop]') ?? undefined;
      if (!touch || cell?.matches('.possible')) return cell;
      let [best, least] = [cell, NEAR];
      for (const one of root.querySelectorAll('[data-cell].possible')) {
        const middle = middleOf(one);
        const far = Math.hypot(middle.x - x, middle.y - y);
        if (far < least) [best, least] = [one, far];
      }
      return best;
    }

    function scrollNear({ y }: Point): void {
      const field = root.querySelector('.field');
      if (!field || field.scrollHeight <= field.clientHeight) return;
      const { top, bottom } = field.getBoundingClientRect();
      if (y < top + EDGE) field.scrollBy(0, -12);
      else if (y > bottom - EDGE && y < bottom) field.scrollBy(0, 12);
    }

    function up(event: PointerEvent): void {
      if (event.pointerId === press?.pointer) end(true, { x: event.clientX, y: event.clientY });
      setTimeout(() => (silent = false));
    }

    function cancel(event: PointerEvent): void {
      if (event.pointerId === press?.pointer) end(false);
    }

    function key(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !lifted) return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    }

    function click(event: MouseEvent): void {
      if (!silent || !event.isTrusted) return;
      silent = false;
      event.preventDefault();
      event.stopPropagation();
    }

    function end(drops: boolean, at?: Point): void {
      const [was, up] = [press, lifted];
      press = undefined;
      lifted = undefined;
      if (!was || !up) return;
      silent = true;
      const goal = drops && at ? goalAt(at, was) : undefined;
      up.over?.removeAttribute('data-over');
      for (const one of up.shadows) one.removeAttribute('data-lifted');
      // On its own cell it stays chosen, as after a tap.
      if (goal && goal === was.from) up.ghost.remove();
      else if (goal && at) {
        up.ghost.remove();
        void drop(was, up, goal, at);
      } else {
        fallBack(up.ghost, was.start);
        if (was.lead === 'place') void up.ready.then(() => hands.putBack());
      }
    }

    async function drop({ lead, target }: Press, { ready }: Lifted, goal: Element, { x, y }: Point): Promise<void> {
      const cell = goal.getAttribute('data-cell');
      if (!(await ready)) return;
      if (lead === 'complete') {
        if (target !== undefined) hands.choose(target);
        return;
      }
      // What asks for more where it is dropped stays chosen.
      if (cell === null) return;
      root
        .querySelector(`[data-cell="${CSS.escape(cell)}"]`)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y }));
    }

    /** A finger on something that can be lifted does not scroll the page. */
    function touchmove(event: TouchEvent): void {
      if (press && event.cancelable) event.preventDefault();
    }

    function piecesOn(cell: Element): readonly Element[] {
      const cells = [...root.querySelectorAll('[data-cell]')].map((one) => ({ one, middle: middleOf(one) }));
      const nearest = (at: Point) =>
        cells.reduce<{ one?: Element; least: number }>(
          (best, { one, middle }) => {
            const far = Math.hypot(middle.x - at.x, middle.y - at.y);
            return far < best.least ? { one, least: far } : best;
          },
          { least: Infinity },
        ).one;
      return [...root.querySelectorAll('.piece')].filter((piece) => nearest(originOf(piece)) === cell);
    }

    const lost = () => end(false);
    root.addEventListener('pointerdown', down, true);
    root.addEventListener('touchmove', touchmove, { passive: false });
    window.addEventListener('pointermove', move, true);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('blur', lost);
    window.addEventListener('keydown', key, true);
    window.addEventListener('click', click, true);
    return () => {
      end(false);
      root.removeEventListener('pointerdown', down, true);
      root.removeEventListener('touchmove', touchmove);
      window.removeEventListener('pointermove', move, true);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('blur', lost);
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('click', click, true);
    };
  };
}

function middleOf(element: Element): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Returns where the middle of a drawn piece is on the screen. */
function originOf(piece: Element): Point {
  const matrix = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
  return matrix ? { x: matrix.e, y: matrix.f } : middleOf(piece);
}

/** Returns a picture of these things that hangs on the point at which they are held. */
function ghostOf(things: readonly Element[], hold: Point): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.translate = `${hold.x}px ${hold.y}px`;
  for (const thing of things) {
    const matrix = thing instanceof SVGGElement ? thing.getScreenCTM() : null;
    if (matrix) {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
      const { a, b, c, d, e, f } = matrix;
      group.setAttribute('transform', `matrix(${[a, b, c, d, e - hold.x, f - hold.y].join(' ')})`);
      for (const part of thing.children) group.append(part.cloneNode(true));
      svg.append(group);
      ghost.append(svg);
    } else {
      const picture = thing.querySelector('svg') ?? thing;
      const { x, y, width, height } = picture.getBoundingClientRect();
      const copy = picture.cloneNode(true) as HTMLElement | SVGElement;
      copy.removeAttribute('data-lift');
      const place = document.createElement('div');
      place.style.cssText = `position: absolute; left: ${x - hold.x}px; top: ${y - hold.y}px; width: ${width}px; height: ${height}px`;
      copy.style.cssText = 'width: 100%; height: 100%; margin: 0';
      place.append(copy);
      ghost.append(place);
    }
  }
  return ghost;
}

/** What is put back flies home, where things may move. */
function fallBack(ghost: HTMLElement, home: Point): void {
  const time = pace(180);
  if (time === 0) return ghost.remove();
  const frames = [{}, { translate: `${home.x}px ${home.y}px`, opacity: 0.5 }];
  ghost.animate(frames, { duration: time, easing: 'ease-out' }).onfinish = () => ghost.remove();
}
