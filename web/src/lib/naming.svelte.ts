// A name, asked for once: before somebody else first sees it.
import { settings } from '../base/settings.svelte';
import { guest } from './guest.svelte';

class Naming {
  #answer: ((goesOn: boolean) => void) | null = null;
  #isAsked = $state(false);

  /** The question is to be shown. */
  get isAsked(): boolean {
    return this.#isAsked;
  }

  /** Ask, unless that has been done; false: who was asked wants nothing of it all. */
  async ask(): Promise<boolean> {
    await guest.find();
    if (settings.get('isNamed')) return true;
    this.answer(false);
    this.#isAsked = true;
    return new Promise((answer) => (this.#answer = answer));
  }

  answer(goesOn: boolean): void {
    this.#isAsked = false;
    this.#answer?.(goesOn);
    this.#answer = null;
  }
}

export const naming = new Naming();
