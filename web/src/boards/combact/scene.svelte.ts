// How a match is drawn: the measures of the picture, the shapes of pieces, and where each lies round or below the flower.
import type { Schemas } from '../../api/types';
import { Scene } from '../../lib/scene.svelte';
import {
  boxOf,
  CARDS,
  inRows,
  type Layout,
  layoutOf,
  NUMBERED,
  onRing,
  type Peaks,
  type Place,
  placeOf,
  RAIL,
  type Spot,
  STEP,
  TRAY,
} from './geometry';

export type View = Schemas['CombactView'];

/** A piece beside the flower: in the circle, on offer, or a microbact. */
export interface Item extends Spot {
  readonly key: string;
  readonly piece: string;
  /** In the circle, from 1; null: a microbact. */
  readonly spot: number | null;
  readonly isOffered: boolean;
  readonly isTaken: boolean;
}

/** Arrow keys: what lies round the flower comes after it. */
export const BEYOND = 10_000;
const WIDE = 640; // px, from which the circle goes round the flower
const NOWHERE: Spot = { x: 0, y: 0, r: 1 };

export class FlowerScene extends Scene<View, Schemas['CombactEvent']> {
  get view(): View {
    return this.props.view;
  }
  get actorSide(): 0 | 1 {
    return this.sideOf(this.view.actor);
  }

  readonly hasTray = $derived.by(() => this.view.offered.length > 0);
  readonly layout = $derived.by((): Layout => {
    const { view, width } = this;
    const mode = width === 0 || width >= WIDE ? 'round' : this.isTiny ? 'tiny' : 'tall';
    const hasMarkers = view.points.some((point) => point.marker !== null);
    return layoutOf(mode, view.radius, view.circle.length, hasMarkers, this.#below());
  });
  /** How much of a tall layout lies below the flower, in steps. */
  #below(): number {
    const { phase, actor } = this.view;
    if (phase === 'inception') return NUMBERED;
    if (phase === 'target' && actor !== null) return CARDS;
    return this.hasTray ? TRAY + RAIL : RAIL;
  }
  /** A size of letters that is never too small to read, nor large on a small flower. */
  letters(usual: number): number {
    const pixel = this.unitOf(this.layout, 0.5);
    return Math.max(Math.min(usual, 17 * pixel), 13.2 * pixel);
  }

  // Fields and points ------------------------------------------------------------------------------------------------
  readonly fields = $derived.by(() => {
    const { fields, points } = this.view;
    return fields.map(({ peaks }): Peaks => peaks.map((number) => [points[number]?.q ?? 0, points[number]?.r ?? 0] as const));
  });
  peaksOf(numbers: readonly number[]): Peaks[] {
    return numbers.map((number) => this.fields[number] ?? []);
  }
  pointPlace(number: number): Place {
    const point = this.view.points[number];
    return placeOf([point?.q ?? 0, point?.r ?? 0]);
  }

  // Pieces -----------------------------------------------------------------------------------------------------------
  readonly #shapes = $derived.by(() => new Map(this.view.shapes.map((shape) => [shape.name, shape])));
  /** A piece as a side lays it, not turned. */
  shapeFor(piece: string, seat: string | null): Peaks[] {
    const shape = this.#shapes.get(piece);
    return (seat === 'white' ? shape?.white : shape?.black) ?? [];
  }
  get spots(): number {
    return this.view.circle.length;
  }
  isMicro(piece: string): boolean {
    return !this.view.circle.some((spot) => spot.piece === piece);
  }
  readonly #largest = $derived.by(() => Math.max(STEP, ...this.view.circle.map(({ piece }) => extentOf(this.shapeFor(piece, 'black')))));
  /** How much smaller than on the flower a piece is drawn beside it: small pieces less than large ones. */
  scaleOf(shape: readonly Peaks[], r: number): number {
    return (r * 1.66) / (this.#largest * 0.45 + Math.max(extentOf(shape), STEP) * 0.55);
  }

  readonly items = $derived.by((): Item[] => {
    const { mode } = this.layout;
    if (mode === 'tiny') return [];
    if (mode === 'round') return this.#itemsRound();
    const { phase, actor } = this.view;
    if (phase === 'target' && actor !== null) return []; // the cards of the targets are there
    return phase === 'inception' ? this.#itemsNumbered() : this.#itemsBelow();
  });
  #itemsRound(): Item[] {
    const { view, layout, spots } = this;
    const r = Math.min(0.56 * STEP, layout.height * 0.058);
    const circle = view.circle.map((spot, i) => inCircle(spot, { ...onRing(layout.ring, i, spots), r: layout.plate }));
    const micros = this.#microbacts().map((piece, i) =>
      microbact(piece, { x: -layout.corner.x + r * 1.2 + i * r * 2.2, y: layout.corner.y - r * 1.2, r }),
    );
    return [...circle, ...micros];
  }
  #itemsNumbered(): Item[] {
    const { view, layout, spots } = this;
    const places = inRows(spots, Math.ceil(spots / 2), layout.width, layout.flowerHeight - 5, NUMBERED * STEP);
    return view.circle.map((spot, i) => inCircle(spot, places[i] ?? NOWHERE));
  }
  /** Pieces on offer in a tray below the flower, what comes after them in a rail below that. */
  #itemsBelow(): Item[] {
    const { view, layout } = this;
    const top = layout.flowerHeight;
    const from = (view.inception ?? 1) - 1;
    const clockwise = [...view.circle.slice(from), ...view.circle.slice(0, from)].filter((spot) => !spot.is_taken);
    const offered = clockwise.filter((spot) => spot.is_offered);
    const rest = clockwise.filter((spot) => !spot.is_offered);
    const micros = this.#microbacts();
    const count = offered.length + micros.length;
    const tray = inRows(count, Math.max(6, count), layout.width, top, TRAY * STEP);
    const rail = inRows(rest.length, Math.max(13, rest.length), layout.width, this.hasTray ? top + TRAY * STEP : top, RAIL * STEP);
    return [
      ...offered.map((spot, i) => inCircle(spot, tray[i] ?? NOWHERE)),
      ...micros.map((piece, i) => microbact(piece, tray[offered.length + i] ?? NOWHERE)),
      ...rest.map((spot, i) => inCircle(spot, rail[i] ?? NOWHERE)),
    ];
  }
  #microbacts(): string[] {
    return this.view.offered.filter((piece) => this.isMicro(piece));
  }

  // The Inception ----------------------------------------------------------------------------------------------------
  readonly inception = $derived.by((): (Spot & { angle: number }) | null => {
    const { view, layout, items, spots } = this;
    if (view.inception === null || layout.mode === 'tiny') return null;
    const spot = view.inception - 1.5;
    if (layout.mode === 'round') return { ...onRing(layout.ring + layout.plate * 0.78, spot, spots), angle: (spot / spots) * 360, r: 8.4 };
    const first = items.find((item) => item.isOffered && item.spot !== null) ?? items.find((item) => item.spot !== null);
    return first ? { x: Math.max(first.x - first.r - 1, layout.left + 9.5), y: first.y - first.r * 0.9, angle: 0, r: 7 } : null;
  });
  /** Arcs over the pieces on offer. */
  readonly windowArcs = $derived.by(() => {
    const { view, layout, spots } = this;
    if (layout.mode !== 'round') return '';
    const r = layout.ring + layout.plate + 4.4;
    const arcs = view.circle
      .filter((spot) => spot.is_offered)
      .map(({ spot }) => [onRing(r, spot - 1.46, spots), onRing(r, spot - 0.54, spots)] as const);
    return arcs.map(([a, b]) => `M${a.x} ${a.y}A${r} ${r} 0 0 1 ${b.x} ${b.y}`).join('');
  });
  /** Where a piece came from: its spot of the circle, the stock of microbacts, or below the flower. */
  cameFrom(piece: string): Place {
    const { view, layout, spots } = this;
    const spot = view.circle.findIndex((one) => one.piece === piece);
    if (layout.mode === 'round') return spot < 0 ? { x: -layout.corner.x, y: layout.corner.y } : onRing(layout.ring, spot, spots);
    return { x: 0, y: layout.flowerHeight + STEP };
  }
}

function extentOf(shape: readonly Peaks[]): number {
  const box = boxOf(shape);
  return Math.max(box.width, box.height, Math.hypot(box.width, box.height) * 0.86);
}

const inCircle = ({ spot, piece, is_offered, is_taken }: Schemas['Combact_CircleSpot'], at: Spot): Item => ({
  key: `spot-${spot}`,
  piece,
  spot,
  isOffered: is_offered,
  isTaken: is_taken,
  ...at,
});
const microbact = (piece: string, at: Spot): Item => ({ key: `micro-${piece}`, piece, spot: null, isOffered: true, isTaken: false, ...at });
