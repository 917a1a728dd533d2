// Words for what a game calls by names: kinds, fields, values, whole actions.
import type { GameEvent, GameView, LegalAction } from '../api/types';
import { word } from '../i18n/index.svelte';
import type { Language, WordsModule } from './board';
import { asSentence, humanise } from './text';

export function kindName(words: WordsModule | null, kind: string): string {
  return word(words, `kind.${kind}`) ?? humanise(kind);
}

export function fieldName(words: WordsModule | null, field: string): string {
  return word(words, `field.${field}`) ?? humanise(field);
}

export function valueName(words: WordsModule | null, field: string, value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return word(words, `value.${field}.${text}`) ?? word(words, `value.${text}`) ?? humanise(value);
}

/** A whole action, as a button says it. */
export function actionName(words: WordsModule | null, action: LegalAction, view: GameView, language: Language): string {
  return words?.phrase?.(action, view, language) ?? asPhrase(words, action);
}

function asPhrase(words: WordsModule | null, action: LegalAction): string {
  const { kind, ...fields } = action.structure;
  if (Object.keys(fields).length === 0) return kindName(words, String(kind));
  return humanise(action.text);
}

/** What an action would do; as the server says it where the game has no words for it. */
export function previewText(words: WordsModule | null, action: LegalAction | null | undefined, language: Language): string {
  const preview = action?.preview ?? '';
  return words?.foretell?.(preview, language) || preview;
}

export function promptText(words: WordsModule | null, view: GameView, language: Language): string {
  return words?.prompt?.(view, language) ?? view.prompt;
}

export function eventText(words: WordsModule | null, event: GameEvent, language: Language): string {
  return asSentence(words?.sentence?.(event, language) ?? event.text);
}
