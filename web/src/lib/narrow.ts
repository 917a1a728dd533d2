// The legal list, narrowed by choosing values for fields. No rules here: only what the server listed.
import type { LegalAction } from '../api/types';
import type { FieldOrder } from '../base/words';

/** The value of a field of an action's structure: plain JSON. */
export type FieldValue = unknown;
/** Values chosen for some fields; `kind` is a field like any other. */
export type Fields = Readonly<Record<string, FieldValue>>;

/** One value of a field that can still be chosen, and the actions it leads to. */
export interface Choice {
  readonly value: FieldValue;
  readonly actions: readonly LegalAction[];
}

/** What must be decided next: a field with the values that are left. */
export interface Question {
  readonly field: string;
  readonly choices: readonly Choice[];
}

/** Equal as JSON. */
export function same(a: FieldValue, b: FieldValue): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
}

/** The action has every one of these fields with these values. */
export function fits(action: LegalAction, fields: Fields): boolean {
  return Object.entries(fields).every(([field, value]) => field in action.structure && same(action.structure[field], value));
}

/** The actions that fit. */
export function narrow(actions: readonly LegalAction[], fields: Fields): LegalAction[] {
  return actions.filter((action) => fits(action, fields));
}

/** All choices so far as one. */
export function merged(steps: readonly Fields[]): Fields {
  return Object.assign({}, ...steps) as Fields;
}

/** The values a field still can have, in the order of the list, each with its actions. */
export function choicesOf(actions: readonly LegalAction[], field: string): Choice[] {
  const found = new Map<string, { value: FieldValue; actions: LegalAction[] }>();
  for (const action of actions) {
    if (!(field in action.structure)) continue;
    const value = action.structure[field];
    const key = JSON.stringify(value);
    const known = found.get(key);
    if (known) known.actions.push(action);
    else found.set(key, { value, actions: [action] });
  }
  return [...found.values()];
}

/** Actions by the value of a field, as a map; lists as values are keyed by their JSON. */
export function groupBy(actions: readonly LegalAction[], field: string): ReadonlyMap<FieldValue, readonly LegalAction[]> {
  return new Map(
    choicesOf(actions, field).map(({ value, actions: those }) => [typeof value === 'object' ? JSON.stringify(value) : value, those]),
  );
}

/** The next thing to decide among these actions; null when one action (or none) is left. */
export function nextQuestion(actions: readonly LegalAction[], order: FieldOrder = {}): Question | null {
  const first = actions[0];
  if (first === undefined || actions.length === 1) return null;
  const kinds = choicesOf(actions, 'kind');
  if (kinds.length > 1) return { field: 'kind', choices: kinds };
  const preferred = order[String(first.structure.kind)] ?? [];
  for (const field of new Set([...preferred, ...Object.keys(first.structure)])) {
    const choices = choicesOf(actions, field);
    if (choices.length > 1) return { field, choices };
  }
  return null; // several actions of one structure: the server never sends that
}

/**
 * The steps after one more choice. A choice that contradicts earlier ones undoes those (clicking another piece chooses
 * that piece instead); a choice no legal action has, or that was made already, changes nothing.
 */
export function withStep(legal: readonly LegalAction[], steps: readonly Fields[], fields: Fields): readonly Fields[] {
  const before = merged(steps);
  if (same({ ...before, ...fields }, before)) return steps;
  const others = steps.filter((step) => Object.keys(step).some((field) => !(field in fields)));
  for (let kept = others.length; kept >= 0; kept -= 1) {
    const tried = [...others.slice(0, kept), fields];
    if (narrow(legal, merged(tried)).length > 0) return tried;
  }
  return steps;
}
