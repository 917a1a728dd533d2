// What a person uses just now: a mouse, a finger or keys. On many devices that changes from moment to moment.

type Hand = 'pointer' | 'finger' | 'keys';

class Input {
  #hand = $state<Hand>(typeof matchMedia === 'function' && matchMedia('(hover: none)').matches ? 'finger' : 'pointer');
  #isDropping = false;

  constructor() {
    if (typeof addEventListener !== 'function') return;
    const before = { capture: true, passive: true }; // whoever hears of the event can already ask
    addEventListener('pointerdown', ({ pointerType }) => (this.#hand = pointerType === 'touch' ? 'finger' : 'pointer'), before);
    addEventListener('keydown', () => (this.#hand = 'keys'), before);
  }

  /** A finger was used last; before anything was used: there is nothing else to point with. */
  get isFinger(): boolean {
    return this.#hand === 'finger';
  }

  /** A finger taps; a piece that was dragged and is now dropped has been seen on its way. */
  get isTap(): boolean {
    return this.isFinger && !this.#isDropping;
  }

  /** Do what dropping something does. */
  drop(act: () => void): void {
    this.#isDropping = true;
    try {
      act();
    } finally {
      this.#isDropping = false;
    }
  }
}

export const input = new Input();
