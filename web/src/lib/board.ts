// The contract between the match page and a game's board. See BOARDS.md.
import type { Component } from 'svelte';
import type { GameEvent, GameView, LegalAction, Player } from '../api/types';
import type { Language, Theme, WordsModule } from '../base/words';
import type { Narrowing } from './narrowing.svelte';
import type { Targets } from './targets.svelte';

/** An action that was played: what it did, and what was seen before it. */
export interface Deed<View extends GameView = GameView, Event = GameEvent> {
  readonly ply: number;
  readonly before: View;
  readonly events: readonly Event[];
}

/** What a board component gets. `View` and `Event` are the game's own, from `Schemas` (`<Game>View`, `<Game>Event`). */
export interface BoardProps<View extends GameView = GameView, Event = GameEvent> {
  /** What the seat sees: draw this. */
  view: View;
  /** What it saw one moment ago; null after a jump: then draw `view` without motion. */
  before: View | null;
  /** What the action before this moment did: for marking it, and (when there is a `before`) for motion. */
  events: readonly Event[];
  /**
   * What others did since this seat last acted, action by action, the last one (`events`) included: mark it quietly, with
   * ghosts of what is gone (`before` has it). Empty as soon as the seat has acted.
   */
  since: readonly Deed<View, Event>[];
  /** Counts the moments shown; changes together with `view`. A key for animations that play once. */
  moment: number;
  /** What may be played; empty when it is not this seat's turn, or an earlier moment is shown. */
  legal: readonly LegalAction[];
  /** Whose eyes; null: a spectator's. */
  seat: string | null;
  /** Whose side is drawn nearest, at the bottom: one's own; at a hot seat and for spectators the first. Orient by this. */
  home: string;
  /** Seats in their order: the first is drawn round, the second angular. */
  seats: readonly string[];
  players: readonly Player[];
  /** The options of the match, as the server has them. */
  options: Readonly<Record<string, unknown>>;
  /** Clicks count. (false: thumbnails, replays, spectators, the other's turn; hover cards work all the same) */
  interactive: boolean;
  /** Choose by this; it calls `onplay` when one action is left. */
  narrowing: Narrowing;
  /** Targets for pointer, keyboard, drag and screen reader. */
  targets: Targets;
  /** Play at once, past the narrowing; seldom needed. */
  onplay: (action: LegalAction) => void;
  /** An action that has been sent and not yet answered: draw it as if on its way. */
  pending: LegalAction | null;
  /** An action somebody asked advice about: mark it. */
  hint: LegalAction | null;
  /** Say something to a screen reader. The log and the prompt are said already. */
  announce: (text: string) => void;
  /** Less motion is wanted: fades instead of travel. The helpers in `motion.ts` take this. */
  calm: boolean;
  theme: Theme;
  language: Language;
  /** The game's id and its texts, for a board that serves any game. */
  game: string;
  words: WordsModule | null;
  /** How large it is drawn, in px, where nothing can be measured: outside of a browser. */
  size?: { readonly width: number; readonly height: number };
}

/** A board as the shell sees it: which view it takes is the game's affair. */
export type BoardComponent = Component<any>;
export type StripComponent = Component<any>;
export type HandComponent = Component<any>;

/** What a player has beside the board (hand, slots, stock): `Strip.svelte`. */
export interface StripProps<View extends GameView = GameView, Event = GameEvent> extends BoardProps<View, Event> {
  /** The seat whose strip this is. */
  side: string;
  /** One thin line is all there is room for: only the few figures that matter. */
  brief?: boolean;
}

/** The same as a drawing, for pictures that leave the page: `Hand.svelte`, an `<svg>` whose units are px. Draws nothing where there is nothing to show. */
export interface HandProps<View extends GameView = GameView, Event = GameEvent> extends StripProps<View, Event> {
  /** How wide it may be, in px. */
  room: number;
  /** It is one of many that follow each other: its size must not depend on what is held. */
  isFrame: boolean;
}

/** A small picture of an option's value (a map, a terrain): `Choice.svelte`. Renders nothing it does not know. */
export interface ChoiceProps {
  option: string;
  value: unknown;
  theme: Theme;
}
