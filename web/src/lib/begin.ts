// Beginning a match, from wherever.
import { api, type NewMatchRequest } from '../api/client';
import type { GameCard } from '../api/types';
import { type Choice, choices } from './choices.svelte';
import { guest } from './guest.svelte';
import { naming } from './naming.svelte';
import { patiently } from './readiness.svelte';
import { router } from './router.svelte';

type Seats = NonNullable<NewMatchRequest['seats']>;

let latest = 0;

/** Make a match as wished and go there, as soon as its game is ready; unless by then one is elsewhere, or wishes otherwise. */
export async function begin(request: NewMatchRequest, address = (id: string) => `/match/${id}`): Promise<void> {
  const [wish, visit] = [(latest += 1), router.visits];
  const meetsPeople = Object.values(request.seats ?? {}).some(({ kind }) => kind === 'open');
  if (meetsPeople && !(await naming.ask())) return;
  await guest.ensure();
  const made = await patiently(
    () => api.make(request),
    () => wish === latest && visit === router.visits,
  );
  if (made) router.go(address(made.match.id));
}

/** Against a level; who sits where is drawn by lot. The choice is kept for the next time. */
export async function againstLevel(game: GameCard, choice: Choice): Promise<void> {
  await begin({
    game: game.id,
    options: { ...choice.options } as NewMatchRequest['options'],
    seats: seatsFor(game, 'bot', 0, choice.level),
    shuffle: !game.is_solo,
  });
  choices.keep(game.id, choice);
}

/** An invitation to whoever gets the link, with these options. */
export async function inviteFriend(game: GameCard, options: Choice['options']): Promise<void> {
  const seats = seatsFor(game, 'open', 0);
  await begin({ game: game.id, options: { ...options } as NewMatchRequest['options'], seats, shuffle: true });
}

/** Oneself at one seat, and the kind of company at the others; at a hot seat, by their names. */
export function seatsFor(game: GameCard, company: 'bot' | 'open' | 'me', mine: number, level = '2', names: readonly string[] = []): Seats {
  const seats: Seats = {};
  game.seats.forEach((seat, index) => {
    if (index === mine || company === 'me') seats[seat] = { kind: 'me', name: company === 'me' ? (names[index]?.trim() ?? '') : '' };
    else seats[seat] = company === 'bot' ? { kind: 'bot', level } : { kind: 'open' };
  });
  return seats;
}
