// My open matches: for the header's count, the start page and the list. Asked again now and then while looked at.
import { api } from '../api/client';
import type { MatchSummary } from '../api/types';
import { callToTurn, isCallable } from './attention';
import { guest } from './guest.svelte';
import { everySoOften } from './polling';
import { router } from './router.svelte';

const SELDOM = 30_000;
const OFTEN = 5_000;
const RECENT = 100;

class Mine {
  #open = $state.raw<readonly MatchSummary[] | null>(null);
  /** Games of matches that are over. */
  #finished = $state.raw<ReadonlySet<string>>(new Set());
  /** Taken off the list; an answer that was on its way then may still name them. */
  #removed = $state.raw<ReadonlySet<string>>(new Set());

  /** null: not known yet. */
  get open(): readonly MatchSummary[] | null {
    return this.#open;
  }

  /** How many wait for us, beside the one that is looked at: how that one stands is seen. */
  get turns(): number {
    return this.#open?.filter((match) => match.your_turn && !isLookedAt(match)).length ?? 0;
  }

  /** Has begun or finished a match of this game. */
  hasPlayed(game: string): boolean {
    return this.#finished.has(game) || (this.#open?.some((match) => match.game === game && match.status === 'running') ?? false);
  }

  async refresh(): Promise<void> {
    try {
      const now = (await guest.find()) ? await api.myMatches('open') : [];
      const before = this.#open; // not read earlier: an effect that asks would ask again for every answer
      this.#open = now.filter(this.isListed);
      for (const match of this.#open) if (before && isNews(before, match)) callToTurn(match.id);
    } catch {
      // the page that needs them says so; the header stays as it is
    }
  }

  /** It has not been removed. */
  readonly isListed = ({ id }: Pick<MatchSummary, 'id'>): boolean => !this.#removed.has(id);

  /** Take a match off every list at once; it is back if the server refuses. */
  async remove(id: string): Promise<void> {
    const before = this.#open;
    this.#removed = new Set([...this.#removed, id]);
    this.#open = before?.filter(this.isListed) ?? null;
    try {
      await api.remove(id);
    } catch (error) {
      this.#removed = new Set([...this.#removed].filter((one) => one !== id));
      this.#open = before;
      throw error;
    }
  }

  /** Keep it fresh as long as the page is open. */
  watch(): () => void {
    void this.refresh();
    void this.#recall();
    return everySoOften(SELDOM, () => this.refresh(), { whileHidden: isCallable });
  }

  /** The same for a page that lists them. */
  watchClosely(): () => void {
    return everySoOften(OFTEN, () => this.refresh());
  }

  async #recall(): Promise<void> {
    try {
      if (await guest.find()) this.#finished = new Set((await api.myMatches('over', RECENT)).map(({ game }) => game));
    } catch {
      // then this browser alone knows
    }
  }
}

const isLookedAt = ({ id }: MatchSummary) => router.path === `/match/${id}`;
/** It has become our turn; the page of a match notices by itself, and sooner. */
const isNews = (before: readonly MatchSummary[], match: MatchSummary) =>
  match.your_turn && !isLookedAt(match) && !before.some(({ id, your_turn }) => id === match.id && your_turn);

export const mine = new Mine();
