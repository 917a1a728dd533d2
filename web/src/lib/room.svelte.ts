// How much of a screen a match has: which layout its table takes, and whether the page's header makes way for it.
import { MediaQuery } from 'svelte/reactivity';

/** `desk`: a panel beside the board; `tall`: all below each other; `wide`: a phone on its side, in two columns. */
export type Layout = 'desk' | 'tall' | 'wide';

const SMALL = '(max-width: 899px), (max-height: 539px)';
const ON_ITS_SIDE = '(min-aspect-ratio: 4/3)';
const LOW = '(max-height: 860px)';
const NO_HEADER = '(max-width: 599px), (max-height: 539px)';

class Room {
  /** The table of a match fills the screen. */
  isTable = $state(false);
  readonly #small = new MediaQuery(SMALL);
  readonly #onItsSide = new MediaQuery(ON_ITS_SIDE);
  readonly #low = new MediaQuery(LOW);
  readonly #noHeader = new MediaQuery(NO_HEADER);

  get layout(): Layout {
    if (!this.#small.current) return 'desk';
    return this.#onItsSide.current ? 'wide' : 'tall';
  }

  /** Little height, or little of everything: what is asked must do with few lines. */
  get isLow(): boolean {
    return this.#low.current || this.layout !== 'desk';
  }

  /** The board needs the room of the header; the way home is then beside the players. */
  get hasHeader(): boolean {
    return !this.isTable || !this.#noHeader.current;
  }
}

export const room = new Room();
