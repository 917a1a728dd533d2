// Where spaces lie: files and ranks to units of the board's picture, seen from the side that is at home below.
import { Grid, type Place, type Spot } from '../shared/grid';

export const CELL = 20;
export const EDGE = 13; // round the grid: coordinates, and tokens that lie outside
export const TRAY = 26; // below the grid, in units of a board 320 wide
export const TALL_TRAY = 51; // the same in two rows, on phones
export const COMPASS = 36; // to the right of the edge, where it does not lie in the tray; in the same units

/** The compass: where a stray goes for each die of a face, in columns and rows. */
export const STRAYS: Readonly<Record<number, readonly [across: number, up: number]>> = { 2: [0, 1], 5: [0, -1], 3: [-1, 0], 4: [1, 0] };

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

/** A point on the way, so many units before its end. */
export function before(from: Place, to: Place, units: number): Place {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const share = far > units ? units / far : 0;
  return { x: to.x - (to.x - from.x) * share, y: to.y - (to.y - from.y) * share };
}

/** The same direction, written so that a turn from `before` takes the shorter way. */
export function nearest(degrees: number, before: number): number {
  return degrees + 360 * Math.round((before - degrees) / 360);
}

export class Layout extends Grid {
  readonly scale: number; // of the tray
  readonly compass: number; // its side; 0: it is not beside the grid

  constructor(
    columns: number,
    rows: number,
    isTurned: boolean,
    readonly tray: number,
    hasCompass: boolean,
  ) {
    super(columns, rows, isTurned, CELL);
    this.scale = (this.gridWidth + 2 * EDGE) / 320;
    this.compass = hasCompass ? COMPASS * this.scale : 0;
  }

  get width(): number {
    return this.gridWidth + 2 * EDGE + this.compass;
  }

  get height(): number {
    return this.gridHeight + 2 * EDGE + this.tray * this.scale;
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
