// Where the light falls: the boxes of targets and sides, found on the page and found again when it changes.

export interface Box {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const AROUND = 6; // px of light around a thing
const LEAST = 34; // px: the light on a mere point can be seen
const SIDE = 'side/';

/** The element a lesson means: a target of the board, or all that a player has beside it. */
export function elementOf(root: ParentNode, key: string): Element | null {
  const [name, value] = key.startsWith(SIDE) ? (['side', key.slice(SIDE.length)] as const) : (['target', key] as const);
  return [...root.querySelectorAll(`[data-${name}]`)].find((one) => one.getAttribute(`data-${name}`) === value) ?? null;
}

/** The box of an element as seen from `from`; null: it takes no room. */
export function boxOf(key: string, element: Element, from: DOMRect): Box | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 && height === 0) return null;
  const [wide, high] = [Math.max(LEAST, width + 2 * AROUND), Math.max(LEAST, height + 2 * AROUND)];
  return { key, x: left - from.left + (width - wide) / 2, y: top - from.top + (height - high) / 2, width: wide, height: high };
}

/** The boxes that lie below none of `menus`: a ring round what is covered would only cross out what covers it. */
export function uncovered(boxes: readonly Box[], menus: readonly Box[]): readonly Box[] {
  const meet = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  return boxes.filter((box) => !menus.some((menu) => meet(box, menu)));
}
