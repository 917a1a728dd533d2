// A match as this browser follows it: connection, newest state, log, the moment shown, and what is being played.
import { api } from '../api/client';
import { LiveSocket, type Link, liveAddress, Lost } from '../api/socket';
import type {
  ClientMessage,
  GameEvent,
  GameView,
  Hint,
  LegalAction,
  MatchInfo,
  MatchState,
  Past,
  Presence,
  Problem,
  ServerMessage,
} from '../api/types';
import { settings } from '../base/settings.svelte';
import { t } from '../i18n/index.svelte';
import type { FieldOrder } from '../base/words';
import { asksFirst } from './asking';
import { Coach } from './coach.svelte';
import { Log } from './log.svelte';
import { Narrowing } from './narrowing.svelte';
import { problemText, troubleText } from './problems';
import { Sending } from './sending.svelte';
import { type Moment, Showing } from './showing.svelte';

/** Sentences are made here, of facts, in whatever language is chosen. */
const FACTS_ALONE = 'none';

export interface Notice {
  readonly text: string;
  readonly tone: 'plain' | 'problem';
  readonly number: number;
}

export interface SessionOptions {
  readonly id: string;
  readonly watch?: string | null;
  /** The game hides things: at a hot seat cover the board between turns. */
  readonly hasSecrets?: boolean;
  readonly order?: FieldOrder;
  /** The moment to begin with; null: the newest. */
  readonly at?: number | null;
}

export class MatchSession {
  readonly id: string;
  readonly watch: string | null;
  readonly narrowing: Narrowing;
  /** The game hides things. */
  readonly hasSecrets: boolean;
  readonly #socket: LiveSocket;
  readonly #sending: Sending;
  readonly #showing: Showing;
  readonly coach: Coach;
  readonly #log = new Log();
  #order: FieldOrder;

  link = $state<Link>('connecting');
  retryAt = $state<number | null>(null);
  failure = $state.raw<Problem | null>(null);
  info = $state.raw<MatchInfo | null>(null);
  seat = $state<string | null>(null);
  state = $state.raw<MatchState | null>(null);
  /** Whose eyes were lent after the end: those of another seat, or of somebody who sees everything; null: our own. */
  eyes = $state<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<Hint | null>(null);
  isAskingHint = $state(false);
  presence = $state.raw<Presence>({ type: 'presence', online: [], spectators: 0, absent_since: {} });
  /** How long somebody must be away before the match may be claimed, in ms. */
  claimAfter = $state(0);
  /** Server's time minus ours. */
  clockOffset = $state(0);
  /** At a hot seat with secrets: who should take the device; the board is covered. */
  covered = $state<string | null>(null);

  /** The moment to begin with, until it is shown. */
  #first: number | null;
  #notices = 0;
  #wanted: { seat: string | null } = { seat: null };
  #mayBeNewSeat = true;

  constructor({ id, watch = null, hasSecrets = false, order = {}, at = null }: SessionOptions) {
    this.id = id;
    this.watch = watch;
    this.hasSecrets = hasSecrets;
    this.#order = order;
    this.#first = at;
    this.narrowing = new Narrowing((action) => void this.play(action), asksFirst);
    this.#showing = new Showing(this, {
      told: (ply) => this.#log.of(ply),
      look: (ply) => this.#look(ply),
      offer: () => this.#offer(),
      withdraw: () => this.narrowing.offer([]),
    });
    this.#socket = new LiveSocket(liveAddress(id), {
      hello: () => this.#hello(),
      isHurried: () => this.state?.clocks?.running != null,
      message: (message) => this.#receive(message),
      link: (link, retryAt) => {
        this.link = link;
        this.retryAt = retryAt;
      },
      refused: (problem) => (this.failure = problem),
    });
    this.coach = new Coach(this.#socket);
    this.#sending = new Sending(this.#socket, (answer, isHarmless) => {
      if (isHarmless) this.#socket.say(this.#hello());
      else this.tell(problemText(answer), 'problem');
      this.#offer();
    });
  }

  close(): void {
    this.#showing.close();
    this.#socket.close();
  }

  retryNow(): void {
    this.#socket.retryNow();
  }

  // Who we are here ------------------------------------------------------------------------------------------------

  /** Both sides sit at this device. */
  get isHotSeat(): boolean {
    return (this.info?.yours.length ?? 0) > 1;
  }

  /** Whose side is drawn nearest, at the bottom: one's own; at a hot seat and for spectators the first. */
  get home(): string {
    return (this.isHotSeat ? null : this.seat) ?? this.info?.seats[0] ?? '';
  }

  get isSpectator(): boolean {
    return this.state !== null && this.seat === null;
  }

  get isOver(): boolean {
    return this.state?.status === 'over';
  }

  /** One player alone. */
  get isSolo(): boolean {
    return (this.info?.seats.length ?? 0) < 2;
  }

  /** Somebody else plays too: then there are no hints. */
  get isBetweenPeople(): boolean {
    return this.state?.players.some((player) => player.kind === 'person' && !this.info?.yours.includes(player.seat)) ?? false;
  }

  get isOurTurn(): boolean {
    return this.state?.status === 'running' && this.seat !== null && this.state.actor === this.seat;
  }

  /** An action can be chosen now. */
  get isInteractive(): boolean {
    return this.isAtNewest && this.isOurTurn && this.pending === null && this.covered === null;
  }

  /** The one to act has left; since when. Null where nobody waits for them. */
  get absentSince(): number | null {
    if (this.state?.status !== 'running' || !this.state.actor || !this.seat || this.isOurTurn) return null;
    return this.presence.absent_since[this.state.actor] ?? null;
  }

  /** At a hot seat: the other of us is to act, and should take the device. */
  get handOverTo(): string | null {
    const actor = this.state?.actor ?? null;
    if (!this.isHotSeat || !this.hasSecrets || this.isOver || actor === null || actor === this.seat) return null;
    return this.info?.yours.includes(actor) ? actor : null;
  }

  #hello(): ClientMessage {
    if (this.state?.status === 'waiting') this.#wanted = { seat: null }; // sides may have been exchanged
    const version = this.state && this.state.seat === this.#wanted.seat ? this.state.version : null;
    return { type: 'hello', ref: '', seat: this.#wanted.seat, watch: this.watch, version, language: FACTS_ALONE };
  }

  /** Look from another seat of a hot seat. */
  #sitAt(seat: string): void {
    this.#wanted = { seat };
    this.#mayBeNewSeat = true;
    this.#socket.say({ type: 'hello', ref: '', seat, watch: this.watch, version: null, language: FACTS_ALONE });
  }

  /** Cover the board, for the other to take the device. */
  cover(): void {
    this.covered = this.handOverTo;
    this.narrowing.offer([]);
  }

  /** The one the board was covered for has taken the device. */
  uncover(): void {
    const seat = this.covered;
    this.covered = null;
    if (seat !== null && seat !== this.seat) this.#sitAt(seat);
    else this.#offer();
  }

  // What the server says -------------------------------------------------------------------------------------------

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'state':
        this.#update(message);
        break;
      case 'presence':
        this.presence = message;
        break;
      case 'notice':
        this.tell(t(`notice.${message.code}`), 'problem');
        break;
      case 'refused':
        if (this.state?.status === 'waiting' && message.code === 'not-found')
          this.failure = { code: 'declined', text: t('terms.gone'), reason: null, fact: null, option: null, retry_after: null };
        else if (this.state) this.tell(problemText(message), 'problem');
        break;
    }
  }

  /** What is agreed upon before a match begins is told with the welcome. */
  #learnTerms(old: MatchState | null, state: MatchState): void {
    if (old?.status !== 'waiting' || (state.status === 'waiting' && state.proposal === old.proposal)) return;
    this.#socket.say(this.#hello());
  }

  #welcome(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    const isFirst = this.info === null;
    this.info = message.match;
    this.clockOffset = message.time - Date.now();
    this.presence = { ...this.presence, online: message.online, absent_since: message.absent_since };
    this.claimAfter = message.claim_seconds * 1_000;
    if (message.seat !== this.seat) {
      this.seat = message.seat;
      this.#mayBeNewSeat = true;
    }
    this.#wanted = { seat: message.seat };
    if (isFirst && this.isHotSeat && this.hasSecrets) this.covered = message.seat;
    this.#sending.reconnected();
    if (this.state?.version === message.version) this.#sending.again(); // nothing was missed
  }

  #update(state: MatchState): void {
    const old = this.state;
    if (this.eyes !== null && state.status === 'over' && state.ply === old?.ply) {
      this.state = state; // a rematch is offered, somebody comes or goes: nothing that other eyes see
      return;
    }
    this.eyes = null;
    const isOtherSeat = this.#mayBeNewSeat || old === null || old.seat !== state.seat;
    if (isOtherSeat) this.#showing.forget();
    this.#mayBeNewSeat = false;
    this.#log.write(state, isOtherSeat && this.hasSecrets ? null : old);
    this.#showing.arrived(state);
    this.state = state;
    if (state.outcome && this.covered) this.covered = null; // nothing is left to hide
    this.#sending.arrived(state.ply);
    if (this.hint && this.hint.ply !== state.ply) this.hint = null;
    if (state.ply !== old?.ply) this.coach.forget();
    this.#sending.again();
    if (old === null || (isOtherSeat && this.hasSecrets)) this.#showing.jump();
    else if (this.isLive) void this.#showing.follow();
    else this.#offer();
    this.#takeOtherSeat(state);
    this.#learnTerms(old, state);
    this.#begin();
  }

  /** Where the address says. */
  #begin(): void {
    const at = this.#first;
    this.#first = null;
    if (at !== null) void this.goTo(at);
  }

  get log(): readonly GameEvent[] {
    return this.#log.events;
  }

  /** The log begins after so many actions. */
  get logFrom(): number {
    return this.#log.from;
  }

  /** Put what happened before the log begins in front of it, a page at a time. */
  async lookFurtherBack(): Promise<void> {
    const { logFrom: until, seat } = this;
    try {
      const page = await api.events(this.id, until, this.#asked, this.watch);
      if (this.logFrom !== until || this.seat !== seat) return; // something else has come meanwhile
      this.#log.extend(page);
    } catch (error) {
      this.tell(troubleText(error), 'problem');
    }
  }

  /** Whose eyes to ask for; who has a link to watch by has no seat of their own. */
  get #asked(): string | null {
    return this.eyes ?? (this.watch === null ? this.seat : null);
  }

  /** After the end, see the match with other eyes (null: with our own again), at the moment shown now. */
  async see(eyes: string | null): Promise<void> {
    const { state, moment, eyes: was } = this;
    if (!state || !moment || !this.isOver || eyes === was) return;
    this.eyes = eyes;
    try {
      await this.#showing.lend(
        () => api.events(this.id, state.ply, this.#asked, this.watch),
        (page) => this.#log.replace(page),
      );
    } catch (error) {
      if (this.eyes === eyes) this.eyes = was;
      this.tell(troubleText(error), 'problem');
    }
  }

  /** At a hot seat without secrets we always look with the eyes of who is to act. */
  #takeOtherSeat(state: MatchState): void {
    if (this.hasSecrets || !this.isHotSeat || state.status !== 'running' || state.actor === null) return;
    if (state.actor !== this.seat && this.info?.yours.includes(state.actor)) this.#sitAt(state.actor);
  }

  // The moment shown -----------------------------------------------------------------------------------------------

  get moment(): Moment | null {
    return this.#showing.moment;
  }

  /** The newest moment is shown, or will be soon. */
  get isLive(): boolean {
    return this.#showing.isLive;
  }

  /** Nothing newer is known than what the board shows. */
  get isAtNewest(): boolean {
    return this.#showing.isAtNewest;
  }

  /** What others did is still being shown. */
  get isCatchingUp(): boolean {
    return this.#showing.isCatchingUp;
  }

  /** Do not wait any longer: show the newest moment. */
  skip(): void {
    this.#showing.skip();
  }

  /** The other's last turn is known and can be shown again. */
  get canReplayTurn(): boolean {
    return this.covered === null && this.#showing.canReplayTurn;
  }

  /** Show again what others did since we last acted; then the newest moment is shown. */
  replayTurn(): void {
    if (this.canReplayTurn) this.#showing.replayTurn();
  }

  /** What was seen at an earlier moment, without showing it. */
  viewAt(ply: number): Promise<GameView | null> {
    return this.#showing.viewAt(ply);
  }

  /** Show an earlier moment, or the newest one. */
  async goTo(ply: number): Promise<void> {
    try {
      await this.#showing.goTo(ply, this.eyes === null);
    } catch (error) {
      this.tell(troubleText(error), 'problem');
    }
  }

  /** So many moments on, from the one shown or the one that is on its way. */
  step(by: number): void {
    void this.goTo(this.#showing.at + by);
  }

  async #look(ply: number): Promise<Past | null> {
    if (this.eyes !== null) return api.past(this.id, ply, this.eyes, this.watch);
    try {
      const answer = await this.#socket.ask({ type: 'look', ref: '', ply });
      return answer.type === 'past' ? answer : null;
    } catch (error) {
      if (error instanceof Lost) return null;
      throw error;
    }
  }

  /** The legal list, when it is our turn and the newest moment is shown. */
  #offer(): void {
    const state = this.state;
    const isShown = this.isLive && this.moment?.ply === state?.ply && this.covered === null;
    const legal = state && isShown && this.pending === null && this.coach.looksAt === null ? state.legal : [];
    if (legal !== this.narrowing.legal) this.narrowing.offer(legal, this.#order);
  }

  setOrder(order: FieldOrder): void {
    this.#order = order;
    if (this.narrowing.legal.length > 0) this.narrowing.offer(this.narrowing.legal, order);
  }

  // What we do -----------------------------------------------------------------------------------------------------

  /** What has been sent and not yet answered. */
  get pending(): LegalAction | null {
    return this.#sending.pending;
  }

  /** Play an action: shown as on its way at once, and back with the reason if it is refused. */
  async play(action: LegalAction): Promise<void> {
    if (!this.state || this.pending || this.coach.looksAt) return;
    const isAdvised = action.id === this.hintAction?.id;
    this.hint = null;
    this.narrowing.offer([]);
    if (this.isCoached && !isAdvised && this.coach.warning?.action !== action && !(await this.coach.lets(action, this.state.ply)))
      return this.#offer();
    this.coach.forget();
    await this.#sending.play(action, this.state);
  }

  /** Somebody who wants it is warned of blunders, against programs only. */
  get isCoached(): boolean {
    return settings.get('coach') && !this.isSolo && (this.state?.players.some(({ kind }) => kind === 'bot') ?? false);
  }

  async #do(message: ClientMessage): Promise<boolean> {
    try {
      const answer = await this.#socket.ask(message);
      if (answer.type !== 'refused') return true;
      this.tell(problemText(answer), 'problem');
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.tell(t('notice.lost'), 'problem');
    }
    return false;
  }

  async takeBack(): Promise<boolean> {
    const version = this.state?.version ?? 0;
    if (!this.isHotSeat) return this.#do({ type: 'takeback', ref: '', version });
    try {
      await api.takeBack(this.id, version); // the last action, whichever of us played it
      return true;
    } catch (error) {
      this.tell(troubleText(error), 'problem');
      return false;
    }
  }

  resign(): Promise<boolean> {
    return this.#do({ type: 'resign', ref: '' });
  }

  claim(): Promise<boolean> {
    return this.#do({ type: 'claim', ref: '' });
  }

  offer(what: 'draw' | 'rematch'): Promise<boolean> {
    return this.#do({ type: 'offer', ref: '', what });
  }

  answer(what: 'draw' | 'takeback' | 'rematch', accept: boolean): Promise<boolean> {
    return this.#do({ type: 'answer', ref: '', what, accept });
  }

  async askHint(): Promise<void> {
    if (this.isAskingHint || this.isBetweenPeople) return;
    this.isAskingHint = true;
    try {
      const answer = await this.#socket.ask({ type: 'hint', ref: '' });
      if (answer.type === 'hint' && answer.ply === this.state?.ply) this.hint = answer;
      else if (answer.type === 'refused') this.tell(problemText(answer), 'problem');
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
      this.tell(t('notice.lost'), 'problem');
    } finally {
      this.isAskingHint = false;
    }
  }

  /** The advised action, as one of the legal list. */
  get hintAction(): LegalAction | null {
    const id = this.hint?.candidates[0]?.action.id;
    return this.state?.legal.find((action) => action.id === id) ?? null;
  }

  tell(text: string, tone: Notice['tone'] = 'plain'): void {
    this.#notices += 1;
    this.notice = { text, tone, number: this.#notices };
  }

  /** Time left of a seat in ms; null without clocks. */
  timeLeft(seat: string, now: number): number | null {
    const clocks = this.state?.clocks;
    if (!clocks) return null;
    const left = clocks.remaining_ms[seat] ?? 0;
    return Math.max(0, clocks.running === seat ? left - (now + this.clockOffset - clocks.at) : left);
  }
}
