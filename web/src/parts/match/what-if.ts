// Playing on beside a match: in one's own study of it.
import { studies } from '../../api/studies';
import { guest } from '../../lib/guest.svelte';
import type { MatchSession } from '../../lib/match.svelte';
import { troubleText } from '../../lib/problems';
import { router } from '../../lib/router.svelte';

/** Of a match that is over from the moment shown; of one that runs from a redraw of what one cannot know. */
export async function whatIf(session: MatchSession): Promise<void> {
  const ply = session.moment?.ply ?? 0;
  try {
    await guest.ensure();
    const { id, redrawn } = await studies.ofMatch(session.id, ply, session.watch);
    router.go(redrawn === null ? `/study/${id}?ply=${ply}` : `/study/${id}`);
  } catch (error) {
    session.tell(troubleText(error), 'problem');
  }
}
