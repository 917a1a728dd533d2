// What a game is about, with how far each side has come, in one line.
import type { GameCard, GameView } from '../api/types';
import { Texts } from '../base/texts';
import type { Language, WordsModule } from '../base/words';
import { word } from '../i18n/index.svelte';

/** The line as it is said with much room and with little; null: the game is over, there is nothing left to reach. */
export interface GoalTexts {
  readonly full: string;
  readonly short: string;
}

const house = new Texts({});

/** A game that states no goal is told by the one line of its card. */
export function goalTexts(words: WordsModule | null, view: GameView, card: GameCard | null, language: Language): GoalTexts | null {
  if (view.actor === null) return null;
  const { goal } = view;
  if (goal) {
    const texts = words?.texts ?? house;
    return { full: texts.tell(language, 'goal', goal), short: texts.tellShort(language, 'goal', goal) };
  }
  const line = word(words, 'line') ?? card?.summary ?? '';
  return line === '' ? null : { full: line, short: line };
}
