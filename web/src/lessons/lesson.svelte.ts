// A lesson as this browser shows it: the step, the moment on the board, what is tried and what is answered.
import { lessons } from './server';
import type { GameEvent, GameView, LegalAction, LessonMoment, LessonRequest, LessonScene } from '../api/types';
import type { FieldOrder } from '../base/words';
import { asksFirst } from '../lib/asking';
import { Narrowing } from '../lib/narrowing.svelte';
import { troubleText } from '../lib/problems';
import { forget, keep } from './keeping';
import { asSentence } from '../base/text';

/** How long an action stays on the board before the next one follows. */
export const STAY = 900; // ms

export class LessonSession {
  moment = $state.raw<LessonMoment>() as LessonMoment;
  /** What the board shows: behind `moment` while answers are played one by one. */
  scene = $state.raw<LessonScene>() as LessonScene;
  before = $state.raw<GameView | null>(null);
  number = $state(0);
  isBusy = $state(false);
  problem = $state('');
  /** Why the last try does not count. */
  answer = $state('');
  /** Somebody is stuck: an action that would do is marked. */
  isShown = $state(false);
  readonly narrowing = new Narrowing((action) => void this.attempt(action), asksFirst);
  readonly #order: FieldOrder;
  readonly #game: string;
  #isOver = false;
  #hurry: (() => void) | null = null;

  constructor(game: string, moment: LessonMoment, order: FieldOrder = {}) {
    this.#game = game;
    this.#order = order;
    this.#show(moment);
    this.#settle();
  }

  get isDone(): boolean {
    return this.moment.step >= this.moment.steps;
  }
  get view(): GameView {
    return this.scene.view as unknown as GameView;
  }
  get events(): readonly GameEvent[] {
    return this.scene.events;
  }
  get isInteractive(): boolean {
    return !this.isBusy && this.moment.legal.length > 0;
  }
  get hint(): LegalAction | null {
    return this.isShown ? (this.moment.legal.find(({ id }) => id === this.moment.advised) ?? null) : null;
  }

  goOn = () => this.#ask({ goes_on: true });
  attempt = (action: LegalAction) => this.#ask({ attempt: action.id });
  /** Something was pointed at to which nothing leads: why? Only once something has been picked up; else one only looks. */
  point = (key: string): void => {
    const { kind, ...fields } = this.narrowing.picked;
    if (Object.keys(fields).length > 0)
      void this.#ask({ picked: { ...fields, ...(kind === undefined ? {} : { kind }) } as never, place: key });
  };
  begin = () => this.#ask({}, []);
  /** The same step in another language. */
  retell = () => this.#ask({});
  showOne = (): void => {
    this.isShown = true;
    this.answer = '';
  };
  skip = (): void => this.#hurry?.();
  close(): void {
    this.#isOver = true;
    this.skip();
    forget(this.#game, this.moment.lesson);
  }

  async #ask(done: Partial<LessonRequest>, inputs = this.moment.inputs): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = '';
    try {
      const told = await lessons.take(this.#game, this.moment.lesson, { ...done, inputs });
      const isFurther = told.inputs.length !== this.moment.inputs.length;
      if (told.answer && !isFurther) {
        this.answer = told.answer.text || asSentence(told.answer.fact?.text ?? '');
        this.narrowing.clear();
      } else {
        this.answer = '';
        this.isShown = false;
        if (inputs === this.moment.inputs && isFurther) await this.#play(told);
        this.#show(told, inputs === this.moment.inputs);
      }
    } catch (error) {
      this.problem = troubleText(error);
    }
    this.isBusy = false;
    this.#settle();
  }

  /** What followed, action by action, but for the last. */
  async #play(told: LessonMoment): Promise<void> {
    this.narrowing.offer([]);
    for (const scene of told.scenes.slice(1, -1)) {
      if (this.#isOver) return;
      this.#stage(scene, true);
      await new Promise<void>((done) => {
        const timer = setTimeout(done, STAY);
        this.#hurry = () => (clearTimeout(timer), done());
      });
    }
    this.#hurry = null;
  }

  #show(moment: LessonMoment, isStep = false): void {
    this.moment = moment;
    if (!this.#isOver) keep(this.#game, moment);
    const last = moment.scenes.at(-1);
    if (last && last !== this.scene && (moment.scenes.length > 1 || !isStep)) this.#stage(last, isStep);
  }

  #stage(scene: LessonScene, isStep: boolean): void {
    this.before = isStep ? this.view : null;
    this.scene = scene;
    this.number += 1;
  }

  #settle(): void {
    const { legal } = this.moment;
    if (this.narrowing.legal !== legal) this.narrowing.offer(legal, this.#order);
  }
}
