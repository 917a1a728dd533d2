// Where spaces lie: names such as `f4` to units of the picture, seen from the side that is at home below.

import { Grid, neighbour, type Place } from '../shared/grid';

export const CELL = 20;
export const EDGE = 12; // round the grid: coordinates, and the line with round and score
export const TALL_EDGE = 16; // above and below it where letters are larger than the grid, on phones
export const TRAY = 30; // below the grid: who acts, or who can be picked
export const TALL_TRAY = 60; // on phones those who can be picked stand in two rows, with their names

/** The spaces of a walk, the start left out. */
export function wayFrom(cell: string, directions: readonly string[]): string[] {
  const way: string[] = [];
  for (const direction of directions) way.push(neighbour(way.at(-1) ?? cell, direction));
  return way;
}

export class Layout extends Grid {
  constructor(
    columns: number,
    rows: number,
    isTurned: boolean,
    readonly tray: number,
    /** Above and below the grid. */
    readonly edge = EDGE,
  ) {
    super(columns, rows, isTurned, CELL);
  }

  get width(): number {
    return this.gridWidth + 2 * EDGE;
  }

  get height(): number {
    return this.gridHeight + 2 * this.edge + this.tray;
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
