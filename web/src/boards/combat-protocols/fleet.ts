// Where every machine is drawn: on its square, waiting in its start's row, or just flying out.
import { CELL, square as squareAt, startPlace, STEP, type Way } from './geometry';
import type { Happened } from './happened';
import { type Start, startOf, type View } from './table';

export interface Shown {
  readonly number: number;
  readonly heading: Way;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly isLeaving: boolean;
  readonly square: string | null;
  readonly start: Start | null;
}

/** `moved`: the move that is being shown, if any; it lets a machine be seen flying out. */
export function fleetOf(view: View, moved: Happened['moved'] | null): Shown[] {
  const machines = view.machines.flatMap((machine): Shown[] => {
    const heading = machine.heading;
    const base = { number: machine.number, heading, scale: 0.95, isLeaving: false, square: null, start: null };
    if (machine.place === 'gone') {
      if (moved?.machine !== machine.number || moved.target !== 'gone') return [];
      const from = squareAt(moved.origin);
      return [{ ...base, x: from.x + STEP[heading].x * CELL, y: from.y + STEP[heading].y * CELL, isLeaving: true }];
    }
    if (machine.place !== 'waiting') return [{ ...base, ...squareAt(machine.place), square: machine.place }];
    const start = startOf(view, machine.start);
    if (!start) return [];
    const at = startPlace(start);
    const count = start.waiting.length;
    const shift = (start.waiting.indexOf(machine.number) - (count - 1) / 2) * (count > 1 ? 29 : 0);
    const isLying = start.side === 'north' || start.side === 'south';
    return [{ ...base, x: at.x + (isLying ? shift : 0), y: at.y + (isLying ? 0 : shift), scale: count > 1 ? 0.7 : 0.95, start }];
  });
  return machines.sort((a, b) => queue(b) - queue(a)); // the next to enter lies over those behind it
}

const queue = ({ start, number }: Shown) => (start ? start.waiting.indexOf(number) : -1);
