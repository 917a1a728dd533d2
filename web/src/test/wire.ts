// A server for tests of the client: a WebSocket that says what it is told to.
import type { ClientMessage, MatchInfo, MatchState, ServerMessage } from '../api/types';
import { action } from './actions';

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error('nobody has connected');
    return last;
  }

  open(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The last thing the client said. */
  get heard(): ClientMessage {
    const last = this.sent.at(-1);
    if (!last) throw new Error('the client said nothing');
    return last;
  }

  drops(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  close(): void {
    this.readyState = 3;
  }
}

export function info(change: Partial<MatchInfo> = {}): MatchInfo {
  return {
    id: 'm1',
    game: 'a-game',
    rules_version: 1,
    older_rules: false,
    options: {},
    settled: {},
    seats: ['yellow', 'red'],
    clock: null,
    puzzle: null,
    set_position: false,
    public: false,
    watch_delay: 0,
    created_at: 0,
    uploaded: false,
    date: null,
    commitment: 'c',
    yours: ['yellow'],
    watch: null,
    invitations: {},
    ...change,
  };
}

export function welcome(change: Partial<Extract<ServerMessage, { type: 'welcome' }>> = {}): ServerMessage {
  return {
    type: 'welcome',
    match: info(),
    seat: 'yellow',
    version: 1,
    time: Date.now(),
    online: ['yellow'],
    absent_since: {},
    claim_seconds: 300,
    ...change,
  };
}

export const LEGAL = [action({ kind: 'drop', column: 1 }), action({ kind: 'drop', column: 2 })];

export function state(change: Partial<MatchState> = {}): MatchState {
  const ply = change.ply ?? 0;
  const actor = change.actor === undefined ? (ply % 2 === 0 ? 'yellow' : 'red') : change.actor;
  return {
    type: 'state',
    match: 'm1',
    version: ply + 1,
    ply,
    since: 0,
    seat: 'yellow',
    status: 'running',
    actor,
    view: { seat: 'yellow', actor, prompt: `ply ${ply}`, at: ply },
    legal: actor === (change.seat ?? 'yellow') ? LEGAL : [],
    events: [],
    last: null,
    players: [],
    clocks: null,
    offers: [],
    takeback: null,
    outcome: null,
    commitment: 'c',
    reveal: null,
    puzzle: null,
    happenings: [],
    rematch: null,
    ...change,
  };
}

export const dropped = (ply: number) => ({ kind: 'dropped', text: `drop ${ply}`, ply });
