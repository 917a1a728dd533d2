import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../api/client';
import type { MatchState, MatchSummary } from '../../api/types';
import { Results } from './results.svelte';

beforeEach(() => localStorage.removeItem('fracas.puzzles'));

describe('results of puzzles', () => {
  it('keep the best: more stars, then fewer actions', () => {
    const results = new Results();
    expect(results.best('a-1')).toBeNull();
    results.note('a-1', { stars: 2, actions: 6 });
    results.note('a-1', { stars: 1, actions: 5 });
    results.note('a-1', { stars: 2, actions: 7 });
    expect(results.best('a-1')).toEqual({ stars: 2, actions: 6 });
    results.note('a-1', { stars: 3, actions: 5 });
    expect(new Results().best('a-1')).toEqual({ stars: 3, actions: 5 });
  });

  it('forget what is broken', () => {
    localStorage.setItem('fracas.puzzles', '{"a-1":{"stars":9,"actions":1},"a-2":{"stars":1,"actions":4},"a-3":null}');
    const results = new Results();
    expect(results.best('a-1')).toBeNull();
    expect(results.best('a-2')).toEqual({ stars: 1, actions: 4 });
    localStorage.setItem('fracas.puzzles', 'nonsense');
    expect(new Results().best('a-2')).toBeNull();
  });

  it('are completed from solved matches that are not known here', async () => {
    const asked = vi.spyOn(api, 'state').mockResolvedValue({ puzzle: { id: 'a-2', par: 4, actions: 5, hints: 0, stars: 2 } } as MatchState);
    const match = (id: string, puzzle: string | null, winner: string | null) => ({ id, puzzle, outcome: { winner } }) as MatchSummary;
    const results = new Results();
    results.note('a-1', { stars: 3, actions: 4 });
    await results.complete([match('x', 'a-1', 'player'), match('y', 'a-2', 'player'), match('z', 'a-3', null), match('w', null, 'player')]);
    expect(asked.mock.calls).toEqual([['y']]);
    expect(results.best('a-2')).toEqual({ stars: 2, actions: 5 });
  });
});
