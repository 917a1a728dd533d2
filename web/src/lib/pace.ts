// How long what others do stays in sight before the next of it is shown.
import type { Pace } from '../base/settings.svelte';

interface Timing {
  /** ms an action stays, and how much longer for each thing it did. */
  readonly step: number;
  readonly perEvent: number;
  readonly longest: number;
  /** ms that everything waiting to be shown may take together. */
  readonly all: number;
}

const TIMINGS: Readonly<Record<Exclude<Pace, 'at-once'>, Timing>> = {
  slow: { step: 900, perEvent: 300, longest: 2_200, all: 32_000 },
  normal: { step: 420, perEvent: 140, longest: 1_000, all: 16_000 },
  fast: { step: 180, perEvent: 60, longest: 400, all: 8_000 },
};
const SHARE_OF_CLOCK = 0.05; // of the time left to think, at most so much is spent on watching
/** So many moments are shown of what waits; after a long absence each of them is several actions on. */
const MOST_SHOWN = 60;

export interface Waiting {
  readonly pace: Pace;
  /** What the action shown now did. */
  readonly events: number;
  /** Actions that have come and not been shown. */
  readonly actions: number;
  /** ms for which something has been waiting without a break. */
  readonly behind: number;
  /** ms left on our own clock while it runs; null: it does not. */
  readonly clock: number | null;
}

/** The least time an action stays at a pace, if nothing presses. */
export function leastStay(pace: Pace): number {
  return pace === 'at-once' ? 0 : TIMINGS[pace].step;
}

/**
 * How long the action shown now stays. Usually as long as the pace says. A queue that would take too long, or a clock of
 * ours that runs, makes all of it go by quicker, evenly: nothing is left out, and nobody watches for minutes.
 */
export function stayOf({ pace, events, actions, behind, clock }: Waiting): number {
  if (pace === 'at-once') return 0;
  const { step, perEvent, longest, all } = TIMINGS[pace];
  const left = Math.min(all - behind, clock === null ? all : clock * SHARE_OF_CLOCK);
  return Math.max(0, Math.min(step + events * perEvent, longest, left / shownOf(actions)));
}

/** How many actions on the next moment shown is. */
export const strideOf = (actions: number): number => Math.max(1, Math.ceil(actions / MOST_SHOWN));

const shownOf = (actions: number): number => Math.ceil(actions / strideOf(actions));
