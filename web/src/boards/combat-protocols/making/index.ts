// Solve my table: the board, panel and tracks of a table at home, set by clicks. What the editor does with it is in `src/making`.
import starts from '../starts.json';
import type { Brush, Fault, Making, Spot } from '../../../lib/making';
import {
  layoutOf,
  line as lineAt,
  linesOf,
  PANEL_SPOTS,
  square as squareAt,
  startPlace,
  TRACK,
  trackAt,
  trackStep,
  usedStarts,
  type View,
  type Way,
} from '../geometry';
import { say as sayOfGame } from '../words';
import BrushPicture from './BrushPicture.svelte';
import Fields from './Fields.svelte';
import Picture from './Picture.svelte';
import { flipped, GAME, heated, laid, powered, quarter, read, sent, stepped, type Table, tableOf, turned, write } from './table';
import { say } from './words';

const SQUARE = 82; // of 100: between two squares, the line is meant
const CELL = 84;

const machineOf = (brush: string): number => (brush.startsWith('machine-') ? Number(brush.slice(8)) : 0);

function brushes({ view }: Table, language: string): Brush[] {
  const named = (id: string, key: string): Brush => ({
    id,
    key,
    name: say(language, `brush-${id}`),
    help: say(language, `brush-${id}-help`),
    isSingle: true,
  });
  return [
    named('turn', 'r'),
    named('token', 't'),
    named('barrier', 'b'),
    named('drain', 'd'),
    named('controller', 'c'),
    ...view.machines.map(({ number }) => ({
      id: `machine-${number}`,
      key: String(number),
      name: say(language, 'brush-machine', { number }),
      help: say(language, 'brush-machine-help'),
      isSingle: true,
    })),
  ];
}

// Where everything lies -------------------------------------------------------------------------------------------------------------------

function spots({ view }: Table, width: number, height: number, language: string): Spot[] {
  const { panel, tracks, tracksWidth } = layoutOf(view, width, height);
  const own = (key: string, values = {}) => say(language, key, values);
  const track = (name: 'heat' | 'power', top: number): Spot[] =>
    Array.from({ length: view[name].length }, (_, index) => ({
      id: `${name}-${index + 1}`,
      x: tracks.x + trackAt(index + 1, view[name].length, tracksWidth),
      y: tracks.y + top + TRACK.top + TRACK.high / 2,
      width: trackStep(view[name].length, tracksWidth),
      height: TRACK.high + 8,
      label: own(`spot-${name}`, { space: index + 1, here: view[name].marker === index + 1 ? view.heat.pointing : 'no' }),
    }));
  return [
    ...view.squares.map(({ name, token, machine }) => ({
      id: name,
      ...squareAt(name),
      width: SQUARE,
      height: SQUARE,
      label: own('spot-square', { square: name, token: token ?? 'none', machine: machine ?? 0 }),
    })),
    ...linesOf(view).map((line) => {
      const { x, y, isUpright } = lineAt(line);
      const kind = view.obstacles.find((one) => one.line === line)?.kind ?? 'none';
      return { id: line, x, y, width: isUpright ? 30 : 66, height: isUpright ? 66 : 30, label: own('spot-line', { line, kind }) };
    }),
    ...usedStarts(view).map((start) => ({
      id: `start-${start.number}`,
      ...startPlace(start),
      width: 66,
      height: 60,
      label: own('spot-start', { start: start.number, count: start.waiting.length }),
    })),
    ...view.panel.map(({ cell, face, has_controller }) => ({
      id: `cell-${cell}`,
      x: panel.x + PANEL_SPOTS[cell]!.x,
      y: panel.y + PANEL_SPOTS[cell]!.y,
      width: CELL,
      height: CELL,
      label: own('spot-cell', {
        cell: sayOfGame(language, `value.cell.${cell}`),
        face: sayOfGame(language, `face.${face}`),
        here: has_controller ? 'yes' : 'no',
      }),
    })),
    ...track('heat', 0),
    ...track('power', TRACK.apart),
  ];
}

// Clicks ----------------------------------------------------------------------------------------------------------------------------------

function shows({ view }: Table, brush: string, spot: string): boolean {
  if (brush === 'token') return view.squares.some((one) => one.name === spot && one.token !== null);
  if (brush === 'barrier' || brush === 'drain') return view.obstacles.some((one) => one.line === spot && one.kind === brush);
  if (brush === 'controller') return view.panel.some((one) => `cell-${one.cell}` === spot && one.has_controller);
  return view.squares.some((one) => one.name === spot && one.machine !== null && one.machine === machineOf(brush));
}

/** Panel and tracks take every click, whatever the brush; on the board a brush does what it is for. */
function paint(table: Table, brush: string, spot: string, isErasing: boolean): Table {
  const [kind, what = ''] = spot.split('-');
  if (kind === 'heat') return heated(table, Number(what));
  if (kind === 'power') return powered(table, Number(what));
  if (kind === 'cell') return brush === 'controller' ? stepped(table, isErasing ? null : what) : flipped(table, what);
  if (kind === 'start') return homed(table, brush, Number(what));
  return spot.includes('-') ? onLine(table, brush, spot, isErasing) : onSquare(table, brush, spot, isErasing);
}

function onLine(table: Table, brush: string, line: string, isErasing: boolean): Table {
  if (isErasing) return laid(table, line, null);
  if (brush === 'barrier' || brush === 'drain') return laid(table, line, brush);
  const kind = table.view.obstacles.find((one) => one.line === line)?.kind;
  return laid(table, line, kind === undefined ? 'barrier' : kind === 'barrier' ? 'drain' : null);
}

function onSquare(table: Table, brush: string, name: string, isErasing: boolean): Table {
  const number = machineOf(brush);
  if (number > 0) return sent(table, number, isErasing ? 'waiting' : name);
  const token = table.view.squares.find((one) => one.name === name)?.token as Way | null | undefined;
  if (brush === 'token') return turned(table, name, isErasing ? null : 'north');
  return token ? quarter(table, name, token) : table;
}

/** A machine goes back to its start: the chosen one, or the last that left it. */
function homed(table: Table, brush: string, start: number): Table {
  const away = table.view.machines.filter((one) => one.start === start && one.place !== 'waiting');
  const chosen = away.find((one) => one.number === machineOf(brush)) ?? away.at(-1);
  return chosen ? sent(table, chosen.number, 'waiting') : table;
}

// What is wrong, and where ----------------------------------------------------------------------------------------------------------------

function spotsOf({ view }: Table, { place }: Fault): string[] {
  const [field = '', index = ''] = (place.field ?? '').split('.');
  const { heat, power } = view;
  if (field === 'machines')
    return [view.machines[Number(index)]?.place ?? ''].filter((name) => view.squares.some((one) => one.name === name));
  if (field === 'heat') return [`heat-${heat.marker}`];
  if (field === 'power') return [`power-${power.marker}`];
  if (place.value === 'ending_fits_the_state') {
    if (heat.marker === 1 || heat.marker === heat.length) return [`heat-${heat.marker}`];
    return power.marker === power.length ? [`power-${power.marker}`] : [];
  }
  if (place.value === 'panel_fits_the_controller') return view.panel.filter((one) => one.is_flipped).map((one) => `cell-${one.cell}`);
  return [];
}

function fieldOf({ view }: Table, { place }: Fault): string | null {
  const [field = '', index = ''] = (place.field ?? '').split('.');
  if (field === 'machines') return index === '' ? 'machines' : `machine-${view.machines[Number(index)]?.number ?? ''}`;
  return place.value === 'machines_enter_in_order' ? 'machines' : null;
}

function sayFault({ view }: Table, { place }: Fault, language: string): string | null {
  if (place.field === 'tokens') return say(language, 'fault-tokens', { count: view.squares.filter((one) => one.token).length });
  if (place.field === 'obstacles') return say(language, 'fault-obstacles', { count: view.obstacles.length });
  if (place.value === 'ending_fits_the_state') {
    const isThrough = view.machines.every((one) => one.place === 'gone');
    const isHot = view.heat.marker === 1 || view.heat.marker === view.heat.length;
    return say(language, isThrough ? 'fault-through' : isHot ? 'fault-hot' : 'fault-power');
  }
  return place.field === '(whole)' ? say(language, `fault-${(place.value ?? '').replaceAll('_', '-')}`) : null;
}

const AIR_SPACE = 'air-space';

export const making: Making<Table> = {
  makes: { kind: 'table' },
  symmetries: ['none'],
  blank: () => ({
    options: { mission: 1, tracks: 'standard', board: AIR_SPACE },
    view: (starts as unknown as Record<string, Record<string, View>>).board![AIR_SPACE]!,
  }),
  read,
  write,
  nameOf: ({ options }) => `${GAME} ${options.mission}`,
  box: ({ view }, width, height) => layoutOf(view, width, height).box,
  spots,
  brushes,
  shows,
  paint,
  image: () => null,
  spotsOf,
  fieldOf,
  sayFault,
  tableOf,
  title: (language) => say(language, 'title'),
  about: (language) => say(language, 'about'),
  Picture,
  BrushPicture,
  Fields,
};
