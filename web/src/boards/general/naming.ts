// How actions and events name places and pieces: by fields the game has declared.
import type { LegalAction } from '../../api/types';
import { type Fields, same } from '../../lib/narrow';
import type { Narrowing } from '../../lib/narrowing.svelte';
import type { Scenery } from './scenery';

type Values = Readonly<Record<string, unknown>>;
/** A field that names something: `node`; or several together, `column.row`. */
interface Naming {
  readonly of: 'piece' | 'place';
  readonly field: string;
}

/** What a click on a place or a piece chooses. */
export interface Offer {
  readonly fields: Fields;
  readonly actions: readonly LegalAction[];
  /** It is picked up, and where it goes is decided next: never plays. */
  readonly isPick: boolean;
}

const parts = (field: string): string[] => field.split('.');
const isName = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** The ids a field names: none if it is not there, several if it is a list. */
export function idsBy(field: string, values: Values): string[] {
  const found = parts(field).map((name) => values[name]);
  if (found.length === 1 && Array.isArray(found[0])) return found[0].filter(isName).map(String);
  return found.every(isName) ? [found.join('.')] : [];
}

/** The places an action or an event names, in the order of the fields; of `4` and `4.2` only the finer one. */
export function placesIn(scenery: Scenery, values: Values): string[] {
  const known = new Set(scenery.places.map(({ id }) => id));
  const met = scenery.fields.map((field) => ({ field, ids: idsBy(field, values).filter((id) => known.has(id)) }));
  const isCoarse = (field: string) =>
    met.some((other) => other.ids.length > 0 && other.field !== field && parts(other.field).includes(field));
  return [...new Set(met.filter(({ field }) => !isCoarse(field)).flatMap(({ ids }) => ids))];
}

const namingsOf = (scenery: Scenery): Naming[] => [
  ...(scenery.piece_fields ?? []).map((field): Naming => ({ of: 'piece', field })),
  ...scenery.fields.map((field): Naming => ({ of: 'place', field })),
];

/** By `piece:id` or `place:id`: what can be clicked now, and what that chooses. */
export function offersOf(scenery: Scenery, narrowing: Narrowing): ReadonlyMap<string, Offer> {
  const namings = namingsOf(scenery);
  const isDecided = ({ field }: Naming) => parts(field).every((name) => name in narrowing.picked);
  const found = new Map<string, Offer>();
  const add = (naming: Naming, action: LegalAction, isPick: boolean): string | null => {
    const [id] = idsBy(naming.field, action.structure);
    if (id === undefined) return null;
    const key = `${naming.of}:${id}`;
    const fields = Object.fromEntries(parts(naming.field).map((name) => [name, action.structure[name]]));
    const known = found.get(key);
    if (!known) found.set(key, { fields, actions: [action], isPick });
    else if (same(known.fields, fields)) found.set(key, { ...known, actions: [...known.actions, action], isPick: known.isPick || isPick });
    return key;
  };
  for (const kind of new Set(narrowing.candidates.map(({ structure }) => structure.kind))) {
    const actions = narrowing.candidates.filter(({ structure }) => structure.kind === kind);
    const open = namings.filter(
      (naming) => !isDecided(naming) && actions.some(({ structure }) => idsBy(naming.field, structure).length > 0),
    );
    for (const [i, naming] of open.entries()) {
      const keys = new Set(actions.map((action) => add(naming, action, i < open.length - 1)));
      if (keys.size > 1) break; // what comes after it is decided later
    }
  }
  for (const naming of namings.filter(isDecided)) {
    for (const action of narrowing.legal) {
      const [id] = idsBy(naming.field, action.structure);
      if (!found.has(`${naming.of}:${id}`)) add(naming, action, true); // another one may be picked up instead
    }
  }
  return found;
}
