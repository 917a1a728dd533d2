// What the last action did, as far as the board marks it.
import type { Schemas } from '../../api/types';
import { type Happening, isOn, machineOf, type Place, square as squareAt, startOf, startPlace, STEP, type View } from './geometry';

export interface Happened {
  readonly moved?: Schemas['CombatProtocols_Moved'];
  readonly stepped?: Schemas['CombatProtocols_Stepped'];
  readonly turned?: Schemas['CombatProtocols_Turned'];
  readonly tokenMoved?: Schemas['CombatProtocols_TokenMoved'];
  readonly obstacleMoved?: Schemas['CombatProtocols_ObstacleMoved'];
  readonly placed?: Schemas['CombatProtocols_Placed'];
  readonly ended?: Schemas['CombatProtocols_Ended'];
}

export function whatHappened(events: readonly Happening[]): Happened {
  const found = <T>(kind: string) => events.find((event) => event.kind === kind) as T | undefined;
  return {
    moved: found('moved'),
    stepped: found('stepped'),
    turned: found('turned'),
    tokenMoved: found('token-moved'),
    obstacleMoved: found('obstacle-moved'),
    placed: found('placed'),
    ended: found('ended'),
  };
}

/** The way a machine has come. */
export function trailOf(view: View, { moved }: Happened): { from: Place; to: Place } | null {
  const machine = moved && machineOf(view, moved.machine);
  if (!moved || !machine) return null;
  const start = startOf(view, machine.start);
  const from = moved.origin === 'waiting' ? (start ? startPlace(start) : null) : squareAt(moved.origin);
  if (!from) return null;
  const step = STEP[machine.heading];
  return { from, to: moved.target === 'gone' ? { x: from.x + step.x * 66, y: from.y + step.y * 66 } : squareAt(moved.target) };
}

export function markedSquares(view: View, { moved, turned, tokenMoved }: Happened): string[] {
  const names = [moved?.origin, moved?.target, turned?.square, tokenMoved?.origin, tokenMoved?.target];
  return names.filter((name): name is string => name !== undefined && isOn(view, name));
}

export function markedLines({ placed, obstacleMoved }: Happened): string[] {
  return [placed?.line, obstacleMoved?.origin, obstacleMoved?.target].filter((name): name is string => name !== undefined);
}
