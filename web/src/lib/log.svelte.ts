// What has happened in a match, from where the server began to tell: only so many actions are told at once.
import type { EventPage, GameEvent, MatchState } from '../api/types';

export class Log {
  events = $state.raw<readonly GameEvent[]>([]);
  /** It begins after so many actions; what was earlier is asked for. */
  from = $state(0);

  /** Continue, or begin where the server does. `old`: what was told before is known. */
  write(state: MatchState, old: MatchState | null): void {
    const follows = old !== null && state.since <= old.ply;
    const kept = follows ? this.events.filter((event) => event.ply <= state.since) : [];
    this.events = [...kept, ...state.events];
    this.from = follows ? Math.min(this.from, state.since) : state.since;
  }

  /** Put what happened before it in front. */
  extend(page: EventPage): void {
    this.events = [...page.events, ...this.events];
    this.from = page.since;
  }

  /** Begin anew: somebody else saw other things. */
  replace(page: EventPage): void {
    this.events = page.events;
    this.from = page.since;
  }

  /** What one action did; null: that is earlier. */
  of(ply: number): readonly GameEvent[] | null {
    return ply > this.from ? this.events.filter((event) => event.ply === ply) : null;
  }
}
