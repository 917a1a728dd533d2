// What is being made: the draft with all it was before, the brush, mirrored strokes, and what the server says of it. It is kept in this
// browser, so that a reload loses nothing; the server keeps nothing.
import { untrack } from 'svelte';
import { ApiError } from '../api/client';
import { settings } from '../base/settings.svelte';
import type { Fault, Making, Symmetry } from '../lib/making';
import { checkFile, checkTable } from './server';

const PAUSE = 300; // ms without a change before the server is asked
const MOST_STEPS = 200;
const key = (game: string) => `fracas.making.${game}`;

/** What the server said of a draft. */
export interface Verdict {
  readonly faults: readonly Fault[];
  readonly oddities: readonly Fault[];
}

export class Workshop<Draft = unknown> {
  readonly game: string;
  readonly making: Making<Draft>;
  #draft: Draft = $state.raw(null!);
  #past = $state.raw<readonly Draft[]>([]);
  #future = $state.raw<readonly Draft[]>([]);
  #isTyping = false;
  #stroke: { readonly before: Draft; readonly isErasing: boolean; readonly done: Set<string> } | null = null;
  brush = $state('');
  symmetry = $state<Symmetry>('none');
  /** What the server says of the draft as it is; null: it has not said yet. */
  verdict = $state.raw<Verdict | null>(null);
  /** The server cannot be asked now. */
  isAlone = $state(false);

  constructor(game: string, making: Making<Draft>, draft: Draft) {
    [this.game, this.making, this.#draft] = [game, making, draft];
    this.brush = making.brushes(this.#draft, settings.language)[0]?.id ?? '';
  }

  /** With the draft that was left here, or a blank one. */
  static async open<Draft>(game: string, making: Making<Draft>): Promise<Workshop<Draft>> {
    return new Workshop(game, making, (await kept(game, making)) ?? making.blank(settings.language));
  }

  get draft(): Draft {
    return this.#draft;
  }

  /** The file as it would be saved. */
  readonly text = $derived.by(() => this.making.write(this.#draft));
  readonly brushes = $derived.by(() => this.making.brushes(this.#draft, settings.language));
  readonly isPlayable = $derived.by(() => this.verdict !== null && this.verdict.faults.length === 0);

  // Changes -----------------------------------------------------------------------------------------------------------------------------

  /** Make it another draft. What is typed letter by letter is one change. */
  readonly change = (draft: Draft, isTyped = false): void => {
    if (draft === this.#draft) return;
    if (!(isTyped && this.#isTyping)) this.#remember(this.#draft);
    this.#isTyping = isTyped;
    this.#set(draft);
  };

  /** Begin a stroke, or a click: what the place shows already is taken away. */
  begin(spot: string): void {
    const isErasing = this.making.shows(this.#draft, this.brush, spot);
    this.#stroke = { before: this.#draft, isErasing, done: new Set() };
    this.#paint(spot);
  }

  /** The stroke goes on. */
  extend(spot: string): void {
    const brush = this.brushes.find(({ id }) => id === this.brush);
    if (this.#stroke && !brush?.isSingle) this.#paint(spot);
  }

  /** The stroke is done: all of it is one change. */
  end(): void {
    if (this.#stroke && this.#stroke.before !== this.#draft) this.#remember(this.#stroke.before);
    [this.#stroke, this.#isTyping] = [null, false];
  }

  #paint(spot: string): void {
    const stroke = this.#stroke;
    if (!stroke || stroke.done.has(spot)) return;
    stroke.done.add(spot);
    const before = this.#draft;
    const image = this.symmetry === 'none' ? null : this.making.image(before, this.brush, spot, this.symmetry);
    let draft = this.making.paint(before, this.brush, spot, stroke.isErasing);
    if (image && image.spot !== spot) {
      stroke.done.add(image.spot);
      if (!stroke.isErasing || this.making.shows(before, image.brush, image.spot))
        draft = this.making.paint(draft, image.brush, image.spot, stroke.isErasing);
    }
    if (draft !== before) this.#set(draft);
  }

  #remember(draft: Draft): void {
    this.#past = [...this.#past, draft].slice(-MOST_STEPS);
    this.#future = [];
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  readonly undo = (): void => {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    [this.#past, this.#future] = [this.#past.slice(0, -1), [this.#draft, ...this.#future]];
    this.#isTyping = false;
    this.#set(before);
  };

  readonly redo = (): void => {
    const [next, ...later] = this.#future;
    if (next === undefined) return;
    [this.#past, this.#future] = [[...this.#past, this.#draft], later];
    this.#isTyping = false;
    this.#set(next);
  };

  #set(draft: Draft): void {
    this.#draft = draft;
    if (!this.brushes.some(({ id }) => id === this.brush)) this.brush = this.brushes[0]?.id ?? '';
  }

  // Asking the server, and keeping ------------------------------------------------------------------------------------------------------

  /** Follow the draft: keep it, and ask the server about it when it is left alone for a moment. An effect of the page. */
  follow(): () => void {
    const { text } = this;
    const language = settings.language;
    untrack(() => (this.verdict = null));
    const left = new AbortController();
    const timer = setTimeout(() => void this.#ask(text, language, left.signal), PAUSE);
    this.#keep(text);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }

  async #ask(text: string, language: string, signal: AbortSignal): Promise<void> {
    const { makes } = this.making;
    try {
      const found =
        makes.kind === 'file'
          ? await checkFile(this.game, makes.option, text, language, signal)
          : { ...(await checkTable(this.game, this.making.tableOf!(this.#draft), language, signal)), oddities: [] };
      if (!signal.aborted) [this.verdict, this.isAlone] = [found, false];
    } catch (error) {
      if (signal.aborted) return;
      this.isAlone = true;
      const wait = error instanceof ApiError ? (error.problem.retry_after ?? 3) : 3;
      setTimeout(() => !signal.aborted && void this.#ask(text, language, signal), wait * 1000);
    }
  }

  #keep(text: string): void {
    try {
      localStorage.setItem(key(this.game), text);
    } catch {
      // private windows may forbid it: then a reload begins anew
    }
  }
}

async function kept<Draft>(game: string, making: Making<Draft>): Promise<Draft | null> {
  try {
    const text = localStorage.getItem(key(game));
    return text === null ? null : await making.read(text);
  } catch {
    return null; // nothing may be kept here, or it cannot be read any more
  }
}
