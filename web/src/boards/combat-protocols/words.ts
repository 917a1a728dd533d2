import type { GameEvent, GameView, LegalAction } from '../../api/types';
import { Texts } from '../../base/texts';
import type { FieldOrder, Language, Sound } from '../../base/words';
import { type BoardEvent, neighbour, squareOf, startOf, type View, type Way } from './geometry';

const files = import.meta.glob<string>('../../../../src/fracas/games/combat_protocols/texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Squares and lines have the same names in every language. */
const SQUARES = [...'abcd'].flatMap((column) => [1, 2, 3, 4].map((row) => `${column}${row}`));
const LINES = SQUARES.flatMap((name) => (['east', 'south'] as const).map((way) => `${name}-${neighbour(name, way)}`));
const NAMES = [...SQUARES, ...LINES].map((name) => `value-${name} = ${name}\n`).join('');

export const texts = new Texts(Object.fromEntries(Object.entries(files).map(([path, source]) => [path, `${source}\n${NAMES}`])));
export const say = texts.say;

export const order: FieldOrder = {
  turn: ['cell', 'square', 'turn'],
  move: ['cell', 'square', 'way'],
  shift: ['cell', 'line', 'to'],
};

/** The name of a board that comes with the game; boards of one's own keep their title. */
export function boardName(title: string, language: Language): string {
  return texts.find(language, `option.board.${title.toLowerCase().replaceAll(' ', '-')}`) ?? title;
}

export function phrase(action: LegalAction, given: GameView, language: Language): string | null {
  const view = given as View;
  const { kind, ...fields } = action.structure;
  const cell = say(language, `value.cell.${String(fields.cell)}`);
  const tell = (key: string, values = {}) => say(language, `phrase.${key}`, { cell, ...values });
  switch (kind) {
    case 'place':
      return tell('place', { line: String(fields.line) });
    case 'enter': {
      const start = startOf(view, fields.start);
      return start?.waiting[0] === undefined ? null : tell('enter', { number: start.waiting[0], square: start.square });
    }
    case 'fly': {
      const square = squareOf(view, fields.square);
      if (!square?.token || square.machine === null) return null;
      const isOut = !view.squares.some((one) => one.name === neighbour(square.name, square.token as Way));
      return tell(isOut ? 'out' : 'fly', { number: square.machine, way: say(language, `way.${square.token}`) });
    }
    case 'turn':
      return tell('turn', { square: String(fields.square), turn: say(language, `round.${String(fields.turn)}`) });
    case 'move':
      return tell('move', { square: String(fields.square), way: say(language, `way.${String(fields.way)}`) });
    case 'shift':
      return tell('shift', { line: String(fields.line), to: String(fields.to) });
    case 'idle':
      return tell('idle');
    default:
      return null;
  }
}

/** What stands behind a bare name: the face of a panel token, the machine that would move. */
export function value(field: string, given: unknown, kind: unknown, on: GameView, language: Language): string | null {
  const view = on as View;
  if (field === 'cell') {
    const token = view.panel.find((one) => one.cell === given);
    return token
      ? say(language, 'now.cell', { cell: say(language, `value.cell.${token.cell}`), face: say(language, `face.${token.face}`) })
      : null;
  }
  if (field === 'start') {
    const start = startOf(view, given);
    return start?.waiting[0] === undefined ? null : say(language, 'now.start', { number: start.number, machine: start.waiting[0] });
  }
  const machine = field === 'square' && kind === 'fly' ? squareOf(view, given)?.machine : null;
  return machine == null ? null : say(language, 'now.fly', { square: String(given), machine });
}

const SOUNDS: Readonly<Record<BoardEvent['kind'], Sound | null>> = {
  placed: 'place',
  entered: 'move',
  flew: 'move',
  left: 'move',
  drained: 'hit',
  stepped: 'turn',
  turned: 'place',
  'token-moved': 'place',
  'obstacle-moved': 'place',
  ended: null,
};

export function sound(given: GameEvent): Sound | null {
  const event = given as unknown as BoardEvent;
  if ((event.kind === 'entered' || event.kind === 'flew') && (event.engine || event.charged)) return 'gain';
  return event.kind === 'flew' && event.drained ? 'hit' : SOUNDS[event.kind];
}
