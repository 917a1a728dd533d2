// What was last chosen of each game, kept in this browser: "Play now" begins the same again.
import type { GameCard } from '../api/types';
import { settings } from '../base/settings.svelte';
import { mine } from './mine.svelte';

const KEY = 'fracas.choices';
const FIRST_LEVEL = '1';
/** What is longer is a file's content: it is given anew. */
const LONGEST = 200;

export interface Choice {
  readonly level: string;
  /** What differs from the usual options. */
  readonly options: Readonly<Record<string, unknown>>;
}
interface Kept {
  readonly games: Readonly<Record<string, Choice>>;
  /** Who sat at a hot seat, seat by seat. */
  readonly names: readonly string[];
}

function read(): Kept {
  const none: Kept = { games: {}, names: [] };
  try {
    return { ...none, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return none; // nothing may be kept here, or it is broken: as if new
  }
}

class Choices {
  #kept = $state.raw(read());

  /** Has never played this game, as far as this browser and the server know. */
  isNewTo(game: string): boolean {
    return !(game in this.#kept.games) && !mine.hasPlayed(game);
  }

  /** What to begin with: the last choice; for who is new to the game its gentle options and the weakest opponent. */
  of({ id, first_options }: Pick<GameCard, 'id' | 'first_options'>): Choice {
    const last = this.#kept.games[id];
    if (last) return last;
    return this.isNewTo(id) ? { level: FIRST_LEVEL, options: first_options } : { level: settings.get('level'), options: {} };
  }

  keep(game: string, { level, options }: Choice): void {
    const short = Object.fromEntries(Object.entries(options).filter(([, value]) => JSON.stringify(value).length <= LONGEST));
    this.#write({ ...this.#kept, games: { ...this.#kept.games, [game]: { level, options: short } } });
  }

  get names(): readonly string[] {
    return this.#kept.names;
  }

  keepNames(names: readonly string[]): void {
    this.#write({ ...this.#kept, names });
  }

  #write(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // private windows may forbid it; the choice holds until the page is closed
    }
  }
}

export const choices = new Choices();
