// Where the light falls: the boxes of targets and sides, found on the page and found again when it changes.

export interface Box {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const AROUND = 6; // px of light around a thing
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
  return { key, x: left - from.left - AROUND, y: top - from.top - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND };
}

/** Everything dark but the boxes, as a path for `fill-rule: evenodd`. */
export function darkness(width: number, height: number, boxes: readonly Box[]): string {
  const holes = boxes.map(({ x, y, width: w, height: h }) => `M${x} ${y}h${w}v${h}h${-w}z`);
  return [`M0 0h${width}v${height}h${-width}z`, ...holes].join('');
}
