// Spaces of a square grid: names such as `c2`, and steps of the compass. Columns and rows count from 1, rows from the south.

/** A point of the picture. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Spot {
  readonly column: number;
  readonly row: number;
}

const STEPS: Readonly<Record<string, readonly [across: number, up: number]>> = {
  n: [0, 1],
  ne: [1, 1],
  e: [1, 0],
  se: [1, -1],
  s: [0, -1],
  sw: [-1, -1],
  w: [-1, 0],
  nw: [-1, 1],
};

export const fileName = (column: number): string => String.fromCharCode(96 + column);

export const spaceName = (column: number, row: number): string => `${fileName(column)}${row}`;

/** `c2` as column 3, row 2. */
export const spotOf = (space: string): Spot => ({ column: space.charCodeAt(0) - 96, row: Number(space.slice(1)) });

/** The space one step away in a direction such as `ne`. */
export function neighbour(space: string, direction: string): string {
  const [across, up] = STEPS[direction] ?? [0, 0];
  const { column, row } = spotOf(space);
  return spaceName(column + across, row + up);
}

export function isBeside(a: string, b: string): boolean {
  const [one, other] = [spotOf(a), spotOf(b)];
  return a !== b && Math.max(Math.abs(one.column - other.column), Math.abs(one.row - other.row)) === 1;
}

/** A grid in the picture: from above with row 1 below, or turned round so that row 1 is at the top. */
export class Grid {
  readonly gridWidth: number;
  readonly gridHeight: number;

  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly isTurned: boolean,
    /** The side of a space in units of the picture. */
    readonly cell: number,
  ) {
    this.gridWidth = columns * cell;
    this.gridHeight = rows * cell;
  }

  /** The middle of a spot, inside the grid or outside of it. */
  spot({ column, row }: Spot): Place {
    return this.isTurned
      ? { x: (this.columns - column + 0.5) * this.cell, y: (row - 0.5) * this.cell }
      : { x: (column - 0.5) * this.cell, y: (this.rows - row + 0.5) * this.cell };
  }

  /** The middle of a space. */
  at(space: string): Place {
    return this.spot(spotOf(space));
  }
}
