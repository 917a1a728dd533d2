// Where things lie on a terrain: the zones between paths, the middle of each, and room for decoration. No rules, only places.

export type Point = readonly [x: number, y: number];
interface Node {
  readonly id: string;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
}
type Paths = readonly (readonly string[])[];

export const RADIUS = 9.6; // of a base
export const RACK = 8; // troops at most
const ACROSS = 15; // units per step of the terrain's own measure
const DOWN = 10.5;
const MARGIN = 17.5;

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly at: ReadonlyMap<string, Point>;
}

/** Nodes in units of the picture; turned by half a circle if wanted. */
export function layOut(nodes: readonly Node[], isTurned: boolean): Layout {
  const [left, top] = [Math.min(...nodes.map(({ x }) => x)), Math.min(...nodes.map(({ y }) => y))];
  const width = (Math.max(...nodes.map(({ x }) => x)) - left) * ACROSS + 2 * MARGIN;
  const height = (Math.max(...nodes.map(({ y }) => y)) - top) * DOWN + 2 * MARGIN;
  const place = ({ x, y }: Node): Point => {
    const [px, py] = [MARGIN + (x - left) * ACROSS, MARGIN + (y - top) * DOWN];
    return isTurned ? [width - px, height - py] : [px, py];
  };
  return { width, height, at: new Map(nodes.map((node) => [node.id, place(node)])) };
}

/** Is the side's own H.Q. above the other's, so that the picture must be turned for it to lie below? */
export function isAbove(nodes: readonly Node[], seat: string): boolean {
  const mean = (those: readonly Node[]) => those.reduce((sum, { y }) => sum + y, 0) / (those.length || 1);
  const quarters = nodes.filter(({ kind }) => kind.startsWith('hq:'));
  return mean(quarters.filter(({ kind }) => kind === `hq:${seat}`)) < mean(quarters.filter(({ kind }) => kind !== `hq:${seat}`));
}

/** The outline of each region: the zone of the net with exactly these bases, or else what is stretched round them. */
export function outlines(regions: readonly (readonly string[])[], paths: Paths, layout: Layout, quarters: ReadonlySet<string>): Point[][] {
  const zones = new Map(zonesOf(paths, layout.at).map((zone) => [nameOf(zone.filter((id) => !quarters.has(id))), zone]));
  return regions.map((bases) => {
    const zone = zones.get(nameOf(bases));
    return zone ? pointsOf(zone, layout.at) : hull(pointsOf(bases, layout.at));
  });
}

const nameOf = (ids: readonly string[]) => [...new Set(ids)].sort().join(' ');
const pointsOf = (ids: readonly string[], at: ReadonlyMap<string, Point>) => ids.map((id) => at.get(id) ?? ([0, 0] as const));

/** The zones closed in by paths: at every node take the next path round. */
function zonesOf(paths: Paths, at: ReadonlyMap<string, Point>): string[][] {
  const next = new Map<string, string[]>([...at.keys()].map((id) => [id, []]));
  for (const [one = '', other = ''] of paths) {
    next.get(one)?.push(other);
    next.get(other)?.push(one);
  }
  for (const [id, others] of next) others.sort((a, b) => angle(at, id, a) - angle(at, id, b));
  const seen = new Set<string>();
  const found: string[][] = [];
  for (const [start, others] of next) {
    for (const second of others) {
      const zone: string[] = [];
      let [from, to] = [start, second];
      while (!seen.has(`${from} ${to}`)) {
        seen.add(`${from} ${to}`);
        zone.push(from);
        const round = next.get(to) ?? [];
        const after = round[(round.indexOf(from) + round.length - 1) % round.length] ?? from;
        [from, to] = [to, after];
      }
      if (zone.length > 2 && areaOf(pointsOf(zone, at)) > 0) found.push(zone); // the outside runs the other way round
    }
  }
  return found;
}

function angle(at: ReadonlyMap<string, Point>, from: string, to: string): number {
  const [[x0, y0], [x1, y1]] = [at.get(from) ?? [0, 0], at.get(to) ?? [0, 0]];
  return Math.atan2(y1 - y0, x1 - x0);
}

function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [0, 0];
    return sum + (x * ny - nx * y) / 2;
  }, 0);
}

function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (those: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of those) {
      while (kept.length > 1 && areaOf([kept.at(-2) as Point, kept.at(-1) as Point, point]) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half([...sorted].reverse())];
}

/** A closed path. */
export const outlinePath = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

/** How far a point is from a line. */
function toLine([x, y]: Point, [x0, y0]: Point, [x1, y1]: Point): number {
  const length = (x1 - x0) ** 2 + (y1 - y0) ** 2;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / length));
  return Math.hypot(x0 + share * (x1 - x0) - x, y0 + share * (y1 - y0) - y);
}

function isInside([x, y]: Point, points: readonly Point[]): boolean {
  return points.reduce((inside, [x0, y0], i) => {
    const [x1, y1] = points[(i + 1) % points.length] ?? [0, 0];
    return y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0 ? !inside : inside;
  }, false);
}

const STEPS = 18;
const MUCH = 14; // more room than this is not looked for
const OFF_CENTRE = 0.12; // room given up to be nearer to the centre

/** The place in an outline that is farthest from its edges and from all bases: there the medals lie. */
export function middle(outline: readonly Point[], bases: Iterable<Point>): Point {
  const others = [...bases];
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const centre: Point = [xs.reduce((a, b) => a + b, 0) / xs.length, ys.reduce((a, b) => a + b, 0) / ys.length];
  let [best, most]: [Point, number] = [centre, Number.NEGATIVE_INFINITY];
  for (let i = 1; i < STEPS; i += 1) {
    for (let j = 1; j < STEPS; j += 1) {
      const point: Point = [left + ((right - left) * i) / STEPS, top + ((bottom - top) * j) / STEPS];
      if (!isInside(point, outline)) continue;
      const off = Math.hypot(point[0] - centre[0], point[1] - centre[1]) * OFF_CENTRE;
      let room = MUCH - off;
      for (const [x, y] of others) room = Math.min(room, Math.hypot(x - point[0], y - point[1]) - RADIUS - off);
      for (let k = 0; k < outline.length && room > most; k += 1) {
        room = Math.min(room, toLine(point, outline[k] as Point, outline[(k + 1) % outline.length] as Point) - off);
      }
      if (room > most) [best, most] = [point, room];
    }
  }
  return best;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const STEP = 3;
const LARGEST = 10;
const SMALLEST = 4;

/** Room for decoration, the largest first: away from bases, medals, paths and from each other. */
export function freeSpots(layout: Layout, paths: Paths, medals: readonly Point[], most: number): Spot[] {
  const lines = paths.map(([one = '', other = '']) => pointsOf([one, other], layout.at) as [Point, Point]);
  const rounds = [...[...layout.at.values()].map((at) => ({ at, r: RADIUS + 5 })), ...medals.map((at) => ({ at, r: 9 }))];
  let left: Spot[] = [];
  for (let x = STEP; x < layout.width; x += STEP) {
    for (let y = STEP; y < layout.height; y += STEP) {
      let size = Math.min(LARGEST, Math.min(x, y, layout.width - x, layout.height - y) - 1.5);
      for (const { at, r } of rounds) {
        if (size >= SMALLEST) size = Math.min(size, Math.hypot(at[0] - x, at[1] - y) - r);
      }
      for (const [from, to] of lines) {
        if (size >= SMALLEST) size = Math.min(size, toLine([x, y], from, to) - 3);
      }
      if (size >= SMALLEST) left.push({ x, y, size });
    }
  }
  const found: Spot[] = [];
  while (found.length < most && left.length > 0) {
    const best = left.reduce((most, spot) => (spot.size > most.size + 0.01 ? spot : most));
    found.push(best);
    left = left
      .map((spot) => ({ ...spot, size: Math.min(spot.size, Math.hypot(spot.x - best.x, spot.y - best.y) - best.size - 3) }))
      .filter(({ size }) => size >= SMALLEST);
  }
  return found;
}

/** All places of a terrain. */
export interface Scene {
  readonly layout: Layout;
  readonly outlines: readonly (readonly Point[])[];
  readonly medals: readonly Point[];
  readonly spots: readonly Spot[];
}

interface Terrain {
  readonly nodes: readonly Node[];
  readonly paths: Paths;
  readonly regions: readonly { readonly bases: readonly string[] }[];
}
const scenes = new Map<string, Scene>(); // a terrain does not change while it is played on
const MOST_SPOTS = 14;

/** The places of a terrain, seen from a side. */
export function sceneOf({ nodes, paths, regions }: Terrain, seat: string): Scene {
  const isTurned = isAbove(nodes, seat);
  const key = JSON.stringify([isTurned, nodes.map(({ id, kind, x, y }) => [id, kind, x, y]), paths, regions.map(({ bases }) => bases)]);
  const known = scenes.get(key);
  if (known) return known;
  const layout = layOut(nodes, isTurned);
  const quarters = new Set(nodes.filter(({ kind }) => kind !== 'base').map(({ id }) => id));
  const zones = outlines(
    regions.map(({ bases }) => bases),
    paths,
    layout,
    quarters,
  );
  const medals = zones.map((zone) => middle(zone, layout.at.values()));
  const turn = (x: number, y: number): Point => (isTurned ? [layout.width - x, layout.height - y] : [x, y]);
  const spots = freeSpots(
    layOut(nodes, false),
    paths,
    medals.map((at) => turn(...at)),
    MOST_SPOTS,
  ).map(({ x, y, size }) => {
    const [tx, ty] = turn(x, y);
    return { x: tx, y: ty, size };
  });
  const scene = { layout, outlines: zones, medals, spots };
  scenes.set(key, scene);
  return scene;
}
