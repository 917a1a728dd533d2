// Who sits at a seat of a match, as it is shown beside the board.
import type { Player } from '../../api/types';
import { seatName, t } from '../../i18n/index.svelte';
import type { WordsModule } from '../../base/words';
import type { BoardProps, StripComponent } from '../../lib/board';
import type { MatchSession } from '../../lib/match.svelte';
import { readiness } from '../../lib/readiness.svelte';
import { playerName } from '../../lib/saying';

/** What a player is shown with, whole or in a line. */
export interface PlayerProps {
  readonly session: MatchSession;
  readonly player: Player;
  readonly who: Seated;
  readonly now: number;
  readonly Strip: StripComponent | null;
  readonly board: BoardProps | null;
}

export interface Seated {
  /** The first is drawn round, the second angular. */
  readonly index: 0 | 1;
  /** The name of the side. */
  readonly side: string;
  readonly name: string;
  readonly isActor: boolean;
  /** What is said of who is to act. */
  readonly turn: string;
  /** A match that is over waits for nobody. */
  readonly isAway: boolean;
}

type Followed = Pick<MatchSession, 'info' | 'state' | 'presence' | 'isHotSeat'>;

export function seated(session: Followed, player: Player, words: WordsModule | null): Seated {
  const { seat, kind } = player;
  const status = session.state?.status;
  return {
    index: session.info?.seats.indexOf(seat) === 1 ? 1 : 0,
    side: seatName(words, seat),
    name: nameOf(player, session, words),
    isActor: status === 'running' && session.state?.actor === seat,
    turn: t(kind !== 'bot' ? 'player.turn' : isPrepared(session) ? 'player.thinking' : 'player.preparing'),
    isAway: status !== 'over' && kind === 'person' && !session.presence.online.includes(seat),
  };
}

/** Opponents of this game can play; after a server's first start they are compiled last. */
export const isPrepared = ({ info }: Pick<MatchSession, 'info'>): boolean => info === null || readiness.of(info.game).is_complete;

/** What whoever sits at a seat is called. */
export function nameAt(seat: string, session: Pick<MatchSession, 'isHotSeat' | 'state'>, words: WordsModule | null): string {
  const player = session.state?.players.find((one) => one.seat === seat);
  return player ? nameOf(player, session, words) : seatName(words, seat);
}

/** Who is to act, or to take the device: by name, unless it is everybody's; then the side tells them apart. */
export function personAt(seat: string, session: Pick<MatchSession, 'state'>, words: WordsModule | null): string {
  const players = session.state?.players ?? [];
  const name = players.find((one) => one.seat === seat)?.name ?? '';
  const isTold = name !== '' && players.every((one) => one.seat === seat || one.name !== name);
  return isTold ? name : seatName(words, seat);
}

/** At a hot seat both may have one name: there the side tells them apart. A record may not say who played. */
function nameOf(player: Player, session: Pick<MatchSession, 'isHotSeat'>, words: WordsModule | null): string {
  const side = seatName(words, player.seat);
  if (player.kind === 'open') return t('player.open');
  return session.isHotSeat || player.name === player.seat ? side : playerName(player) || side;
}
