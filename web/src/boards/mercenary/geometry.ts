// Where spaces lie: names such as `f4` to units of the picture, seen from the side that is at home below.

export const CELL = 20;
export const EDGE = 12; // round the grid: coordinates, and the line with round and score
export const TALL_EDGE = 16; // above and below it where letters are larger than the grid, on phones
export const TRAY = 30; // below the grid: who acts, or who can be picked

export interface Place {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1],
};

export const cellName = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;

function spotOf(cell: string): readonly [column: number, row: number] {
  return [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
}

/** The space one step away. */
export function neighbour(cell: string, direction: string): string {
  const [across, up] = STEPS[direction] ?? [0, 0];
  const [column, row] = spotOf(cell);
  return cellName(column + across, row + up);
}

/** The spaces of a walk, the start left out. */
export function wayFrom(cell: string, directions: readonly string[]): string[] {
  const way: string[] = [];
  for (const direction of directions) way.push(neighbour(way.at(-1) ?? cell, direction));
  return way;
}

export class Layout {
  readonly gridWidth: number;
  readonly gridHeight: number;

  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly isTurned: boolean,
    readonly tray: number,
    /** Above and below the grid. */
    readonly edge = EDGE,
  ) {
    this.gridWidth = columns * CELL;
    this.gridHeight = rows * CELL;
  }

  get width(): number {
    return this.gridWidth + 2 * EDGE;
  }

  get height(): number {
    return this.gridHeight + 2 * this.edge + this.tray;
  }

  /** The middle of a space. */
  at(cell: string): Place {
    const [column, row] = spotOf(cell);
    return this.isTurned
      ? { x: (this.columns - column - 0.5) * CELL, y: (row + 0.5) * CELL }
      : { x: (column + 0.5) * CELL, y: (this.rows - row - 0.5) * CELL };
  }

  /** The edge between two neighbours, as a line. */
  fence(one: string, other: string): { from: Place; to: Place } {
    const [a, b] = [this.at(one), this.at(other)];
    const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
    const half = CELL / 2;
    return a.x === b.x ? { from: { x: x - half, y }, to: { x: x + half, y } } : { from: { x, y: y - half }, to: { x, y: y + half } };
  }

  /** The outline of a set of spaces. */
  outline(cells: ReadonlySet<string>, inset = 0.6): string {
    const parts: string[] = [];
    const half = CELL / 2 - inset;
    for (const cell of cells) {
      const { x, y } = this.at(cell);
      const has = (direction: string) => cells.has(neighbour(cell, direction));
      const [up, down, left, right] = this.isTurned ? ['s', 'n', 'e', 'w'] : ['n', 's', 'w', 'e'];
      const reach = (side: string) => (has(side) ? CELL / 2 : half);
      const [l, r, u, d] = [reach(left as string), reach(right as string), reach(up as string), reach(down as string)];
      if (!has(up as string)) parts.push(`M${x - l} ${y - half}H${x + r}`);
      if (!has(down as string)) parts.push(`M${x - l} ${y + half}H${x + r}`);
      if (!has(left as string)) parts.push(`M${x - half} ${y - u}V${y + d}`);
      if (!has(right as string)) parts.push(`M${x + half} ${y - u}V${y + d}`);
    }
    return parts.join('');
  }
}

/** A point on the way from one place to another, so many units before its end (or after its start). */
export function along(from: Place, to: Place, units: number): Place {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = (units < 0 ? far + units : units) / far;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
