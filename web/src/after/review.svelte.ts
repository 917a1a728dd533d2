// The analysis of a match that is over, as it grows: asked for again and again while the search goes on.
import { api, ApiError } from '../api/client';
import { guest } from '../lib/guest.svelte';
import { troubleText } from '../lib/problems';
import type { Analysis } from '../api/types';

/** ms between two questions: quick until there is something to show. */
const [SOON, LATER, AFTER_TROUBLE] = [250, 900, 3_000];

export class Review {
  analysis = $state.raw<Analysis | null>(null);
  problem = $state<string | null>(null);
  /** It has been told to go on or to stop, and has not answered yet. */
  isBusy = $state(false);
  readonly #id: string;
  readonly #watch: string | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** Counts questions: an answer that a later one has overtaken says nothing new. */
  #asked = 0;

  constructor(id: string, watch: string | null) {
    this.#id = id;
    this.#watch = watch;
  }

  /**
   * Take what there is, and let the search begin if it never has; one that waits for another of ours comes first now.
   * Who has stopped it finds it as it was.
   */
  async open(): Promise<void> {
    await this.#ask(() => api.analysis(this.#id, this.#watch));
    const status = this.analysis?.status;
    if (status === 'none' || status === 'running') await this.run(true);
  }

  /** Go on with the search, or stop it; what was found stays. */
  async run(goesOn: boolean): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    await this.#ask(async () => {
      await guest.ensure(); // the search works for somebody
      return api.runAnalysis(this.#id, goesOn, this.#watch);
    });
    this.isBusy = false;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  get isRunning(): boolean {
    return this.analysis?.status === 'running';
  }

  async #ask(question: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer);
    const mine = ++this.#asked;
    try {
      const answer = await question();
      if (this.#isClosed || mine !== this.#asked) return;
      this.analysis = answer;
      this.problem = null;
      if (this.isRunning) this.#askLater(answer.judged === 0 ? SOON : LATER);
    } catch (error) {
      if (this.#isClosed || mine !== this.#asked) return;
      this.problem = troubleText(error);
      if (!this.analysis || !this.isRunning) return;
      if (error instanceof ApiError && error.code === 'worker-failed') this.analysis = { ...this.analysis, status: 'stopped' };
      else this.#askLater(AFTER_TROUBLE); // the server may be back, and the search may have gone on
    }
  }

  #askLater(pause: number): void {
    this.#timer = setTimeout(() => void this.#ask(() => api.analysis(this.#id, this.#watch)), pause);
  }
}
