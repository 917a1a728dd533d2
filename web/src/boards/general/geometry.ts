// Where a declared board is in the picture.
import { keyed, type Piece, type Place, type Scenery } from './scenery';

/** Units of the picture for one of the scenery: as large as on our own boards, so that patterns fit. */
export const UNIT = 24;
const EDGE = 6; // round everything
const RADIUS = 0.4; // of a piece, as a share of the room it has

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place in the picture: its middle and its size. */
export interface Spot extends Point {
  readonly place: Place;
  readonly width: number;
  readonly height: number;
}

/** A piece in the picture. */
export interface Standing extends Point {
  readonly key: string;
  readonly piece: Piece;
  readonly r: number;
}

export class Layout {
  readonly spots: ReadonlyMap<string, Spot>;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly #turn: number;

  constructor(
    readonly scenery: Scenery,
    isTurned: boolean,
  ) {
    this.#turn = isTurned && scenery.turns ? -1 : 1;
    const spots = scenery.places.map((place): Spot => {
      return { place, ...this.point(place.x, place.y), width: (place.width ?? 1) * UNIT, height: (place.height ?? 1) * UNIT };
    });
    this.spots = new Map(spots.map((spot) => [spot.place.id, spot]));
    const boxes = [
      ...spots,
      ...(scenery.marks ?? []).map((mark) => ({ ...this.point(mark.x, mark.y), width: UNIT * 0.5, height: UNIT * 0.5 })),
      // room for what is written below a round place
      ...spots.filter(({ place }) => isLabelledBelow(place)).map((spot) => ({ ...spot, y: spot.y + UNIT * 0.32 })),
    ];
    this.left = Math.min(...boxes.map(({ x, width }) => x - width / 2)) - EDGE;
    this.top = Math.min(...boxes.map(({ y, height }) => y - height / 2)) - EDGE;
    this.width = Math.max(...boxes.map(({ x, width }) => x + width / 2)) + EDGE - this.left;
    this.height = Math.max(...boxes.map(({ y, height }) => y + height / 2)) + EDGE - this.top;
  }

  /** A point of the scenery in the picture. */
  point(x: number, y: number): Point {
    return { x: x * UNIT * this.#turn, y: y * UNIT * this.#turn };
  }

  /** Every piece at its place; several share the room there. */
  standing(pieces: readonly Piece[]): Standing[] {
    const groups = new Map<string, [string, Piece][]>();
    for (const one of keyed(pieces)) groups.set(one[1].at, [...(groups.get(one[1].at) ?? []), one]);
    return [...groups].flatMap(([at, group]) => {
      const spot = this.spots.get(at);
      if (!spot) return [];
      const columns = Math.min(group.length, Math.max(1, Math.round(Math.sqrt((group.length * spot.width) / spot.height))));
      const rows = Math.ceil(group.length / columns);
      const room = Math.min(spot.width / columns, spot.height / rows, UNIT * 1.5);
      return group.map(([key, piece], i) => ({
        key,
        piece,
        x: spot.x + ((i % columns) - (columns - 1) / 2) * room,
        y: spot.y + (Math.floor(i / columns) - (rows - 1) / 2) * room,
        r: room * RADIUS,
      }));
    });
  }

  /** The pieces on a place; a place that is not drawn spans others, and has theirs. */
  piecesOn({ place, x, y, width, height }: Spot): Piece[] {
    const isInside = (at: Spot) => Math.abs(at.x - x) < width / 2 && Math.abs(at.y - y) < height / 2;
    return (this.scenery.pieces ?? []).filter((piece) => {
      const at = this.spots.get(piece.at);
      return at !== undefined && (at.place.id === place.id || (place.shape === 'none' && isInside(at)));
    });
  }
}

/** What is written on a round place stands below it: a piece would hide it. */
export const isLabelledBelow = (place: Place): boolean => place.shape === 'round' && Boolean(place.label);

/** A hexagon round 0 0 with a corner at the top, as high as `height`. */
export function hexagon(width: number, height: number): string {
  const [x, y] = [width * 0.46, height / 2];
  return `M0 ${-y}L${x} ${-y / 2}V${y / 2}L0 ${y}L${-x} ${y / 2}V${-y / 2}Z`;
}
