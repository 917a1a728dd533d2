// What the last events mean for drawing: the nodes they touched, and the troops that are gone.
import type { Schemas } from '../../api/types';

type Told<Kind extends string, Shape> = Shape & { kind: Kind };
export type Happening =
  | Told<'drew', Schemas['ToyBattle_Drew']>
  | Told<'placed', Schemas['ToyBattle_Placed']>
  | Told<'discarded', Schemas['ToyBattle_Discarded']>
  | Told<'returned', Schemas['ToyBattle_Returned']>
  | Told<'shoved', Schemas['ToyBattle_Shoved']>
  | Told<'pinned', Schemas['ToyBattle_Pinned']>
  | Told<'unpinned', Schemas['ToyBattle_Unpinned']>
  | Told<'skipped', Schemas['ToyBattle_Skipped']>
  | Told<'region-taken', Schemas['ToyBattle_RegionTaken']>;

/** The event with its kind known to the compiler. */
export const asHappening = (event: Schemas['ToyBattleEvent']) => event as Happening;

/** The nodes an event touched. */
export function touched(event: Happening): string[] {
  if (event.kind === 'shoved') return [event.source, event.target];
  const isOnNode = event.kind === 'placed' || event.kind === 'discarded' || event.kind === 'returned';
  return isOnNode && event.node !== null ? [event.node] : [];
}

/** A troop that has left the board in this moment. */
export interface Gone {
  readonly node: string;
  readonly troop: string;
  readonly owner: string;
  readonly isStruck: boolean;
}

/** The troop that an event took off its node. */
export function departed(event: Happening): Gone[] {
  if ((event.kind !== 'discarded' && event.kind !== 'returned') || event.node === null) return [];
  const isStruck = event.kind === 'discarded';
  return [{ node: event.node, troop: event.troop, owner: isStruck ? event.owner : event.seat, isStruck }];
}
