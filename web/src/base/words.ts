// What the words of a game's board are made of, and what every part of the client knows of language and look.
import type { GameEvent, GameView, LegalAction } from '../api/types';
import type { Language, Texts } from './texts';

export type { Language };

export type Theme = 'light' | 'dark';

/** Fields in the order a person decides them, by kind; what is not named follows in the order of the structure. */
export type FieldOrder = Readonly<Record<string, readonly string[]>>;

/**
 * `words.ts` of a board. Its texts are the game's catalogues; the shell looks up
 * `kind-<kind>` (button of a kind of action), `field-<field>` (question: "Which troop?"),
 * `value-<field>-<value>` or `value-<value>` (button of a value), `seat-<seat>`, `option-<option>`,
 * `option-<option>-<value>`, `option-<option>-help`, `variant-<name>` (default: what it sets), `ending-<name>` (a sentence
 * with $winner and $loser; its attribute `name` in a few words), `line` (one honest line for the start page); and the
 * sentences of the game's facts: `event-<kind>`, `prompt-<kind>`, `preview-<kind>`, `reason-<kind>`.
 */
export interface WordsModule {
  texts: Texts;
  /** In which order a person decides the fields of a kind; default: as in the structure. */
  order?: FieldOrder;
  /** Dice will roll or a secret will show: the button looks different. */
  isRisky?: (action: LegalAction, view: GameView) => boolean;
  /** The whole action as a button's words, when values alone do not say it. */
  phrase?: (action: LegalAction, view: GameView, language: Language) => string | null;
  /** A field's value as it stands now ("Red 3 (Medic)" for slot 3), where its bare name does not tell. */
  value?: (field: string, value: unknown, kind: unknown, view: GameView, language: Language) => string | null;
  /** Which of many values to offer first: the smallest first, equals in the order of the rules. */
  rank?: (field: string, value: unknown, kind: unknown, view: GameView) => number;
  /** The sound of an event. */
  sound?: (event: GameEvent) => Sound | null;
}

export type Sound = 'move' | 'place' | 'hit' | 'dice' | 'boom' | 'gain' | 'turn' | 'end';
