/** What moved on Termites' board, by the events of the last steps. */
import type { Motion } from '../../board/animate';
import type { LoggedStep } from '../../table/state';
import type { View } from './view';

/** Returns who went where; a beaten unit leaves before its attacker arrives. `before` is the view they led from. */
export function motionsOf(steps: readonly LoggedStep[], before: View | undefined): readonly Motion[] {
  const motions: Motion[] = [];
  // An attack whose retreat was still open ends with the retreat.
  let attack: Motion | undefined = before?.attack
    ? [before.attack.start, before.attack.from, before.attack.target]
    : undefined;
  for (const { events } of steps) {
    for (const event of events) {
      const path = Array.isArray(event['path']) ? (event['path'] as string[]) : [];
      switch (event.kind) {
        case 'moved':
          motions.push(path);
          break;
        case 'attacked':
          // A unit that takes a Mound is used up.
          attack = /^M/.test(String(event['piece'])) ? undefined : [...path, String(event['target'])];
          break;
        case 'retreated':
          motions.push([String(event['from']), String(event['to'])]);
          if (attack) motions.push(attack);
          attack = undefined;
          break;
        case 'destroyed':
          if (attack) motions.push(attack);
          attack = undefined;
          break;
        default:
      }
    }
  }
  return motions;
}
