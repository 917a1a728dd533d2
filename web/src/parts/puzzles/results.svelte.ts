// One's best result of every puzzle, kept in this browser; what the server knows of finished matches is added.
import { api } from '../../api/client';
import type { MatchSummary } from '../../api/types';

const KEY = 'fracas.puzzles';
const AT_ONCE = 12; // finished matches looked up with one visit

export interface Result {
  readonly stars: number;
  readonly actions: number;
}
type Kept = Readonly<Record<string, Result>>;

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, one]) => isResult(one))) as Kept;
  } catch {
    return {}; // nothing may be kept here, or it is broken: as if new
  }
}

function isResult(value: unknown): value is Result {
  const one = value as Partial<Result> | null;
  return typeof one?.stars === 'number' && one.stars >= 1 && one.stars <= 3 && typeof one.actions === 'number';
}

export class Results {
  #kept = $state.raw<Kept>(read());

  /** The best so far; null: not solved. */
  best(puzzle: string): Result | null {
    return this.#kept[puzzle] ?? null;
  }

  /** A puzzle was solved. More stars are better, then fewer actions. */
  note(puzzle: string, { stars, actions }: Result): void {
    const known = this.best(puzzle);
    if (known && (known.stars > stars || (known.stars === stars && known.actions <= actions))) return;
    this.#kept = { ...this.#kept, [puzzle]: { stars, actions } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // private windows may forbid it; it holds until the page is closed
    }
  }

  /** Look up the results of finished matches that are not known here (solved elsewhere, or long ago). */
  async complete(over: readonly MatchSummary[]): Promise<void> {
    const unknown = over.filter(({ puzzle, outcome }) => puzzle !== null && outcome?.winner && this.best(puzzle) === null);
    const asked = unknown.slice(0, AT_ONCE).map(async ({ id }) => {
      const { puzzle } = await api.state(id);
      if (puzzle?.stars) this.note(puzzle.id, { stars: puzzle.stars, actions: puzzle.actions });
    });
    await Promise.allSettled(asked);
  }
}

export const results = new Results();
