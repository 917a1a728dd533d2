// What is shown before it is played: an action that hurts oneself, and for fingers, which cannot point, whatever they choose.
import type { LegalAction } from '../api/types';
import { settings } from '../base/settings.svelte';
import { input } from './input.svelte';

type Foreseen = { readonly hurts?: boolean; readonly ends?: boolean } | null | undefined;

/** Whoever plays it does himself harm: the game's preview says so in its field `hurts`. */
export const hurts = (action: LegalAction | null): boolean => (action?.preview as Foreseen)?.hurts === true;

/** The game is over after it: its preview says so in the field `ends`. */
export const ends = (action: LegalAction | null): boolean => (action?.preview as Foreseen)?.ends === true;

/** Must the action be chosen twice? `isShown`: there is something to be seen before, on the board or as a sentence. */
export function asksFirst(action: LegalAction, isShown: boolean): boolean {
  if (hurts(action) && settings.get('warns')) return true;
  return isShown && input.isTap && !settings.get('tapsPlay');
}
