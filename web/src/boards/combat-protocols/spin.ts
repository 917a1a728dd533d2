import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { animate } from '../../lib/motion';

const angles = new WeakMap<Element, number>();

/** A token that turns the short way when its angle changes. Put it on a group inside the rotated one. */
export function spin(angle: number, calm: boolean): Attachment<Element> {
  return (element) =>
    untrack(() => {
      const from = angles.get(element);
      angles.set(element, angle);
      if (from === undefined || from === angle) return;
      const turn = ((from - angle + 540) % 360) - 180;
      if (calm) animate(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 160 });
      else animate(element, [{ transform: `rotate(${turn}deg)` }, { transform: 'rotate(0deg)' }]);
    });
}
