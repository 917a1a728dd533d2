// An action that is pointed at, on its way or advised: what of it is drawn before it happens.
import type { LegalAction } from '../../api/types';
import type { Shown } from './fleet';
import { ANGLE, neighbour, type Place, square as squareAt, startPlace, STEP, type Way } from './geometry';
import { isOn, machineOf, type Obstacle, obstacleOn, squareOf, startOf, toPlace, type View } from './table';

export interface Ghost {
  readonly machine?: { readonly number: number; readonly heading: Way; readonly from: Place; readonly to: Place };
  readonly turn?: { readonly at: Place; readonly angle: number };
  readonly plate?: { readonly at: Place; readonly angle: number; readonly from: Place };
  readonly obstacle?: { readonly kind: Obstacle['kind']; readonly line: string };
}

const TURN: Readonly<Record<string, number>> = { left: 270, right: 90, around: 180 };

export function ghostOf(view: View, action: LegalAction | null, fleet: readonly Shown[]): Ghost {
  const structure = action?.structure;
  switch (structure?.kind) {
    case 'enter':
      return enteringGhost(view, structure.start, fleet);
    case 'fly':
      return flyingGhost(view, structure.square);
    case 'turn':
    case 'move': {
      const at = squareOf(view, structure.square);
      if (!at?.token) return {};
      const angle = ANGLE[at.token];
      if (structure.kind === 'turn') return { turn: { at: squareAt(at.name), angle: (angle + (TURN[String(structure.turn)] ?? 0)) % 360 } };
      return { plate: { at: squareAt(neighbour(at.name, structure.way as Way)), angle, from: squareAt(at.name) } };
    }
    case 'shift':
      return { obstacle: { kind: obstacleOn(view, structure.line)?.kind ?? 'barrier', line: String(structure.to) } };
    case 'place':
      return { obstacle: { kind: toPlace(view)[0]?.kind ?? 'barrier', line: String(structure.line) } };
    default:
      return {};
  }
}

function enteringGhost(view: View, number: unknown, fleet: readonly Shown[]): Ghost {
  const start = startOf(view, number);
  const first = start?.waiting[0];
  if (!start || first === undefined) return {};
  const from = fleet.find((machine) => machine.number === first) ?? startPlace(start);
  return { machine: { number: first, heading: start.heading, from, to: squareAt(start.square) } };
}

function flyingGhost(view: View, name: unknown): Ghost {
  const square = squareOf(view, name);
  const machine = square && machineOf(view, square.machine);
  if (!square?.token || !machine) return {};
  const way = square.token;
  const from = squareAt(square.name);
  const target = neighbour(square.name, way);
  const to = isOn(view, target) ? squareAt(target) : { x: from.x + STEP[way].x * 74, y: from.y + STEP[way].y * 74 };
  return { machine: { number: machine.number, heading: machine.heading, from, to } };
}
