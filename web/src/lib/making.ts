// What a game says of something people make of it by hand (a map, a table), so that the editor in `src/making` can show and change it:
// `src/boards/<game-id>/making/index.ts` exports such a description as `making`. All of it is pure: a draft is never changed in place.
import type { Component } from 'svelte';
import type { Schemas } from '../api/types';
import type { Language, Theme } from '../base/words';

export type Fault = Schemas['FileFault'];
/** How strokes are mirrored: not at all, left and right, top and bottom, or by half a turn. */
export type Symmetry = 'none' | 'across' | 'along' | 'point';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place that can be painted: where it is in the picture (its middle and its size), and what a screen reader says of it. */
export interface Spot extends Box {
  readonly id: string;
  readonly label: string;
}

export interface Brush {
  readonly id: string;
  /** The key that chooses it while the board has the focus. */
  readonly key: string;
  readonly name: string;
  /** What it does, in a line. */
  readonly help: string;
  /** A click paints one place, and dragging on paints no others. */
  readonly isSingle?: boolean;
}

export interface PictureProps<Draft> {
  draft: Draft;
  /** How large it is drawn, in px; 0: not known yet. It fills that with its `box`. */
  width: number;
  height: number;
  language: Language;
  theme: Theme;
}

export interface FieldsProps<Draft> {
  draft: Draft;
  /** Make it this; `isTyped`: one of many small changes to the same thing, undone together. */
  change: (draft: Draft, isTyped?: boolean) => void;
  brush: string;
  choose: (brush: string) => void;
  /** What is wrong, by the field it belongs to (see `fieldOf`). */
  wrong: ReadonlyMap<string, string>;
  language: Language;
}

export interface Making<Draft = unknown> {
  /** A file's content for an option; or a position, as `fracas position` prints it. */
  readonly makes: { readonly kind: 'file'; readonly option: string; readonly ending: string } | { readonly kind: 'table' };
  readonly symmetries: readonly Symmetry[];
  blank(language: Language): Draft;
  /** What a file says; null: it cannot be read as one at all (what is wrong inside of it, the server says). */
  read(text: string): Promise<Draft | null>;
  write(draft: Draft): string;
  /** What it is called, for the name of its file; empty: nothing yet. */
  nameOf(draft: Draft): string;
  box(draft: Draft, width: number, height: number): Box;
  spots(draft: Draft, width: number, height: number, language: Language): readonly Spot[];
  brushes(draft: Draft, language: Language): readonly Brush[];
  /** Does the place show what the brush paints? Then a stroke that begins there takes it away. */
  shows(draft: Draft, brush: string, spot: string): boolean;
  paint(draft: Draft, brush: string, spot: string, isErasing: boolean): Draft;
  /** The same stroke, mirrored: which brush, and where. */
  image(draft: Draft, brush: string, spot: string, symmetry: Symmetry): { readonly brush: string; readonly spot: string } | null;
  /** The places a fault belongs to. */
  spotsOf(draft: Draft, fault: Fault): readonly string[];
  /** The field it belongs to, as `Fields` calls it; null: none of them. */
  fieldOf(draft: Draft, fault: Fault): string | null;
  /** A fault in words of the game's own, where the server's are not enough. */
  sayFault?(draft: Draft, fault: Fault, language: Language): string | null;
  /** Of a table: the options and the state that the server is asked about. */
  tableOf?(draft: Draft): { readonly options: Record<string, unknown>; readonly state: Record<string, unknown> };
  /** What it is (`zone`, `table`), as part of a sentence; and a line of advice. */
  title(language: Language): string;
  about(language: Language): string;
  readonly Picture: Component<PictureProps<Draft>>;
  readonly BrushPicture: Component<{ brush: string; draft: Draft }>;
  readonly Fields: Component<FieldsProps<Draft>>;
}
