// My open matches: for the header's count, the start page and the list. Asked again now and then while looked at.
import { api } from '../api/client';
import type { MatchSummary } from '../api/types';
import { guest } from './guest.svelte';

const EVERY = 30_000;

class Mine {
  #open = $state.raw<readonly MatchSummary[] | null>(null);
  #asked = 0;

  /** null: not known yet. */
  get open(): readonly MatchSummary[] | null {
    return this.#open;
  }

  /** How many wait for us. */
  get turns(): number {
    return this.#open?.filter((match) => match.your_turn).length ?? 0;
  }

  async refresh(): Promise<void> {
    this.#asked = Date.now();
    try {
      this.#open = (await guest.find()) ? await api.myMatches('open') : [];
    } catch {
      // the page that needs them says so; the header stays as it is
    }
  }

  /** Keep it fresh as long as the page is open. */
  watch(): () => void {
    const look = () => document.visibilityState === 'visible' && Date.now() - this.#asked > EVERY - 1_000 && void this.refresh();
    void this.refresh();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

export const mine = new Mine();
