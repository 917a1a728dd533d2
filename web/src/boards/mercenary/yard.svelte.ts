// What the parts of the board share: where everybody is, what can be done with which space, and what is thought of.
import { tick, untrack } from 'svelte';
import type { LegalAction, Schemas } from '../../api/types';
import type { BoardProps } from '../../lib/board';
import { Scene } from '../../lib/scene.svelte';
import type { MenuRow } from '../../pieces';
import { neighbour, spaceName } from '../shared/grid';
import { type Deeds, deedsOf, goalOf, isPlaced, markOf, meanings, plainDeed, type Walk } from './deeds';
import { EDGE, Layout, TALL_EDGE, TRAY, wayFrom } from './geometry';
import { cardName, say, unitTitle } from './names';
import { damageOf, foretell, phrase } from './words';

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

/** "−3", and "0" for what has no effect; nothing where no damage is foreseen. */
export function lossText(action: LegalAction): string {
  const damage = damageOf(action.preview);
  if (damage === null) return '';
  return damage === 0 ? '0' : `−${damage}`;
}

export class Yard extends Scene<View, Happened> {
  readonly isCompact = $derived(this.width > 0 && this.width < NARROW);
  readonly layout = $derived(
    new Layout(this.props.view.columns, this.props.view.rows, this.isTurned, this.isTiny ? 0 : TRAY, this.isCompact && !this.isTiny ? TALL_EDGE : EDGE),
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

  // What can be done --------------------------------------------------------------------------------------------------

  /** A kind chosen by a button, before anything else. */
  readonly kindChosen = $derived(typeof this.props.narrowing.picked.kind === 'string' ? this.props.narrowing.picked.kind : null);
  readonly deeds = $derived(deedsOf(this.props.view, this.acting, this.props.narrowing.legal, this.kindChosen));
  /** The space last chosen stays a target while the answer is on its way, so that the focus stays on it. */
  kept = $state<string | null>(null);
  /** The space that was clicked when there are several things to do with it. */
  #asked = $state<string | null>(null);
  readonly chosen = $derived(
    this.props.narrowing.picked.target !== undefined || this.props.narrowing.picked.slot !== undefined ? this.#asked : null,
  );
  #walk: { readonly unit: string; readonly at: string; readonly rest: readonly string[] } | null = null;

  constructor(props: () => BoardProps<View, Happened>) {
    super(props, say);
    $effect(() => {
      if (this.props.interactive && this.#walk) untrack(() => this.#walkOn());
    });
  }

  /** A click on a space. */
  async activate(cell: string): Promise<void> {
    const { narrowing, targets } = this.props;
    this.#walk = null;
    this.kept = cell;
    const known = this.deeds.get(cell);
    const [first, second] = meanings(known);
    if (first && second) {
      if (this.chosen === cell) {
        narrowing.back();
        return;
      }
      this.#asked = cell;
      const { kind, target, slot } = first.structure;
      narrowing.select(kind === 'attack' ? { target } : { slot });
      await tick();
      targets.focus('menu-0');
    } else if (first) narrowing.choose(first.structure);
    else if (known?.walk) this.#setOut(known.walk);
    else {
      const action = plainDeed(known);
      if (action) narrowing.choose(action.structure);
    }
  }

  /** A row of the menu. */
  choose(action: LegalAction): void {
    const walk = this.chosen === null ? undefined : this.deeds.get(this.chosen)?.walk;
    if (walk?.action === action) this.#setOut(walk);
    else this.props.narrowing.choose(action.structure);
  }

  // A walk of several steps is played step by step; anything unforeseen ends it.
  #setOut({ way, action }: Walk): void {
    const [step = '', ...rest] = way;
    if (rest.length > 0 && this.acting?.cell) this.#walk = { unit: this.acting.id, at: neighbour(this.acting.cell, step), rest };
    this.props.narrowing.choose(action.structure);
  }

  #walkOn(): void {
    const walk = this.#walk;
    this.#walk = null;
    const { narrowing, events, onplay } = this.props;
    const [step, ...rest] = walk?.rest ?? [];
    const action = narrowing.legal.find(({ structure }) => structure.kind === 'move' && structure.direction === step);
    if (!walk || !step || !action || this.acting?.id !== walk.unit || this.acting.cell !== walk.at || events.some((event) => event.kind === 'hurt')) return;
    if (rest.length > 0) this.#walk = { unit: walk.unit, at: neighbour(walk.at, step), rest };
    onplay(action);
  }

  /** What can be done with the chosen space, where it is more than one thing. */
  readonly menu = $derived.by((): MenuRow[] => {
    const { view, language } = this.props;
    const actions = this.chosen === null ? [] : meanings(this.deeds.get(this.chosen));
    const isCrowded = new Set(actions.flatMap(({ structure }) => (structure.kind === 'attack' ? [structure.target] : []))).size > 1;
    return actions.map((action) => {
      const icon = markOf(action);
      const card = view.cards.find((one) => one.number === this.acting?.card);
      const way = icon === 'strike' ? cardName(card?.name ?? '', language) : this.say(`row.${icon}`);
      const target = view.units.find((one) => one.id === action.structure.target);
      const label = isCrowded && target ? this.say('row.to', { way, unit: unitTitle(target, language) }) : way;
      const title = [icon === 'move' ? way : (phrase(action, view, language) ?? way), foretell(action.preview, language)].filter(Boolean).join('. ');
      return { action, icon, label, figure: lossText(action), title };
    });
  });

  // What is thought of ------------------------------------------------------------------------------------------------

  readonly #pointed = $derived.by(() => {
    const { hovered, focused } = this.props.targets;
    if (hovered !== null) return hovered;
    // a click leaves the focus behind: that points at nothing
    return focused !== null && document.activeElement?.matches(':focus-visible') ? focused : null;
  });
  /** The space that is pointed at. */
  readonly overCell = $derived(this.#pointed?.match(/^cell-(.+)$/)?.[1] ?? null);
  readonly goal = $derived(goalOf(this.thought, this.props.view, this.acting));
  readonly advised = $derived(isPlaced(this.props.hint) ? goalOf(this.props.hint, this.props.view, this.acting) : null);
  readonly dragged = $derived(this.props.targets.drag?.key.startsWith('cell-') && this.acting ? this.props.targets.drag : null);
  /** The spaces of the walk that is thought of. */
  readonly path = $derived.by(() => {
    const here = this.acting?.cell;
    if (!here) return null;
    const known = this.overCell && this.props.interactive ? this.deeds.get(this.overCell) : undefined;
    if (known?.walk && known.to.length === 0) return [here, ...wayFrom(here, known.walk.way)];
    const { kind, direction } = this.thought?.structure ?? {};
    return kind === 'move' ? [here, neighbour(here, String(direction))] : null;
  });

  /** What a click on the space would do, as far as it is one thing. */
  foreseen(known: Deeds | undefined): LegalAction | null {
    return known?.to[0] ?? plainDeed(known);
  }

  isPointedAt(cell: string): boolean {
    return this.overCell === cell || (this.goal === cell && this.thought !== null);
  }
}
