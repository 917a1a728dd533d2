// What a match begins with: the last choice, or something gentle; and a name that is asked for once.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import type { GameCard, MatchSummary } from '../api/types';
import { settings } from '../base/settings.svelte';
import { againstLevel, inviteFriend, seatsFor } from './begin';
import { choices } from './choices.svelte';
import { guest } from './guest.svelte';
import { mine } from './mine.svelte';
import { naming } from './naming.svelte';
import { router } from './router.svelte';

const card = (id: string): GameCard =>
  ({ id, name: id, seats: ['red', 'blue'], is_solo: false, first_options: { special: false }, levels: [] }) as unknown as GameCard;
const line = (match: Partial<MatchSummary>): MatchSummary =>
  ({ id: 'm', game: 'g', status: 'running', your_turn: false, ...match }) as MatchSummary;
const made = { match: { id: 'm1' } } as Awaited<ReturnType<typeof api.make>>;

beforeEach(() => {
  vi.spyOn(router, 'go').mockImplementation(() => {});
  vi.spyOn(guest, 'find').mockResolvedValue({ id: 'g', name: 'Guest 1', kind: 'person' });
  vi.spyOn(guest, 'ensure').mockResolvedValue({ id: 'g', name: 'Guest 1', kind: 'person' });
});
afterEach(() => {
  naming.answer(false);
  settings.set('isNamed', false);
});

describe('the choice to begin with', () => {
  it('is gentle for who is new to a game, and the last one afterwards', async () => {
    const game = card('new-game');
    expect(choices.isNewTo(game.id)).toBe(true);
    expect(choices.of(game)).toEqual({ level: '1', options: { special: false } });
    const make = vi.spyOn(api, 'make').mockResolvedValue(made);
    await againstLevel(game, { level: '3', options: { radius: 2 } });
    expect(make.mock.calls[0]?.[0]).toMatchObject({ game: 'new-game', options: { radius: 2 }, shuffle: true });
    expect(choices.of(game)).toEqual({ level: '3', options: { radius: 2 } });
    expect(choices.isNewTo(game.id)).toBe(false);
    expect(localStorage.getItem('fracas.choices')).toContain('new-game');
  });

  it('is the usual one for who has played the game elsewhere, and holds no file', async () => {
    vi.spyOn(api, 'myMatches').mockResolvedValue([line({ game: 'known-game' })]);
    await mine.refresh();
    settings.set('level', '4');
    expect(choices.of(card('known-game'))).toEqual({ level: '4', options: {} });
    settings.set('level', '2');
    choices.keep('mapped', { level: '2', options: { map: '#\n'.repeat(200), quick: true } });
    expect(choices.of(card('mapped'))).toEqual({ level: '2', options: { quick: true } });
  });
});

describe('a name', () => {
  it('is asked for before the first invitation, and never again', async () => {
    const make = vi.spyOn(api, 'make').mockResolvedValue(made);
    const begun = inviteFriend(card('a'), {});
    await vi.waitFor(() => expect(naming.isAsked).toBe(true));
    expect(make).not.toHaveBeenCalled();
    vi.spyOn(api, 'rename').mockResolvedValue({ id: 'g', name: 'Ada', kind: 'person' });
    await guest.settleName('Ada');
    naming.answer(true);
    await begun;
    expect(make.mock.calls[0]?.[0].seats).toEqual({ red: { kind: 'me', name: '' }, blue: { kind: 'open' } });
    await inviteFriend(card('a'), {});
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('not given: nothing is begun', async () => {
    const make = vi.spyOn(api, 'make').mockResolvedValue(made);
    const begun = inviteFriend(card('a'), {});
    await vi.waitFor(() => expect(naming.isAsked).toBe(true));
    naming.answer(false);
    await begun;
    expect(make).not.toHaveBeenCalled();
  });

  it('is each person’s own at a hot seat', () => {
    expect(seatsFor(card('a'), 'me', 0, '2', [' Ada ', ''])).toEqual({ red: { kind: 'me', name: 'Ada' }, blue: { kind: 'me', name: '' } });
  });
});
