// The props of a board, for tests.
import type { BoardProps } from '../lib/board';
import { Narrowing } from '../lib/narrowing.svelte';
import { Targets } from '../lib/targets.svelte';

/** Nothing has a size in the tests' browser, and nothing changes it. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

export function boardProps(change: Partial<BoardProps> = {}): BoardProps {
  return {
    view: { seat: 'yellow', actor: 'yellow', prompt: { kind: 'said', text: '' } },
    before: null,
    events: [],
    since: [],
    moment: 0,
    legal: [],
    seat: 'yellow',
    home: 'yellow',
    seats: ['yellow', 'red'],
    players: [],
    options: {},
    interactive: true,
    narrowing: new Narrowing(),
    targets: new Targets(),
    onplay: () => {},
    pending: null,
    hint: null,
    announce: () => {},
    calm: true,
    theme: 'light',
    language: 'en',
    game: 'stranger',
    words: null,
    ...change,
  };
}
