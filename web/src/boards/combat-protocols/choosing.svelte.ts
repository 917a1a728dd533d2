// What can be done now and how it is chosen. Every action takes two clicks at most: a machine flies at once; a direction token or an
// obstacle is picked up, and where two panel tokens could carry out the same, the second click says which; or the panel token comes first.
import { tick } from 'svelte';
import type { LegalAction } from '../../api/types';
import { neighbour, type Start, type Way } from './geometry';
import type { AirScene } from './scene.svelte';

/** A turn or a move of a direction token. */
export interface Handle {
  readonly key: string;
  readonly kind: 'turn' | 'move';
  readonly square: string;
  /** left, right, around; or a way */
  readonly to: string;
  /** The panel token that does it, where another could do the same. */
  readonly cell: string | null;
  readonly action: LegalAction;
}

/** A line on which something may be laid now: the next obstacle, or one that moves. */
export interface Slot {
  readonly line: string;
  readonly kind: 'place' | 'shift';
  /** What a click plays; null: something is still to be said. */
  readonly action: LegalAction | null;
  /** The same by this or that panel token. */
  readonly twins: readonly { readonly cell: string; readonly action: LegalAction }[];
}

function grouped<T>(list: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of list) {
    const known = found.get(keyOf(one));
    if (known) known.push(one);
    else found.set(keyOf(one), [one]);
  }
  return found;
}
const only = <T>(list: readonly T[]): T | null => (list.length === 1 ? (list[0] ?? null) : null);

export class Choosing {
  readonly #scene: AirScene;

  constructor(scene: AirScene) {
    this.#scene = scene;
  }

  get #props() {
    return this.#scene.props;
  }

  readonly #byKind = $derived.by(() => grouped(this.#props.narrowing.legal, ({ structure }) => String(structure.kind)));
  readonly #offered = $derived.by(() => (this.#props.interactive ? this.#props.narrowing.candidates : []));
  readonly #flights = $derived.by(() => new Map(this.#legal('fly').map((action) => [String(action.structure.square), action])));
  readonly #entries = $derived.by(() => new Map(this.#legal('enter').map((action) => [Number(action.structure.start), action])));
  readonly #movable = $derived.by(
    () => new Set([...this.#legal('turn'), ...this.#legal('move')].map(({ structure }) => String(structure.square))),
  );
  readonly #draggable = $derived.by(() => new Set(this.#legal('move').map(({ structure }) => String(structure.square))));
  readonly #shiftable = $derived.by(() => new Set(this.#legal('shift').map(({ structure }) => String(structure.line))));
  readonly #handles = $derived.by(() => this.#findHandles());
  readonly #slots = $derived.by(() => this.#findSlots());
  readonly #drops = $derived.by(() => this.#findDrops());

  #legal(kind: string): readonly LegalAction[] {
    return this.#byKind.get(kind) ?? [];
  }

  /** Something has been chosen. */
  get isPicking(): boolean {
    return this.#props.narrowing.steps.length > 0;
  }

  /** Turns and moves of direction tokens that fit what has been chosen. */
  get handles(): readonly Handle[] {
    return this.#handles;
  }

  /** Lines on which something may be laid now. */
  get slots(): ReadonlyMap<string, Slot> {
    return this.#slots;
  }

  #findHandles(): Handle[] {
    if (!this.isPicking) return [];
    const { picked } = this.#props.narrowing;
    const moves = this.#offered.filter(({ structure }) => structure.kind === 'turn' || structure.kind === 'move');
    const same = grouped(moves, ({ structure: { kind, square, turn, way } }) => `${String(kind)}-${String(square)}-${String(turn ?? way)}`);
    return [...same].flatMap(([name, actions]) => {
      const isSplit = actions.length > 1 && picked.square !== undefined; // there is room for both round one token only
      return (isSplit ? actions : actions.slice(0, 1)).map((action): Handle => {
        const { kind, square, turn, way, cell } = action.structure;
        return {
          key: isSplit ? `${name}-${String(cell)}` : name,
          kind: kind as Handle['kind'],
          square: String(square),
          to: String(turn ?? way),
          cell: isSplit ? String(cell) : null,
          action,
        };
      });
    });
  }

  #findSlots(): Map<string, Slot> {
    const { picked } = this.#props.narrowing;
    const found = new Map<string, Slot>();
    const placing = this.#offered.filter(({ structure }) => structure.kind === 'place');
    for (const action of placing) {
      const line = String(action.structure.line);
      found.set(line, { line, kind: 'place', action, twins: [] });
    }
    const shifts = this.isPicking ? this.#offered.filter(({ structure }) => structure.kind === 'shift') : [];
    for (const [line, actions] of grouped(shifts, ({ structure }) => String(structure.to))) {
      const isSplit = actions.length > 1 && picked.line !== undefined;
      const twins = isSplit ? actions.map((action) => ({ cell: String(action.structure.cell), action })) : [];
      found.set(line, { line, kind: 'shift', action: only(actions), twins });
    }
    return found;
  }

  /** Squares onto which one direction token can be moved, and the way it goes. */
  #findDrops(): Map<string, Handle | null> {
    const moves = this.#handles.filter(({ kind }) => kind === 'move');
    const bySquare = grouped(moves, ({ square, to }) => neighbour(square, to as Way));
    return new Map(
      [...bySquare].map(([target, handles]) => {
        const [first] = handles;
        return [target, first && handles.every(({ square }) => square === first.square) ? { ...first, cell: null } : null];
      }),
    );
  }

  /** The move that ends on a square, if it is sure which token would come. */
  dropOn(square: string): Handle | null {
    return this.#props.interactive ? (this.#drops.get(square) ?? null) : null;
  }

  isTokenOffered(square: string): boolean {
    const { interactive, narrowing } = this.#props;
    if (!interactive || !this.#movable.has(square)) return false;
    return !this.isPicking || this.#standsBack(square) || narrowing.has('square', square);
  }

  canDrag(square: string): boolean {
    return this.isTokenOffered(square) && this.#draggable.has(square);
  }

  isObstacleOffered(line: string): boolean {
    const { interactive, narrowing } = this.#props;
    return interactive && this.#shiftable.has(line) && (!this.isPicking || narrowing.fits({ kind: 'shift', line }));
  }

  /** The machine on a square stands back while the token under it is the target. */
  #standsBack(square: string): boolean {
    return this.isPicking && this.#handles.some((handle) => handle.square === square);
  }

  /** The flight of the machine on a square; null: it cannot fly now. */
  flight(square: string): LegalAction | null {
    return this.#props.interactive && !this.#standsBack(square) ? (this.#flights.get(square) ?? null) : null;
  }

  /** The entry from a start; null: nobody can come in now. */
  entry({ number }: Start): LegalAction | null {
    return this.#props.interactive ? (this.#entries.get(number) ?? null) : null;
  }

  /** The only thing that can be done to a token: then a click on the token itself does it. */
  soleTurn(square: string): Handle | null {
    const handle = only(this.#handles.filter((one) => one.square === square));
    return handle?.kind === 'turn' ? handle : null;
  }

  pickToken(square: string): void {
    const { narrowing } = this.#props;
    const sole = this.soleTurn(square);
    if (sole) this.play(sole);
    else if (narrowing.has('square', square)) narrowing.back();
    else narrowing.select({ square });
    this.#focusHandle(square);
  }

  play({ kind, square, to, cell }: Handle): void {
    this.#props.narrowing.choose({ kind, square, [kind === 'turn' ? 'turn' : 'way']: to, ...(cell && { cell }) });
    if (this.isPicking) this.#focusPanel();
  }

  pickCell(cell: string): void {
    const { narrowing } = this.#props;
    if (narrowing.has('cell', cell)) return narrowing.clear();
    const action = only(narrowing.find({ cell }));
    const isDecided = Object.keys(narrowing.picked).some((field) => field !== 'cell' && field !== 'kind');
    if (action && (isDecided || action.structure.kind === 'idle')) return void narrowing.choose({ cell });
    narrowing.select({ cell });
    this.#focusHandle(null);
  }

  pickObstacle(line: string): void {
    const { narrowing } = this.#props;
    if (narrowing.has('line', line)) narrowing.back();
    else narrowing.select({ kind: 'shift', line });
    const [slot] = this.#slots.values();
    if (slot) void this.#followKeyboard(slot.twins[0] ? `line-${slot.line}-${slot.twins[0].cell}` : `line-${slot.line}`);
  }

  layOn({ kind, line }: Slot, cell: string | null = null): void {
    this.#props.narrowing.choose(kind === 'place' ? { kind, line } : { kind, to: line, ...(cell && { cell }) });
    if (this.isPicking) this.#focusPanel();
  }

  /** With the keyboard the focus goes where the next decision is. */
  async #followKeyboard(key: string): Promise<void> {
    if (!document.activeElement?.matches('[data-target]:focus-visible')) return;
    await tick();
    this.#props.targets.focus(key);
  }

  #focusHandle(square: string | null): void {
    const handle = this.#handles.find((one) => square === null || one.square === square);
    if (handle) void this.#followKeyboard(`handle-${handle.key}`);
  }

  #focusPanel(): void {
    const { narrowing } = this.#props;
    const cell = narrowing.values('cell')[0];
    if (narrowing.candidates.length > 1 && typeof cell === 'string') void this.#followKeyboard(`cell-${cell}`);
  }
}
