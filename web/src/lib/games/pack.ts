/** What a game brings to the page: its board, its words, and how its actions are pointed at. No rules. */
import type { Component } from 'svelte';
import type { Choice, Target } from '../board/gestures';
import type { Args } from '../words/fluent';
import type { LoggedStep } from '../table/state';
import type { Sound } from '../ui/sound';
import type { DangerPlace, EventTold, Walk } from '../wire/protocol';

/** How a seat looks. */
export interface SeatLook {
  /** A CSS colour. */
  readonly colour: string;
  /** A colour for text and lines on it. */
  readonly ink: string;
  /** A shape beside the colour: a name of `SeatMark`. */
  readonly shape: Shape;
}

/** The colours in which a table shows its parties, by party. A table that has chosen none shows the usual ones. */
export type Colours = Readonly<Record<string, string>>;

export type Shape = 'circle' | 'triangle' | 'square' | 'diamond' | 'star' | 'hexagon';

/** Says a sentence of the game. */
export type Tell = (key: string, args?: Args) => string;

/** Who and what a sentence names, for the one who reads it. */
export interface Naming {
  /** The name of the person at a seat. */
  readonly nameOf: (seat: string) => string;
  /** The game's own sentences. */
  readonly tell: Tell;
  /** What a cell of the board on the screen is called; without this, its name in notation says it. */
  readonly placeOf?: ((cell: string) => string) | undefined;
}

/** Returns the name of a value in a sentence; `event` is what happened, nothing for a refusal. */
export type Name<E> = (value: string, naming: Naming, event: E | undefined) => string;

/** Something that is seen before the next picture, because that gives it away: a wheel turns, totals are counted. */
export interface Prelude<E extends EventTold = EventTold> {
  /** The steps it is about, for the board. */
  readonly shows: readonly LoggedStep<E>[];
  /** The steps that lead on from there to the next picture. */
  readonly rest: readonly LoggedStep<E>[];
  /** How long it takes, in milliseconds. */
  readonly time: number;
  /** What is going on, as a key of the game's web messages. */
  readonly says: string;
}

/** A decision about several pieces that are named one by one, in an order that the rules choose: an attack by several
 * ants. A person names them in any order, and takes one out again by naming it twice. */
export interface Group<V> {
  /** Returns the action that begins with this piece, and the one that adds it. */
  readonly first: (cell: string) => string;
  readonly more: (cell: string) => string;
  /** Returns the piece that pointing at this cell means to begin with, such as one beside the enemy there. */
  readonly meant: (taken: readonly Target[], cell: string, view: V, legal: readonly string[]) => string | undefined;
}

/** What a board gets. */
export interface BoardProps<V, E extends EventTold = EventTold> {
  readonly view: V;
  readonly phase: string;
  /** The colours that the table has chosen. */
  readonly colours?: Colours | undefined;
  /** Whose eyes these are; nobody for a watcher. */
  readonly seat: string | null;
  /** The seat whose side of the board is nearest; nobody's where the board lies as the rules draw it. */
  readonly near?: string | undefined;
  /** The steps that led from the last picture to this one, for animation. */
  readonly fresh: readonly LoggedStep<E>[];
  /** Steps of a prelude that is seen on the picture before them. */
  readonly prelude: readonly LoggedStep<E>[];
  /** Targets taken so far, and those that can be taken next. */
  readonly taken: readonly Target[];
  readonly next: ReadonlySet<Target>;
  /** Targets that begin another decision instead of the one that is half made. */
  readonly again: ReadonlySet<Target>;
  /** The actions that are still possible. */
  readonly open: readonly Choice[];
  /** A hint to be shown: the targets of the action a bot would play. */
  readonly hint: readonly Target[];
  /** What the others did since this seat acted last: it stays visible until one acts again. */
  readonly recent: readonly LoggedStep<E>[];
  /** All steps up to this picture, as far as they are known. */
  readonly log?: readonly LoggedStep<E>[];
  /** Cells that a line of the log speaks of. */
  readonly marked: ReadonlySet<string>;
  /** Where the chosen piece can go with one input; empty until the server has answered. */
  readonly walks: readonly Walk[];
  readonly choose: (target: Target) => void;
  /** Ends the prelude that is seen and goes on to the next picture. */
  readonly skip?: () => void;
  /** Asks where opponents could strike this screen's seat in their next turn; nothing while one looks back. */
  readonly danger: (() => Promise<readonly DangerPlace[]>) | undefined;
  /** The name of the player in a seat. */
  readonly nameOf: (seat: string) => string;
  /** The game's own sentences. */
  readonly tell: Tell;
}

/** What the strip of a seat gets. */
export interface HoldingsProps<V> {
  readonly view: V;
  readonly seat: string;
  readonly own: boolean;
  /** The colours that the table has chosen. */
  readonly colours?: Colours | undefined;
  /** The name of the player in a seat. */
  readonly nameOf: (seat: string) => string;
  readonly tell: Tell;
}

/** A game's part of the client. */
export interface GamePack<V = unknown, E extends EventTold = EventTold, N extends string = string> {
  readonly Board: Component<BoardProps<V, E>>;
  /** What a seat has, for everybody to see. */
  readonly Holdings: Component<HoldingsProps<V>>;
  /** Returns the targets that lead to each legal action. */
  readonly choices: (legal: readonly string[], view: V, phase: string) => readonly Choice[];
  /** Whether one input can move a piece further than a legal action: the server is asked where to, once it is chosen. */
  readonly walks?: boolean;
  /** Whether an action is the first half of a decision: it is held back until the second is known, if the server can look ahead. */
  readonly half?: (text: string) => boolean;
  /** Whether a first half is followed by a second one in the phase after it; without this, always. The rules may have made
   * the only possible second half themselves. */
  readonly halfMade?: (phase: string) => boolean;
  /** Returns the parts of a seat's turn that the rules skipped between two pictures, as nothing could be done in them; a
   * message `skipped-PART` says so. */
  readonly skipped?: (before: V, after: V, seat: string) => readonly string[];
  /** Whether an action may end the turn although the player has not said so: what comes next waits longer, so that it can be
   * taken back. */
  readonly endsUnasked?: (text: string) => boolean;
  /** Whether a decision of this phase depends on what only the seat knows: it is never made by itself, as its speed would
   * tell the others that there was no choice. */
  readonly secret?: (phase: string) => boolean;
  readonly group?: Group<V>;
  /** Whether an action can be begun from its goal: pointing at a place means that somebody goes there. */
  readonly fromGoal?: (text: string, view: V) => boolean;
  /** Returns first halves of which one may be meant by pointing there, the likeliest first: units that may reach an enemy. */
  readonly meant?: (target: Target, view: V, legal: readonly string[]) => readonly string[];
  /** Whether an action is never repeated by a key, because it is asked for twice. */
  readonly deliberate?: (text: string) => boolean;
  /** Returns an action that pointing there may mean, although it is not legal: the server then says why not. */
  readonly attempt: (taken: readonly Target[], target: Target, view: V, phase: string) => string | undefined;
  readonly look: (seat: string, view: V, colours?: Colours) => SeatLook;
  /** Returns the seat that events call by another word, such as the name of its colony. */
  readonly seatOf?: (view: V, word: string) => string | undefined;
  /** How a seat is called where nobody sits: in the examples of the rulebook, by its colour. */
  readonly seatName: (view: V, seat: string, tell: Tell, colours?: Colours) => string;
  /** What sentences call a cell, such as a tile by its kind; nothing for what is no cell. */
  readonly place?: (view: V, cell: string, tell: Tell) => string | undefined;
  /** Returns the events of a line of the log with those that belong together told as one, such as the yields of all tiles. */
  readonly folded?: (events: readonly E[]) => readonly EventTold[];
  /** The points of a seat now, as far as they are shown. */
  readonly points: (view: V, seat: string) => number | undefined;
  /** The action points that are left in the turn, in games with such. */
  readonly actionPoints?: (view: V) => number;
  /** What the points of a seat came from, as lines in words, by what the log tells. */
  readonly gains?: (log: readonly LoggedStep<E>[], seat: string, tell: Tell) => readonly string[];
  /** Others than the seats who have points and things, such as Anteater's third colour. */
  readonly extras?: (view: V) => readonly string[];
  /** How sentences of events and refusals name their values: people, and things in the chosen language. */
  readonly names: Readonly<Partial<Record<N, Name<E>>>>;
  /** How long the events of a step take to be seen, in milliseconds. */
  readonly duration: (step: LoggedStep<E>) => number;
  /** The noise of an event, for those who want sound. */
  readonly sound?: (event: E) => Sound | undefined;
  /** Whether an action only throws dice: they roll at once, without the pause for Undo. */
  readonly throws?: (action: string) => boolean;
  /** Returns what is seen before the picture that these steps lead to. */
  readonly prelude?: (fresh: readonly LoggedStep<E>[]) => Prelude<E> | undefined;
  /** Whether a step is a fight, which nobody should miss when a turn is shown again. */
  readonly isFight?: (step: LoggedStep<E>) => boolean;
  /** What the person is asked for, as a key of the game's web messages. */
  readonly question: (view: V, phase: string, taken: readonly Target[], tell: Tell) => { key: string; args?: Args };
  /** A label for a button of an action, in words. */
  readonly label: (action: string, naming: Naming, view: V) => string;
  /** Says a decision of several actions in one sentence; without this, their labels are put beside each other. */
  readonly whole?: (actions: readonly string[], naming: Naming, view: V) => string | undefined;
  /** Says that a plan begins with this action, where it is only the first of several. */
  readonly begun?: (action: string, naming: Naming, view: V) => string | undefined;
  /** Where the piece that acts stands before and after an action, in games whose plans are errands of several actions;
   * nothing after an action that ends its errand. */
  readonly walker?: (action: string) => { readonly from: string; readonly to: string | undefined } | undefined;
  /** Returns two steps of the log told as one, such as a walk of several tiles; nothing if they stay apart. */
  readonly merged?: (before: LoggedStep<E>, step: LoggedStep<E>) => LoggedStep<E> | undefined;
  /** Keys of its own, with what each does as a key of the game's web messages. */
  readonly keys?: readonly { readonly keys: string; readonly says: string }[];
  /** Whether a step says nothing of its own, such as the first half of a choice that is completed next. */
  readonly minor?: (step: LoggedStep<E>) => boolean;
}
