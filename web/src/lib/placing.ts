// Where the card beside a piece goes: near it, inside the window, and over as little as possible of what matters now.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 10;
const SAMPLE = 14; // px between the points that stand for a line

const overlaps = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** What is asked and can be answered weighs more than many spaces of a board, all of which may be targets; the piece itself most. */
const WORDS = 30;
const PIECE = 1_000;

/**
 * The first place, of those above, below and beside the piece, from near to far, that covers the fewest of `clear` and of
 * `words`, what there is to be read meanwhile.
 */
export function placeCard(
  card: Size,
  piece: Box,
  clear: readonly Box[],
  screen: Size,
  words: readonly Box[] = [],
): { left: number; top: number } {
  const within = (at: number, most: number) => Math.min(Math.max(GAP, at), Math.max(GAP, most - GAP));
  const middle = { x: (piece.left + piece.right) / 2, y: (piece.top + piece.bottom) / 2 };
  const places: { left: number; top: number }[] = [];
  for (const far of [GAP, GAP + 40, GAP + 90, GAP + 160, GAP + 240]) {
    const [above, below] = [piece.top - far - card.height, piece.bottom + far];
    const [before, after] = [piece.left - far - card.width, piece.right + far];
    const [centred, level] = [middle.x - card.width / 2, middle.y - card.height / 2];
    const around: [number, number][] = [
      [centred, above],
      [centred, below],
      [after, level],
      [before, level],
      [after, above],
      [before, above],
      [after, below],
      [before, below],
    ];
    for (const [left, top] of around)
      places.push({ left: within(left, screen.width - card.width), top: within(top, screen.height - card.height) });
  }
  let found = places[0] ?? { left: GAP, top: GAP };
  let fewest = Number.POSITIVE_INFINITY;
  for (const { left, top } of places) {
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    const count = (boxes: readonly Box[]) => boxes.filter((one) => overlaps(box, one)).length;
    const covered = PIECE * count([piece]) + WORDS * count(words) + count(clear);
    if (covered < fewest) [found, fewest] = [{ left, top }, covered];
    if (covered === 0) break;
  }
  return found;
}

/** A card at this place lies over one of these. */
export function covers(card: Size, { left, top }: { left: number; top: number }, boxes: readonly Box[]): boolean {
  const box = { left, top, right: left + card.width, bottom: top + card.height };
  return boxes.some((one) => overlaps(box, one));
}

/** What can be chosen now, and what a board asks to keep clear (`data-clear`), as boxes; a line as points along it. */
export function clearOf(board: Element | null): Box[] {
  return [...(board?.querySelectorAll('[data-clear], [data-target][data-active]') ?? [])].flatMap((element) => {
    const matrix = element instanceof SVGPathElement ? element.getScreenCTM() : null;
    if (!(element instanceof SVGPathElement) || !matrix) return [element.getBoundingClientRect()];
    const length = element.getTotalLength();
    const count = Math.max(2, Math.ceil((length * matrix.a) / SAMPLE));
    return Array.from({ length: count }, (_, i) => {
      const { x, y } = element.getPointAtLength((length * i) / (count - 1)).matrixTransform(matrix);
      return { left: x - 2, top: y - 2, right: x + 2, bottom: y + 2 };
    });
  });
}

const ASKED = '[data-testid="prompt"], [data-testid="lesson-text"], .trail, .preview:not(.empty), button, input';

/** What the panel beside or below the board asks and offers, and what a menu on the board does, as boxes. */
export function wordsOf(panel: Element | null, board: Element | null = null): Box[] {
  const all = [...(panel?.querySelectorAll(ASKED) ?? []), ...(board?.querySelectorAll('[data-menu] [data-target]') ?? [])];
  return all.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.getBoundingClientRect());
}
