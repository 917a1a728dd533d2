// The WebSocket of a match: comes back by itself, with growing pauses; answers find their questions by `ref`.
import type { ClientMessage, Problem, ServerMessage } from './types';

export type Link = 'connecting' | 'open' | 'waiting' | 'closed';
type Answer = Exclude<ServerMessage, { type: 'welcome' | 'state' | 'presence' | 'notice' }>;

export interface Listener {
  /** What to say first on every connection. */
  hello: () => ClientMessage;
  message: (message: ServerMessage) => void;
  link: (link: Link, retryAt: number | null) => void;
  /** The server will not have us here; it is not tried again. */
  refused: (problem: Problem) => void;
}

export class Lost extends Error {
  constructor() {
    super('The connection was lost.');
    this.name = 'Lost';
  }
}

const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 15_000]; // ms, then the last again and again
const SPREAD = 0.3; // so that not everybody comes back in the same moment
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const TRY_LATER = 1013;
const POLICY = 1008;

interface Waiting {
  done: (answer: Answer) => void;
  lost: (reason: Lost) => void;
}

export class LiveSocket {
  readonly #address: string;
  readonly #listener: Listener;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #refs = 0;
  #failures = 0;
  #isClosed = false;
  #lastProblem: Problem | null = null;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #dead: ReturnType<typeof setTimeout> | undefined;
  readonly #online = () => this.#failures > 0 && this.retryNow();
  readonly #visible = () => document.visibilityState === 'visible' && this.#isWaiting && this.retryNow();

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    addEventListener('online', this.#online);
    document.addEventListener('visibilitychange', this.#visible);
    this.#connect();
  }

  get #isWaiting(): boolean {
    return this.#socket === null && !this.#isClosed;
  }

  /** Try to connect at once. */
  retryNow(): void {
    if (!this.#isWaiting) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  #connect(): void {
    this.#listener.link('connecting', null);
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => this.#send(this.#listener.hello());
    socket.onmessage = (event) => this.#receive(socket, String(event.data));
    socket.onclose = (event) => this.#gone(socket, event.code);
  }

  #receive(socket: WebSocket, data: string): void {
    if (socket !== this.#socket) return;
    const message = JSON.parse(data) as ServerMessage;
    clearTimeout(this.#dead);
    if (message.type === 'welcome') {
      this.#failures = 0;
      this.#lastProblem = null;
      this.#listener.link('open', null);
      this.#keepAlive();
    }
    if ('ref' in message && message.ref) {
      const waiting = this.#waiting.get(message.ref);
      this.#waiting.delete(message.ref);
      waiting?.done(message as Answer);
      return;
    }
    if (message.type === 'refused')
      this.#lastProblem = {
        code: message.code,
        text: message.text,
        reason: message.reason,
        fact: message.fact,
        option: null, // of HTTP alone: no match is made here
        retry_after: message.retry_after ?? null,
      };
    this.#listener.message(message);
  }

  #keepAlive(): void {
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      this.#send({ type: 'ping', ref: '' });
      clearTimeout(this.#dead);
      const socket = this.#socket;
      this.#dead = setTimeout(() => socket && this.#gone(socket, 0), PONG_WITHIN);
    }, PING_EVERY);
  }

  #gone(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (this.#isClosed) return;
    const problem = this.#lastProblem;
    if (problem && (code === POLICY || (code !== TRY_LATER && problem.code === 'not-found'))) {
      this.close();
      this.#listener.refused(problem);
      return;
    }
    const usual = PAUSES[Math.min(this.#failures, PAUSES.length - 1)] ?? 1_000;
    const asked = (problem?.retry_after ?? 0) * 1_000;
    const pause = Math.max(usual, asked) * (1 + Math.random() * SPREAD);
    this.#failures += 1;
    this.#listener.link('waiting', Date.now() + pause);
    this.#retry = setTimeout(() => this.#connect(), pause);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearInterval(this.#ping);
    clearTimeout(this.#dead);
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const one of waiting) one.lost(new Lost());
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Say something that has no answer of its own (`hello`). */
  say(message: ClientMessage): boolean {
    return this.#send(message);
  }

  /** Ask, and wait for the answer; fails with `Lost` when the connection breaks first. */
  ask<M extends ClientMessage>(message: M): Promise<Answer> {
    this.#refs += 1;
    const ref = `c${this.#refs}`;
    return new Promise((done, lost) => {
      this.#waiting.set(ref, { done, lost });
      if (!this.#send({ ...message, ref })) {
        this.#waiting.delete(ref);
        lost(new Lost());
      }
    });
  }

  /** For good. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    removeEventListener('online', this.#online);
    document.removeEventListener('visibilitychange', this.#visible);
    this.#drop();
    this.#listener.link('closed', null);
  }
}

/** Where the WebSocket of a match is. */
export function liveAddress(match: string, at: Location = location): string {
  return `${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}/api/matches/${encodeURIComponent(match)}/live`;
}
