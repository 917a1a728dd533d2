// Notices end with what they tell of: a lost connection when it is back, a refusal when something has been accepted,
// mere news when it has been read.
import type { MatchSession } from '../../lib/match.svelte';

type Noticing = Pick<MatchSession, 'link' | 'notice' | 'state' | 'pending'>;

const READ_MS = 8_000;

/** To be called while a component is made. */
export function endNotices(session: () => Noticing | null): void {
  let wasAway = false;
  $effect(() => {
    const now = session();
    if (now === null) return;
    if (now.link !== 'open') wasAway = true;
    else if (wasAway) {
      wasAway = false;
      now.notice = null;
    }
  });

  $effect(() => {
    const now = session();
    const news = now?.notice;
    if (now == null || news?.tone !== 'plain') return;
    const timer = setTimeout(() => now.notice === news && (now.notice = null), READ_MS);
    return () => clearTimeout(timer);
  });

  let sentAt: number | null = null; // the moment an action was sent, until it is answered
  $effect(() => {
    const now = session();
    if (now === null) return;
    const ply = now.state?.ply ?? 0;
    if (now.pending !== null) sentAt ??= ply;
    else if (sentAt !== null) {
      if (ply > sentAt) now.notice = null;
      sentAt = null;
    }
  });
}
