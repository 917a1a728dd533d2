// What players are called in a match.
import type { Player } from '../../api/types';
import { seatName, t } from '../../i18n/index.svelte';
import type { WordsModule } from '../../base/words';
import type { MatchSession } from '../../lib/match.svelte';
import { playerName } from '../../lib/saying';

/** At a hot seat both may have one name: there the side tells them apart. */
export function nameOf(player: Player, session: Pick<MatchSession, 'isHotSeat'>, words: WordsModule | null): string {
  const side = seatName(words, player.seat);
  if (player.kind === 'open') return t('player.open');
  return session.isHotSeat ? side : playerName(player) || side;
}
