// What the parts of the board share: where everybody is, and what is previewed.
import type { LegalAction, Schemas } from '../../api/types';
import type { BoardProps } from '../../lib/board';
import { Scene } from '../../lib/scene.svelte';
import { neighbour, spaceName } from '../shared/grid';
import { EDGE, Layout, TALL_EDGE, TALL_TRAY, TRAY } from './geometry';
import { say } from './names';

export type View = Schemas['MercenaryView'];
export type Unit = Schemas['Mercenary_UnitView'];
export type Happened = Schemas['MercenaryEvent'];

export interface Cell {
  readonly cell: string;
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
}

const NARROW = 560; // px: a phone, where letters are larger than the grid
const SMALLEST = 5.4; // units of the picture: letters

/** Kinds of actions that are done somewhere on the board. */
const PLACED = ['move', 'jump', 'sticky', 'build', 'uncloak', 'attack', 'heal', 'uber', 'repair', 'give'];

/** Whom an action is done to. */
function targetOf({ structure }: LegalAction, acting: Unit): string | null {
  const { kind, target, slot } = structure;
  if (kind === 'attack') return String(target);
  if (kind === 'heal' || kind === 'uber' || kind === 'give') return `${acting.side}-${String(slot)}`;
  return kind === 'repair' ? `${acting.side}-sentry-${String(slot)}` : null;
}

/** The space an action is about: where it leads, or where its target is. */
export function goalOf(action: LegalAction | null, view: View, acting: Unit | null): string | null {
  if (!action || !acting?.cell) return null;
  const { kind, cell, direction } = action.structure;
  if (kind === 'uncloak') return String(cell);
  const target = targetOf(action, acting);
  if (target !== null) return view.units.find((one) => one.id === target)?.cell ?? null;
  return typeof direction === 'string' ? neighbour(acting.cell, direction) : acting.cell;
}

export const isPlaced = (action: LegalAction | null): boolean => PLACED.includes(String(action?.structure.kind));

export class YardScene extends Scene<View, Happened> {
  constructor(props: () => BoardProps<View, Happened>) {
    super(props, say);
  }

  readonly isCompact = $derived(this.width > 0 && this.width < NARROW);
  /** Characters are being picked. */
  readonly isPicking = $derived(this.props.view.phase === 'draft' || this.props.view.phase === 'fill');
  readonly layout = $derived(
    new Layout(
      this.props.view.columns,
      this.props.view.rows,
      this.isTurned,
      this.isTiny ? 0 : this.isPicking && this.isCompact ? TALL_TRAY : TRAY,
      this.isCompact && !this.isTiny ? TALL_EDGE : EDGE,
    ),
  );
  readonly unit = $derived(this.unitOf(this.layout, 0.4));
  readonly letters = $derived(Math.max(SMALLEST, 13 * this.unit));
  readonly changeSize = $derived(Math.max(7, 15 * this.unit));
  /** There is room for figures on the pieces. */
  readonly hasFigures = $derived(!this.isTiny && 13 * this.unit <= SMALLEST);

  // Where everything is -----------------------------------------------------------------------------------------------

  readonly cells = $derived(
    this.props.view.tiles.flatMap((line, fromTop) =>
      [...line].map((symbol, column): Cell => {
        const cell = spaceName(column + 1, this.props.view.rows - fromTop);
        return { cell, symbol, ...this.layout.at(cell) };
      }),
    ),
  );
  readonly #out = $derived(this.props.view.units.filter((one) => one.cell !== null));
  readonly standing = $derived(new Map(this.#out.filter((one) => !one.cloaked).map((one) => [one.cell as string, one])));
  readonly markerAt = $derived(new Map(this.#out.filter((one) => one.cloaked).map((one) => [one.cell as string, one])));
  /** Who is drawn, from the lowest to the uppermost: a marker below somebody is drawn small, and above him. */
  readonly drawn = $derived([...this.#out].sort((a, b) => Number(this.isCovered(a)) - Number(this.isCovered(b))));
  readonly acting = $derived(this.props.view.units.find((one) => one.id === this.props.view.turn?.unit) ?? null);
  readonly pointAt = $derived(new Map(this.props.view.points.map((point) => [point.cell, point])));
  readonly intelAt = $derived(new Map(this.props.view.intel.filter((one) => one.carrier === null).map((one) => [one.cell, one])));
  readonly homeAt = $derived(new Map(this.props.view.intel.map((one) => [one.home, one])));
  readonly stickyAt = $derived(new Map(this.props.view.stickies.map((one) => [one.cell, one])));

  /** A marker somebody stands on. */
  isCovered(unit: Unit): boolean {
    return unit.cloaked && this.standing.has(unit.cell ?? '');
  }

  // What is previewed ------------------------------------------------------------------------------------------------

  readonly #pointed = $derived.by(() => {
    const { hovered, focused } = this.props.targets;
    if (hovered !== null) return hovered;
    // a click leaves the focus behind: that points at nothing
    return focused !== null && document.activeElement?.matches(':focus-visible') ? focused : null;
  });
  /** The space that is pointed at. */
  readonly overCell = $derived(this.#pointed?.match(/^cell-(.+)$/)?.[1] ?? null);
  readonly goal = $derived(goalOf(this.previewed, this.props.view, this.acting));
  readonly advised = $derived(isPlaced(this.props.hint) ? goalOf(this.props.hint, this.props.view, this.acting) : null);
  readonly dragged = $derived(this.props.targets.drag?.key.startsWith('cell-') && this.acting ? this.props.targets.drag : null);

  isPointedAt(cell: string): boolean {
    return this.overCell === cell || (this.goal === cell && this.previewed !== null);
  }
}
