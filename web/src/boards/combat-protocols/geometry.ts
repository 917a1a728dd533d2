// What lies on the table, and where in the picture. Units: a square of the air space is 100 by 100, its corner a1 at 0 0.
import type { Schemas } from '../../api/types';

export type View = Schemas['CombatProtocolsView'];
export type BoardEvent = Schemas['CombatProtocolsEvent'];
export type Preview = Schemas['CombatProtocolsPreview'];
export type Square = Schemas['CombatProtocols_SquareView'];
export type Start = Schemas['CombatProtocols_StartView'];
export type PanelCell = Schemas['CombatProtocols_PanelView'];
export type Obstacle = Schemas['CombatProtocols_ObstacleView'];
export type Way = 'north' | 'east' | 'south' | 'west';

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const CELL = 100;
export const PANEL = 186; // edge of the control panel
export const ANGLE: Readonly<Record<Way, number>> = { north: 0, east: 90, south: 180, west: 270 };
export const STEP: Readonly<Record<Way, Place>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};
const PAD = 74; // room for a start outside the board
const RIM = 22; // room where there is none
const GAP = 14;
const WIDE = 250; // tracks beside the panel
const NARROW = 200; // tracks above it
const TRACKS = 186; // their height

/** The centre of a square such as `b2`; squares beyond the edge have one, too. */
export function square(name: string): Place {
  return { x: (name.charCodeAt(0) - 97 + 0.5) * CELL, y: (Number(name.slice(1)) - 0.5) * CELL };
}

/** The name of the square next to another. */
export function neighbour(name: string, way: Way): string {
  return `${String.fromCharCode(name.charCodeAt(0) + STEP[way].x)}${Number(name.slice(1)) + STEP[way].y}`;
}

/** The border between two squares, such as `a1-b1`: its middle, and whether it stands upright. */
export function line(name: string): Place & { readonly isUpright: boolean } {
  const [first = 'a1', second = 'a1'] = name.split('-');
  const [a, b] = [square(first), square(second)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, isUpright: a.y === b.y };
}

export const squareOf = (view: View, name: unknown): Square | undefined => view.squares.find((square) => square.name === name);
export const isOn = (view: View, name: string): boolean => squareOf(view, name) !== undefined;
export const machineOf = (view: View, number: number | null) => view.machines.find((machine) => machine.number === number);
export const startOf = (view: View, number: unknown): Start | undefined => view.starts.find((start) => start.number === number);
export const obstacleOn = (view: View, line: unknown): Obstacle | undefined => view.obstacles.find((obstacle) => obstacle.line === line);
/** Obstacles the player has still to lay, the next one first. */
export const toPlace = (view: View): Obstacle[] => view.obstacles.filter((obstacle) => obstacle.line === null);
export const throughCount = (view: View): number => view.machines.filter((machine) => machine.place === 'gone').length;
/** An activation of this panel token costs power. */
export const isPaid = (view: View, cell: string): boolean => view.panel.find((token) => token.cell === cell)?.face === 'move for 1 power';

/** The lines between squares. */
export function linesOf(view: View): string[] {
  return view.squares.flatMap(({ name }) =>
    (['east', 'south'] as const).flatMap((way) => (isOn(view, neighbour(name, way)) ? [`${name}-${neighbour(name, way)}`] : [])),
  );
}

export interface Box extends Place {
  readonly width: number;
  readonly height: number;
}

/** The whole picture: the air space with its starts, the panel, the tracks. */
export interface Layout {
  readonly box: Box;
  readonly air: Box;
  /** What is painted behind it. */
  readonly sky: Box;
  readonly panel: Place;
  readonly tracks: Place;
  readonly tracksWidth: number;
}

/** The starts of this mission: the others might as well not be there. */
export function usedStarts(view: View): Start[] {
  return view.starts.filter((start) => view.machines.some((machine) => machine.start === start.number));
}

/** The air space with the starts around it. */
export function airBox(view: View): Box {
  const rim = (side: Way) => (usedStarts(view).some((start) => start.side === side) ? PAD : RIM);
  const [top, right, bottom, left] = [rim('north'), rim('east'), rim('south'), rim('west')];
  return { x: -left, y: -top, width: left + view.columns * CELL + right, height: top + view.rows * CELL + bottom };
}

/** Panel and tracks below the air space, or beside it where that leaves more room for it. */
export function layoutOf(view: View, width: number, height: number): Layout {
  const air = airBox(view);
  const below = belowOf(air);
  if (width < 600 || height <= 0) return below;
  const beside = besideOf(air);
  const scale = ({ box }: Layout) => Math.min(width / box.width, height / box.height);
  return scale(beside) > scale(below) * 1.08 ? beside : below;
}

/** With room for the outermost lines. */
function edged({ x, y, width, height }: Box): Box {
  return { x: x - 2, y: y - 2, width: width + 4, height: height + 4 };
}

function belowOf(air: Box): Layout {
  const wanted = PANEL + GAP + WIDE;
  const width = Math.max(air.width, wanted);
  const x = air.x - (width - air.width) / 2;
  const y = air.y + air.height + GAP;
  return {
    box: edged({ x, y: air.y, width, height: air.height + GAP + PANEL }),
    air,
    sky: { ...air, x, width },
    panel: { x, y },
    tracks: { x: x + PANEL + GAP, y },
    tracksWidth: width - PANEL - GAP,
  };
}

function besideOf(air: Box): Layout {
  const column = TRACKS + GAP + PANEL;
  const height = Math.max(air.height, column);
  const y = air.y - (height - air.height) / 2;
  const x = air.x + air.width + GAP;
  return {
    box: edged({ x: air.x, y, width: air.width + GAP + NARROW, height }),
    air,
    sky: { ...air, y, height },
    panel: { x: x + (NARROW - PANEL) / 2, y: y + (height - column) / 2 + TRACKS + GAP },
    tracks: { x, y: y + (height - column) / 2 },
    tracksWidth: NARROW,
  };
}

/** Where a start lies, outside the board. */
export function startPlace(start: Start): Place {
  const at = square(start.square);
  const step = STEP[start.side as Way];
  return { x: at.x + step.x * (CELL / 2 + PAD / 2), y: at.y + step.y * (CELL / 2 + PAD / 2) };
}

/** A point on the way from one place to another. */
export const along = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Where a panel token lies, seen from the panel's middle. What belongs to it elsewhere lies the same way, so that it is found again. */
const PANEL_SIDE: Readonly<Record<string, Place>> = { nw: { x: -1, y: -1 }, ne: { x: 1, y: -1 }, sw: { x: -1, y: 1 }, se: { x: 1, y: 1 } };
const TWIN = 19.5; // half the distance of two discs for the same by different panel tokens

/** One of two discs side by side on a line. */
export function twinAt(at: Place, isUpright: boolean, cell: string): Place {
  const side = PANEL_SIDE[cell] ?? { x: 0, y: 0 };
  return isUpright ? { x: at.x, y: at.y + side.y * TWIN } : { x: at.x + side.x * TWIN, y: at.y };
}

/** The middles of the panel's tokens, from its corner. */
export const PANEL_SPOTS: Readonly<Record<string, Place>> = {
  nw: { x: 48, y: 48 },
  ne: { x: 138, y: 48 },
  sw: { x: 48, y: 138 },
  se: { x: 138, y: 138 },
};

/** The spaces of a track in a tray of this width, from its corner. */
export const TRACK = { edge: 10, top: 36, high: 26, apart: 80 } as const;
export const trackStep = (length: number, width: number): number => (width - 2 * TRACK.edge) / length;
export const trackAt = (space: number, length: number, width: number): number => TRACK.edge + (space - 0.5) * trackStep(length, width);

interface Turning {
  readonly kind: 'turn' | 'move';
  readonly square: string;
  readonly to: string;
}

/** Where the disc of a turn or a move lies: turns on the token's corners, moves beyond the border. `cell`: the panel token that has its own disc. */
export function handleAt({ kind, square: name, to }: Turning, cell: string | null): Place {
  const at = square(name);
  if (kind === 'turn') {
    const dx = to === 'left' ? -30 : to === 'right' ? 30 : 0;
    return { x: at.x + dx, y: at.y + (cell === null ? 1 : (PANEL_SIDE[cell]?.y ?? 1)) * 31 };
  }
  const step = STEP[to as Way];
  const beyond = { x: at.x + step.x * 64, y: at.y + step.y * 64 };
  return cell === null ? beyond : twinAt(beyond, step.y === 0, cell);
}

/** Where on its disc the mark of a panel token lies: outwards, clear of the discs beside it. */
export function badgeAt({ kind, to }: Turning, cell: string): Place {
  const side = PANEL_SIDE[cell] ?? { x: 0, y: 0 };
  if (kind === 'turn') return { x: to === 'left' ? -13 : to === 'right' ? 13 : 0, y: side.y * 13 };
  const step = STEP[to as Way];
  return { x: step.x === 0 ? side.x * 9 : step.x * 13, y: step.y === 0 ? side.y * 9 : step.y * 13 };
}
