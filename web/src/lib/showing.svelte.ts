// Which moment of a match is on the board: the newest, what others do action by action, an earlier one, or their last turn again.
import type { GameEvent, GameView, MatchInfo, MatchState, Past } from '../api/types';
import type { Deed } from './board';
import { History } from './history';
import { strideOf } from './pace';
import { Staying } from './staying';

/** What the board shows. */
export interface Moment {
  readonly ply: number;
  readonly view: GameView;
  readonly before: GameView | null;
  readonly events: readonly GameEvent[];
  /** What others did since we last acted, as far as it is known, the action before this moment included. */
  readonly since: readonly Deed[];
  /** Counts; changes with the view. */
  readonly number: number;
}

/** The match whose moments are shown. */
export interface Followed {
  readonly info: Pick<MatchInfo, 'yours'> | null;
  readonly state: MatchState | null;
  /** With whose eyes; null: those of nobody who plays. */
  readonly seat: string | null;
  /** One player alone. */
  readonly isSolo: boolean;
  timeLeft(seat: string, now: number): number | null;
}

export interface Ways {
  /** What the action before a moment did; null: it is not known yet. */
  readonly told: (ply: number) => readonly GameEvent[] | null;
  /** Ask for an earlier moment; null: it cannot be had now. */
  readonly look: (ply: number) => Promise<Past | null>;
  /** Another moment is shown: perhaps something can be chosen at it. */
  readonly offer: () => void;
  /** Nothing can be chosen before a newer moment is shown. */
  readonly withdraw: () => void;
}

const viewOf = ({ view }: Pick<MatchState, 'view'>): GameView => view as unknown as GameView;

export class Showing {
  moment = $state.raw<Moment | null>(null);
  /** The newest moment is shown, or will be soon. */
  isLive = $state(true);
  readonly #match: Followed;
  readonly #ways: Ways;
  readonly #staying = new Staying();
  /** What our eyes have seen. */
  #history: History;
  /** The moment that is being asked for. */
  #goal: number | null = null;
  #moments = 0;
  #isStepping = false;

  constructor(match: Followed, ways: Ways) {
    [this.#match, this.#ways] = [match, ways];
    this.#history = new History(ways.look);
  }

  close(): void {
    this.#staying.close();
  }

  /** Nothing newer is known than what the board shows. */
  get isAtNewest(): boolean {
    return this.isLive && this.moment?.ply === this.#match.state?.ply;
  }

  /** What others did is still being shown. */
  get isCatchingUp(): boolean {
    const { state } = this.#match;
    return this.isLive && this.moment !== null && state !== null && this.moment.ply < state.ply;
  }

  // What has been seen ---------------------------------------------------------------------------------------------

  /** Somebody else looks from now on: what was seen before is not theirs. */
  forget(): void {
    this.#history = new History(this.#ways.look);
  }

  /** The same moment, seen with other eyes; `ask` and `take`: what those were told. If it cannot be had, all stays as it was. */
  async lend<Told>(ask: () => Promise<Told>, take: (told: Told) => void): Promise<void> {
    const [before, at] = [this.#history, this.at];
    this.forget();
    const history = this.#history;
    try {
      const [told, view] = await Promise.all([ask(), history.viewAt(at)]);
      if (this.#history !== history) return; // meanwhile others were wanted
      take(told);
      if (view && this.at === at) this.#show(at, view, false); // else somebody has gone on
    } catch (error) {
      if (this.#history === history) this.#history = before;
      throw error;
    }
  }

  /** The match is at a new moment; something may have been taken back before it. */
  arrived(state: MatchState): void {
    this.#history.forgetAfter(state.since);
    this.#history.put(state.ply, viewOf(state));
  }

  /** What was seen at an earlier moment, without showing it. */
  async viewAt(ply: number): Promise<GameView | null> {
    const history = this.#history;
    const view = await history.viewAt(ply);
    return history === this.#history ? view : null; // meanwhile somebody else may look
  }

  // The newest moment ----------------------------------------------------------------------------------------------

  /** Show the newest moment at once. */
  jump(): void {
    const { state } = this.#match;
    if (!state) return;
    this.isLive = true;
    this.#show(state.ply, viewOf(state), false);
    this.#ways.offer();
    void this.#lookBack();
  }

  /** Show what is new, action by action; each stays its time. Our own are shown at once. */
  async follow(): Promise<void> {
    if (this.#isStepping) return;
    this.#isStepping = true;
    try {
      while (this.isCatchingUp && this.#match.state && this.moment) {
        const from = this.moment.ply;
        if (!this.#isOurs(this.moment.view)) {
          if (this.#staying.pace === 'at-once' && this.#match.state.ply > from + 1) break;
          await this.#stay();
          if (this.moment.ply !== from || !this.isCatchingUp) break;
        }
        const stride = strideOf(this.#match.state.ply - from);
        const view = await this.viewAt(from + stride);
        if (!this.isLive || view === null || this.moment.ply !== from) break;
        this.#show(from + stride, view, stride === 1);
        this.#staying.begin(true);
      }
    } finally {
      this.#isStepping = false;
      this.#staying.settle();
    }
    const { state } = this.#match;
    if (this.isLive && state && this.moment) {
      if (this.moment.ply !== state.ply || this.moment.view !== viewOf(state)) this.#refresh(state, this.moment);
      this.#ways.offer();
    }
  }

  /** The action before the next moment is ours, or that of somebody at this device. */
  #isOurs({ actor }: GameView): boolean {
    return actor !== null && (this.#match.info?.yours.includes(actor) ?? false);
  }

  /** Wait until the moment shown has stayed its time. */
  async #stay(): Promise<void> {
    const { moment } = this;
    const { state, seat } = this.#match;
    if (!state || !moment) return;
    const clock = seat !== null && state.clocks?.running === seat ? this.#match.timeLeft(seat, Date.now()) : null;
    await this.#staying.wait({ events: moment.events.length, actions: state.ply - moment.ply, clock });
  }

  /** The newest view, without motion if the moment is another one. */
  #refresh(state: MatchState, moment: Moment): void {
    if (moment.ply === state.ply) this.moment = { ...moment, view: viewOf(state) };
    else {
      this.#show(state.ply, viewOf(state), false);
      void this.#lookBack();
    }
  }

  /** Do not wait any longer: show the newest moment. */
  skip(): void {
    if (!this.#isStepping || !this.isLive) return;
    this.jump();
    this.#staying.skip();
  }

  #show(ply: number, view: GameView, isNext: boolean): void {
    this.#moments += 1;
    this.#staying.begin(false);
    this.#history.put(ply, view);
    const before = isNext ? (this.moment?.view ?? null) : null;
    this.moment = { ply, view, events: this.#eventsOf(ply), before, since: this.#since(ply), number: this.#moments };
  }

  #eventsOf(ply: number): readonly GameEvent[] {
    return this.#ways.told(ply) ?? this.#history.told(ply);
  }

  // Since we last acted --------------------------------------------------------------------------------------------

  #since(ply: number): Deed[] {
    const { isSolo, seat } = this.#match;
    return isSolo ? [] : this.#history.since(ply, seat, (at) => this.#eventsOf(at)); // alone there are no others
  }

  /** Whoever opens the page when it is his turn is shown, too, what has happened since he last acted. */
  async #lookBack(): Promise<void> {
    const { moment } = this;
    const { seat } = this.#match;
    if (!moment || seat === null || moment.view.actor !== seat) return;
    const isStill = () => this.moment?.number === moment.number;
    await this.#history.lookBack(moment.ply, seat, isStill);
    if (this.moment && isStill()) this.moment = { ...this.moment, since: this.#since(moment.ply) };
  }

  /** The other's last turn is known and can be shown again. */
  get canReplayTurn(): boolean {
    return this.isAtNewest && (this.moment?.since.length ?? 0) > 0;
  }

  /** Show again what others did since we last acted; then the newest moment is shown. */
  replayTurn(): void {
    const first = this.moment?.since[0];
    if (!first || !this.canReplayTurn) return;
    this.#ways.withdraw();
    this.#show(first.ply - 1, first.before, false);
    this.#staying.replay();
    void this.follow();
  }

  // An earlier moment ----------------------------------------------------------------------------------------------

  /** The moment shown, or the one that is on its way. */
  get at(): number {
    return this.#goal ?? this.moment?.ply ?? 0;
  }

  /** Show an earlier moment, or the newest one; `hasNewest`: the newest is of the eyes that look now. */
  async goTo(ply: number, hasNewest: boolean): Promise<void> {
    const { state } = this.#match;
    const last = state?.ply ?? 0;
    const wanted = Math.max(0, Math.min(ply, last));
    this.isLive = wanted === last;
    if (this.isLive && hasNewest) {
      this.#goal = null;
      if (this.moment?.ply === last - 1 && state) this.#show(last, viewOf(state), true);
      else this.jump();
      this.#ways.offer();
      return;
    }
    this.#goal = wanted;
    this.#ways.withdraw();
    let view: GameView | null = null;
    try {
      for (let history: History | null = null; this.#goal === wanted && history !== this.#history;) {
        history = this.#history; // if other eyes look meanwhile, theirs are asked for the same moment
        view = await this.viewAt(wanted);
      }
    } finally {
      if (this.#goal === wanted) {
        this.#goal = null; // else somebody is quicker than the answers
        if (view) this.#show(wanted, view, this.moment?.ply === wanted - 1);
      }
    }
  }
}
