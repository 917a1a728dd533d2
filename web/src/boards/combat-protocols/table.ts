// What lies on the table, found in the view.
import type { Schemas } from '../../api/types';
import { neighbour } from './geometry';

export type View = Schemas['CombatProtocolsView'];
export type Happening = Schemas['CombatProtocolsEvent'];
export type Square = Schemas['CombatProtocols_SquareView'];
export type Start = Schemas['CombatProtocols_StartView'];
export type PanelCell = Schemas['CombatProtocols_PanelView'];
export type Obstacle = Schemas['CombatProtocols_ObstacleView'];

export const squareOf = (view: View, name: unknown): Square | undefined => view.squares.find((square) => square.name === name);
export const isOn = (view: View, name: string): boolean => squareOf(view, name) !== undefined;
export const machineOf = (view: View, number: number | null) => view.machines.find((machine) => machine.number === number);
export const startOf = (view: View, number: unknown): Start | undefined => view.starts.find((start) => start.number === number);
export const obstacleOn = (view: View, line: unknown): Obstacle | undefined => view.obstacles.find((obstacle) => obstacle.line === line);
/** Obstacles the player has still to lay, the next one first. */
export const toPlace = (view: View): Obstacle[] => view.obstacles.filter((obstacle) => obstacle.line === null);
export const throughCount = (view: View): number => view.machines.filter((machine) => machine.place === 'gone').length;
/** An activation of this panel token costs power. */
export const isPaid = (view: View, cell: string): boolean => view.panel.find((token) => token.cell === cell)?.face === 'move for 1 power';

/** The lines between squares. */
export function linesOf(view: View): string[] {
  return view.squares.flatMap(({ name }) =>
    (['east', 'south'] as const).flatMap((way) => (isOn(view, neighbour(name, way)) ? [`${name}-${neighbour(name, way)}`] : [])),
  );
}
