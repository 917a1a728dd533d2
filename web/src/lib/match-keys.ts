// The keys of a match page: arrows walk the board or the buttons, letters are shortcuts.
import type { MatchSession } from './match.svelte';
import type { Way } from './reading';
import { skipMotion } from './motion';
import { settings } from '../base/settings.svelte';
import type { Targets } from './targets.svelte';

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** What ends the showing of the other's turn. */
const SKIPPING = new Set([' ', 'Enter', 'Escape']);

/** Does what the key asks for, unless somebody is typing. */
export function pressKey(event: KeyboardEvent, session: MatchSession, targets: Targets, open: (dialog: 'keys' | 'rules') => void): void {
  const element = event.target as HTMLElement | null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (element?.closest('input, textarea, select, dialog')) return;
  if (session.isCatchingUp && SKIPPING.has(event.key)) {
    event.preventDefault(); // Space would scroll the page
    skipMotion();
    session.skip();
    return;
  }
  const way = WAYS[event.key];
  if (way) {
    const hasWalked = element?.closest(CHOICES) ? walkButtons(way) : targets.walk(way, event.shiftKey) || walkButtons(way);
    if (hasWalked) event.preventDefault();
  } else if (event.key === 'Escape') session.narrowing.back();
  else if (event.key === '?') open('keys');
  else if (settings.get('letters')) pressLetter(event.key.toLowerCase(), session, open);
}

function pressLetter(key: string, session: MatchSession, open: (dialog: 'rules') => void): void {
  const ply = session.moment?.ply ?? 0;
  const takeback = session.state?.takeback;
  if (key === 'h' && session.isInteractive) void session.askHint();
  if (key === 'u' && takeback && takeback.how !== 'never') void session.takeBack();
  if (key === 'l') open('rules');
  if (key === 't') session.replayTurn();
  if (key === ',') void session.goTo(ply - 1);
  if (key === '.') void session.goTo(ply + 1);
}

const CHOICES = '[data-testid="choices"]';

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
