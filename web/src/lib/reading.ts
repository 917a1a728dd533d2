// Walking over targets by arrow keys.

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Spot extends Place {
  readonly key: string;
}

export type Way = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

const ROW = 0.5; // spots whose heights differ by less than this share of the usual distance are one row

/** As one reads a page: rows from the top, each from the left. */
export function readingOrder<S extends Spot>(spots: readonly S[]): S[] {
  return rows(spots).flat();
}

/** Spots in rows from top to bottom, each from left to right. */
export function rows<S extends Spot>(spots: readonly S[]): S[][] {
  const sorted = [...spots].sort((a, b) => a.y - b.y || a.x - b.x);
  const near = nearness(spots) * ROW;
  const found: S[][] = [];
  let top = Number.NEGATIVE_INFINITY;
  for (const spot of sorted) {
    const row = found.at(-1);
    if (row && spot.y - top <= near) row.push(spot);
    else {
      found.push([spot]);
      top = spot.y;
    }
  }
  for (const row of found) row.sort((a, b) => a.x - b.x || a.y - b.y);
  return found;
}

/** The distance of a spot to its nearest neighbour, usually (the median). */
function nearness(spots: readonly Spot[]): number {
  const distances = spots
    .map((one) => Math.min(...spots.filter((other) => other !== one).map((other) => Math.hypot(one.x - other.x, one.y - other.y))))
    .filter((distance) => distance > 0 && Number.isFinite(distance))
    .sort((a, b) => a - b);
  return distances[Math.floor(distances.length / 2)] ?? 0;
}

/** Where an arrow key leads: left and right follow the reading order, up and down go to the nearest of the next row. */
export function walk(spots: readonly Spot[], from: string | null, way: Way): string | null {
  const order = readingOrder(spots);
  const first = order[0];
  const last = order.at(-1);
  if (first === undefined || last === undefined) return null;
  const index = order.findIndex((spot) => spot.key === from);
  if (way === 'first' || (index < 0 && way !== 'left' && way !== 'up')) return first.key;
  if (way === 'last' || index < 0) return last.key;
  const count = order.length;
  if (way === 'left') return order[(index + count - 1) % count]?.key ?? null;
  if (way === 'right') return order[(index + 1) % count]?.key ?? null;
  return otherRow(rows(spots), order[index] as Spot, way === 'down' ? 1 : -1);
}

/** The spot nearest to a place. */
export function nearest(spots: readonly Spot[], { x, y }: Place): string | null {
  const distance = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y);
  return [...spots].sort((a, b) => distance(a) - distance(b))[0]?.key ?? null;
}

function otherRow(all: readonly (readonly Spot[])[], from: Spot, step: 1 | -1): string | null {
  const at = all.findIndex((row) => row.some((spot) => spot.key === from.key));
  const row = all[(at + step + all.length) % all.length] ?? [];
  const nearest = [...row].sort((a, b) => Math.abs(a.x - from.x) - Math.abs(b.x - from.x))[0];
  return nearest?.key ?? null;
}
