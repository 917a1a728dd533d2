import { render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../api/types';
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
