// A zone by hand: floor, walls, pools, gaps, tanks and goals. What the editor shows and does with it is in `src/making`.
import type { Brush, Fault, Making, Spot, Symmetry } from '../../../lib/making';
import { Grid, spaceName, spotOf } from '../../shared/grid';
import BrushPicture from './BrushPicture.svelte';
import {
  blank,
  goalOnLine,
  grounded,
  groundAt,
  isInside,
  manned,
  read,
  type Side,
  spacesOf,
  tankAt,
  unitOf,
  without,
  write,
  type Zone,
} from './draft';
import Fields from './Fields.svelte';
import { type Goal, hasSpaces } from './goals';
import { boxOf, CELL } from './layout';
import Picture from './Picture.svelte';
import { say } from './words';

/** Brushes of the ground, and the symbols they leave. */
export const GROUNDS: Readonly<Record<string, string>> = { wall: '#', pool: '~', gap: '_', floor: '.' };
const KEYS: Readonly<Record<string, string>> = { floor: 'f', wall: 'w', pool: 'p', gap: 'x', green: 'g', orange: 'o' };
const OTHER: Readonly<Record<string, string>> = { green: 'orange', orange: 'green', both: 'both' };

const isTank = (brush: string): brush is Side => brush === 'green' || brush === 'orange';
const goalOf = (brush: string): number => (brush.startsWith('goal-') ? Number(brush.slice(5)) : -1);

function brushes({ goals }: Zone, language: string): Brush[] {
  const plain = [...Object.keys(GROUNDS), 'green', 'orange'].map((id) => ({
    id,
    key: KEYS[id] ?? '',
    name: say(language, `brush-${id}`),
    help: say(language, `brush-${id}.help`),
    isSingle: isTank(id),
  }));
  const marking = goals.flatMap((goal, index): Brush[] => {
    if (!hasSpaces(goal.kind) && goal.kind !== 'hunt') return [];
    const name = say(language, 'brush-goal', { number: index + 1 });
    const help = say(language, goal.kind === 'hunt' ? 'brush-hunt.help' : 'brush-goal.help', { number: index + 1 });
    return [{ id: `goal-${index}`, key: index < 9 ? String(index + 1) : '', name, help, isSingle: goal.kind === 'hunt' }];
  });
  return [...plain, ...marking];
}

function label(zone: Zone, space: string, language: string): string {
  const tank = tankAt(zone, space);
  const what = tank
    ? say(language, `space-${tank.side}`, { number: tank.number })
    : say(language, `brush-${Object.keys(GROUNDS).find((one) => GROUNDS[one] === groundAt(zone, space)) ?? 'floor'}`);
  const numbers = zone.goals.flatMap((goal, index) => (goal.spaces.includes(space) ? [String(index + 1)] : []));
  const goals = numbers.length > 0 ? say(language, 'space-goals', { goals: numbers }) : '';
  return say(language, 'space', { space, what, goals });
}

function spots(zone: Zone, _width: number, _height: number, language: string): Spot[] {
  const grid = new Grid(zone.columns, zone.rows, false, CELL);
  return spacesOf(zone).map((id) => ({ id, ...grid.at(id), width: CELL, height: CELL, label: label(zone, id, language) }));
}

function shows(zone: Zone, brush: string, space: string): boolean {
  if (isTank(brush)) return tankAt(zone, space)?.side === brush;
  const goal = zone.goals[goalOf(brush)];
  if (goal) return goal.kind !== 'hunt' && goal.spaces.includes(space);
  return brush !== 'floor' && tankAt(zone, space) === null && groundAt(zone, space) === GROUNDS[brush];
}

function paint(zone: Zone, brush: string, space: string, isErasing: boolean): Zone {
  if (!isInside(zone, space)) return zone;
  if (isTank(brush)) return isErasing ? without(zone, space) : shows(zone, brush, space) ? zone : manned(zone, space, brush);
  const index = goalOf(brush);
  const goal = zone.goals[index];
  if (goal) return { ...zone, goals: zone.goals.with(index, marked(zone, goal, space, isErasing)) };
  const symbol = isErasing ? '.' : (GROUNDS[brush] ?? '.');
  return groundAt(zone, space) === symbol && tankAt(zone, space) === null ? zone : grounded(zone, space, symbol);
}

function marked(zone: Zone, goal: Goal, space: string, isErasing: boolean): Goal {
  if (goal.kind === 'hunt') {
    const tank = tankAt(zone, space);
    return tank ? { ...goal, tank: unitOf(tank.side, tank.number) } : goal;
  }
  const others = goal.spaces.filter((one) => one !== space);
  if (isErasing) return { ...goal, spaces: others };
  return { ...goal, spaces: spacesOf(zone).filter((one) => one === space || others.includes(one)) };
}

/** A mirrored stroke sets the other side's tank, and marks the other side's goal of the same kind where there is one. */
function image(zone: Zone, brush: string, space: string, symmetry: Symmetry) {
  const { column, row } = spotOf(space);
  const isAcross = symmetry === 'across' || symmetry === 'point';
  const isAlong = symmetry === 'along' || symmetry === 'point';
  const spot = spaceName(isAcross ? zone.columns + 1 - column : column, isAlong ? zone.rows + 1 - row : row);
  const goal = zone.goals[goalOf(brush)];
  if (!goal) return { brush: OTHER[brush] ?? brush, spot };
  const twin = zone.goals.findIndex((one) => one.side === OTHER[goal.side] && one.kind === goal.kind && one.group === goal.group);
  return twin < 0 || goal.kind === 'hunt' ? null : { brush: `goal-${twin}`, spot };
}

const named = (text: string | undefined): string[] => (text ?? '').match(/\b[a-o]1?[0-9]\b/g) ?? [];

function spotsOf(zone: Zone, { place }: Fault): string[] {
  return [...named(place.space), ...named(place['space-name']), ...named(place.spaces)].filter((space) => isInside(zone, space));
}

function fieldOf(zone: Zone, { place }: Fault): string | null {
  const line = Number(place.number);
  const goal = goalOnLine(zone, line);
  if (goal >= 0) return `goal-${goal}`;
  return place.key === 'name' || line === 1 || (!zone.name.trim() && !place.number && !place.space)
    ? 'name'
    : place.key === 'about'
      ? 'about'
      : null;
}

export const making: Making<Zone> = {
  makes: { kind: 'file', option: 'zone', ending: 'txt' },
  symmetries: ['none', 'across', 'along', 'point'],
  blank: (language) => blank(say(language, 'unnamed')),
  read: async (text) => read(text),
  write,
  nameOf: ({ name }) => name,
  box: boxOf,
  spots,
  brushes,
  shows,
  paint,
  image,
  spotsOf,
  fieldOf,
  title: (language) => say(language, 'title'),
  about: (language) => say(language, 'about'),
  Picture,
  BrushPicture,
  Fields,
};
