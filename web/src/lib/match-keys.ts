// The keys of a match page: arrows walk the board or the buttons, letters are shortcuts.
import type { MatchSession } from './match.svelte';
import { skipMotion } from './motion';
import type { Way } from './reading';
import { settings } from '../base/settings.svelte';
import type { Targets } from './targets.svelte';
import { walk, wayOf } from './walking';

/** What ends the showing of the other's turn. */
const SKIPPING = new Set([' ', 'Enter', 'Escape']);

/** What wants the keys that nothing else does, once a match is over. */
interface Wanting {
  press(way: Way): boolean;
  escape(): void;
}

/** Does what the key asks for, unless somebody is typing. */
export function pressKey(
  event: KeyboardEvent,
  session: MatchSession,
  targets: Targets,
  open: (dialog: 'keys' | 'rules') => void,
  after: Wanting | null = null,
): void {
  const element = event.target as HTMLElement | null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (element?.closest('input, textarea, select, dialog')) return;
  if (session.isCatchingUp && SKIPPING.has(event.key)) {
    event.preventDefault(); // Space would scroll the page
    skipMotion();
    session.skip();
    return;
  }
  const way = wayOf(event);
  if (way) {
    if (walk(event, targets) || after?.press(way)) event.preventDefault();
  } else if (event.key === 'Escape') {
    if (after) after.escape();
    else session.narrowing.back();
  } else if (event.key === '?') open('keys');
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
