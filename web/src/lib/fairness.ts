// How fair the options are: what the server measured of opponents that played themselves.
import type { Schemas } from '../api/types';
import { seatName, t } from '../i18n/index.svelte';
import type { WordsModule } from '../base/words';

export type Figure = Schemas['FairnessFigure'];

const key = (options: Readonly<Record<string, unknown>>) => JSON.stringify(Object.entries(options).sort(([a], [b]) => a.localeCompare(b)));

/** The figure of exactly these changes from the usual options, if they were measured. */
export function figureOf(figures: readonly Figure[], changes: Readonly<Record<string, unknown>>): Figure | null {
  return figures.find(({ options }) => key(options) === key(changes)) ?? null;
}

/** "Level 4 against itself, 400 games: Black 48 %, White 52 %." */
export function figureText(words: WordsModule | null, figure: Figure | null): string {
  if (!figure) return '';
  const shares = Object.entries(figure.shares).map(([seat, share]) => `${seatName(words, seat)} ${Math.round(share * 100)} %`);
  return t('option.fairness', { level: figure.level, games: figure.games, shares: shares.join(', ') });
}
