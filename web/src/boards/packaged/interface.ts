// The interface of a board that comes with a game's package, without a framework. Documented in docs/boards-of-your-own.md.
import type { GameEvent, GameView, LegalAction, Player } from '../../api/types';
import type { Values } from '../../base/texts';
import type { Language, Theme, WordsModule } from '../../base/words';
import type { BoardProps, Deed } from '../../lib/board';
import type { Fields, FieldValue } from '../../lib/narrow';
import type { TargetSpec } from '../../lib/targets.svelte';

/** The version of this interface; a module names the one it was written for as `fracasBoard`. What is only added leaves it as it is. */
export const VERSION = 2;

/** What choosing has come to, and how to go on with it. */
export interface PlainNarrowing {
  readonly picked: Fields;
  readonly candidates: readonly LegalAction[];
  readonly hovered: LegalAction | null;
  can(fields: Fields): boolean;
  fits(fields: Fields): boolean;
  find(fields: Fields): LegalAction[];
  has(field: string, value: FieldValue): boolean;
  values(field: string): FieldValue[];
  select(fields: Fields): boolean;
  choose(fields: Fields): boolean;
  hover(action: LegalAction | null): void;
  back(): boolean;
  clear(): void;
}

export interface PlainTargets {
  /** Make an element a target, or change what it was before. Call it in every update; letting go is seen to. */
  at(spec: TargetSpec): (element: HTMLElement | SVGElement) => void;
  isOver(key: string): boolean;
}

/** A text of the game's catalogue in the person's language, with values put in. */
export type Say = (key: string, values?: Values) => string;

/** What `mount` and `update` get: everything as it is now. */
export interface PlainProps {
  readonly view: GameView;
  readonly before: GameView | null;
  readonly events: readonly GameEvent[];
  readonly since: readonly Deed[];
  readonly moment: number;
  readonly legal: readonly LegalAction[];
  readonly seat: string | null;
  readonly home: string;
  readonly seats: readonly string[];
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly interactive: boolean;
  readonly pending: LegalAction | null;
  readonly hint: LegalAction | null;
  readonly calm: boolean;
  readonly theme: Theme;
  readonly language: Language;
  readonly say: Say;
  readonly narrowing: PlainNarrowing;
  readonly targets: PlainTargets;
  announce(text: string): void;
}

export interface Mounted {
  update(props: PlainProps): void;
  destroy(): void;
}

export type Mount = (element: HTMLElement, props: PlainProps) => Mounted;

/** What `board.js` exports: its version, and any of the rest. */
export interface BoardModule extends Pick<WordsModule, 'order' | 'isRisky' | 'sound'> {
  readonly fracasBoard?: unknown;
  readonly mount?: Mount;
  phrase?: (action: LegalAction, view: GameView, say: Say) => string | null;
  value?: (field: string, value: unknown, kind: unknown, view: GameView, say: Say) => string | null;
}

/** Targets of a board that is not ours: all of them go when it does, whatever it forgets. */
export class HeldTargets implements PlainTargets {
  readonly #held = new Map<Element, () => void>();
  readonly #targets: () => BoardProps['targets'];

  constructor(targets: () => BoardProps['targets']) {
    this.#targets = targets;
  }

  readonly at = (spec: TargetSpec) => (element: HTMLElement | SVGElement) => {
    this.#held.get(element)?.();
    const stop = this.#targets().at(spec)(element);
    if (stop) this.#held.set(element, stop);
  };

  readonly isOver = (key: string): boolean => this.#targets().isOver(key);

  /** Let go of them all. */
  release(): void {
    for (const stop of this.#held.values()) stop();
    this.#held.clear();
  }
}

/** The props of the moment as plain values. */
export function plainProps(props: BoardProps, targets: PlainTargets): PlainProps {
  const { narrowing } = props;
  return {
    view: props.view,
    before: props.before,
    events: props.events,
    since: props.since,
    moment: props.moment,
    legal: props.legal,
    seat: props.seat,
    home: props.home,
    seats: props.seats,
    players: props.players,
    options: props.options,
    interactive: props.interactive,
    pending: props.pending,
    hint: props.hint,
    calm: props.calm,
    theme: props.theme,
    language: props.language,
    say: (key, values) => props.words?.texts.say(props.language, key, values) ?? key,
    narrowing: {
      picked: narrowing.picked,
      candidates: narrowing.candidates,
      hovered: narrowing.hovered,
      can: (fields) => narrowing.can(fields),
      fits: (fields) => narrowing.fits(fields),
      find: (fields) => narrowing.find(fields),
      has: (field, value) => narrowing.has(field, value),
      values: (field) => narrowing.values(field),
      select: (fields) => narrowing.select(fields),
      choose: (fields) => narrowing.choose(fields),
      hover: (action) => narrowing.hover(action),
      back: () => narrowing.back(),
      clear: () => narrowing.clear(),
    },
    targets,
    announce: props.announce,
  };
}
