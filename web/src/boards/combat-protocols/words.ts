import type { GameEvent, GameView, LegalAction } from '../../api/types';
import type { FieldOrder, Language, Sound, Words } from '../../base/words';
import { fill } from '../../base/text';
import { readPreview } from './foretell';
import { neighbour, squareOf, startOf, type View, type Way } from './geometry';
import { de } from './texts.de';
import { en } from './texts.en';

/** Squares and lines have the same names everywhere. */
const SQUARES = [...'abcd'].flatMap((column) => [1, 2, 3, 4].map((row) => `${column}${row}`));
const LINES = SQUARES.flatMap((name) => (['east', 'south'] as const).map((way) => `${name}-${neighbour(name, way)}`));
const NAMES = Object.fromEntries([
  ...SQUARES.map((name) => [`value.square.${name}`, name]),
  ...LINES.flatMap((name) => [
    [`value.line.${name}`, name],
    [`value.to.${name}`, name],
  ]),
]) as Record<string, string>;

export const words: Words = { en: { ...NAMES, ...en }, de: { ...NAMES, ...de } };

export const order: FieldOrder = {
  turn: ['cell', 'square', 'turn'],
  move: ['cell', 'square', 'way'],
  shift: ['cell', 'line', 'to'],
};

export function say(language: Language, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  return fill(words[language][key] ?? key, values);
}

/** The name of a board that comes with the game; boards of one's own keep their title. */
export function boardName(title: string, language: Language): string {
  return words[language][`option.board.${title.toLowerCase().replaceAll(' ', '-')}`] ?? title;
}

/** What the action will do, in words; from the server's preview. */
export function foretell(preview: string, language: Language): string {
  const found = readPreview(preview);
  if (found === null) return '';
  if (found.wins) return say(language, 'fore.wins');
  if (found.isLost === 'heat') return say(language, 'fore.overheats');
  if (found.isLost === 'power') return say(language, 'fore.last-power');
  const parts: string[] = [];
  if (found.isDrained) parts.push(say(language, 'fore.drain'));
  else if (found.spent > 0) parts.push(say(language, 'fore.pays'));
  if (found.turns) parts.push(say(language, 'fore.engine'));
  if (found.charges) parts.push(say(language, 'fore.charger'));
  if (found.room !== null) parts.push(say(language, 'fore.room', { count: found.room }));
  return parts.join(' ');
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

export function prompt(given: GameView, language: Language): string | null {
  const view = given as View;
  if (view.phase === 'over') return say(language, 'prompt.over');
  const [next, ...more] = view.obstacles.filter((obstacle) => obstacle.line === null);
  if (!next) return say(language, 'prompt.fly');
  return say(language, more.length > 0 ? 'prompt.place.more' : 'prompt.place', { what: say(language, next.kind), count: more.length });
}

export function sentence(event: GameEvent, language: Language): string | null {
  const tell = (key: string, values = {}) => say(language, `told.${key}`, values);
  const cellName = (cell: unknown) => say(language, `value.cell.${String(cell)}`);
  const origin = String(event.origin);
  const target = String(event.target);
  switch (event.kind) {
    case 'placed':
      return tell('placed', { what: say(language, String(event.obstacle)), line: String(event.line) });
    case 'moved': {
      const more = [event.drained && tell('through-drain'), event.engine && tell('engine'), event.charged && tell('charged')]
        .filter(Boolean)
        .join('');
      const key = origin === 'waiting' ? 'entered' : target === 'gone' ? 'left' : 'flown';
      return tell(key, { number: String(event.machine), origin, target, more });
    }
    case 'drained':
      return tell('drained');
    case 'stepped':
      return tell('stepped', {
        cell: cellName(event.cell),
        face: say(language, `face.${String(event.face)}`),
        more: [
          event.left ? tell('flips', { cell: cellName(event.left) }) : '',
          event.text.endsWith('nothing to do there') ? tell('idle') : '',
        ].join(''),
      });
    case 'turned':
      return tell('turned', { square: String(event.square), way: say(language, `way.${String(event.facing)}`) });
    case 'token-moved':
    case 'obstacle-moved':
      return tell(event.kind, { origin, target });
    case 'ended':
      return say(language, `ending.${String(event.ending)}.text`);
    default:
      return null;
  }
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  placed: 'place',
  moved: 'move',
  drained: 'hit',
  stepped: 'turn',
  turned: 'place',
  'token-moved': 'place',
  'obstacle-moved': 'place',
};

export function sound(event: GameEvent): Sound | null {
  if (event.kind === 'moved' && (event.engine || event.charged)) return 'gain';
  if (event.kind === 'moved' && event.drained) return 'hit';
  return SOUNDS[event.kind] ?? null;
}
