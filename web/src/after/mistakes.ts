// The mistakes of a match, each with what was played instead of the best.
import type { Analysis, Schemas } from '../api/types';

type Proved = Schemas['Mistake'];

export interface Mistake extends Proved {
  readonly played: string;
  readonly played_structure: Record<string, unknown>;
  /** What was played, and what the best was worth, to who played it. */
  readonly value: number;
  readonly best_value: number;
}

/** Those that are proved, the largest first. */
export function mistakesOf({ mistakes, decisions }: Pick<Analysis, 'mistakes' | 'decisions'>): Mistake[] {
  return mistakes.flatMap((mistake) => {
    const decision = decisions.find(({ ply }) => ply === mistake.ply);
    if (!decision) return [];
    const { played, played_structure, best_value } = decision;
    return [{ ...mistake, played, played_structure, best_value, value: best_value - mistake.loss }];
  });
}
