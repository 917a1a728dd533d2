// A mistake tried again: the position as that side knew it, one action, and what the search says to it.
import { api } from '../api/client';
import type { GameView, LegalAction, Past, Try } from '../api/types';
import type { FieldOrder } from '../base/words';
import { asksFirst } from '../lib/asking';
import { guest } from '../lib/guest.svelte';
import { Narrowing } from '../lib/narrowing.svelte';
import { troubleText } from '../lib/problems';
import type { Mistake } from './mistakes';

export class Trying {
  readonly mistake: Mistake;
  readonly narrowing = new Narrowing((action) => void this.#play(action), asksFirst);
  past = $state.raw<Past | null>(null);
  /** What was chosen, and what became of it. */
  tried = $state.raw<LegalAction | null>(null);
  answer = $state.raw<Try | null>(null);
  problem = $state<string | null>(null);
  /** The better action is shown. */
  isShown = $state(false);
  readonly #id: string;
  readonly #watch: string | null;
  readonly #order: FieldOrder;

  constructor(id: string, watch: string | null, mistake: Mistake, order: FieldOrder = {}) {
    [this.#id, this.#watch, this.mistake, this.#order] = [id, watch, mistake, order];
    void this.#open();
  }

  get view(): GameView | null {
    return this.past && (this.past.view as unknown as GameView);
  }

  /** The search is looking at what was chosen. */
  get isJudging(): boolean {
    return this.tried !== null && this.answer === null && this.problem === null;
  }

  /** Something can be chosen. */
  get isAsking(): boolean {
    return this.past !== null && this.tried === null && !this.isShown;
  }

  async #open(): Promise<void> {
    try {
      this.past = await api.pastToPlay(this.#id, this.mistake.ply, this.mistake.seat, this.#watch);
      this.again();
    } catch (error) {
      this.problem = troubleText(error);
    }
  }

  async #play(action: LegalAction): Promise<void> {
    this.tried = action;
    this.narrowing.offer([]);
    try {
      await guest.ensure();
      this.answer = await api.tryAgain(this.#id, this.mistake.ply, action.id, this.#watch);
    } catch (error) {
      this.problem = troubleText(error);
    }
  }

  /** The same position once more. */
  again(): void {
    [this.tried, this.answer, this.problem, this.isShown] = [null, null, null, false];
    this.narrowing.offer(this.past?.legal ?? [], this.#order);
  }

  /** Enough of guessing. */
  show(): void {
    this.narrowing.offer([]);
    this.tried = null;
    this.answer = null;
    this.isShown = true;
  }

  /** The better action, once it may be seen. */
  get hint(): LegalAction | null {
    if (!this.isShown) return null;
    const { best, best_structure } = this.mistake;
    return { id: -1, text: best, structure: best_structure, preview: null };
  }
}
