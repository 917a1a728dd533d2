// A match after its end: the analysis, the mistake that is looked at, and the one that is tried again.
import type { LegalAction } from '../api/types';
import type { FieldOrder } from '../base/words';
import type { BoardProps } from '../lib/board';
import type { MatchSession } from '../lib/match.svelte';
import type { Way } from '../lib/reading';
import { nextOf } from './figures';
import { Following } from './following.svelte';
import { Review } from './review.svelte';
import { type Mistake, mistakesOf } from './mistakes';
import { Trying } from './trying.svelte';

/** Whoever may know everything. */
export const EVERYTHING = 'all';

export class After {
  readonly session: MatchSession;
  readonly review: Review;
  readonly #order: FieldOrder;
  trying = $state.raw<Trying | null>(null);
  #following = $state.raw<Following | null>(null);
  #tries = 0;

  constructor(session: MatchSession, order: FieldOrder = {}) {
    this.session = session;
    this.#order = order;
    this.review = new Review(session.id, session.watch);
    void this.review.open();
    if (session.hasSecrets) void session.see(EVERYTHING);
  }

  close(): void {
    this.review.close();
  }

  /** Those that were confirmed, the largest first. */
  readonly mistakes = $derived.by((): readonly Mistake[] => (this.review.analysis ? mistakesOf(this.review.analysis) : []));

  /** Where they happened. */
  readonly plies = $derived(this.mistakes.map(({ ply }) => ply).sort((a, b) => a - b));

  /** Those that can be tried again: one's own; who only looks on may try all. In the order of the match. */
  readonly triable = $derived.by((): readonly Mistake[] => {
    const mine = this.session.info?.yours ?? [];
    return this.mistakes.filter(({ seat }) => mine.length === 0 || mine.includes(seat)).sort((a, b) => a.ply - b.ply);
  });

  /** May it be tried again by who looks at it? */
  canTry({ ply }: Mistake): boolean {
    return this.triable.some((mistake) => mistake.ply === ply);
  }

  /** The mistake at the moment shown. */
  get current(): Mistake | null {
    const ply = this.session.moment?.ply;
    return this.trying === null ? (this.mistakes.find((mistake) => mistake.ply === ply) ?? null) : null;
  }

  // Looking ----------------------------------------------------------------------------------------------------------

  /** Show the moment of a mistake with the better action drawn on the board (0), or what it expects after so many actions. */
  look(mistake: Mistake, index = 0): void {
    const { session } = this;
    const isShown = () => session.moment?.ply === mistake.ply;
    if (this.followed?.ply !== mistake.ply) this.leave();
    if (isShown()) this.#follow(mistake, index);
    else void session.goTo(mistake.ply).then(() => isShown() && this.#follow(mistake, index));
  }
  #follow({ ply }: Mistake, index: number): void {
    if (index > 0) this.#following ??= new Following(this.session, ply);
    this.#following?.to(index);
  }

  /** The line that is followed on the board, until another moment of the match is shown, or the same with other eyes. */
  get followed(): Following | null {
    const { moment, eyes } = this.session;
    const found = this.trying === null ? this.#following : null;
    return found && found.eyes === eyes && found.moment === moment?.number ? found : null;
  }

  /** Which action of the better line is drawn. */
  drawnOf(mistake: Mistake): number | null {
    if (this.current?.ply !== mistake.ply) return null;
    return this.followed?.index ?? 0;
  }

  /** One moment further or back: along the line that is followed, else in the match. */
  step(way: 1 | -1): void {
    const { current, followed } = this;
    if (!current || !followed?.index) this.session.step(way);
    else if (followed.index + way <= followed.length) this.look(current, followed.index + way);
  }

  /** What is drawn on the board as the better action. */
  get hint(): LegalAction | null {
    if (this.trying) return this.trying.hint;
    const { current } = this;
    const index = current && this.drawnOf(current);
    if (!current || index === null) return null;
    const structure = current.line_structures[index];
    if (index === 0) return advised(current.best, current.best_structure);
    return structure ? advised(current.line[index] ?? '', structure) : null; // the line has ended
  }

  toMistake(way: 1 | -1): boolean {
    const ply = nextOf(this.plies, this.session.moment?.ply ?? 0, way);
    const mistake = this.mistakes.find((one) => one.ply === ply);
    if (mistake) this.look(mistake);
    return mistake !== undefined;
  }

  /** What an arrow key does where nothing else wants it. */
  press(way: Way): boolean {
    if (this.trying) return false;
    const { session } = this;
    if (way === 'up' || way === 'down') return this.toMistake(way === 'down' ? 1 : -1);
    if (way === 'left' || way === 'right') this.step(way === 'right' ? 1 : -1);
    else void session.goTo(way === 'first' ? 0 : (session.state?.ply ?? 0));
    return true;
  }

  // Trying again -------------------------------------------------------------------------------------------------------

  tryAgain(mistake: Mistake): void {
    this.#tries += 1;
    this.#following = null;
    this.trying = new Trying(this.session.id, this.session.watch, mistake, this.#order);
    void this.session.goTo(mistake.ply);
  }

  /** The next of one's mistakes, in the order of the match; null: this was the last. */
  get next(): Mistake | null {
    const from = this.trying?.mistake.ply ?? -1;
    return this.triable.find(({ ply }) => ply > from) ?? null;
  }

  leave(): void {
    [this.trying, this.#following] = [null, null];
  }

  /** Take back what was chosen, else end the trying. */
  escape(): void {
    if (!this.trying || !this.trying.narrowing.back()) this.leave();
  }

  #alongLine({ shown }: Following): Partial<BoardProps> | null {
    if (!shown) return null;
    const { view, before, events, number } = shown;
    return { view, before, events, since: [], moment: -1_000 - number, legal: [], interactive: false, pending: null };
  }

  /** What the board shows instead of the match while a mistake is tried again, or its better line followed. */
  get board(): Partial<BoardProps> | null {
    const { trying, session } = this;
    if (this.followed) return this.#alongLine(this.followed);
    if (!trying?.past || !trying.view) return null;
    const { mistake, narrowing } = trying;
    return {
      view: trying.view,
      before: null,
      events: trying.past.events,
      since: [],
      moment: -this.#tries,
      legal: narrowing.legal,
      seat: mistake.seat,
      home: session.isHotSeat ? session.home : mistake.seat,
      interactive: trying.isAsking,
      narrowing,
      onplay: (action: LegalAction) => narrowing.play(action),
      pending: trying.tried,
    };
  }
}

const advised = (text: string, structure: Record<string, unknown>): LegalAction => ({ id: -1, text, structure, preview: null });
