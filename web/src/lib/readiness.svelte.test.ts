// Games that are being prepared: looked at again and again, and a match of one begins by itself.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '../api/client';
import type { GameCard, GameReadiness, MatchMade } from '../api/types';
import { begin } from './begin';
import { guest } from './guest.svelte';
import { patiently, readiness } from './readiness.svelte';
import { router } from './router.svelte';

const cards = (done: number, more: Partial<GameReadiness> = {}): GameCard[] => [
  { id: 'a-game', readiness: { is_ready: done === 4, is_complete: done === 4, has_failed: false, done, total: 4, ...more } } as GameCard,
];
const notReady = () => new ApiError({ code: 'not-ready', text: 'not yet', retry_after: 1 }, 503);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('readiness', () => {
  it('is asked again every second until everything is ready, while a page looks', async () => {
    const asked = vi.spyOn(api, 'gamesNow').mockResolvedValueOnce(cards(1)).mockResolvedValueOnce(cards(3)).mockResolvedValue(cards(4));
    await readiness.refresh();
    expect(readiness.isWaiting).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveBeenCalledTimes(1); // nobody looks
    const stop = readiness.watch();
    await vi.advanceTimersByTimeAsync(0);
    expect(readiness.of('a-game').done).toBe(3);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(readiness.of('a-game').is_ready).toBe(true);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(asked).toHaveBeenCalledTimes(3);
    stop();
  });

  it('of opponents is asked for as long as one is awaited', async () => {
    const asked = vi.spyOn(api, 'gamesNow').mockResolvedValue(cards(4, { is_complete: false }));
    await readiness.refresh();
    const leave = readiness.watch();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).toHaveBeenCalledTimes(1); // people can play
    leave();
    const stop = readiness.watchOpponent('a-game');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toHaveBeenCalledTimes(3);
    asked.mockResolvedValue(cards(4));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveBeenCalledTimes(4);
    expect(readiness.of('a-game').is_complete).toBe(true);
    stop();
  });

  it('is not waited for where it has failed, and a server that does not answer changes nothing', async () => {
    const asked = vi.spyOn(api, 'gamesNow').mockResolvedValueOnce(cards(1, { has_failed: true }));
    await readiness.refresh();
    expect([readiness.isWaiting, readiness.of('a-game').has_failed]).toEqual([false, true]);
    asked.mockRejectedValueOnce(new ApiError({ code: 'offline', text: '' }));
    await readiness.refresh();
    expect(readiness.of('a-game').has_failed).toBe(true);
    expect(readiness.of('another').is_ready).toBe(true);
  });
});

describe('a match of a game that is not ready', () => {
  const made = { match: { id: 'm1' } } as MatchMade;
  beforeEach(() => {
    vi.spyOn(api, 'gamesNow').mockResolvedValue(cards(2));
    vi.spyOn(guest, 'ensure').mockResolvedValue({ id: 'g', name: 'Ada', kind: 'person' });
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  });

  it('begins by itself', async () => {
    const make = vi.spyOn(api, 'make').mockRejectedValueOnce(notReady()).mockRejectedValueOnce(notReady()).mockResolvedValue(made);
    const begun = begin({ game: 'a-game' });
    await vi.advanceTimersByTimeAsync(2_000);
    await begun;
    expect(make).toHaveBeenCalledTimes(3);
    expect(router.path).toBe('/match/m1');
  });

  it('does not begin for who has gone elsewhere, or wants another by now', async () => {
    const make = vi.spyOn(api, 'make').mockRejectedValue(notReady());
    const left = begin({ game: 'a-game' });
    await vi.advanceTimersByTimeAsync(500);
    router.go('/rules/a-game');
    const first = begin({ game: 'a-game' });
    await vi.advanceTimersByTimeAsync(500);
    const second = begin({ game: 'another' });
    make.mockResolvedValue({ match: { id: 'm2' } } as MatchMade);
    await vi.advanceTimersByTimeAsync(2_000);
    await Promise.all([left, first, second]);
    expect(make.mock.calls.map(([request]) => request.game)).toEqual(['a-game', 'a-game', 'another']);
    expect(router.path).toBe('/match/m2');
  });

  it('tells any other refusal at once', async () => {
    const waits = vi.fn();
    const ask = () => Promise.reject(new ApiError({ code: 'worker-failed', text: '', reason: 'game' }, 503));
    await expect(patiently(ask, () => true, waits)).rejects.toThrow(ApiError);
    expect(waits).not.toHaveBeenCalled();
  });
});
