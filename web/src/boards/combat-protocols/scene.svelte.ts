// What the board is drawn from: where everything lies, what has just happened, and the action that is previewed.
import type { LegalAction } from '../../api/types';
import { Scene } from '../../lib/scene.svelte';
import {
  ANGLE,
  CELL,
  type BoardEvent,
  isOn,
  layoutOf,
  machineOf,
  neighbour,
  type Obstacle,
  obstacleOn,
  type Place,
  type Preview,
  square as squareAt,
  squareOf,
  type Start,
  startOf,
  startPlace,
  STEP,
  toPlace,
  type View,
  type Way,
} from './geometry';
import { type Happened, whatHappened } from './happened';

/** A machine as it is drawn: on its square, waiting in its start's row, or just flying out. */
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

/** What of an action is drawn before it happens. */
export interface Ghost {
  readonly machine?: { readonly number: number; readonly heading: Way; readonly from: Place; readonly to: Place };
  readonly turn?: { readonly at: Place; readonly angle: number };
  readonly plate?: { readonly at: Place; readonly angle: number; readonly from: Place };
  readonly obstacle?: { readonly kind: Obstacle['kind']; readonly line: string };
}

const TURN: Readonly<Record<string, number>> = { left: 270, right: 90, around: 180 };

export class AirScene extends Scene<View, BoardEvent> {
  get view(): View {
    return this.props.view;
  }

  // The picture; a tiny one shows the air space alone ----------------------------------------------------------------
  readonly layout = $derived(layoutOf(this.view, this.width, this.height));
  readonly box = $derived(this.isTiny ? this.layout.air : this.layout.box);
  readonly sky = $derived(this.isTiny ? this.layout.air : this.layout.sky);
  /** Units for a pixel. */
  readonly unit = $derived.by(() => {
    if (this.width === 0) return 0.7;
    return Math.max(this.box.width / this.width, this.height > 0 ? Math.min(this.box.height / this.height, 2) : 0);
  });
  /** Size of letters. */
  readonly letters = $derived(Math.min(22, Math.max(13, 13.4 * this.unit)));

  // What happened ----------------------------------------------------------------------------------------------------
  readonly last = $derived(whatHappened(this.props.events));
  readonly fleet = $derived(fleetOf(this.view, this.isFresh ? this.last.moved : null));

  // What is pointed at, on its way, advised --------------------------------------------------------------------------
  readonly drag = $derived.by(() => {
    const { drag } = this.props.targets;
    return drag && /^(token|obstacle)-/.test(drag.key) ? drag : null;
  });
  readonly #shown = $derived(this.previewed ?? this.props.hint);
  /** What is shown is advice, not somebody's previewed. */
  get isAdvised(): boolean {
    return this.previewed === null;
  }
  readonly forecast = $derived((this.#shown?.preview ?? null) as Preview | null);
  /** What is shown loses the game. */
  get isLosing(): boolean {
    return this.forecast?.kind === 'overheating' || this.forecast?.kind === 'last-power';
  }
  readonly ghost = $derived(ghostOf(this.view, this.#shown, this.fleet));
}

/** Where the two markers will be, as far as they move. */
export function markersAfter({ heat, power }: Pick<View, 'heat' | 'power'>, forecast: Preview | null) {
  if (forecast === null) return null;
  const { heat: marker, pointing, room } = forecast;
  return {
    heat: marker === heat.marker ? null : { marker, pointing, room },
    power: forecast.power === power.marker ? null : forecast.power,
  };
}

/** `moved`: the move that is being shown, if any; it lets a machine be seen flying out. */
function fleetOf(view: View, moved: Happened['moved'] | null): Shown[] {
  const machines = view.machines.flatMap((machine): Shown[] => {
    const heading = machine.heading;
    const base = { number: machine.number, heading, scale: 0.95, isLeaving: false, square: null, start: null };
    if (machine.place === 'gone') {
      if (moved?.kind !== 'left' || moved.machine !== machine.number) return [];
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

function ghostOf(view: View, action: LegalAction | null, fleet: readonly Shown[]): Ghost {
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
