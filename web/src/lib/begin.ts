// Beginning a match, from wherever.
import { api, type NewMatchRequest } from '../api/client';
import type { GameCard } from '../api/types';
import { guest } from './guest.svelte';
import { patiently } from './readiness.svelte';
import { router } from './router.svelte';

type Seats = NonNullable<NewMatchRequest['seats']>;

let latest = 0;

/** Make a match as wished and go there, as soon as its game is ready; unless by then one is elsewhere, or wishes otherwise. */
export async function begin(request: NewMatchRequest): Promise<void> {
  const [wish, visit] = [(latest += 1), router.visits];
  await guest.ensure();
  const made = await patiently(
    () => api.make(request),
    () => wish === latest && visit === router.visits,
  );
  if (made) router.go(`/match/${made.match.id}`);
}

/** Against a level; who sits where is drawn by lot. */
export function againstLevel(game: GameCard, level: string, options: Record<string, unknown> = {}): Promise<void> {
  return begin({ game: game.id, options, seats: seatsFor(game, 'bot', 0, level), shuffle: !game.is_solo });
}

/** Oneself at one seat, and the kind of company at the others. */
export function seatsFor(game: GameCard, company: 'bot' | 'open' | 'me', mine: number, level = '2'): Seats {
  const seats: Seats = {};
  game.seats.forEach((seat, index) => {
    if (index === mine || company === 'me') seats[seat] = { kind: 'me' };
    else seats[seat] = company === 'bot' ? { kind: 'bot', level } : { kind: 'open' };
  });
  return seats;
}
