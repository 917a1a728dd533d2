// A finger drawn sideways over the board steps through the match.
import type { Attachment } from 'svelte/attachments';

const FAR = 40; // px
const STEEP = 1.5; // so much more sideways than up or down

/** `onswipe`: 1 to the left, which brings what comes next; null: swipes mean nothing now. */
export function swipes(onswipe: ((way: 1 | -1) => void) | null): Attachment<HTMLElement> {
  return (element) => {
    if (onswipe === null) return;
    const stop = new AbortController();
    let from: { id: number; x: number; y: number } | null = null;
    const down = ({ pointerType, isPrimary, pointerId, clientX, clientY }: PointerEvent) => {
      from = pointerType !== 'mouse' && isPrimary ? { id: pointerId, x: clientX, y: clientY } : null; // two fingers zoom
    };
    const up = ({ pointerId, clientX, clientY }: PointerEvent) => {
      if (from?.id !== pointerId) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      from = null;
      if (Math.abs(dx) >= FAR && Math.abs(dx) > STEEP * Math.abs(dy)) onswipe(dx < 0 ? 1 : -1);
    };
    element.addEventListener('pointerdown', down, { signal: stop.signal });
    element.addEventListener('pointerup', up, { signal: stop.signal });
    element.addEventListener('pointercancel', () => (from = null), { signal: stop.signal });
    return () => stop.abort();
  };
}
