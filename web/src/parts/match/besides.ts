// What people did beside the game, for the log: asked for something, granted or declined it, took back.
import type { Happening } from '../../api/types';
import type { WordsModule } from '../../base/words';
import { settings } from '../../base/settings.svelte';
import { seatName, t } from '../../i18n/index.svelte';
import type { MatchSession } from '../../lib/match.svelte';
import { dayOf } from './day';
import { nameAt } from './seated';

export interface Aside {
  /** It stands after so many actions. */
  readonly ply: number;
  readonly text: string;
}

/** Actions taken back one after the other are one thing to tell. */
function gathered(all: readonly Happening[]): (Happening & { n: number })[] {
  const found: (Happening & { n: number })[] = [];
  for (const one of all) {
    const last = found.at(-1);
    const isMore = one.kind === 'taken-back' && last?.kind === one.kind && last.by === one.by && last.ply === one.ply;
    if (isMore) last.n += 1;
    else found.push({ ...one, n: 1 });
  }
  return found;
}

export function besides(session: Pick<MatchSession, 'state' | 'isHotSeat'>, words: WordsModule | null): Aside[] {
  return gathered(session.state?.happenings ?? []).map(({ kind, what, by, ply, n }) => {
    const name = nameAt(by, session, words);
    return { ply, text: kind === 'taken-back' ? t('log.taken-back', { name, n }) : t(`log.${kind}.${what}`, { name }) };
  });
}

/** Who has played which side, and when, in one line: it stands below how the match ended. */
export function whoPlayed(session: Pick<MatchSession, 'info' | 'state' | 'isHotSeat'>, words: WordsModule | null): string {
  const people = (session.state?.players ?? []).map(({ seat }) => {
    const [name, side] = [nameAt(seat, session, words), seatName(words, seat)];
    return name === side ? side : t('log.player', { name, side });
  });
  const day = session.info ? dayOf(session.info) : null;
  const names = new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(people);
  return [names, day].filter((one) => one).join(', ');
}
