// An action on its way to the server: shown at once, sent again if the connection was lost, taken back if it is refused.
import { type LiveSocket, Lost } from '../api/socket';
import type { LegalAction, MatchState, ServerMessage } from '../api/types';

interface Sent {
  readonly action: LegalAction;
  readonly ply: number;
  readonly version: number;
}

/** The acknowledgement was lost, the action was not; or the match has gone on or is over, and the state says so. */
const HARMLESS = ['repeated', 'late', 'early', 'not-running'];

/** `isHarmless`: there is nothing to tell, only to look again. */
type OnRefused = (answer: Extract<ServerMessage, { type: 'refused' }>, isHarmless: boolean) => void;

export class Sending {
  /** What has been sent and not yet answered. */
  pending = $state.raw<LegalAction | null>(null);
  readonly #socket: Pick<LiveSocket, 'ask'>;
  readonly #onrefused: OnRefused;
  #sent: Sent | null = null;
  #mayBeLost = false;

  constructor(socket: Pick<LiveSocket, 'ask'>, onrefused: OnRefused) {
    this.#socket = socket;
    this.#onrefused = onrefused;
  }

  async play(action: LegalAction, { ply, version }: Pick<MatchState, 'ply' | 'version'>): Promise<void> {
    this.pending = action;
    this.#sent = { action, ply, version };
    await this.#send(this.#sent);
  }

  async #send(sent: Sent): Promise<void> {
    try {
      const { ply, version, action } = sent;
      const answer = await this.#socket.ask({ type: 'act', ref: '', ply, version, action: action.id });
      if (answer.type !== 'refused') return; // the state follows, or was here before
      if (this.#sent === sent) this.#clear();
      this.#onrefused(answer, HARMLESS.includes(answer.code));
    } catch (error) {
      if (!(error instanceof Lost)) throw error; // it is sent again after reconnecting
    }
  }

  /** The match is at this moment now: an action for another one has arrived, or is no longer wanted. */
  arrived(ply: number): void {
    if (this.#sent && ply !== this.#sent.ply) this.#clear();
  }

  /** The connection is a new one: what was on its way may be lost. */
  reconnected(): void {
    this.#mayBeLost = this.#sent !== null;
  }

  /** After reconnecting: an action the match still waits for may not have arrived. A repeated one is harmless. */
  again(): void {
    if (this.#mayBeLost && this.#sent) void this.#send(this.#sent);
    this.#mayBeLost = false;
  }

  #clear(): void {
    this.#sent = null;
    this.pending = null;
  }
}
