// The coach: looks at an action before it is played, and warns of one that throws much away.
import { type LiveSocket, Lost } from '../api/socket';
import type { LegalAction, Warned } from '../api/types';

export interface Warning extends Warned {
  readonly action: LegalAction;
}

export class Coach {
  /** It is looking at this action. */
  looksAt = $state.raw<LegalAction | null>(null);
  warning = $state.raw<Warning | null>(null);
  readonly #socket: Pick<LiveSocket, 'ask'>;

  constructor(socket: Pick<LiveSocket, 'ask'>) {
    this.#socket = socket;
  }

  /** Whether an action may be played without a word; a coach who cannot be asked stops nobody. */
  async lets(action: LegalAction, ply: number): Promise<boolean> {
    this.looksAt = action;
    try {
      const answer = await this.#socket.ask({ type: 'consider', ref: '', ply, action: action.id });
      if (this.looksAt !== action) return false; // the match has gone on
      const warned = answer.type === 'considered' ? answer.warning : null;
      this.warning = warned && { ...warned, action };
      return warned === null;
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      return this.looksAt === action;
    } finally {
      if (this.looksAt === action) this.looksAt = null;
    }
  }

  /** The match has gone on, or the action is thought over. */
  forget(): void {
    this.looksAt = null;
    this.warning = null;
  }
}
