// The WebSocket of a match: comes back by itself, with growing pauses; answers find their questions by `ref`.
import type { ClientMessage, Problem, ServerMessage } from './types';

export type Link = 'connecting' | 'open' | 'waiting' | 'closed';
type Answer = Exclude<ServerMessage, { type: 'welcome' | 'state' | 'presence' | 'notice' }>;

export interface Listener {
  /** What to say first on every connection. */
  hello: () => ClientMessage;
  /** A clock runs: nobody waits long to come back. */
  isHurried?: () => boolean;
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
const LONGEST_IN_HURRY = 2_000; // ms
const SPREAD = 0.3; // so that not everybody comes back in the same moment
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const PONG_SOON = 4_000; // when there is reason to doubt that anybody is still there
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
  readonly #online = () => (this.#isWaiting ? this.retryNow() : this.#check(PONG_SOON));
  readonly #offline = () => this.#check(PONG_SOON);
  readonly #visible = () => document.visibilityState === 'visible' && this.#online(); // a device that slept may have lost it unnoticed

  constructor(address: string, listener: Listener) {
    this.#address = address;
    this.#listener = listener;
    addEventListener('online', this.#online);
    addEventListener('offline', this.#offline);
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
    this.#calm();
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
    this.#ping = setInterval(() => this.#check(PONG_WITHIN), PING_EVERY);
  }

  /** Is the server still there? Whatever it says is the answer. */
  #check(within: number): void {
    if (this.#send({ type: 'ping', ref: '' })) this.#expect(within);
  }

  /** Where nothing at all is heard, the connection is dead, though nobody has said so. */
  #expect(within: number): void {
    if (this.#dead !== undefined) return; // whoever doubted first waits no longer for that
    const socket = this.#socket;
    this.#dead = setTimeout(() => socket && this.#gone(socket, 0), within);
  }

  /** Something was heard, or nothing is waited for any more. */
  #calm(): void {
    clearTimeout(this.#dead);
    this.#dead = undefined;
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
    const longest = this.#listener.isHurried?.() ? LONGEST_IN_HURRY : Number.POSITIVE_INFINITY;
    const usual = Math.min(longest, PAUSES[Math.min(this.#failures, PAUSES.length - 1)] ?? 1_000);
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
    this.#calm();
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
      } else if (message.type === 'act') this.#expect(PONG_WITHIN); // answered at once
    });
  }

  /** For good. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    removeEventListener('online', this.#online);
    removeEventListener('offline', this.#offline);
    document.removeEventListener('visibilitychange', this.#visible);
    this.#drop();
    this.#listener.link('closed', null);
  }
}

/** Where the WebSocket of a match is. */
export function liveAddress(match: string, at: Location = location): string {
  return `${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}/api/matches/${encodeURIComponent(match)}/live`;
}
