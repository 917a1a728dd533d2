// What can be done with which space: the legal list, by space.
import type { LegalAction, Schemas } from '../../api/types';
import { neighbour } from '../shared/grid';

type View = Schemas['MercenaryView'];
type Unit = Schemas['Mercenary_UnitView'];

/** Several steps, of which the first is an action. */
export interface Walk {
  readonly way: readonly string[];
  readonly action: LegalAction;
}

export interface Deeds {
  walk?: Walk;
  jump?: LegalAction;
  sticky?: LegalAction;
  build?: LegalAction;
  uncloak?: LegalAction;
  /** What can be done to whoever stands there, or has his marker there. */
  readonly to: LegalAction[];
}

/** Kinds of actions that are done somewhere on the board. */
const PLACED = ['move', 'jump', 'sticky', 'build', 'uncloak', 'attack', 'heal', 'uber', 'repair', 'give'];

/** Whom an action is done to. */
function targetOf({ structure }: LegalAction, acting: Unit): string | null {
  const { kind, target, slot } = structure;
  if (kind === 'attack') return String(target);
  if (kind === 'heal' || kind === 'uber' || kind === 'give') return `${acting.side}-${String(slot)}`;
  return kind === 'repair' ? `${acting.side}-sentry-${String(slot)}` : null;
}

/** The space an action is about: where it leads, or where its target is. */
export function goalOf(action: LegalAction | null, view: View, acting: Unit | null): string | null {
  if (!action || !acting?.cell) return null;
  const { kind, cell, direction } = action.structure;
  if (kind === 'uncloak') return String(cell);
  const target = targetOf(action, acting);
  if (target !== null) return view.units.find((one) => one.id === target)?.cell ?? null;
  return typeof direction === 'string' ? neighbour(acting.cell, direction) : acting.cell;
}

export const isPlaced = (action: LegalAction | null): boolean => PLACED.includes(String(action?.structure.kind));

/** By space; with a kind chosen beforehand, that kind only. */
export function deedsOf(view: View, acting: Unit | null, legal: readonly LegalAction[], kindChosen: string | null): ReadonlyMap<string, Deeds> {
  const found = new Map<string, Deeds>();
  const at = (cell: string) => {
    const known = found.get(cell) ?? { to: [] };
    found.set(cell, known);
    return known;
  };
  if (!acting?.cell || !view.turn) return found;
  const steps = new Map<string, LegalAction>();
  for (const action of legal) {
    const { kind, direction } = action.structure;
    if (!isPlaced(action) || (kindChosen !== null && kind !== kindChosen)) continue;
    const goal = goalOf(action, view, acting);
    if (kind === 'move') steps.set(String(direction), action);
    else if (goal === null) continue;
    else if (kind === 'jump' || kind === 'sticky' || kind === 'build' || kind === 'uncloak') at(goal)[kind] = action;
    else at(goal).to.push(action);
  }
  for (const [cell, way] of Object.entries(view.turn.walks)) {
    const action = steps.get(way[0] ?? '');
    if (action) at(cell).walk = { way, action };
  }
  return found;
}

/** What a click on a free space does. */
export const plainDeed = (known: Deeds | undefined): LegalAction | null =>
  known?.walk?.action ?? known?.uncloak ?? known?.jump ?? known?.build ?? known?.sticky ?? null;

/** Everything a click on the space might mean: with several there is a menu. */
export const meanings = (known: Deeds | undefined): readonly LegalAction[] =>
  known ? [...known.to, ...(known.to.length > 0 && known.walk ? [known.walk.action] : [])] : [];

/** The drawing of an action: `glyphs.ts` has them by name. */
export const markOf = ({ structure }: LegalAction): string => (structure.kind === 'attack' && structure.weapon ? 'strike' : String(structure.kind));
