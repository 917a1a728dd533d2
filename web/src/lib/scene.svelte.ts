// What every board begins with. In a `Board.svelte`:
//
//     const props: BoardProps<View, Event> = $props();
//     const scene = new Scene(() => props, sayIn);          // `sayIn`: the `say` of the board's words
//     const { view, moment, narrowing } = $derived(props);  // whichever it needs
//     const { say, sideOf } = scene;
//
// and on its root `<svg bind:clientWidth={scene.width} bind:clientHeight={scene.height}>`. A board with parts in files of
// their own extends the class by what they share (`class Zone extends Scene<View, Event>`) and hands them the scene.
import type { GameView, LegalAction } from '../api/types';
import type { Language } from '../base/words';
import type { BoardProps, Deed } from './board';

type Values = Readonly<Record<string, unknown>>;
type Say = (language: Language, key: string, values?: Values) => string;

const TINY = 240; // px: narrower is a picture of a map, among the options

export class Scene<View extends GameView, Event extends { readonly kind: string }> {
  /** How large the board is on the screen, in px; 0 until it is known. */
  width = $state(0);
  height = $state(0);
  readonly #props: () => BoardProps<View, Event>;
  readonly #say: Say;

  constructor(props: () => BoardProps<View, Event>, say: Say) {
    this.#props = props;
    this.#say = say;
    const { size } = props();
    if (size) [this.width, this.height] = [size.width, size.height];
  }

  get props(): BoardProps<View, Event> {
    return this.#props();
  }

  /** A text of the board, in the language of the page. */
  readonly say = (key: string, values: Values = {}): string => this.#say(this.props.language, key, values);

  /** The first side is drawn round, the second angular; what is nobody's as the first. */
  readonly sideOf = (seat: string | null): 0 | 1 => (seat !== null && this.props.seats.indexOf(seat) === 1 ? 1 : 0);

  /** One's own side is the second: the board is seen from the other end. */
  get isTurned(): boolean {
    return this.props.seats.indexOf(this.props.home) === 1;
  }

  /** A small picture: no words, no figures. */
  get isTiny(): boolean {
    return this.width > 0 && this.width < TINY;
  }

  /** Units of the picture for a pixel, so that letters are never too small; `usual` until the size is known. */
  unitOf(picture: { readonly width: number; readonly height: number }, usual: number): number {
    if (this.width === 0 || this.height === 0) return usual;
    return Math.min(Math.max(picture.width / this.width, picture.height / this.height), 1.2);
  }

  /** Something has just happened, so it may move; not after a jump. */
  get isFresh(): boolean {
    return this.props.before !== null;
  }

  /** The action to show as if it were done: on its way, or pointed at. */
  get previewed(): LegalAction | null {
    return this.props.pending ?? this.props.narrowing.hovered;
  }

  /** What others did since this seat last acted, without the last action (`events`): it is marked more quietly. */
  get doneBefore(): readonly Deed<View, Event>[] {
    return this.props.since.slice(0, -1);
  }

  /** What happened of one kind, as that kind's own shape. */
  happened<One extends Event>(kind: One['kind']): One[] {
    return this.props.events.filter((event): event is One => event.kind === kind);
  }
}
