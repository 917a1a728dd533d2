// The contract between the match page and a game's board. See BOARDS.md.
import type { Component } from 'svelte';
import type { GameEvent, GameView, LegalAction, Player } from '../api/types';
import type { FieldOrder } from './narrow';
import type { Narrowing } from './narrowing.svelte';
import type { Targets } from './targets.svelte';

export type Theme = 'light' | 'dark';
export type Language = 'en' | 'de';

/** What a board component gets. `View` and `Event` are the game's own, from `Schemas` (`ToyBattleView`, ...). */
export interface BoardProps<View extends GameView = GameView, Event = GameEvent> {
  /** What the seat sees: draw this. */
  view: View;
  /** What it saw one moment ago; null after a jump: then draw `view` without motion. */
  before: View | null;
  /** What the action before this moment did: for marking it, and (when there is a `before`) for motion. */
  events: readonly Event[];
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
}

/** A board as the shell sees it: which view it takes is the game's affair. */
export type BoardComponent = Component<any>;
export type StripComponent = Component<any>;

/** What a player has beside the board (hand, slots, stock): `Strip.svelte`. */
export interface StripProps<View extends GameView = GameView, Event = GameEvent> extends BoardProps<View, Event> {
  /** The seat whose strip this is. */
  side: string;
}

/** A small picture of an option's value (a map, a terrain): `Choice.svelte`. Renders nothing it does not know. */
export interface ChoiceProps {
  option: string;
  value: unknown;
  theme: Theme;
}

/** Texts of a board: the same keys in every language (there is a test). */
export type Words = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/**
 * `words.ts` of a board. Keys the shell looks up:
 * `kind.<kind>` (button of a kind of action), `field.<field>` (question: "Which troop?"),
 * `value.<field>.<value>` or `value.<value>` (button of a value), `seat.<seat>`, `option.<option>`,
 * `option.<option>.<value>`, `option.<option>.help`, `variant.<name>` (default: what it sets), `ending.<name>`,
 * `ending.<name>.text` (a sentence with {winner} and {loser}; `.draw` if nobody won), `line` (one honest line for the start page).
 */
export interface WordsModule {
  words: Words;
  /** In which order a person decides the fields of a kind; default: as in the structure. */
  order?: FieldOrder;
  /** Dice will roll or a secret will show: the button looks different. */
  isRisky?: (action: LegalAction, view: GameView) => boolean;
  /** The whole action as a button's words, when values alone do not say it. */
  phrase?: (action: LegalAction, view: GameView, language: Language) => string | null;
  /** A field's value as it stands now ("Red 3 (Medic)" for slot 3), where its bare name does not tell. */
  value?: (field: string, value: unknown, kind: unknown, view: GameView, language: Language) => string | null;
  /** What the server says an action would do (its `preview`), in words of this language. */
  foretell?: (preview: string, language: Language) => string;
  /** The prompt in another language than the server's English. */
  prompt?: (view: GameView, language: Language) => string | null;
  /** An event's sentence in another language than the server's English, or seen from another side (`home`) than the first. */
  sentence?: (event: GameEvent, language: Language, home?: string) => string | null;
  /** The sound of an event. */
  sound?: (event: GameEvent) => Sound | null;
}

export type Sound = 'move' | 'place' | 'hit' | 'dice' | 'boom' | 'gain' | 'turn' | 'end';
