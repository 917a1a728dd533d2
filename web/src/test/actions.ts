// Legal lists for tests.
import type { GameFact, LegalAction } from '../api/types';

let count = 0;

export function action(structure: Record<string, unknown>, preview: GameFact | null = null): LegalAction {
  count += 1;
  return { id: count, text: Object.values(structure).join(' '), structure, preview };
}

/** A turn in small: draw, or place one of three troops. */
export const TURN: LegalAction[] = [
  action({ kind: 'draw' }),
  action({ kind: 'place', troop: 'hook', node: 'b1' }),
  action({ kind: 'place', troop: 'hook', node: 'b2' }),
  action({ kind: 'place', troop: 'kwak', node: 'b1' }),
  action({ kind: 'place', troop: 'star', node: 'b2' }),
  action({ kind: 'place', troop: 'star', node: 'b3' }),
];
