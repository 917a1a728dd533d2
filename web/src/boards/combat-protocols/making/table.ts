// A table as it is being set: the view the board draws, changed by clicks; written and read as a position (`fracas position`, `fracas solve --from`).
// What a mission or a board brings along (machines, starts, lengths of tracks) the server tells: a start with those options.
import { api } from '../../../api/client';
import type { Obstacle, View, Way } from '../geometry';

export interface Options {
  readonly mission: number;
  readonly tracks: string;
  /** A name, or a board of one's own. */
  readonly board: unknown;
}
export interface Table {
  readonly options: Options;
  readonly view: View;
}

export const GAME = 'combat-protocols';
export const WAYS: readonly Way[] = ['north', 'east', 'south', 'west'];
export const TRACKS = ['relaxed', 'standard', 'expert'] as const;
/** By how many obstacles lie on the board. */
const DIFFICULTIES = ['easy', 'normal', 'hard', 'impossible'] as const;

/** A start with these options; null: the server refuses them, or cannot be asked. */
export async function startWith(options: Options): Promise<View | null> {
  try {
    return (await api.start(GAME, { ...options, difficulty: 'easy' })) as View;
  } catch {
    return null;
  }
}

// Changes ---------------------------------------------------------------------------------------------------------------------------------

const withView = (table: Table, view: Partial<View>): Table => ({ ...table, view: { ...table.view, ...view } });
const next = <T>(list: readonly T[], one: T): T => list[(list.indexOf(one) + 1) % list.length]!;

export function turned(table: Table, square: string, token: Way | null): Table {
  return withView(table, { squares: table.view.squares.map((one) => (one.name === square ? { ...one, token } : one)) });
}

export const quarter = (table: Table, square: string, way: Way): Table => turned(table, square, next(WAYS, way));

/** What lies on a line: null takes it away. */
export function laid(table: Table, line: string, kind: Obstacle['kind'] | null): Table {
  const others = table.view.obstacles.filter((one) => one.line !== line);
  return withView(table, { obstacles: kind === null ? others : [...others, { kind, line }] });
}

/** A machine on a square, `waiting` or `gone`; whoever stood on the square waits again. */
export function sent(table: Table, number: number, place: string): Table {
  const isSquare = place !== 'waiting' && place !== 'gone';
  const machines = table.view.machines.map((one) => {
    if (one.number === number) return { ...one, place };
    return isSquare && one.place === place ? { ...one, place: 'waiting' } : one;
  });
  const standing = new Map(machines.map((one) => [one.place, one.number]));
  return withView(table, {
    machines,
    squares: table.view.squares.map((one) => ({ ...one, machine: standing.get(one.name) ?? null })),
    starts: table.view.starts.map((start) => ({
      ...start,
      waiting: machines.filter((one) => one.start === start.number && one.place === 'waiting').map((one) => one.number),
    })),
  });
}

/** The Heat marker on a space; where it is already, it turns. */
export function heated(table: Table, marker: number, pointing = table.view.heat.pointing): Table {
  const { heat } = table.view;
  const isHere = heat.marker === marker && pointing === heat.pointing;
  const points = isHere ? (pointing === 'up' ? 'down' : 'up') : pointing;
  return withView(table, { heat: { ...heat, marker, pointing: points, room: points === 'up' ? heat.length - marker : marker - 1 } });
}

export const powered = (table: Table, marker: number): Table => withView(table, { power: { ...table.view.power, marker } });

export function flipped(table: Table, cell: string): Table {
  const panel = table.view.panel.map((one) =>
    one.cell === cell ? { ...one, face: one.other_face, other_face: one.face, is_flipped: !one.is_flipped } : one,
  );
  return withView(table, { panel });
}

/** The controller on a panel token; null: beside the panel, as at the start. */
export function stepped(table: Table, cell: string | null): Table {
  return withView(table, { panel: table.view.panel.map((one) => ({ ...one, has_controller: one.cell === cell })) });
}

/** The same table with other options, as far as it fits: tokens, obstacles, panel and markers stay. */
export async function refitted(table: Table, options: Options): Promise<Table | null> {
  const start = await startWith(options);
  if (start === null) return null;
  const { view } = table;
  const isSameBoard = JSON.stringify(options.board) === JSON.stringify(table.options.board);
  let made: Table = { options, view: { ...start, panel: view.panel, obstacles: isSameBoard ? view.obstacles : [] } };
  if (isSameBoard) for (const { name, token } of view.squares) made = turned(made, name, token as Way | null);
  made = powered(made, Math.min(view.power.marker, start.power.length));
  return heated(
    { ...made, view: { ...made.view, heat: { ...start.heat, marker: 0 } } },
    Math.min(view.heat.marker, start.heat.length),
    view.heat.pointing,
  );
}

// Positions -------------------------------------------------------------------------------------------------------------------------------

export function tableOf({ options, view }: Table): { options: Record<string, unknown>; state: Record<string, unknown> } {
  const controller = view.panel.find((one) => one.has_controller)?.cell ?? null;
  return {
    options: { ...options, difficulty: DIFFICULTIES[view.obstacles.length] ?? DIFFICULTIES.at(-1) },
    state: {
      actor: view.actor ?? 'player',
      machines: view.machines.map((one) => one.place),
      tokens: view.squares.flatMap((one) => (one.token ? [{ square: one.name, facing: one.token }] : [])),
      obstacles: view.obstacles.map(({ kind, line }) => ({ kind, line })),
      heat: { marker: view.heat.marker, pointing: view.heat.pointing },
      power: view.power.marker,
      controller,
      flipped: view.panel.filter((one) => one.is_flipped).map((one) => one.cell),
    },
  };
}

export const write = (table: Table): string => `${JSON.stringify({ game: GAME, ...tableOf(table) }, null, 1)}\n`;

type State = Readonly<Record<string, any>>; // out of a file: whatever makes no sense is left out

export async function read(text: string): Promise<Table | null> {
  let given: State;
  try {
    given = JSON.parse(text) as State;
  } catch {
    return null;
  }
  if (typeof given !== 'object' || given === null || given.game !== GAME || typeof given.state !== 'object' || given.state === null)
    return null;
  const { mission = 1, tracks = 'standard', board = 'air-space' } = (given.options ?? {}) as State;
  const options = { mission, tracks, board } as Options;
  const start = await startWith(options);
  return start && withState({ options, view: start }, given.state as State);
}

const list = (given: unknown): readonly any[] => (Array.isArray(given) ? given : []);

function withState(start: Table, state: State): Table {
  let table = start;
  const { squares, machines, panel, heat, power } = start.view;
  for (const { name } of squares) table = turned(table, name, null);
  for (const token of list(state.tokens))
    if (WAYS.includes(token?.facing)) table = turned(table, String(token.square), token.facing as Way);
  for (const one of list(state.obstacles))
    if (typeof one?.line === 'string') table = laid(table, one.line, one.kind === 'drain' ? 'drain' : 'barrier');
  list(state.machines).forEach((place, index) => {
    const isPlace = place === 'waiting' || place === 'gone' || squares.some(({ name }) => name === place);
    if (isPlace && machines[index]) table = sent(table, machines[index].number, place as string);
  });
  for (const { cell } of panel) if (list(state.flipped).includes(cell)) table = flipped(table, cell);
  if (state.controller) table = stepped(table, String(state.controller));
  const within = (given: unknown, most: number, usual: number) =>
    Number.isInteger(given) ? Math.min(Math.max(1, Number(given)), most) : usual;
  table = powered(table, within(state.power, power.length, power.marker));
  const pointing = state.heat?.pointing === 'down' ? 'down' : 'up';
  const marker = within(state.heat?.marker, heat.length, heat.marker);
  return marker === heat.marker && pointing === heat.pointing ? table : heated(table, marker, pointing);
}
