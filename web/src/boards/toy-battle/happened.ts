// What the last events mean for drawing: the nodes they touched, and the troops that are gone.
import type { Schemas } from '../../api/types';

export type BoardEvent = Schemas['ToyBattleEvent'];
export type Placement = Extract<BoardEvent, { kind: 'placed' | 'covered' | 'captured' }>;

/** A troop went from a rack to a node, whatever was there. */
export const isPlacement = (event: BoardEvent): event is Placement => ['placed', 'covered', 'captured'].includes(event.kind);

/** The nodes an event touched. */
export function touched(event: BoardEvent): string[] {
  if (event.kind === 'shoved') return [event.source, event.target];
  return 'node' in event ? [event.node] : [];
}

/** A troop that has left the board in this moment. */
export interface Gone {
  readonly node: string;
  readonly troop: string;
  readonly owner: string;
  readonly isStruck: boolean;
}

/** The troop that an event took off its node. */
export function departed(event: BoardEvent): Gone[] {
  if (event.kind !== 'discarded' && event.kind !== 'recalled') return [];
  const isStruck = event.kind === 'discarded';
  return [{ node: event.node, troop: event.troop, owner: isStruck ? event.owner : event.seat, isStruck }];
}
