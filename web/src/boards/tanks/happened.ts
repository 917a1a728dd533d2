// What the last events mean for drawing: which spaces they mark, and where tanks look.
import type { Schemas } from '../../api/types';
import type { BoardProps, Deed } from '../../lib/board';
import { waysOf } from '../shared/ways';
import { angle, type Layout, nearest } from './geometry';
import { nameOf } from './words';

export type View = Schemas['TanksView'];
export type Event = Schemas['TanksEvent'];
export type TankView = Schemas['Tanks_TankView'];
export type GoalView = Schemas['Tanks_GoalView'];
type Props = Pick<BoardProps<View, Event>, 'view' | 'before' | 'events' | 'home'>;

/** The spaces of the last action: a shot is marked by itself. */
export function markedSpaces({ view, events }: Props): string[] {
  const [deed] = events;
  if (!deed || deed.kind === 'fired' || !('tank' in deed)) return [];
  const now = view.tanks.find((tank) => nameOf(tank) === deed.tank)?.space;
  const spaces = 'space' in deed && deed.space ? [deed.space] : [];
  if (now) spaces.push(now);
  return [...new Set(spaces)];
}

// Since this seat last acted -----------------------------------------------------------------------------------------

type Done = Deed<View, Event>;
const eventsOf = (deeds: readonly Done[]) => deeds.flatMap(({ events }) => events);

/** The ways tanks have driven. */
export const drivesSince = (deeds: readonly Done[]): string[][] =>
  waysOf(eventsOf(deeds).flatMap((event) => (event.kind === 'moved' ? [{ who: event.tank, from: event.origin, to: event.space }] : [])));

/** Shots: from where, at what. */
export const shotsSince = (deeds: readonly Done[]): Schemas['Tanks_RollView'][] =>
  eventsOf(deeds).flatMap((event) => (event.kind === 'fired' ? [event.roll] : []));

/** Ground that was destroyed. */
export const ruinsSince = (deeds: readonly Done[]): string[] => [
  ...new Set(
    eventsOf(deeds).flatMap((event) => (event.kind === 'wall-destroyed' || event.kind === 'floor-destroyed' ? [event.space] : [])),
  ),
];

/** Points lost by tanks that still stand. */
export function lossesSince(deeds: readonly Done[], view: View): { tank: string; space: string; text: string }[] {
  const lost = new Map<string, number>();
  for (const event of eventsOf(deeds)) if (event.kind === 'damaged') lost.set(event.tank, (lost.get(event.tank) ?? 0) + event.points);
  return [...lost].flatMap(([tank, points]) => {
    const space = view.tanks.find((one) => nameOf(one) === tank)?.space;
    return space ? [{ tank, space, text: `−${points}` }] : [];
  });
}

/** Tanks that were destroyed, as they stood. */
export const wrecksSince = (deeds: readonly Done[]): { tank: TankView; space: string }[] =>
  deeds.flatMap(({ before, events }) =>
    events.flatMap((event) => {
      const tank = event.kind === 'destroyed' ? before.tanks.find((one) => nameOf(one) === event.tank) : undefined;
      return tank?.space ? [{ tank, space: tank.space }] : [];
    }),
  );

/** Where tanks look, by name: the view does not say, so it is remembered from what was seen. */
export type Headings = ReadonlyMap<string, Heading>;

export interface Heading {
  /** Degrees, 0 is up. */
  readonly hull: number;
  readonly turret: number;
}

/** Towards the enemy, until something else was seen. */
export function headingOf(tank: TankView, known: Headings, home: string): Heading {
  const forward = tank.side === home ? 0 : 180;
  return known.get(nameOf(tank)) ?? { hull: forward, turret: forward };
}

/** Where tanks look after the last events; after a jump nobody knows of the others. */
export function turned(known: Headings, { view, before, events, home }: Props, layout: Layout): Headings {
  const found = new Map(before ? known : []);
  for (const event of events) {
    const tank = 'tank' in event ? view.tanks.find((one) => nameOf(one) === event.tank) : undefined;
    if (!tank) continue;
    const old = found.get(nameOf(tank)) ?? headingOf(tank, known, home);
    const drive = (from: string, to: string) => {
      const hull = nearest(angle(layout.at(from), layout.at(to)), old.hull);
      found.set(nameOf(tank), { hull, turret: nearest(hull, old.turret) });
    };
    if ('origin' in event) drive(event.origin, event.space);
    else if ('other' in event && tank.space) drive(tank.space, event.space);
    else if ('roll' in event) {
      const to = angle(layout.at(event.roll.origin), layout.at(event.roll.target));
      found.set(nameOf(tank), { hull: old.hull, turret: nearest(to, old.turret) });
    }
  }
  return found;
}
