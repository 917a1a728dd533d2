// The keys and swipes of a study: commas and full stops step, m goes to the next line beside, arrows walk the board.
import type { StudySession } from './study.svelte';
import type { Targets } from './targets.svelte';
import { walk } from './walking';

const STEPS: Readonly<Record<string, (session: StudySession) => unknown>> = {
  ',': (session) => session.back(),
  '.': (session) => session.next(),
  '<': (session) => session.first(),
  '>': (session) => session.last(),
  m: (session) => session.beside(),
  PageUp: (session) => session.back(),
  PageDown: (session) => session.next(),
};

export function pressStudyKey(event: KeyboardEvent, session: StudySession, targets: Targets): void {
  const element = event.target as HTMLElement | null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (element?.closest('input, textarea, select, dialog')) return;
  const step = STEPS[event.key];
  if (step) {
    event.preventDefault();
    void step(session);
  } else if (event.key === 'Escape') session.narrowing.back();
  else if (walk(event, targets)) event.preventDefault();
}

const FAR = 56; // px
const STRAIGHT = 40;

/** A finger that goes sideways, unless over what can be dragged; what can only be tapped is not tapped by it. */
export class Swipes {
  #from: readonly [number, number] | null = null;
  readonly #onswipe: (isForward: boolean) => void;

  constructor(onswipe: (isForward: boolean) => void) {
    this.#onswipe = onswipe;
  }

  begin = (event: TouchEvent): void => {
    const [touch, other] = event.touches;
    const isFree = (event.target as Element | null)?.closest<SVGElement>('[data-active]')?.style.touchAction !== 'none';
    this.#from = touch && !other && isFree ? [touch.clientX, touch.clientY] : null;
  };
  end = (event: TouchEvent): void => {
    const [touch] = event.changedTouches;
    if (!this.#from || !touch) return;
    const [across, down] = [touch.clientX - this.#from[0], touch.clientY - this.#from[1]];
    this.#from = null;
    if (Math.abs(across) >= FAR && Math.abs(down) <= STRAIGHT) this.#onswipe(across < 0);
  };
}
