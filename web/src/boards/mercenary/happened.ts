// What the last action did, as marks on the board.
import type { Deed } from '../../lib/board';
import type { Place } from '../shared/grid';
import { waysOf } from '../shared/ways';
import { along } from './geometry';
import type { Happened, Unit, View, YardScene } from './scene.svelte';

export interface Change {
  readonly key: string;
  readonly cell: string;
  readonly text: string;
  readonly isGood: boolean;
}

/** Who did it or whom it happened to, whom it was done to, and where; null: nobody, nowhere. */
export const unitOf = (event: Happened | undefined): string | null => (event && 'unit' in event ? event.unit.id : null);
const targetOf = (event: Happened | undefined): string | null => (event && 'target' in event ? event.target.id : null);
const cellOf = (event: Happened | undefined): string | null => (event && 'cell' in event ? event.cell : null);

/** Where somebody was when it happened. */
function placeOf({ props: { before, view, events } }: YardScene, id: string | null): string | null {
  if (id === null) return null;
  const then = before?.units.find((one) => one.id === id)?.cell;
  const now = view.units.find((one) => one.id === id)?.cell;
  return then ?? now ?? cellOf(events.find((event) => unitOf(event) === id && cellOf(event) !== null));
}

/** The ways of whoever moved or was moved, from space to space. */
export function trailsOf(events: readonly Happened[]): string[][] {
  return waysOf(
    events.flatMap((event) =>
      'origin' in event && event.origin !== event.cell ? [{ who: event.unit.id, from: event.origin, to: event.cell }] : [],
    ),
  );
}

// Since this seat last acted -----------------------------------------------------------------------------------------

type Done = Deed<View, Happened>;

/** Who was shot at from where, in earlier actions. */
export function shotsSince(deeds: readonly Done[]): { from: string; to: string }[] {
  return deeds.flatMap(({ before, events: [deed] }) => {
    const cell = (id: string | null) => before.units.find((one) => one.id === id)?.cell ?? null;
    const [from, to] = deed?.kind === 'attacked' ? [cell(unitOf(deed)), cell(targetOf(deed))] : [null, null];
    return from && to ? [{ from, to }] : [];
  });
}

/** The spaces that earlier actions have changed other than by walking over them. */
export const spacesSince = (deeds: readonly Done[]): string[] => [
  ...new Set(deeds.flatMap(({ events }) => events.flatMap((event) => (STAYS.includes(event.kind) && 'cell' in event ? [event.cell] : [])))),
];
const STAYS: readonly string[] = ['spawned', 'built', 'stuck', 'uncloaked', 'intel-dropped', 'captured'];

/** Health lost by whoever still stands. */
export function lossesSince(deeds: readonly Done[], view: View): Change[] {
  const lost = new Map<string, number>();
  for (const event of deeds.flatMap(({ events }) => events))
    if (event.kind === 'hurt') lost.set(event.unit.id, (lost.get(event.unit.id) ?? 0) + event.amount);
  return [...lost].flatMap(([key, amount]): Change[] => {
    const cell = view.units.find((one) => one.id === key)?.cell;
    return cell ? [{ key, cell, text: `−${amount}`, isGood: false }] : [];
  });
}

/** Who was defeated or destroyed, as he stood. */
export const lostSince = (deeds: readonly Done[]): { unit: Unit; cell: string }[] =>
  deeds.flatMap(({ before, events }) =>
    goneIn(events).flatMap(({ unit, cell }) => {
      const was = before.units.find((one) => one.id === unit);
      return was ? [{ unit: was, cell }] : [];
    }),
  );

// The last action ----------------------------------------------------------------------------------------------------

/** From the acting one to whom something was done. */
export function shotOf(scene: YardScene): { from: Place; to: Place; at: Place; isFriendly: boolean } | null {
  const deed = scene.props.events[0];
  const [from, to] = [placeOf(scene, unitOf(deed)), placeOf(scene, targetOf(deed))];
  if (!deed || !from || !to || from === to) return null;
  const [a, b] = [scene.layout.at(from), scene.layout.at(to)];
  return { from: along(a, b, 8), to: along(a, b, -4), at: b, isFriendly: deed.kind !== 'attacked' };
}

/** The spaces of the last action. */
export function markedBy(scene: YardScene): string[] {
  const deed = scene.props.events[0];
  const now = scene.props.view.units.find((one) => one.id === unitOf(deed))?.cell ?? null;
  return [...new Set([cellOf(deed), now, placeOf(scene, targetOf(deed))].filter((cell) => cell !== null))];
}

/** Health lost and gained; a hit without effect is a 0. */
export function changesOf(scene: YardScene): Change[] {
  const { view, events } = scene.props;
  return events.flatMap((event, i): Change[] => {
    const key = String(i);
    if (event.kind === 'attacked') {
      const cell = placeOf(scene, event.target.id);
      return cell && !events.some((other) => unitOf(other) === event.target.id) ? [{ key, cell, text: '0', isGood: true }] : [];
    }
    const cell = view.units.find((one) => one.id === unitOf(event))?.cell;
    if (!cell) return [];
    if (event.kind === 'hurt') return [{ key, cell, text: `−${event.amount}`, isGood: false }];
    if (event.kind === 'recovered') return [{ key, cell, text: `+${event.amount}`, isGood: true }];
    return event.kind === 'shielded' ? [{ key, cell, text: '0', isGood: true }] : [];
  });
}

/** Who was defeated or destroyed, and where: a Spy that an alarm kills has just moved away from his marker. */
export const goneIn = (events: readonly Happened[]): { unit: string; cell: string }[] =>
  events.flatMap((event) => {
    if (event.kind !== 'defeated' && event.kind !== 'destroyed') return [];
    const moved = events.find((other) => other.kind === 'uncloaked' && other.unit.id === event.unit.id);
    return [{ unit: event.unit.id, cell: cellOf(moved) ?? event.cell }];
  });

/** Where stickybombs went off. */
export function boomsOf({ props: { before, events } }: YardScene): string[] {
  const deed = events[0];
  return deed?.kind === 'detonated' && before ? before.stickies.filter((one) => one.owner === deed.unit.id).map((one) => one.cell) : [];
}
