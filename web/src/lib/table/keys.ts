/** The keys of a part of the game that is shown again. */
import { SPEEDS, type Player } from './player.svelte';
import { isWriting } from './undo';

/** Whether a key is pressed for the page: not while writing, not with Ctrl, Alt or Cmd. */
export function isForPage(event: KeyboardEvent): boolean {
  return !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target));
}

/** Does what a key asks for; says whether it asked for something. Cells and lines of the log have the arrow keys for
 * themselves, buttons the space bar. */
export function playerKey(event: KeyboardEvent, player: Player): boolean {
  if (!isForPage(event) || (event.target instanceof Element && event.target.closest('[data-cell]'))) return false;
  const button = event.target instanceof HTMLElement && event.target.closest('button, a, summary') !== null;
  const speed = SPEEDS[['1', '2', '3'].indexOf(event.key)];
  if (event.key === 'ArrowRight') {
    player.playing = false;
    player.on();
  } else if (event.key === 'ArrowLeft') player.back();
  else if (event.key === 'PageDown') player.nextTurn();
  else if (event.key === 'PageUp') player.previousTurn();
  else if (event.key === 'Home') player.go(player.from);
  else if (event.key === 'End') player.go(player.end);
  else if (event.key === ' ' && !button) player.toggle();
  else if (speed) player.setSpeed(speed);
  else return false;
  event.preventDefault();
  return true;
}
