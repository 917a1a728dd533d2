// A study as this browser shows it: its lines, the moment on the board, and what is being tried out.
import { ApiError } from '../api/client';
import { type Change, studies } from '../api/studies';
import type { GameView, LegalAction, Study, StudyAt, StudyChance, StudyFall, StudyMoment, StudyValues } from '../api/types';
import type { FieldOrder } from '../base/words';
import { t } from '../i18n/index.svelte';
import { asksFirst } from './asking';
import { guest } from './guest.svelte';
import { Lines } from './lines';
import { LiveValues } from './live-values.svelte';
import { Narrowing } from './narrowing.svelte';
import { troubleText } from './problems';

/** What chance may bring, to choose from. */
export interface Offered {
  readonly action: LegalAction;
  readonly falls: readonly StudyFall[];
}

const isLate = (error: unknown): boolean => error instanceof ApiError && error.problem.code === 'late';
const isGone = (error: unknown): boolean => error instanceof ApiError && error.problem.code === 'not-found';
const MOST_ANSWERS = 30; // of an opponent who answers by itself, before it waits

export class StudySession {
  study = $state.raw<Study>() as Study;
  readonly lines = $derived(new Lines(this.study.nodes));
  node = $state('m0');
  moment = $state.raw<StudyMoment | null>(null);
  /** The view a moment before; null after a jump. */
  before = $state.raw<GameView | null>(null);
  /** Counts the moments shown. */
  number = $state(0);
  isBusy = $state(false);
  problem = $state('');
  /** What the search thinks of the moment shown, longer and longer as long as one looks at it. */
  readonly live = new LiveValues((simulations, signal) => this.#think(simulations, signal));
  offered = $state.raw<Offered | null>(null);
  /** With the eyes of the side to act, instead of everybody's. */
  isVeiled = $state(false);
  level = $state('2');
  /** The level answers by itself. */
  isAnswered = $state(false);
  readonly narrowing = new Narrowing((action) => void this.play(action), asksFirst);
  readonly #order: FieldOrder;
  readonly #known = new Map<string, StudyMoment>();

  constructor(study: Study, node: string, order: FieldOrder = {}) {
    this.study = study;
    this.#order = order;
    this.node = this.lines.get(node) ? node : 'm0';
    void this.go(this.node);
  }

  get id(): string {
    return this.study.id;
  }
  get home(): string {
    return this.study.redrawn ?? this.study.seats[0] ?? '';
  }
  get isInteractive(): boolean {
    return this.study.yours && !this.isBusy && (this.moment?.legal.length ?? 0) > 0;
  }

  // Looking ----------------------------------------------------------------------------------------------------------

  /** Show a moment; what is one step further moves. */
  async go(node: string | null | undefined): Promise<void> {
    const to = node ? this.lines.get(node) : null;
    if (!to) return;
    const isStep = to.parent === this.node;
    const shown = this.moment?.view as GameView | undefined;
    this.node = to.id;
    this.live.stop();
    this.offered = null;
    this.problem = '';
    try {
      const moment = await this.#look(to.id);
      if (this.node !== to.id) return; // somebody has gone on meanwhile
      if (moment.version !== this.study.version) {
        await this.#catchUp(); // the id was another version's: it may be another moment
        return await this.go(this.node);
      }
      [this.moment, this.before] = [moment, isStep ? (shown ?? null) : null];
      this.number += 1;
      this.#offer();
      this.live.begin();
    } catch (error) {
      if (isGone(error) && (await this.#catchUp())) return this.go(this.node);
      this.problem = troubleText(error);
    }
  }
  next = () => this.go(this.lines.next(this.node)?.id);
  back = () => this.go(this.lines.before(this.node)?.id);
  first = () => this.go('m0');
  last = () => this.go(this.lines.last(this.node)?.id);
  beside = () => this.go(this.lines.beside(this.node)?.id);

  /** Ids are those of a version, and views those of some eyes. */
  async #look(node: string): Promise<StudyMoment> {
    const actor = this.isVeiled ? (this.moment?.actor ?? null) : null;
    const key = `${this.study.version} ${node} ${actor}`;
    const known = this.#known.get(key) ?? (await studies.moment(this.id, node, actor));
    if (known.version === this.study.version) this.#known.set(key, known);
    return known;
  }

  /** It was changed elsewhere: read it again, and stay where we are, or as near as there is still something. Was it another one? */
  async #catchUp(): Promise<boolean> {
    const [path, version] = [this.lines.path(this.node), this.study.version];
    this.study = await studies.get(this.id);
    this.#known.clear();
    this.node = this.lines.at(path).id;
    return this.study.version !== version;
  }

  #offer(): void {
    this.narrowing.offer(this.isInteractive ? (this.moment?.legal ?? []) : [], this.#order);
  }

  async veil(isVeiled: boolean): Promise<void> {
    this.isVeiled = isVeiled;
    await this.go(this.node);
  }

  // Playing ----------------------------------------------------------------------------------------------------------

  /** Play an action here; the level answers, if it is to do so by itself. */
  async play(action: LegalAction, more: { chance?: StudyChance; again?: boolean } = {}): Promise<void> {
    const { moment } = this;
    const seat = moment?.actor ?? null;
    const isDone = await this.#change((version, node) => studies.play(this.id, version, node, action.id, more));
    if (isDone && this.isAnswered) await this.#answerUntil(seat);
  }

  /** Let the level play for the side to act. */
  answer = () => this.#change((version, node) => studies.answer(this.id, version, node, this.level));

  async #answerUntil(seat: string | null): Promise<void> {
    for (let count = 0; count < MOST_ANSWERS; count += 1) {
      if (!this.moment?.actor || this.moment.actor === seat || !this.isAnswered) return;
      if (!(await this.answer())) return;
    }
  }

  /** The last action once more, chance falling anew. */
  async again(): Promise<void> {
    const [played, before] = [this.lines.get(this.node), this.lines.before(this.node)];
    if (!played?.structure || !before) return;
    const action = await this.#actionOf(before.id, played.text);
    if (!action) return;
    await this.#change((version, node) => studies.play(this.id, version, node, action.id, { again: true }), before.id);
  }

  /** What chance may bring instead of what the last action brought. */
  async choose(): Promise<void> {
    const [played, before] = [this.lines.get(this.node), this.lines.before(this.node)];
    const action = played && before ? await this.#actionOf(before.id, played.text) : null;
    if (!action || !before) return;
    const falls = await this.#ask(() => studies.falls(this.id, before.id, action.id));
    if (falls) this.offered = { action, falls };
  }
  async take(fall: StudyFall): Promise<void> {
    const [offered, before] = [this.offered, this.lines.before(this.node)];
    if (!offered || !before) return;
    const { chance } = fall;
    await this.#change((version, node) => studies.play(this.id, version, node, offered.action.id, { chance }), before.id);
  }
  async #actionOf(node: string, text: string): Promise<LegalAction | null> {
    const moment = await this.#ask(() => this.#look(node));
    if (moment && moment.version !== this.study.version) {
      await this.#catchUp();
      await this.go(this.node);
      return null;
    }
    return moment?.legal.find((one) => one.text === text) ?? null;
  }

  // Changing ---------------------------------------------------------------------------------------------------------

  /** Write something; what somebody has written there meanwhile is not written over unseen. */
  change({ node = this.node, ...change }: Change): Promise<boolean> {
    const written = (at: string) => {
      const { name, comment } = this.lines.get(at) ?? {};
      const found: Change = { title: this.study.name, name, comment };
      return JSON.stringify(Object.keys(change).map((field) => found[field as keyof Change]));
    };
    const seen = written(node);
    return this.#change(
      async (version, at) => ({ ...(await studies.change(this.id, version, { ...change, node: at })), node: this.node }),
      node,
      (at) => written(at) === seen,
    );
  }
  cut = (node: string) => this.#change((version, at) => studies.cut(this.id, version, at), node);

  async #think(simulations: number, signal: AbortSignal): Promise<StudyValues | null> {
    if (!this.moment?.actor) return null;
    await guest.ensure(); // the search works for somebody
    return studies.values(this.id, this.node, simulations, signal);
  }

  /**
   * Something that changes the study at a moment: then the new one is shown where it leads. If it was changed elsewhere
   * meanwhile, it is read again and the change is made there, unless that moment is gone or `isFit` says no.
   */
  async #change(
    ask: (version: number, node: string) => Promise<StudyAt>,
    node = this.node,
    isFit: (node: string) => boolean = () => true,
  ): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.narrowing.clear();
    const told = await this.#quietly(async () => {
      try {
        return await ask(this.study.version, node);
      } catch (error) {
        const path = this.lines.path(node);
        if (!isLate(error) || !(await this.#catchUp())) throw error;
        const { id, isWhole } = this.lines.at(path);
        if (isWhole && isFit(id)) return await ask(this.study.version, id);
        await this.go(this.node);
        throw new Error(t('study.changed'), { cause: error });
      }
    });
    this.isBusy = false;
    if (!told) {
      this.#offer();
      return false;
    }
    this.study = told.study;
    this.#known.clear();
    await this.go(told.node);
    return true;
  }
  async #ask<T>(ask: () => Promise<T>): Promise<T | null> {
    if (this.isBusy) return null;
    this.isBusy = true;
    const found = await this.#quietly(ask);
    this.isBusy = false;
    return found;
  }
  async #quietly<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      this.problem = troubleText(error);
      return null;
    }
  }
}
