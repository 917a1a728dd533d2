// A zone as it is being drawn: its spaces, tanks and goals; read from a zone file and written as one. Spaces are called as on the board.
import { spaceName, spotOf } from '../../shared/grid';
import { type Goal, readGoal, writeGoal } from './goals';

export type Side = 'green' | 'orange';
export const SIDES: readonly Side[] = ['green', 'orange'];
export const LEAST = 3;
export const MOST = 15;
export const MOST_TANKS = 6;
export const FLOOR = '.';
const GROUND = ['.', '#', '~', '_'];

export interface Zone {
  readonly name: string;
  readonly about: string;
  readonly columns: number;
  readonly rows: number;
  /** What is not floor, by space. */
  readonly ground: Readonly<Record<string, string>>;
  /** The spaces of each side's tanks, number 1 first. */
  readonly tanks: Readonly<Record<Side, readonly string[]>>;
  readonly goals: readonly Goal[];
}

export const blank = (name: string): Zone => ({
  name,
  about: '',
  columns: 9,
  rows: 9,
  ground: {},
  tanks: { green: [], orange: [] },
  goals: [],
});

export const groundAt = (zone: Zone, space: string): string => zone.ground[space] ?? FLOOR;

/** The tank on a space. */
export function tankAt(zone: Zone, space: string): { readonly side: Side; readonly number: number } | null {
  for (const side of SIDES) {
    const index = zone.tanks[side].indexOf(space);
    if (index >= 0) return { side, number: index + 1 };
  }
  return null;
}

/** `g2` for the second tank of green, as files call it. */
export const unitOf = (side: Side, number: number): string => `${side[0]}${number}`;

/** Every space, the top row first, each row from the left. */
export function spacesOf({ columns, rows }: Pick<Zone, 'columns' | 'rows'>): string[] {
  return Array.from({ length: columns * rows }, (_, i) => spaceName((i % columns) + 1, rows - Math.floor(i / columns)));
}

export const isInside = ({ columns, rows }: Pick<Zone, 'columns' | 'rows'>, space: string): boolean => {
  const { column, row } = spotOf(space);
  return column >= 1 && column <= columns && row >= 1 && row <= rows;
};

// Files -----------------------------------------------------------------------------------------------------------------------------------

/** A zone file as it can be drawn: what makes no sense in it is left out; null: there is nothing to draw. */
export function read(text: string): Zone | null {
  const titles: Record<string, string> = {};
  const goals: Goal[] = [];
  const lines: string[][] = [];
  for (const line of text.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon >= 0) {
      const [key, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
      const goal = key === 'goal' ? readGoal(value) : null;
      if (goal) goals.push(goal);
      else titles[key] = value;
    } else if (line.trim()) lines.push(line.trim().split(/\s+/));
  }
  const columns = Math.min(MOST, Math.max(...lines.map((line) => line.length), 0));
  const rows = Math.min(MOST, lines.length);
  if (columns < 1 || rows < 1) return null;
  const ground: Record<string, string> = {};
  const found: Record<Side, string[]> = { green: [], orange: [] };
  lines.slice(0, rows).forEach((line, fromTop) =>
    line.slice(0, columns).forEach((symbol, index) => {
      const space = spaceName(index + 1, rows - fromTop);
      const unit = /^([go])([1-9])$/.exec(symbol);
      if (unit) found[unit[1] === 'g' ? 'green' : 'orange'][Number(unit[2]) - 1] = space;
      else if (symbol !== FLOOR && GROUND.includes(symbol)) ground[space] = symbol;
    }),
  );
  const tanks = { green: found.green.filter(Boolean), orange: found.orange.filter(Boolean) };
  const size = { columns: Math.max(LEAST, columns), rows: Math.max(LEAST, rows) };
  return { name: titles.name ?? '', about: titles.about ?? '', ...size, ground, tanks, goals };
}

/** The lines above the map. */
const head = (zone: Zone): string[] => [
  `name: ${oneLine(zone.name)}`,
  ...(oneLine(zone.about) ? [`about: ${oneLine(zone.about)}`] : []),
  ...zone.goals.map((goal) => `goal: ${writeGoal(goal)}`),
];
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function write(zone: Zone): string {
  const symbol = (space: string) => {
    const tank = tankAt(zone, space);
    return tank ? unitOf(tank.side, tank.number) : groundAt(zone, space);
  };
  const spaces = spacesOf(zone);
  const rows = Array.from({ length: zone.rows }, (_, row) =>
    spaces
      .slice(row * zone.columns, (row + 1) * zone.columns)
      .map((space) => symbol(space).padEnd(2))
      .join(' ')
      .trimEnd(),
  );
  return `${[...head(zone), '', ...rows].join('\n')}\n`;
}

/** The goal that a line of the file is about; -1: another line. */
export function goalOnLine(zone: Zone, line: number): number {
  const first = head(zone).length - zone.goals.length + 1;
  return line >= first && line < first + zone.goals.length ? line - first : -1;
}

// Changes ---------------------------------------------------------------------------------------------------------------------------------

/** Another size: what lies outside is gone, and what comes is floor; rows come at the top, columns on the right. */
export function resized(zone: Zone, columns: number, rows: number): Zone {
  const size = { columns: Math.min(MOST, Math.max(LEAST, columns)), rows: Math.min(MOST, Math.max(LEAST, rows)) };
  const stays = (space: string) => isInside(size, space);
  return {
    ...zone,
    ...size,
    ground: Object.fromEntries(Object.entries(zone.ground).filter(([space]) => stays(space))),
    tanks: { green: zone.tanks.green.filter(stays), orange: zone.tanks.orange.filter(stays) },
    goals: zone.goals.map((goal) => ({ ...goal, spaces: goal.spaces.filter(stays) })),
  };
}

/** A space with this ground; a tank there is gone. */
export function grounded(zone: Zone, space: string, symbol: string): Zone {
  const { [space]: _, ...others } = zone.ground;
  return { ...without(zone, space), ground: symbol === FLOOR ? others : { ...others, [space]: symbol } };
}

/** One more tank of a side, on floor; a side has six at most. */
export function manned(zone: Zone, space: string, side: Side): Zone {
  const cleared = grounded(zone, space, FLOOR);
  const tanks = cleared.tanks[side];
  return tanks.length >= MOST_TANKS ? zone : { ...cleared, tanks: { ...cleared.tanks, [side]: [...tanks, space] } };
}

/** No tank on a space; those behind it in the order move up. */
export function without(zone: Zone, space: string): Zone {
  const left = (side: Side) => zone.tanks[side].filter((one) => one !== space);
  return { ...zone, tanks: { green: left('green'), orange: left('orange') } };
}
