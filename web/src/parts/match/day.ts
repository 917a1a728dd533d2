import type { MatchInfo } from '../../api/types';
import { settings } from '../../base/settings.svelte';

type Dated = Pick<MatchInfo, 'created_at' | 'uploaded' | 'date'>;

/** The day a match was played, in words; null: an uploaded record does not tell. */
export function dayOf({ created_at, uploaded, date }: Dated): string | null {
  const told = date ? Date.parse(`${date}T12:00`) : uploaded ? NaN : created_at;
  if (Number.isNaN(told)) return date || null;
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'long' }).format(told);
}
