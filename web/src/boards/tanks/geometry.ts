// Where spaces lie: files and ranks to units of the board's picture, seen from the side that is at home below.

export const CELL = 20;
export const EDGE = 13; // round the grid: coordinates, and tokens that lie outside
export const TRAY = 26; // below the grid, in units of a board 320 wide

export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Spot {
  readonly column: number;
  readonly row: number;
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

export function spaceName(column: number, row: number): string {
  return `${String.fromCharCode(96 + column)}${row}`;
}

/** `c2` as column 3, row 2. */
export function spotOf(space: string): Spot {
  return { column: space.charCodeAt(0) - 96, row: Number(space.slice(1)) };
}

/** The space next to another in a direction such as `ne`. */
export function neighbour(space: string, direction: string): string {
  const [across, up] = STEPS[direction] ?? [0, 0];
  const { column, row } = spotOf(space);
  return spaceName(column + across, row + up);
}

export function isBeside(a: string, b: string): boolean {
  const [one, other] = [spotOf(a), spotOf(b)];
  return a !== b && Math.max(Math.abs(one.column - other.column), Math.abs(one.row - other.row)) === 1;
}

/** Degrees of the way from one place to another, 0 is up, clockwise. */
export function angle(from: Place, to: Place): number {
  return (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
}

/** Where a shot leaves the barrel. */
export function muzzle(from: Place, to: Place): Place {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const share = far > 0 ? Math.min(0.5, (CELL * 0.52) / far) : 0;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** The same direction, written so that a turn from `before` takes the shorter way. */
export function nearest(degrees: number, before: number): number {
  return degrees + 360 * Math.round((before - degrees) / 360);
}

export class Layout {
  readonly gridWidth: number;
  readonly gridHeight: number;
  readonly scale: number; // of the tray

  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly isTurned: boolean,
  ) {
    this.gridWidth = columns * CELL;
    this.gridHeight = rows * CELL;
    this.scale = this.width / 320;
  }

  get width(): number {
    return this.gridWidth + 2 * EDGE;
  }

  get height(): number {
    return this.gridHeight + 2 * EDGE + TRAY * this.scale;
  }

  /** The middle of a spot, inside the zone or outside of it. */
  spot({ column, row }: Spot): Place {
    return this.isTurned
      ? { x: (this.columns - column + 0.5) * CELL, y: (row - 0.5) * CELL }
      : { x: (column - 0.5) * CELL, y: (this.rows - row + 0.5) * CELL };
  }

  space(name: string): Place {
    return this.spot(spotOf(name));
  }

  /** As near to the spot as the picture shows. */
  shown(spot: Spot): Place {
    const { x, y } = this.spot(spot);
    const far = EDGE * 0.55;
    return {
      x: Math.min(Math.max(x, -far), this.gridWidth + far),
      y: Math.min(Math.max(y, -far), this.gridHeight + far),
    };
  }

  /** Columns or rows on the picture: to the right and down. */
  turned(across: number, up: number): Place {
    return this.isTurned ? { x: -across, y: up } : { x: across, y: -up };
  }
}
