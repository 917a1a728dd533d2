// The piece in hand: picked up, turned, held over the flower, laid. All by narrowing the legal list.
import { tick, untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { LegalAction } from '../../api/types';
import { animate, QUICK } from '../../lib/motion';
import { groupBy } from '../../lib/narrow';
import { input } from '../../lib/input.svelte';
import type { Drag } from '../../lib/targets.svelte';
import { centreOf, distance, fieldPath, hexagon, outlineOf, type Peaks, type Place, STEP } from './geometry';
import type { FlowerScene } from './scene.svelte';
import { foreseen, say } from './words';

/** A place where the piece in hand may lie. */
export interface Cell extends Place {
  readonly action: LegalAction;
  readonly shape: string;
}

const NEAR = STEP * 1.3; // how far a piece may jump when it is turned where it is
const UNDER = STEP * 0.6; // how far from the pointer a place may be
const SLIDE_AFTER = 12; // px, from which a touch is no tap
const CROWDED = 3; // dots beyond which the limit of five is near

export const turnOf = (action: LegalAction) => String(action.structure.turn);
export const turnsOf = (actions: readonly LegalAction[]) => [...new Set(actions.map(turnOf))].sort();
export const fieldsOf = (action: LegalAction) => (action.structure.fields ?? []) as number[];
/** How many dots of the mover's colour would then be at each point of a placement. */
export const dotsMade = (action: LegalAction) =>
  (foreseen(action)?.dots ?? []).flatMap(({ count, points }) => points.map((point) => ({ point, count })));
export const cellKey = (action: LegalAction) => `place-${action.id}`;
const isSingleField = (actions: readonly LegalAction[]) => actions.length > 0 && actions.every((action) => fieldsOf(action).length === 1);

export class Choosing {
  /** What was used last: a key, or a kind of pointer. */
  lastInput: string | null = null;
  /** Of a mouse, over the board. */
  pointer = $state.raw<Place | null>(null);
  #spin = 0; // how far the piece has just been turned
  #isDragging = false;
  readonly #scene: FlowerScene;

  constructor(scene: FlowerScene) {
    this.#scene = scene;
    $effect(() => {
      const now = this.drag;
      this.#isDragging = now !== null;
      if (now) untrack(() => this.#board.narrowing.hover(this.#nearest(now, UNDER)?.action ?? null));
    });
  }

  get #board(): FlowerScene['props'] {
    return this.#scene.props;
  }

  // Picked up --------------------------------------------------------------------------------------------------------
  readonly #byPiece = $derived.by(() => groupBy(this.#board.narrowing.legal, 'piece'));
  /** All that may be done with a piece. */
  actionsOf(piece: string): readonly LegalAction[] {
    return this.#byPiece.get(piece) ?? [];
  }
  readonly piece = $derived.by((): string | null => {
    const { piece } = this.#board.narrowing.picked;
    return typeof piece === 'string' ? piece : null;
  });
  readonly #actions = $derived.by(() => (this.piece === null ? [] : this.actionsOf(this.piece)));
  /** A single field needs no turning: every field it fits is shown at once. */
  readonly isSingle = $derived.by(() => isSingleField(this.#actions));

  async pick(piece: string): Promise<void> {
    const { narrowing, targets } = this.#board;
    if (this.piece === piece) {
      narrowing.clear();
      return;
    }
    const actions = this.actionsOf(piece);
    const known = turnsOf(actions);
    const kept = known.find((one) => one.slice(1) === (this.turn.slice(1) || '0')) ?? known[0];
    narrowing.select(isSingleField(actions) ? { kind: 'place', piece } : { kind: 'place', piece, turn: kept });
    if (this.lastInput !== 'key') return;
    await tick();
    const first = this.#nearest({ x: 0, y: 0 }, Number.POSITIVE_INFINITY);
    if (first) targets.focus(cellKey(first.action));
  }

  // Turned -----------------------------------------------------------------------------------------------------------
  readonly turns = $derived.by(() => turnsOf(this.#actions));
  readonly turn = $derived.by((): string => {
    const { turn } = this.#board.narrowing.picked;
    return typeof turn === 'string' && this.turns.includes(turn) ? turn : (this.turns[0] ?? '');
  });
  readonly canTurn = $derived.by(() => this.#board.interactive && this.piece !== null && !this.isSingle && this.turns.length > 1);

  async rotate(step: 1 | -1): Promise<void> {
    const { narrowing, targets, announce, language } = this.#board;
    const { pointer, turns, piece } = this;
    if (!this.canTurn || piece === null) return;
    const was = this.previewed;
    const wasFocused = targets.focused?.startsWith('place-') ?? false;
    this.#spin = step * 60;
    narrowing.select({ kind: 'place', piece, turn: turns[(turns.indexOf(this.turn) + step + turns.length) % turns.length] });
    const from = pointer ?? (was ? centreOf(this.#scene.peaksOf(fieldsOf(was))) : null);
    const cell = from && this.#nearest(from, pointer ? UNDER : NEAR);
    narrowing.hover(cell?.action ?? null);
    announce(say(language, 'turn.places', { turn: this.turn, count: this.cells.length }));
    await tick();
    const next = cell ?? this.#nearest(from ?? { x: 0, y: 0 }, Number.POSITIVE_INFINITY);
    if (wasFocused && this.lastInput === 'key' && next) targets.focus(cellKey(next.action));
  }
  /** Plays the turn on the piece held over its place. */
  readonly spun: Attachment<Element> = (element) => {
    if (this.#spin !== 0 && !untrack(() => this.#board.calm))
      animate(element, [{ transform: `rotate(${this.#spin}deg)` }, { transform: 'rotate(0deg)' }], { duration: QUICK });
    this.#spin = 0;
  };

  // Held over the flower ---------------------------------------------------------------------------------------------
  readonly cells = $derived.by((): Cell[] => {
    if (!this.#board.interactive || this.piece === null) return [];
    const those = this.isSingle ? this.#actions : this.#actions.filter((action) => turnOf(action) === this.turn);
    return those.map((action) => {
      const covered = this.#scene.peaksOf(fieldsOf(action));
      const centre = centreOf(covered);
      return { action, ...centre, shape: this.isSingle ? fieldPath(covered[0] ?? []) : hexagon(centre) };
    });
  });
  #nearest(place: Place, within: number): Cell | null {
    const near = this.cells.reduce<Cell | null>(
      (best, cell) => (best && distance(best, place) <= distance(cell, place) ? best : cell),
      null,
    );
    return near && distance(near, place) <= within ? near : null;
  }
  readonly #previewed = $derived.by((): LegalAction | null => {
    const { pending, narrowing } = this.#board;
    const action = pending ?? narrowing.hovered;
    return action?.structure.kind === 'place' ? action : null;
  });
  /** The placement a person thinks of, or has just sent. */
  get previewed(): LegalAction | null {
    return this.#previewed;
  }
  /** The piece where it is previewed, with what that would do. */
  readonly ghost = $derived.by(() => {
    if (!this.previewed) return null;
    const covered = this.#scene.peaksOf(fieldsOf(this.previewed));
    return {
      action: this.previewed,
      covered,
      centre: centreOf(covered),
      dots: dotsMade(this.previewed),
      rim: outlineOf(covered).rim,
    };
  });
  /** The piece in hand, as it is turned now, round 0 0. */
  readonly shape = $derived.by((): { covered: Peaks[]; centre: Place } | null => {
    const [first] = this.cells;
    if (!first || this.isSingle) return null;
    const covered = this.#scene.peaksOf(fieldsOf(first.action));
    return { covered, centre: centreOf(covered) };
  });
  readonly drag = $derived.by((): Drag | null => {
    const { drag } = this.#board.targets;
    return drag && (drag.key.startsWith('spot-') || drag.key.startsWith('micro-')) ? drag : null;
  });
  /** Where it floats while there is no place for it below the pointer. */
  readonly floating = $derived.by((): Place | null => {
    if (!this.shape || this.ghost) return null;
    if (this.drag) return this.drag;
    const { pointer } = this;
    return pointer && Math.hypot(pointer.x, pointer.y) < (this.#board.view.radius + 0.2) * STEP ? pointer : null;
  });
  ownDots(number: number): number {
    const { actor, points } = this.#board.view;
    return (actor === 'white' ? points[number]?.white : points[number]?.black) ?? 0;
  }
  /** Points where the side in turn is near its limit, while it has a piece in hand. */
  readonly crowded = $derived.by(() => {
    if (this.piece === null) return [];
    return this.#board.view.points.filter(
      ({ number }) => this.ownDots(number) > CROWDED && !this.ghost?.dots.some(({ point }) => point === number),
    );
  });

  // Laid -------------------------------------------------------------------------------------------------------------
  lay(action: LegalAction): void {
    const { narrowing } = this.#board;
    if (this.#isDragging && this.previewed)
      input.drop(() => narrowing.propose(this.previewed ?? action)); // dropped: what was seen
    else narrowing.propose(action);
  }

  // A finger hides what it points at: while it is down it sees the piece where it would lie, it may slide on, and by leaving it lays it.
  #slide: { readonly id: number; readonly x: number; readonly y: number; readonly isFar: boolean } | null = null;

  press({ pointerType, pointerId, clientX, clientY }: PointerEvent): void {
    this.#slide = pointerType === 'touch' && this.cells.length > 0 ? { id: pointerId, x: clientX, y: clientY, isFar: false } : null;
  }
  slide({ pointerId, clientX, clientY }: PointerEvent, place: Place | null): void {
    const slide = this.#slide;
    if (slide?.id !== pointerId) return;
    const isFar = slide.isFar || Math.hypot(clientX - slide.x, clientY - slide.y) > SLIDE_AFTER;
    this.#slide = { ...slide, isFar };
    if (isFar) this.#board.narrowing.hover(place && (this.#nearest(place, UNDER)?.action ?? null));
  }
  /** Without a slide it was a tap, which the place itself hears. */
  release({ pointerId, type }: PointerEvent): void {
    const slide = this.#slide;
    if (slide?.id !== pointerId) return;
    this.#slide = null;
    const { previewed } = this;
    if (type === 'pointerup' && slide.isFar && previewed) input.drop(() => this.lay(previewed));
    else if (slide.isFar) this.#board.narrowing.hover(null);
  }
}
