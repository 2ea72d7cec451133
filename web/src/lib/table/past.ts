/** The table as it stood: everything on the screen that is about the position is that of a moment of the past. */
import type { Player } from './player.svelte';
import type { TableState } from './state';

/** Returns the table at the moment that the player shows. Nothing can be played there; people, seats and chat are those of
 * the present. */
export function pastOf(table: TableState, player: Player): TableState {
  // The points of the result are not those of the moment.
  const info = { ...table.info, status: 'playing' as const };
  delete info.scores;
  const view = player.view as { readonly phase?: string };
  return {
    ...table,
    info,
    step: player.at,
    toMove: player.prelude
      ? 'chance'
      : (player.next ?? table.log.find(({ step }) => step > player.at)?.by ?? table.toMove),
    phase: view.phase ?? '',
    view,
    groups: {},
    legal: [],
    log: table.log.filter(({ step }) => step <= player.at),
    fresh: player.fresh,
    prelude: player.prelude?.shows,
    told: undefined,
    undone: false,
    undo: {},
    waits: undefined,
    clock: undefined,
    thinking: undefined,
  };
}
