// What the words of a game's board are made of, and what every part of the client knows of language and look.
import type { GameEvent, GameView, LegalAction } from '../api/types';

export type Theme = 'light' | 'dark';
export type Language = 'en' | 'de';

/** Fields in the order a person decides them, by kind; what is not named follows in the order of the structure. */
export type FieldOrder = Readonly<Record<string, readonly string[]>>;

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
