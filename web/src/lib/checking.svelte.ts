// Options, shown to the server before a match is made of them: what is wrong with which, and how the start looks.
import { api, ApiError } from '../api/client';
import type { GameView } from '../api/types';
import { troubleText } from './problems';

type Options = Readonly<Record<string, unknown>>;

export class OptionsCheck {
  /** What the server has against one of the options. */
  refused = $state.raw<{ readonly name: string; readonly reason: string } | null>(null);
  /** What it has against all of them together. */
  problem = $state('');
  /** The start position with the last options it would play with. */
  view = $state.raw<GameView | null>(null);
  #accepted = $state('');
  #asked = 0;

  /** The server would play with these. */
  isAccepted(options: Options): boolean {
    return this.#accepted === JSON.stringify(options);
  }

  /** What was said is of other options. */
  forget(): void {
    this.#asked += 1;
    [this.refused, this.problem] = [null, ''];
  }

  async look(game: string, options: Options): Promise<void> {
    const mine = (this.#asked += 1);
    try {
      const found = await api.start(game, options);
      if (mine === this.#asked) [this.view, this.#accepted] = [found, JSON.stringify(options)];
    } catch (error) {
      if (mine === this.#asked && error instanceof ApiError && error.code === 'invalid') this.complain(error, options);
    }
  }

  /** At the option it belongs to, if it belongs to one of those. */
  complain(error: unknown, options: Options): void {
    const option = error instanceof ApiError ? error.problem.option : null;
    if (option && option.name in options) this.refused = option;
    else this.problem = troubleText(error);
  }
}
