// Which games can be played. After a server's first start their rules are still being compiled: then it is asked again
// every second, as long as a page looks, and what was asked for too early is asked for again.
import { api, ApiError } from '../api/client';
import type { GameCard, GameReadiness } from '../api/types';

const EVERY = 1_000;
/** What is not known: the server refuses what is not ready after all. */
const READY: GameReadiness = { is_ready: true, is_complete: true, has_failed: false, done: 1, total: 1 };

class Readiness {
  #found = $state.raw<ReadonlyMap<string, GameReadiness>>(new Map());
  #pages = 0;
  /** Games whose opponents somebody waits for. */
  readonly #awaited: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  of(game: string): GameReadiness {
    return this.#found.get(game) ?? READY;
  }

  /** Some game is being prepared. */
  get isWaiting(): boolean {
    return [...this.#found.values()].some(({ is_ready, has_failed }) => !is_ready && !has_failed);
  }

  /** Keep looking as long as a page is open. */
  watch(): () => void {
    this.#pages += 1;
    if (this.#pages === 1 && this.#found.size === 0) void this.#look(api.games());
    else if (this.#pages === 1 && this.#isNews) void this.refresh();
    return () => {
      this.#pages -= 1;
      if (this.#pages === 0) clearTimeout(this.#timer);
    };
  }

  /** The same, for who waits for an opponent of this game. */
  watchOpponent(game: string): () => void {
    this.#awaited.push(game);
    const stop = this.watch();
    return () => {
      this.#awaited.splice(this.#awaited.indexOf(game), 1);
      stop();
    };
  }

  /** There will be something new to see. */
  get #isNews(): boolean {
    const isAwaited = (game: string) => !this.of(game).is_complete && !this.of(game).has_failed;
    return this.isWaiting || this.#awaited.some(isAwaited);
  }

  /** Look now: the server says that something is not ready. */
  refresh(): Promise<void> {
    return this.#look(api.gamesNow());
  }

  async #look(asked: Promise<GameCard[]>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const cards = await asked;
      this.#found = new Map(cards.map(({ id, readiness }) => [id, readiness]));
    } catch {
      // the page that needs the server says so
    }
    clearTimeout(this.#timer);
    if (this.#pages > 0 && this.#isNews) this.#timer = setTimeout(() => void this.#look(api.gamesNow()), EVERY);
  }
}

export const readiness = new Readiness();

/** Ask until the game that it takes is ready; null: nobody wants to know any more. `onwait` is told that it takes a while. */
export async function patiently<T>(ask: () => Promise<T>, isWanted: () => boolean, onwait: () => void = () => {}): Promise<T | null> {
  while (isWanted()) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not-ready') throw error;
      onwait();
      const pause = (error.problem.retry_after ?? 1) * EVERY;
      await Promise.all([readiness.refresh(), new Promise((done) => setTimeout(done, pause))]);
    }
  }
  return null;
}
