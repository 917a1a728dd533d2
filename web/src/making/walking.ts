// Arrow keys over places that lie anywhere: the next one is the nearest in that direction.
import type { Spot } from '../lib/making';

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isArrow = (key: string): boolean => key in STEPS;

/** The place an arrow key leads to; where there is none, it stays. */
export function stepFrom(spots: readonly Spot[], from: Spot, key: string): Spot {
  const [x, y] = STEPS[key] ?? [0, 0];
  let best: { readonly spot: Spot; readonly far: number } | null = null;
  for (const spot of spots) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const [ahead, aside] = [dx * x + dy * y, Math.abs(dx * y) + Math.abs(dy * x)];
    if (ahead < 1 || aside > ahead * 2) continue;
    const far = ahead + aside * 2;
    if (!best || far < best.far) best = { spot, far };
  }
  return best?.spot ?? from;
}
