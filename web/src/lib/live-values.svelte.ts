// Values of a search that goes on as long as somebody looks: each answer comes of twice as long a search as the one before.
import type { StudyValues } from '../api/types';
import { troubleText } from './problems';

/** null: there is nothing to think about. */
export type Think = (simulations: number, signal: AbortSignal) => Promise<StudyValues | null>;

const [FIRST, MOST] = [250, 16_000]; // simulations; the server makes no more

export class LiveValues {
  isOn = $state(false);
  values = $state.raw<StudyValues | null>(null);
  /** A longer search is under way. */
  isThinking = $state(false);
  problem = $state('');
  readonly #think: Think;
  #stop = new AbortController();

  constructor(think: Think) {
    this.#think = think;
  }

  set(isOn: boolean): void {
    this.isOn = isOn;
    if (isOn) this.begin();
    else this.stop();
  }

  /** Forget what was found, and let nobody search on. */
  stop(): void {
    this.#stop.abort();
    [this.values, this.isThinking, this.problem] = [null, false, ''];
  }

  /** Look at another moment, if values are wanted. */
  begin(): void {
    this.stop();
    if (this.isOn) void this.#grow((this.#stop = new AbortController()).signal);
  }

  async #grow(signal: AbortSignal): Promise<void> {
    this.isThinking = true;
    try {
      for (let simulations = FIRST; ; simulations = Math.min(2 * simulations, MOST)) {
        await seen(signal); // a page in the background needs no figures
        const found = await this.#think(simulations, signal);
        if (signal.aborted) return;
        if (found) this.values = found;
        if (!found || found.is_final) break;
      }
    } catch (error) {
      if (signal.aborted) return;
      this.problem = troubleText(error);
    }
    this.isThinking = false;
  }
}

/** Until the page is looked at. */
function seen(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (!document.hidden) done();
    };
    const done = () => {
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', done, { once: true });
  });
}
