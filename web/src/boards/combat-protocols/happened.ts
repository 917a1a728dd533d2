// What the last action did, as far as the board marks it.
import { type BoardEvent, machineOf, type Place, square as squareAt, startOf, startPlace, STEP, type View } from './geometry';

type Of<Kind extends BoardEvent['kind']> = Extract<BoardEvent, { readonly kind: Kind }>;

export interface Happened {
  readonly moved?: Of<'entered' | 'flew' | 'left'>;
  readonly arrived?: Of<'entered' | 'flew'>;
  readonly stepped?: Of<'stepped'>;
  readonly turned?: Of<'turned'>;
  readonly tokenMoved?: Of<'token-moved'>;
  readonly obstacleMoved?: Of<'obstacle-moved'>;
  readonly placed?: Of<'placed'>;
  readonly ended?: Of<'ended'>;
}

export function whatHappened(events: readonly BoardEvent[]): Happened {
  const found = <Kind extends BoardEvent['kind']>(...kinds: readonly Kind[]) =>
    events.find((event): event is Of<Kind> => (kinds as readonly string[]).includes(event.kind));
  return {
    moved: found('entered', 'flew', 'left'),
    arrived: found('entered', 'flew'),
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
  const from = moved.kind === 'entered' ? (start ? startPlace(start) : null) : squareAt(moved.origin);
  if (!from) return null;
  const step = STEP[machine.heading];
  return { from, to: moved.kind === 'left' ? { x: from.x + step.x * 66, y: from.y + step.y * 66 } : squareAt(moved.target) };
}

export function markedSquares({ moved, arrived, turned, tokenMoved }: Happened): string[] {
  const origin = moved?.kind === 'entered' ? undefined : moved?.origin;
  return [origin, arrived?.target, turned?.square, tokenMoved?.origin, tokenMoved?.target].filter((name) => name !== undefined);
}

export function markedLines({ placed, obstacleMoved }: Happened): string[] {
  return [placed?.line, obstacleMoved?.origin, obstacleMoved?.target].filter((name): name is string => name !== undefined);
}
