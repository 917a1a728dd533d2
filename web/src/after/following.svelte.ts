// The line that a better action expects, followed on the board: one way it may go, from the moment of the mistake.
import { api } from '../api/client';
import type { ExpectedLine, GameEvent, GameView } from '../api/types';
import type { MatchSession } from '../lib/match.svelte';

export class Following {
  readonly ply: number;
  readonly eyes: string | null;
  /** Of the match, by its number. */
  readonly moment: number;
  line = $state.raw<ExpectedLine | null>(null);
  /** So many of its actions have been played. */
  index = $state(0);
  /** The last step was one forward: it moves on the board. */
  #isStep = $state(false);
  #number = $state(0);

  constructor({ id, eyes, seat, watch, moment }: Pick<MatchSession, 'id' | 'eyes' | 'seat' | 'watch' | 'moment'>, ply: number) {
    [this.ply, this.eyes, this.moment] = [ply, eyes, moment?.number ?? 0];
    void api.expectedLine(id, ply, eyes ?? seat, watch).then(
      (line) => (this.line = line),
      () => {}, // then its actions are drawn where it begins, as far as that says something
    );
  }

  to(index: number): void {
    this.#isStep = index === this.index + 1;
    this.index = index;
    this.#number += 1;
  }

  get isDealtAnew(): boolean {
    return this.line?.dealt_anew ?? false;
  }

  /** How far it can be played; 0 while that is not known. */
  get length(): number {
    return this.line?.moments.length ?? 0;
  }

  /** What the board shows; null: the match itself. */
  get shown(): { view: GameView; before: GameView | null; events: readonly GameEvent[]; number: number } | null {
    const { line, index } = this;
    const moment = line?.moments[index - 1];
    if (!line || !moment) return null;
    const before = index > 1 ? line.moments[index - 2]?.view : line.view;
    return {
      view: moment.view as unknown as GameView,
      before: this.#isStep ? ((before ?? null) as GameView | null) : null,
      events: moment.events,
      number: this.#number,
    };
  }
}
