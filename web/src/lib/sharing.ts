// A moment of a match handed on: as a link that opens there, and as pictures that the server draws.
import { api } from '../api/client';
import { settings } from '../base/settings.svelte';
import type { MatchSession } from './match.svelte';

export type Still = 'svg' | 'png';
export type Animated = 'gif' | 'webp';
export type Stretch = 'turn' | 'match';
type Query = Record<string, string | number | null>;

/** What the server makes of one match at the most. */
const MOST_FRAMES = 400;
/** How long one answer is waited for, in seconds: then it says how far it is. */
const PATIENCE = 1;

/** The moment an address asks for; null: none. */
export function momentIn(search: string): number | null {
  const given = new URLSearchParams(search).get('ply') ?? '';
  return /^\d{1,6}$/.test(given) ? Number(given) : null;
}

/** The address of a match at a moment; by the link for spectators, where we may hand it on. */
export function momentLink({ id, info }: Pick<MatchSession, 'id' | 'info'>, ply: number | null): string {
  const path = info?.watch ? `/watch/${id}/${info.watch}` : `/match/${id}`;
  return `${location.origin}${path}${ply === null ? '' : `?ply=${ply}`}`;
}

type Shown = Pick<MatchSession, 'id' | 'watch' | 'seat' | 'eyes' | 'moment' | 'state'>;

/** Where the turn began that has led to the moment shown. */
export function turnBefore({ moment }: Pick<Shown, 'moment'>): number {
  const ply = moment?.ply ?? 0;
  return Math.min(Math.max(0, ply - 1), ...(moment?.since ?? []).map((deed) => deed.ply - 1));
}

/** How the page shows the match, so that a picture shows the same. */
function look({ watch, seat, eyes }: Shown): Query {
  return { seat: eyes ?? (watch === null ? seat : null), watch, theme: settings.theme, language: settings.language };
}

export function pictureQuery(session: Shown): Query {
  return { ply: session.moment?.ply ?? 0, ...look(session) };
}

export function animationQuery(session: Shown, stretch: Stretch): Query {
  const last = (stretch === 'turn' ? session.moment?.ply : session.state?.ply) ?? 0;
  const first = stretch === 'turn' ? turnBefore(session) : 0;
  return { first, last, step: Math.ceil((last - first + 1) / MOST_FRAMES), ...look(session), wait: PATIENCE };
}

export const pictureOf = (session: Shown, kind: Still): Promise<Blob> =>
  fetched(session.id, `picture.${kind}`, pictureQuery(session), () => {}, new AbortController().signal);

/** An animation, asked for until it is there; `tell` is told which share of it is drawn. */
export const animationOf = (
  session: Shown,
  stretch: Stretch,
  kind: Animated,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob> => fetched(session.id, `animation.${kind}`, animationQuery(session, stretch), tell, signal);

async function fetched(id: string, file: string, query: Query, tell: (share: number) => void, signal: AbortSignal): Promise<Blob> {
  for (;;) {
    signal.throwIfAborted();
    const answer = await api.drawing(id, file, query);
    if (answer.status !== 202) return answer.blob();
    const { drawn, frames } = (await answer.json()) as { drawn: number; frames: number };
    tell(drawn / frames);
  }
}

/** Let the browser save a file. */
export function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
