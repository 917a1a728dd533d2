// What a match page gives its board: the moment shown, or what is tried again after the end.
import type { LegalAction } from '../api/types';
import { settings } from '../base/settings.svelte';
import type { WordsModule } from '../base/words';
import { EVERYTHING, type After } from '../after/after.svelte';
import type { BoardProps } from '../lib/board';
import type { MatchSession } from '../lib/match.svelte';
import type { Targets } from '../lib/targets.svelte';

interface Given {
  readonly session: MatchSession | null;
  readonly after: After | null;
  readonly words: WordsModule | null;
  readonly targets: Targets;
  readonly announce: (text: string) => void;
}

/** Null while nothing is known of the match. */
export function boardPropsOf({ session, after, words, targets, announce }: Given): BoardProps | null {
  if (!session?.moment || !session.info || !session.state) return null;
  const { moment, info, state, narrowing, eyes } = session;
  return {
    view: moment.view,
    before: moment.before,
    events: moment.events,
    since: moment.since,
    moment: moment.number,
    legal: narrowing.legal,
    seat: eyes === null ? session.seat : eyes === EVERYTHING ? null : eyes,
    home: session.home,
    seats: info.seats,
    players: state.players,
    options: info.options,
    interactive: session.isInteractive,
    narrowing,
    targets,
    onplay: (action: LegalAction) => narrowing.play(action),
    pending: session.pending,
    hint: after ? after.hint : session.hintAction,
    announce,
    calm: settings.calm,
    theme: settings.theme,
    language: settings.language,
    game: info.game,
    words,
    ...after?.board,
  };
}
