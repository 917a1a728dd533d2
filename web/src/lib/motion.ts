// Motion of pieces: 150 to 250 ms, ease-out, once; with `calm` fades instead of travel. The next click ends it all.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

export const QUICK = 160;
export const USUAL = 220;
export const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const MARK = 'board'; // the id of our animations: only these are skipped

type Place = readonly [x: number, y: number];

const places = new WeakMap<Element, Place>();
const seen = new WeakMap<Element, unknown>();

/** Run an animation of ours; does nothing where there is no animation (old browsers, tests). */
export function animate(
  element: Element,
  frames: Keyframe[],
  { duration = USUAL, delay = 0, easing = EASE }: { duration?: number; delay?: number; easing?: string } = {},
): Animation | null {
  if (typeof element.animate !== 'function') return null;
  return element.animate(frames, { id: MARK, duration, delay, easing, fill: 'backwards' });
}

/** End all motion on the boards at once. */
export function skipMotion(): void {
  if (typeof document.getAnimations !== 'function') return;
  for (const animation of document.getAnimations()) if (animation.id === MARK) animation.finish();
}

/**
 * A piece that travels by itself when its place changes. Put it on a group inside the one that holds the place:
 * `<g transform="translate({x} {y})"><g {@attach glide(x, y, calm)}>...</g></g>` in a keyed `{#each}`.
 */
export function glide(x: number, y: number, calm: boolean, delay = 0): Attachment<Element> {
  return (element) =>
    untrack(() => {
      const from = places.get(element);
      places.set(element, [x, y]);
      if (!from || (from[0] === x && from[1] === y)) return;
      if (calm) animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: QUICK });
      else {
        const shift = `translate(${from[0] - x}px, ${from[1] - y}px)`;
        animate(element, [{ transform: shift }, { transform: 'translate(0px, 0px)' }], { delay });
      }
    });
}

/** A piece that comes from somewhere when it first appears: `dx`, `dy` away from its place. */
export function arrive(dx: number, dy: number, calm: boolean, isOn = true, delay = 0): Attachment<Element> {
  return (element) =>
    untrack(() => {
      if (seen.has(element)) return;
      seen.set(element, true);
      if (!isOn) return;
      if (calm || (dx === 0 && dy === 0)) animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: QUICK, delay });
      else {
        const away = `translate(${dx}px, ${dy}px)`;
        animate(element, [{ transform: away }, { transform: 'translate(0px, 0px)' }], { delay, duration: 250 });
      }
    });
}

/** Play once whenever `key` changes (not at first sight): a hit shakes, a gain pops, a blast rings. */
export function once(key: unknown, kind: keyof typeof FRAMES, calm: boolean, delay = 0): Attachment<Element> {
  return (element) =>
    untrack(() => {
      const isNew = seen.has(element) && seen.get(element) !== key;
      seen.set(element, key);
      if (isNew && key !== null && key !== undefined) {
        animate(element, calm ? FRAMES.dim : FRAMES[kind], { delay, duration: kind === 'ring' ? 450 : 250 });
      }
    });
}

/** Play when the element appears: for marks that exist only for one moment, such as a blast. */
export function appear(kind: keyof typeof FRAMES, calm: boolean, delay = 0): Attachment<Element> {
  return (element) =>
    untrack(() => {
      animate(element, calm ? FRAMES.fade : FRAMES[kind], { delay, duration: kind === 'ring' ? 450 : 250 });
    });
}

const FRAMES = {
  fade: [{ opacity: 0 }, { opacity: 1 }],
  dim: [{ opacity: 1 }, { opacity: 0.55 }, { opacity: 1 }], // what is there already does not vanish first
  pop: [{ transform: 'scale(0.6)', opacity: 0 }, { transform: 'scale(1.08)', offset: 0.7 }, { transform: 'scale(1)' }],
  shake: [
    { transform: 'translate(0, 0)' },
    { transform: 'translate(-4%, 1%)' },
    { transform: 'translate(4%, -1%)' },
    { transform: 'translate(-2%, 0)' },
    { transform: 'translate(0, 0)' },
  ],
  tumble: [
    { transform: 'rotate(-200deg) scale(0.7)' },
    { transform: 'rotate(14deg) scale(1.06)', offset: 0.75 },
    { transform: 'rotate(0deg) scale(1)' },
  ],
  ring: [
    { transform: 'scale(0.2)', opacity: 0.9 },
    { transform: 'scale(1)', opacity: 0 },
  ],
} satisfies Record<string, Keyframe[]>;
