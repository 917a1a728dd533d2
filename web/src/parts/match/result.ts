// How a match ended, for whoever looks at it.
import { seatName, t } from '../../i18n/index.svelte';
import type { WordsModule } from '../../base/words';
import type { MatchSession } from '../../lib/match.svelte';
import { endingName, endingText } from '../../lib/saying';
import { settings } from '../../base/settings.svelte';

export interface Result {
  readonly headline: string;
  /** It was won, by us or by somebody we only watched. */
  readonly isGood: boolean;
  /** The kind of ending in a few words, and what there is to say about it. */
  readonly name: string;
  readonly text: string;
}

type Watched = Pick<MatchSession, 'state' | 'info' | 'isSolo'>;

/** Null while the match is not over. */
export function resultOf(session: Watched, words: WordsModule | null): Result | null {
  const outcome = session.state?.outcome ?? null;
  if (outcome === null) return null;
  const mine = session.info?.yours ?? [];
  const { winner } = outcome;
  return {
    headline: headline(session, words, mine, outcome.ending, winner),
    isGood: winner !== null && (mine.length !== 1 || mine.includes(winner)),
    name: endingName(words, outcome.ending),
    text: endingText(words, outcome, session.info?.seats ?? [], settings.language),
  };
}

function headline(session: Watched, words: WordsModule | null, mine: readonly string[], ending: string, winner: string | null): string {
  if (ending === 'rules-changed') return t('ending.none');
  if (winner === null) return session.isSolo ? t('ending.lost') : t('ending.draw');
  if (session.isSolo) return t('ending.solved');
  if (mine.length === 1) return mine.includes(winner) ? t('ending.won') : t('ending.lost');
  return t('ending.wins', { seat: seatName(words, winner) });
}
