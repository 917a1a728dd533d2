// The Flower of Life as a drawing: circles of one step's radius round every point; their arcs bound all fields.

/** A connecting point: q steps to the right, r steps to the upper right. */
export type Peak = readonly [q: number, r: number];
/** A field by its peaks: two of a lens, three of a triangle. */
export type Peaks = readonly Peak[];

/** Fields written by their peaks: `0,0 0,1; 0,0 0,1 1,0` are a lens and a triangle. */
export const readFields = (text: string): Peaks[] =>
  text.split('; ').map((field) =>
    field.split(' ').map((peak): Peak => {
      const [q = 0, r = 0] = peak.split(',').map(Number);
      return [q, r];
    }),
  );

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const STEP = 40; // units of the drawing from a point to the next
const HEIGHT = Math.sqrt(3) / 2;
const LENS_DOT = 0.25; // from the peak to its dot, in steps: a triangle is thin at its peaks
const TRIANGLE_DOT = 0.385;

const round = (value: number) => Math.round(value * 100) / 100;

export const placeOf = ([q, r]: Peak): Place => ({ x: STEP * (q + r / 2), y: -STEP * r * HEIGHT });

const middle = (places: readonly Place[]): Place => ({
  x: places.reduce((sum, place) => sum + place.x, 0) / places.length,
  y: places.reduce((sum, place) => sum + place.y, 0) / places.length,
});

export const middleOf = (field: Peaks): Place => middle(field.map(placeOf));
/** The middle of a piece: the mean of its fields'. */
export const centreOf = (fields: readonly Peaks[]): Place => middle(fields.map(middleOf));

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function boxOf(fields: readonly Peaks[]): Box {
  const places = fields.flat().map(placeOf);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The outline of one field: the arcs of a lens bulge outwards, those of a triangle are the lenses' and bulge inwards. */
export function fieldPath(field: Peaks): string {
  const centre = middleOf(field);
  const places = field.map(placeOf).sort((a, b) => Math.atan2(a.y - centre.y, a.x - centre.x) - Math.atan2(b.y - centre.y, b.x - centre.x));
  const [first] = places;
  if (!first) return '';
  const sweep = field.length === 2 ? 1 : 0;
  const arcs = [...places.slice(1), first].map(({ x, y }) => `A${STEP} ${STEP} 0 0 ${sweep} ${round(x)} ${round(y)}`);
  return `M${round(first.x)} ${round(first.y)}${arcs.join('')}Z`;
}

interface Arc {
  readonly key: string;
  readonly d: string;
}

/** The arc between two points that bulges towards the point `to`. */
function arc(a: Peak, b: Peak, to: Peak): Arc {
  const [one, other] = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]) ? [a, b] : [b, a];
  const [from, end, side] = [placeOf(one), placeOf(other), placeOf(to)];
  const cross = (end.x - from.x) * (side.y - from.y) - (end.y - from.y) * (side.x - from.x);
  const d = `M${round(from.x)} ${round(from.y)}A${STEP} ${STEP} 0 0 ${cross < 0 ? 1 : 0} ${round(end.x)} ${round(end.y)}`;
  return { key: `${one.join()} ${other.join()} ${to.join()}`, d };
}

/** Both points that are neighbours of two neighbours. */
function beside([q, r]: Peak, [q2, r2]: Peak): [Peak, Peak] {
  const [dq, dr] = [q2 - q, r2 - r];
  return [
    [q - dr, r + dq + dr], // 60 degrees anticlockwise
    [q + dq + dr, r - dq], // and clockwise
  ];
}

function arcsOf(field: Peaks): Arc[] {
  const [a, b, c] = field;
  if (!a || !b) return [];
  return c ? [arc(a, b, c), arc(b, c, a), arc(c, a, b)] : beside(a, b).map((to) => arc(a, b, to));
}

/** Arcs round a piece, and those between its fields. */
export function outlineOf(fields: readonly Peaks[]): { rim: string; seams: string } {
  const counted = new Map<string, { d: string; count: number }>();
  for (const { key, d } of fields.flatMap(arcsOf)) counted.set(key, { d, count: (counted.get(key)?.count ?? 0) + 1 });
  const those = (count: number) =>
    [...counted.values()]
      .filter((one) => one.count === count)
      .map(({ d }) => d)
      .join('');
  return { rim: those(1), seams: those(2) };
}

/** Where the dots of a field are: one near each peak. */
export function dotsOf(field: Peaks): Place[] {
  const centre = middleOf(field);
  return field.map((peak) => {
    const place = placeOf(peak);
    const length = Math.hypot(centre.x - place.x, centre.y - place.y);
    const away = ((field.length === 2 ? LENS_DOT : TRIANGLE_DOT) * STEP) / length;
    return { x: place.x + (centre.x - place.x) * away, y: place.y + (centre.y - place.y) * away };
  });
}

/** All fields of a flower, for pictures without a match. */
export function flower(radius: number): Peaks[] {
  const isIn = ([q, r]: Peak) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius;
  const found: Peaks[] = [];
  for (let q = -radius; q <= radius; q += 1) {
    for (let r = -radius; r <= radius; r += 1) {
      const here: Peak = [q, r];
      const right: Peak = [q + 1, r];
      const up: Peak = [q, r + 1];
      const left: Peak = [q - 1, r + 1];
      found.push([here, right], [here, up], [here, left], [here, right, up], [here, up, left]);
    }
  }
  return found.filter((field) => field.every(isIn));
}

/** Placements of one piece in one turn are shifted by whole steps: round each middle lies a hexagon of its own. */
export function hexagon({ x, y }: Place): string {
  const r = STEP / Math.sqrt(3);
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((30 + i * 60) * Math.PI) / 180;
    return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

export const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

// Where things lie -----------------------------------------------------------------------------------------------------

/** How much room there is: all round the flower, below it, or for the flower alone. */
export type Mode = 'round' | 'tall' | 'tiny';

export interface Spot extends Place {
  /** Of the plate a piece lies on. */
  readonly r: number;
}

export interface Layout {
  readonly mode: Mode;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Of the circle of pieces, from the first spot clockwise; `tall` shows only some of them, and gives each its place elsewhere. */
  readonly ring: number;
  readonly plate: number;
  /** Corners for what is told and for turning a piece. */
  readonly corner: Place;
  readonly flowerHeight: number;
}

const MARKER_ROOM = 0.56;
const HEADING = 0.62;
export const TRAY = 1.12; // height of the row of pieces on offer
export const RAIL = 0.78; // and of the rest of the circle
export const NUMBERED = 2.3; // height of the whole circle in two rows, each spot with its number below

export const CARDS = 2.9; // height of the cards of targets

/** `below`: how much of a tall layout lies below the flower, in steps. */
export function layoutOf(mode: Mode, radius: number, spots: number, hasMarkers: boolean, below: number): Layout {
  const halfHeight = (radius * HEIGHT + (hasMarkers ? 0.45 : 0.2)) * STEP;
  const halfWidth = (radius + (hasMarkers ? MARKER_ROOM : 0.12)) * STEP;
  if (mode === 'round') {
    const ring = (radius + (hasMarkers ? 1.24 : 0.96)) * STEP;
    const plate = Math.min(0.7 * STEP, (ring * Math.PI * 0.9) / spots);
    const half = ring + plate + 0.2 * STEP;
    const wide = half * 1.18;
    return {
      mode,
      left: -wide,
      top: -half,
      width: 2 * wide,
      height: 2 * half,
      ring,
      plate,
      corner: { x: wide, y: half },
      flowerHeight: halfHeight,
    };
  }
  const heading = mode === 'tall' ? HEADING * STEP : 0;
  return {
    mode,
    left: -halfWidth,
    top: -halfHeight - heading,
    width: 2 * halfWidth,
    height: 2 * halfHeight + heading + (mode === 'tall' ? below * STEP : 0),
    ring: 0,
    plate: 0,
    corner: { x: halfWidth, y: halfHeight },
    flowerHeight: halfHeight,
  };
}

/** A place on the circle; `spot` counts from 0 and may lie between two. */
export function onRing(ring: number, spot: number, spots: number): Place {
  const angle = (spot / spots) * 2 * Math.PI - Math.PI / 2;
  return { x: ring * Math.cos(angle), y: ring * Math.sin(angle) };
}

/** `count` places side by side in a row (or several) within the width. */
export function inRows(count: number, perRow: number, width: number, top: number, height: number): Spot[] {
  const rows = Math.max(1, Math.ceil(count / perRow));
  const across = Math.min(width / perRow, (height / rows) * 1.3);
  const down = height / rows;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return { x: ((i % perRow) - (inRow - 1) / 2) * across, y: top + (row + 0.5) * down, r: Math.min(across, down) * 0.46 };
  });
}

/** A text in lines of at most so many letters. */
export function inLines(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
