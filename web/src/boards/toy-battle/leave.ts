import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { animate } from '../../lib/motion';

/** A troop that is no longer there: it shakes if it was struck, and goes off towards `dx`, `dy`. Its own style hides it afterwards. */
export function leave(dx: number, dy: number, isStruck: boolean, calm: boolean): Attachment<Element> {
  return (element) =>
    untrack(() => {
      const here = { transform: 'translate(0px, 0px)', opacity: 1 };
      const shakes = [-1.6, 1.6, -1.2, 1].map((x) => ({ transform: `translate(${x}px, 0px)`, opacity: 1 }));
      const away = { transform: `translate(${dx}px, ${dy}px)`, opacity: 0 };
      if (calm) animate(element, [{ opacity: 1 }, { opacity: 0 }]);
      else animate(element, isStruck ? [here, ...shakes, here, away] : [here, away], { duration: isStruck ? 480 : 250 });
    });
}
