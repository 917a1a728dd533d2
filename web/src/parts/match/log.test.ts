import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Happening } from '../../api/types';
import { settings } from '../../base/settings.svelte';
import type { MatchSession } from '../../lib/match.svelte';
import { dropped } from '../../test/wire';
import LogPanel from './LogPanel.svelte';

function shown(logFrom: number, log: GameEvent[], ply: number, events: GameEvent[]) {
  const session = { log, logFrom, moment: { ply, events } } as unknown as MatchSession;
  const { container } = render(LogPanel, { session, words: null });
  const lines = [...container.querySelectorAll('[data-ply]')];
  return {
    plies: lines.map((line) => Number(line.getAttribute('data-ply'))),
    current: container.querySelector('[aria-current]')?.parentElement?.getAttribute('data-ply'),
    earlier: container.querySelector('[data-testid="log-earlier"]'),
  };
}

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
); // jsdom has no sizes
afterEach(() => vi.unstubAllGlobals());

describe('what people did beside the game', () => {
  it('stands where it happened; what was taken back one after the other is told once', () => {
    settings.set('language', 'en');
    const tell = (kind: Happening['kind'], by: string, ply: number): Happening => ({ kind, what: 'takeback', by, ply });
    const happenings = [
      tell('taken-back', 'red', 0),
      tell('taken-back', 'red', 0),
      tell('asked', 'red', 1),
      tell('granted', 'yellow', 1),
      tell('taken-back', 'red', 1),
    ];
    const session = {
      ...{ log: [1, 2].map(dropped), logFrom: 0, moment: { ply: 2, events: [] }, isHotSeat: false },
      state: { happenings, players: [{ seat: 'red', kind: 'person', name: 'Bob' }] },
    };
    const { container } = render(LogPanel, { session: session as unknown as MatchSession, words: null });
    const lines = [...container.querySelectorAll('li')].map((line) => line.getAttribute('data-ply') ?? line.textContent);
    expect(lines).toEqual([
      'Bob has taken 2 actions back.',
      '1',
      'Bob asks to take back.',
      'Yellow agrees.',
      'Bob has taken an action back.',
      '2',
    ]);
  });
});

describe('the end of the log', () => {
  it('tells how it ended, who played which side, and when', () => {
    settings.set('language', 'en');
    const players = [
      { seat: 'red', kind: 'person', name: 'Bob' },
      { seat: 'yellow', kind: 'person', name: 'Ada' },
    ];
    const session = {
      ...{ log: [], logFrom: 0, moment: { ply: 0, events: [] }, isHotSeat: false },
      info: { seats: ['red', 'yellow'], created_at: 0, uploaded: false, date: '2026-11-17' },
      state: { ply: 0, happenings: [], players, outcome: { ending: 'resigned', winner: 'yellow', detail: {} } },
    };
    const { getByTestId } = render(LogPanel, { session: session as unknown as MatchSession, words: null });
    expect(getByTestId('log-ending').textContent).toContain('resigns');
    expect(getByTestId('log-who').textContent).toBe('Bob (Red) and Ada (Yellow), November 17, 2026');
  });
});

describe('the log', () => {
  it('offers what was earlier only where something was', () => {
    expect(shown(0, [1, 2].map(dropped), 2, []).earlier).toBeNull();
    expect(shown(298, [299, 300].map(dropped), 300, []).earlier).not.toBeNull();
  });

  it('tells of a moment before it begins', () => {
    const { plies, current } = shown(298, [299, 300].map(dropped), 5, [dropped(5)]);
    expect(plies).toEqual([5, 299, 300]);
    expect(current).toBe('5');
  });
});
