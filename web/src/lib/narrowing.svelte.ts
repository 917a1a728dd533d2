// One Narrowing is shared by the board and the side panel: a click here and a button there are the same thing.
import type { LegalAction } from '../api/types';
import type { FieldOrder } from '../base/words';
import { choicesOf, groupBy, type Fields, type FieldValue, fits, merged, narrow, nextQuestion, same, withStep } from './narrow';

/** Must an action be chosen twice? `isShown`: there is something to be seen of it before. */
export type AsksFirst = (action: LegalAction, isShown: boolean) => boolean;

export class Narrowing {
  #legal = $state.raw<readonly LegalAction[]>([]);
  #steps = $state.raw<readonly Fields[]>([]);
  #hovered = $state.raw<LegalAction | null>(null);
  #proposed = $state.raw<LegalAction | null>(null);
  #order = $state.raw<FieldOrder>({});
  readonly #onplay: (action: LegalAction) => void;
  readonly #asksFirst: AsksFirst;
  #groupsOf: readonly LegalAction[] | null = null;
  #groups = new Map<string, ReadonlyMap<FieldValue, readonly LegalAction[]>>();

  readonly #picked = $derived(merged(this.#steps));
  readonly #candidates = $derived(narrow(this.#legal, this.#picked));
  readonly #question = $derived(nextQuestion(this.#candidates, this.#order));

  constructor(onplay: (action: LegalAction) => void = () => {}, asksFirst: AsksFirst = () => false) {
    this.#onplay = onplay;
    this.#asksFirst = asksFirst;
  }

  /** A new legal list (empty: nothing to do); what was chosen is forgotten. */
  offer(legal: readonly LegalAction[], order: FieldOrder = {}): void {
    this.#legal = legal;
    this.#order = order;
    this.clear();
  }

  /** Everything that may be played, whatever has been chosen. */
  get legal(): readonly LegalAction[] {
    return this.#legal;
  }

  /** What has been chosen, step by step. */
  get steps(): readonly Fields[] {
    return this.#steps;
  }

  /** What has been chosen, as one. */
  get picked(): Fields {
    return this.#picked;
  }

  /** The actions still possible. */
  get candidates(): readonly LegalAction[] {
    return this.#candidates;
  }

  /** The only action left; null while there are several or none. */
  get unique(): LegalAction | null {
    return this.#candidates.length === 1 ? (this.#candidates[0] ?? null) : null;
  }

  /** The field to decide next, with its values. */
  get question() {
    return this.#question;
  }

  /** The action a person points at, on the board or in the panel, or has chosen once: show what it would do. */
  get hovered(): LegalAction | null {
    return this.#hovered ?? this.#proposed;
  }

  /** Chosen once, of those that must be chosen twice: choosing it again plays it. */
  get proposed(): LegalAction | null {
    return this.#proposed;
  }

  /** Point at an action (null: at none). */
  hover(action: LegalAction | null): void {
    this.#hovered = action;
  }

  /** Has this been chosen? */
  has(field: string, value: FieldValue): boolean {
    return field in this.#picked && same(this.#picked[field], value);
  }

  /** The values of a field that are still possible. */
  values(field: string): FieldValue[] {
    return choicesOf(this.#candidates, field).map((choice) => choice.value);
  }

  /** The actions still possible that have these values too. */
  find(fields: Fields): LegalAction[] {
    return narrow(this.#candidates, fields);
  }

  /** The actions still possible by the value of a field: quicker than `find` when a board has many targets. */
  group(field: string): ReadonlyMap<FieldValue, readonly LegalAction[]> {
    const candidates = this.#candidates;
    if (this.#groupsOf !== candidates) {
      this.#groupsOf = candidates;
      this.#groups = new Map();
    }
    const known = this.#groups.get(field) ?? groupBy(candidates, field);
    this.#groups.set(field, known);
    return known;
  }

  /** Could these values be chosen, now or after stepping back? Use it for pieces that can be picked up. */
  can(fields: Fields): boolean {
    return this.#legal.some((action) => fits(action, fields));
  }

  /** Could these values be chosen without giving up what has been chosen? Use it for targets. */
  fits(fields: Fields): boolean {
    return this.#candidates.some((action) => fits(action, fields));
  }

  /** Choose values, but never play: for picking up a piece. False: no legal action has them. */
  select(fields: Fields): boolean {
    const next = this.#with(fields);
    if (next === null) return false;
    this.#proposed = null;
    if (next === this.#steps) return true;
    this.#steps = next;
    this.#hovered = null;
    return true;
  }

  /** Choose values, and play if one action is left: for targets and buttons. `isShown`: what it does can be seen before. */
  choose(fields: Fields, isShown = true): boolean {
    const next = this.#with(fields);
    if (next === null) return false;
    const [action, other] = narrow(this.#legal, merged(next));
    if (action === undefined || other !== undefined) return this.select(fields);
    this.propose(action, isShown); // the steps stay as they are: what is only shown can be taken back
    return true;
  }

  #with(fields: Fields): readonly Fields[] | null {
    const next = withStep(this.#legal, this.#steps, fields);
    return next === this.#steps && narrow(this.#candidates, fields).length === 0 ? null : next;
  }

  /** Play an action of the list, or show it first if it must be chosen twice. */
  propose(action: LegalAction, isShown = true): void {
    if (!this.#legal.includes(action)) return;
    if (this.#proposed === action || !this.#asksFirst(action, isShown)) {
      this.play(action);
      return;
    }
    this.#proposed = action;
    this.#hovered = null;
  }

  /** Take back what was chosen once. */
  withdraw(): void {
    this.#proposed = null;
  }

  /** Play an action of the list at once. */
  play(action: LegalAction): void {
    if (!this.#legal.includes(action)) return;
    this.#proposed = null;
    this.#onplay(action);
  }

  /** Undo the last choice; false if there was none. */
  back(): boolean {
    if (this.#proposed !== null) {
      this.#proposed = null;
      this.#hovered = null;
      return true;
    }
    if (this.#steps.length === 0) return false;
    this.#steps = this.#steps.slice(0, -1);
    this.#hovered = null;
    return true;
  }

  /** Undo all choices. */
  clear(): void {
    this.#steps = [];
    this.#hovered = null;
    this.#proposed = null;
  }
}
