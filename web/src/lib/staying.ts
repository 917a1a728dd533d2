// How long what others did stays in sight before the next of it is shown: a wait that can be cut short.
import { type Pace, settings } from '../base/settings.svelte';
import { stayOf } from './pace';

export interface Shown {
  /** What the action shown now did. */
  readonly events: number;
  /** Actions that have come and not been shown. */
  readonly actions: number;
  /** ms left on our own clock while it runs; null: it does not. */
  readonly clock: number | null;
}

export class Staying {
  /** When the moment shown came into sight, if it is an action that stays its time; 0: it need not stay. */
  #shownAt = 0;
  /** Since when there has always been something left to show. */
  #behindSince: number | null = null;
  /** The pace of the turn that is shown again. */
  #replayPace: Pace | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #end: (() => void) | null = null;

  get pace(): Pace {
    return this.#replayPace ?? settings.get('pace');
  }

  /** What comes into sight now stays its time; or (false) it need not. */
  begin(isStaying: boolean): void {
    this.#shownAt = isStaying ? Date.now() : 0;
  }

  /** A turn is shown again, by who may have it shown at once otherwise. */
  replay(): void {
    this.#replayPace = settings.get('pace') === 'at-once' ? 'fast' : settings.get('pace');
    this.begin(true);
  }

  /** Wait until the moment shown has stayed its time. */
  async wait({ events, actions, clock }: Shown): Promise<void> {
    const now = Date.now();
    if (actions <= 1) this.#behindSince = null;
    else this.#behindSince ??= now;
    const behind = this.#behindSince === null ? 0 : now - this.#behindSince;
    const left = this.#shownAt + stayOf({ pace: this.pace, events, actions, behind, clock }) - now;
    if (left <= 0) return;
    await new Promise<void>((done) => {
      this.#end = done;
      this.#timer = setTimeout(done, left);
    });
  }

  /** Wait no longer. */
  skip(): void {
    this.close();
    this.#end?.();
  }

  /** Everything has been shown. */
  settle(): void {
    this.#behindSince = null;
    this.#replayPace = null;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
