// What can be pointed at on a board: pointer, touch, keyboard, drag and screen reader in one attachment.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { input } from './input.svelte';
import { nearest, type Place, type Way, walk } from './reading';

/** The card shown beside a piece: on hover or focus, and for fingers by a tap or a long press. */
export interface Info {
  readonly title: string;
  readonly text?: string;
  /** Name and value, one line each. */
  readonly facts?: readonly (readonly [string, string])[];
  /** What choosing it would do: odds, dots, damage. Shown with emphasis. */
  readonly preview?: string;
  /** What the preview tells hurts whoever chooses it: a warning. */
  readonly isWarning?: boolean;
}

export interface TargetSpec {
  /** A name that stays the same as long as the thing does. */
  readonly key: string;
  /** Where it is, in any unit: arrow keys walk in reading order. */
  readonly x: number;
  readonly y: number;
  /** What a screen reader says. */
  readonly label: string;
  /** Something can be done with it now. Others are only looked at. */
  readonly active: boolean;
  /** Click, tap, Enter, Space, or something dropped on it. */
  readonly activate?: () => void;
  /** Pointed at (true) or no longer (false), by pointer or focus: for previews. */
  readonly hover?: (isOver: boolean) => void;
  readonly info?: Info | null;
  /** It can be dragged: dragging activates it first, dropping activates what is below. */
  readonly drag?: boolean;
  /** Is it chosen now? Told to screen readers. */
  readonly pressed?: boolean;
}

/** Something on its way under the pointer, in the units of its own SVG (or in px outside of one). */
export interface Drag {
  readonly key: string;
  readonly x: number;
  readonly y: number;
}

interface Known {
  spec: TargetSpec;
  readonly element: HTMLElement | SVGElement;
}

const DRAG_AFTER = 6; // px
const HOLD_AFTER = 450; // ms from which a finger that stays has not tapped but asks what there is
const STILL = 10; // px a finger that stays may move

export class Targets {
  /** Where the keyboard begins, in the units of the targets; null: at the first one. */
  home: Place | null = null;
  readonly #known = new Map<string, Known>();
  #current: string | null = null; // the one that Tab leads to
  #hovered = $state<string | null>(null);
  #focused = $state<string | null>(null);
  #drag = $state.raw<Drag | null>(null);
  #card = $state.raw<{ info: Info; element: Element } | null>(null);
  #isSettling = false;
  #hadFocus: Known | null = null;
  #opener: string | null = null; // had the focus when it was put elsewhere, on a menu: it gets it back when that is gone
  #blurred: Known | null = null; // has lost the focus just now
  #wasDragged = false;
  #chosenAt: { x: number; y: number } | null = null; // the pointer has chosen something here and not moved since
  #chosen: string | null = null; // chosen by key, and the focus has not moved since
  #pressed: { readonly key: string; readonly wasActive: boolean } | null = null; // what the pointer went down on
  #tapped: string | null = null; // the card of this was brought up by a finger, and stays until the next touch
  #wasHeld = false;

  /** The key of what the pointer is over. */
  get hovered(): string | null {
    return this.#hovered;
  }

  /** The key of what has the keyboard's focus. */
  get focused(): string | null {
    return this.#focused;
  }

  /** What is being dragged. */
  get drag(): Drag | null {
    return this.#drag;
  }

  /** The card to be shown, and beside what. */
  get card(): { info: Info; element: Element } | null {
    return this.#card;
  }

  /** Is the pointer over it, or the focus on it? */
  isOver(key: string): boolean {
    return this.#hovered === key || this.#focused === key;
  }

  /** Make an element a target: `<g {@attach targets.at({ ... })}>`. */
  at(spec: TargetSpec): Attachment<HTMLElement | SVGElement> {
    return (element) => untrack(() => this.#attach(element, spec));
  }

  #attach(element: HTMLElement | SVGElement, spec: TargetSpec): () => void {
    const known: Known = { spec, element };
    this.#known.set(spec.key, known);
    describe(element, spec);
    const stop = new AbortController();
    const on = (name: string, act: (event: Event) => void) => element.addEventListener(name, act, { signal: stop.signal });
    on('click', (event) => this.#click(known, event));
    on('keydown', (event) => this.#key(known, event as KeyboardEvent));
    on('pointerenter', (event) => this.#enter(known, event as PointerEvent));
    on('pointerleave', () => this.#leave(known));
    on('pointermove', (event) => this.#move(known, event as PointerEvent));
    on('focus', () => this.#focus(known));
    on('blur', () => {
      this.#blurred = known;
      queueMicrotask(() => this.#finishBlur()); // it may come while the page is being drawn anew, when nothing may be changed
    });
    on('pointerdown', (event) => this.#down(known, event as PointerEvent));
    on('contextmenu', (event) => input.isFinger && event.preventDefault()); // a long press is ours
    element.style.userSelect = 'none';
    element.style.setProperty('-webkit-touch-callout', 'none');
    element.style.touchAction = spec.drag && spec.active ? 'none' : ''; // else a finger would scroll the page
    if (document.activeElement === element) this.#focused = spec.key;
    const isPointedAt = this.#hovered === spec.key && this.#chosenAt === null && !input.isFinger;
    const isTapped = this.#tapped === spec.key && spec.active;
    const isFocused = this.#focused === spec.key && this.#chosen !== spec.key && element.matches(':focus-visible');
    if (isPointedAt || isTapped || isFocused) this.#card = spec.info ? { info: spec.info, element } : null; // not where a click has left the focus behind
    this.#settle();
    return () => {
      stop.abort();
      if (this.#known.get(spec.key) === known) this.#known.delete(spec.key);
      if (this.#focused === spec.key) this.#hadFocus = known;
      if (this.#card?.element === element) this.#card = null;
      this.#settle();
    };
  }

  /** After a change of targets: one of them can be tabbed to, and the focus is not lost with what it was on. */
  #settle(): void {
    if (this.#isSettling) return;
    this.#isSettling = true;
    queueMicrotask(() => {
      this.#isSettling = false;
      const active = this.#spots(false);
      if (this.#current === null || !this.#known.get(this.#current)?.spec.active) this.#current = this.#firstOf(active);
      for (const { spec, element } of this.#known.values()) {
        if (spec.active) element.setAttribute('tabindex', spec.key === this.#current ? '0' : '-1');
      }
      if (this.#hovered !== null && !this.#known.has(this.#hovered)) this.#hovered = null;
      this.#rescueFocus();
    });
  }

  /** Where the keyboard begins: as near as can be to where the game has it begin, else where one begins to read. */
  #firstOf(active: readonly TargetSpec[]): string | null {
    return this.home === null ? walk(active, null, 'first') : nearest(active, this.home);
  }

  #rescueFocus(): void {
    const had = this.#hadFocus;
    this.#hadFocus = null;
    if (had === null) return;
    const now = this.#known.get(had.spec.key);
    if (now && document.activeElement === now.element) {
      this.#focused = had.spec.key;
      return;
    }
    this.#focused = null;
    const lost = document.activeElement === null || document.activeElement === document.body;
    const opener = this.#known.get(this.#opener ?? '');
    this.#opener = null;
    const near = () => nearest(this.#spots(false), (opener ?? had).spec) ?? '';
    const next = lost ? (now ?? (opener?.spec.active ? opener : this.#known.get(near()))) : undefined;
    if (!next) return;
    this.#chosen = next.spec.key; // nobody has walked there: no card
    next.element.focus();
  }

  #spots(all: boolean): TargetSpec[] {
    return [...this.#known.values()].map(({ spec }) => spec).filter((spec) => spec.active || (all && spec.info));
  }

  /** Move the focus; `all`: also to things that are only looked at. */
  walk(way: Way, all = false): boolean {
    const held = document.activeElement?.getAttribute('data-target') ?? ''; // known here or not, it has the focus
    const from = this.#focused ?? (this.#known.has(held) ? held : null) ?? (this.#hadFocus?.spec.key || null);
    const next = from === null && this.home !== null ? this.#firstOf(this.#spots(false)) : walk(this.#spots(all), from, way);
    return next !== null && this.#focusOn(next);
  }

  /** Put the focus on a target, such as the first line of a menu; when that is gone, it goes back to where it was. */
  focus(key: string): boolean {
    if (this.#focused !== key) this.#opener = this.#focused;
    this.#tapped = null; // a card that a finger brought up would lie over the menu
    this.#card = null;
    return this.#focusOn(key);
  }

  #focusOn(key: string): boolean {
    const known = this.#known.get(key);
    if (!known) return false;
    this.#current = key;
    known.element.focus();
    return true;
  }

  /** Put the focus on the target to begin with. */
  focusFirst(): boolean {
    return this.#current !== null ? this.focus(this.#current) : this.walk('first');
  }

  /** Show no card. */
  hideCard(): void {
    this.#card = null;
  }

  #enter({ spec, element }: Known, event: PointerEvent): void {
    this.#hovered = spec.key;
    if (event.pointerType === 'touch') spec.hover?.(true);
    else if (this.#hasMoved(event)) this.#pointAt(spec, element);
  }

  #move({ spec, element }: Known, event: PointerEvent): void {
    if (event.pointerType !== 'touch' && this.#chosenAt !== null && this.#hasMoved(event)) this.#pointAt(spec, element);
  }

  #pointAt(spec: TargetSpec, element: Element): void {
    this.#card = spec.info ? { info: spec.info, element } : null;
    spec.hover?.(true);
  }

  /** After a choice nothing is told until the pointer moves: what appears below it is not what was pointed at. */
  #hasMoved({ clientX, clientY }: PointerEvent): boolean {
    const from = this.#chosenAt;
    if (from !== null && Math.hypot(clientX - from.x, clientY - from.y) < DRAG_AFTER) return false;
    this.#chosenAt = null;
    return true;
  }

  #leave({ spec }: Known): void {
    if (this.#hovered !== spec.key) return;
    this.#hovered = null;
    if (this.#tapped === null) this.#card = null;
    spec.hover?.(false);
  }

  #focus({ spec, element }: Known): void {
    this.#finishBlur();
    this.#focused = spec.key;
    if (this.#chosen !== spec.key) this.#chosen = null;
    if (spec.active) {
      this.#current = spec.key;
      this.#settle();
    }
    if (spec.info && this.#chosen === null && element.matches(':focus-visible')) this.#card = { info: spec.info, element };
    spec.hover?.(true);
  }

  #finishBlur(): void {
    const known = this.#blurred;
    this.#blurred = null;
    if (known === null || this.#focused !== known.spec.key) return;
    const { spec, element } = known;
    if (document.activeElement === element) return; // and has got it back
    this.#focused = null;
    if (this.#tapped === null) this.#card = null;
    spec.hover?.(false);
  }

  #click(known: Known, event: Event): void {
    const { spec } = known;
    if (this.#wasDragged || (this.#wasHeld && input.isFinger)) return;
    const isFirstTap = input.isFinger && this.#tapped !== spec.key;
    if (!spec.active) {
      if (isFirstTap) this.#keepCard(known); // it is only looked at
      return;
    }
    event.stopPropagation();
    if (this.#isTooNew(spec.key, event)) return;
    this.#card = null;
    this.#tapped = null;
    if (event instanceof MouseEvent && !input.isFinger) this.#chosenAt = { x: event.clientX, y: event.clientY };
    if (isFirstTap) this.#keepCard(known); // as it is, or as it becomes by being chosen; a second tap knows it already
    spec.activate?.();
  }

  /** It could not be chosen when the pointer went down, which has ended what was being shown: nobody has meant it. */
  #isTooNew(key: string, event: Event): boolean {
    const isPointed = event instanceof MouseEvent && event.detail > 0;
    return isPointed && this.#pressed?.key === key && !this.#pressed.wasActive;
  }

  /** Show the card until something else is touched. */
  #keepCard({ spec, element }: Known): void {
    this.#tapped = spec.key;
    this.#card = spec.info ? { info: spec.info, element } : null;
    const forget = ({ target }: PointerEvent) => {
      this.#card = null;
      if (!(target instanceof Element && target.closest('[data-target]')?.getAttribute('data-target') === spec.key)) this.#tapped = null;
    };
    document.addEventListener('pointerdown', forget, { capture: true, once: true });
  }

  #down(known: Known, down: PointerEvent): void {
    const { key, active, drag } = known.spec;
    this.#pressed = { key, wasActive: active };
    this.#wasHeld = false;
    if (down.pointerType === 'touch') this.#hold(known, down);
    if (drag && active) this.#press(known, down);
  }

  /** A finger that stays shows the card, and chooses nothing by leaving. */
  #hold({ spec: { key } }: Known, down: PointerEvent): void {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      const known = this.#known.get(key); // as it is by now
      if (!known?.spec.info || this.#drag !== null) return;
      this.#wasHeld = true;
      this.#keepCard(known);
    }, HOLD_AFTER);
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      if (event.type === 'pointermove' && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < STILL) return;
      clearTimeout(timer);
      stop.abort();
    };
    for (const name of ['pointermove', 'pointerup', 'pointercancel'] as const) addEventListener(name, end, { signal: stop.signal });
  }

  #key(known: Known, event: KeyboardEvent): void {
    if (!known.spec.active || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    this.#card = null;
    this.#chosen = known.spec.key;
    known.spec.activate?.();
  }

  #press(known: Known, down: PointerEvent): void {
    if (down.button !== 0) return;
    const { element, spec } = known;
    const stop = new AbortController();
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      if (this.#drag === null) {
        if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < DRAG_AFTER) return;
        this.#card = null;
        if (!spec.pressed) spec.activate?.();
      }
      this.#drag = { key: spec.key, ...inUnitsOf(element, event) };
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      stop.abort();
      if (this.#drag === null) return;
      this.#drag = null;
      this.#wasDragged = true; // the click that follows is no click
      setTimeout(() => (this.#wasDragged = false), 0);
      if (event.type === 'pointerup') this.#drop(event, spec.key);
    };
    addEventListener('pointermove', move, { signal: stop.signal });
    addEventListener('pointerup', end, { signal: stop.signal });
    addEventListener('pointercancel', end, { signal: stop.signal });
  }

  #drop(event: PointerEvent, dragged: string): void {
    for (const below of document.elementsFromPoint(event.clientX, event.clientY)) {
      const key = below.closest('[data-target]')?.getAttribute('data-target');
      const known = key ? this.#known.get(key) : undefined;
      if (known?.spec.active && known.spec.key !== dragged) {
        input.drop(() => known.spec.activate?.());
        return;
      }
    }
  }
}

function describe(element: Element, spec: TargetSpec): void {
  element.setAttribute('data-target', spec.key);
  element.toggleAttribute('data-active', spec.active);
  element.setAttribute('aria-label', spec.label);
  element.setAttribute('role', spec.active ? 'button' : 'img');
  if (spec.active && spec.pressed !== undefined) element.setAttribute('aria-pressed', String(spec.pressed));
  else element.removeAttribute('aria-pressed');
  if (!spec.active) {
    if (spec.info) element.setAttribute('tabindex', '-1');
    else element.removeAttribute('tabindex');
  }
}

function inUnitsOf(element: Element, event: PointerEvent): { x: number; y: number } {
  const svg = element instanceof SVGElement ? element.ownerSVGElement : null;
  const matrix = svg?.getScreenCTM?.()?.inverse();
  if (!matrix) return { x: event.clientX, y: event.clientY };
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return { x: point.x, y: point.y };
}
