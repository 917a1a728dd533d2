// What was seen at the moments of a match, as far as it is known, and what was done since somebody last acted.
import type { GameEvent, GameView, Past } from '../api/types';
import type { Deed } from './board';

/** How far back a page that was opened anew looks for the last action of its own side. */
const MOST_LOOKS = 24;

type Ask = (ply: number) => Promise<Pick<Past, 'view' | 'events'> | null>;

/** Of one pair of eyes: for another one there is another history. */
export class History {
  readonly #ask: Ask;
  readonly #views = new Map<number, GameView>();
  readonly #told = new Map<number, readonly GameEvent[]>();

  /** `ask`: for a moment that is not known; null: it cannot be had now. */
  constructor(ask: Ask) {
    this.#ask = ask;
  }

  put(ply: number, view: GameView): void {
    this.#views.set(ply, view);
  }

  /** Something was taken back: what came after is no longer true. */
  forgetAfter(ply: number): void {
    for (const known of this.#views.keys()) if (known > ply) this.#views.delete(known);
  }

  /** What the action before a moment did, as far as it was asked for. */
  told(ply: number): readonly GameEvent[] {
    return this.#told.get(ply) ?? [];
  }

  /** What was seen at a moment; asked for if it is not known. */
  async viewAt(ply: number): Promise<GameView | null> {
    const known = this.#views.get(ply);
    if (known) return known;
    const answer = await this.#ask(ply);
    if (answer === null) return null;
    const view = answer.view as unknown as GameView;
    this.#views.set(ply, view);
    this.#told.set(ply, answer.events);
    return view;
  }

  /** What was done by others since a seat last acted, of what is known; for who only watches (null): by whoever acted last. */
  since(ply: number, seat: string | null, eventsOf: (ply: number) => readonly GameEvent[]): Deed[] {
    const found: Deed[] = [];
    const last = this.#views.get(ply - 1)?.actor;
    for (let at = ply; at > 0; at -= 1) {
      const before = this.#views.get(at - 1);
      if (!before || (seat === null ? before.actor !== last : before.actor === seat)) break;
      found.unshift({ ply: at, before, events: eventsOf(at) });
    }
    return found;
  }

  /** Ask for what happened since a seat last acted, as far back as is worth it; `goesOn`: it is still wanted. */
  async lookBack(ply: number, seat: string, goesOn: () => boolean): Promise<void> {
    for (let at = ply - 1; at >= Math.max(0, ply - MOST_LOOKS); at -= 1) {
      const view = await this.viewAt(at);
      if (view === null || view.actor === seat || !goesOn()) return;
    }
  }
}
