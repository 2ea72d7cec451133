/** The screen around a board: it has a fixed place for what is said about whatever is looked at, so that no explanation
 * covers a cell or moves the board. A board outside such a screen says it itself. */
import { getContext, setContext } from 'svelte';

export interface Looked {
  /** Which cell or sign it is. */
  readonly id: string;
  /** Name, ground, what stands there. */
  readonly info: string;
  /** What does not fit into its name. */
  readonly more: string;
}

export class Stage {
  /** What is said about the cell or sign under the pointer or with the focus. */
  looked = $state.raw<Looked | undefined>();
  /** The element that says `more`, for screen readers. */
  readonly moreId = 'looked-more';
}

const KEY = Symbol('stage');

export const setStage = (stage: Stage): Stage => setContext(KEY, stage);
export const getStage = (): Stage | undefined => getContext<Stage | undefined>(KEY);
