// Arrow keys: they walk the board's targets, or the buttons of what may be chosen.
import type { Way } from './reading';
import type { Targets } from './targets.svelte';

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};
const CHOICES = '[data-testid="choices"]';

/** The way a key leads; undefined: it is no key to walk by. */
export const wayOf = ({ key }: KeyboardEvent): Way | undefined => WAYS[key];

/** Walk as the key says; false: it is no key for that, or there is nowhere to go. */
export function walk(event: KeyboardEvent, targets: Targets): boolean {
  const way = wayOf(event);
  if (!way) return false;
  const isAtButtons = (event.target as HTMLElement | null)?.closest(CHOICES);
  return isAtButtons ? walkButtons(way) : targets.walk(way, event.shiftKey) || walkButtons(way);
}

function walkButtons(way: Way): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>(`${CHOICES} [data-testid="choice"]`)];
  if (buttons.length === 0) return false;
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  buttons[nextButton(way, at, buttons.length)]?.focus();
  return true;
}

/** Round and round; from outside (-1) to the nearer end. */
function nextButton(way: Way, at: number, count: number): number {
  const isForward = way === 'right' || way === 'down';
  if (way === 'first' || (at < 0 && isForward)) return 0;
  if (way === 'last' || at < 0) return count - 1;
  return (at + (isForward ? 1 : -1) + count) % count;
}
