// What the last action did, as marks on the board.
import type { Place } from '../shared/grid';
import { along } from './geometry';
import type { Happened, YardScene } from './scene.svelte';

export interface Change {
  readonly key: string;
  readonly cell: string;
  readonly text: string;
  readonly isGood: boolean;
}

/** Where somebody was when it happened. */
function placeOf({ props: { before, view, events } }: YardScene, id: string | null | undefined): string | null {
  if (!id) return null;
  const then = before?.units.find((one) => one.id === id)?.cell;
  const now = view.units.find((one) => one.id === id)?.cell;
  return then ?? now ?? events.find((event) => event.unit === id && event.cell)?.cell ?? null;
}

/** The ways of whoever moved or was moved. */
export function trailsOf({ props, layout }: YardScene): { from: Place; to: Place }[] {
  return props.events.flatMap(({ origin, cell }) =>
    origin && cell && origin !== cell ? [{ from: layout.at(origin), to: layout.at(cell) }] : [],
  );
}

/** From the acting one to whom something was done. */
export function shotOf(scene: YardScene): { from: Place; to: Place; at: Place; isFriendly: boolean } | null {
  const deed = scene.props.events[0];
  const [from, to] = [placeOf(scene, deed?.unit), placeOf(scene, deed?.target)];
  if (!deed || !from || !to || from === to) return null;
  const [a, b] = [scene.layout.at(from), scene.layout.at(to)];
  return { from: along(a, b, 8), to: along(a, b, -4), at: b, isFriendly: deed.kind !== 'attacked' };
}

/** The spaces of the last action. */
export function markedBy(scene: YardScene): string[] {
  const deed = scene.props.events[0];
  if (!deed || deed.kind === 'picked') return [];
  const now = scene.props.view.units.find((one) => one.id === deed.unit)?.cell;
  return [...new Set([deed.cell, now, placeOf(scene, deed.target)].filter((cell) => cell !== null && cell !== undefined))];
}

/** Health lost and gained; a hit without effect is a 0. */
export function changesOf(scene: YardScene): Change[] {
  const { view, events } = scene.props;
  return events.flatMap((event, i): Change[] => {
    const key = String(i);
    if (event.kind === 'attacked') {
      const cell = placeOf(scene, event.target);
      return cell && !events.some((other) => other.unit === event.target) ? [{ key, cell, text: '0', isGood: true }] : [];
    }
    const cell = event.unit ? (view.units.find((one) => one.id === event.unit)?.cell ?? event.cell) : null;
    if (!cell) return [];
    if (event.kind === 'hurt') return [{ key, cell, text: `−${event.amount}`, isGood: false }];
    if (event.kind === 'recovered') return [{ key, cell, text: `+${event.amount}`, isGood: true }];
    return event.kind === 'shielded' ? [{ key, cell, text: '0', isGood: true }] : [];
  });
}

/** Who was defeated or destroyed, and where: a Spy that an alarm kills has just moved away from his marker. */
export const goneIn = (events: readonly Happened[]): Happened[] =>
  events.flatMap((event) => {
    if ((event.kind !== 'defeated' && event.kind !== 'destroyed') || !event.cell) return [];
    const moved = events.find((other) => other.kind === 'uncloaked' && other.unit === event.unit);
    return [{ ...event, cell: moved?.cell ?? event.cell }];
  });

/** Where stickybombs went off. */
export function boomsOf({ props: { before, events } }: YardScene): string[] {
  const deed = events[0];
  return deed?.kind === 'detonated' && before ? before.stickies.filter((one) => one.owner === deed.unit).map((one) => one.cell) : [];
}
