// A drawn board becomes a picture of its own: on the table, in its proportions, with a line about it below.
import { type ChildNode, Element, Text } from 'domhandler';
import { findOne } from 'domutils';
import type { Size } from './rules';

const EDGE = 16;
const LETTERS = 20;
const LINE = 28;
const GAP = 10; // between a board and what the sides hold
const MOST_LINES = 3;
/** How wide a letter of the font is on average, in its heights; rather too wide. */
const LETTER_WIDTH = 0.54;

export const FRAME_STYLE = `
  .table { fill: var(--table); }
  .caption { fill: var(--ink); font-family: var(--font); font-size: ${LETTERS}px; font-weight: 600; text-anchor: middle; }
  svg.board, svg.hand { font-family: var(--font); }`;

interface Frame {
  readonly caption: string;
  /** So many lines are kept free for it at the least. */
  readonly captionLines: number;
  /** The size of the picture; null: it is as large as the board. */
  readonly canvas: readonly [width: number, height: number] | null;
}

/** What the sides hold, as drawings: of whose side is below, and of the others. */
export interface Hands {
  readonly near: readonly Element[];
  readonly far: readonly Element[];
}
/** A hand is drawn for the room there is; beside a board this is the least. */
const ROOM_BESIDE = { least: 210, most: 330 };

/**
 * Put a board's SVG into a picture; `room` is what it may take at the most. `defs` are what it refers to. What the sides
 * hold lies above and below the board, or beside it where the picture is much wider.
 */
export function framed(
  board: Element,
  defs: Element,
  { caption, captionLines, canvas }: Frame,
  room: Size,
  handsIn: (room: number) => Hands,
): Element {
  const [, , across = 1, down = 1] = viewBoxOf(board);
  const shape = { width: across, height: down };
  const written = wrapped(caption, captionLines || MOST_LINES, lettersIn(canvas ? canvas[0] : fitted(shape, room).width));
  const below = Math.max(written.length, captionLines) * LINE;
  const most = canvas ? { width: canvas[0] - 2 * EDGE, height: canvas[1] - 2 * EDGE - below } : room;
  const alone = fitted(shape, most);
  const free = canvas ? (canvas[0] - alone.width) / 2 - 2 * EDGE : 0;
  const isBeside = free >= ROOM_BESIDE.least;
  const { near, far } = handsIn(isBeside ? Math.min(free, ROOM_BESIDE.most) : alone.width);
  const [over, under] = isBeside ? [0, 0] : [stacked(far), stacked(near)];
  const size = canvas ? fitted(shape, { width: most.width, height: most.height - over - under }) : alone;
  const [width, height] = canvas ?? [size.width + 2 * EDGE, size.height + 2 * EDGE + over + under + below];
  const named = board.attribs['aria-label'];
  const title = named ? [holding('title', {}, [new Text(named)])] : [];
  Object.assign(board.attribs, { x: String((width - size.width) / 2), y: String(EDGE + over), overflow: 'visible' }, texts(size));
  const middle = isBeside ? (width - size.width) / 4 : width / 2;
  pile(far, isBeside ? width - middle : middle, EDGE);
  pile(near, middle, isBeside ? EDGE + size.height - stacked(near) + GAP : EDGE + over + size.height + GAP);
  const lineAt = (line: number) => String(height - EDGE / 2 - below + LINE * (line + 0.6));
  return holding('svg', { viewBox: `0 0 ${width} ${height}`, ...texts({ width, height }) }, [
    ...title,
    defs,
    holding('rect', { class: 'table', ...texts({ width, height }) }),
    ...far,
    board,
    ...near,
    ...written.map((line, i) => holding('text', { class: 'caption', x: String(width / 2), y: lineAt(i) }, [new Text(line)])),
  ]);
}

const viewBoxOf = (drawing: Element): number[] => (drawing.attribs.viewBox ?? '').split(/\s+/).map(Number);
/** How high drawings are, one below the other, with a gap for each. */
const stacked = (drawings: readonly Element[]): number => drawings.reduce((sum, one) => sum + (viewBoxOf(one)[3] ?? 0) + GAP, 0);

/** Put drawings one below the other, in the units they were drawn in. */
function pile(drawings: readonly Element[], middle: number, top: number): void {
  let y = top;
  for (const one of drawings) {
    const [, , width = 0, height = 0] = viewBoxOf(one);
    Object.assign(one.attribs, { x: String(middle - width / 2), y: String(y) }, texts({ width, height }));
    y += height + GAP;
  }
}

const texts = ({ width, height }: Size) => ({ width: String(width), height: String(height) });
const lettersIn = (width: number): number => (width - EDGE) / (LETTERS * LETTER_WIDTH);

/** As large as there is room, in its proportions. */
function fitted({ width, height }: Size, room: Size): Size {
  const scale = Math.min(room.width / width, room.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** An element and what it holds, which knows where it is. */
export function holding(name: string, attributes: Record<string, string>, children: ChildNode[] = []): Element {
  const element = new Element(name, attributes, children);
  for (const child of children) child.parent = element;
  return element;
}

/** The first element of a name in what was drawn. */
export function found(name: string, inside: readonly ChildNode[]): Element {
  const element = findOne((one) => one.name === name, [...inside]);
  if (!element) throw new Error(`nothing was drawn: there is no <${name}>`);
  return element;
}

/** A caption in at most so many lines of so many letters; what does not fit ends in dots. */
export function wrapped(text: string, most: number, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const [kept, last = ''] = [lines.slice(0, most), lines[most - 1]];
  return [...kept.slice(0, -1), `${last.slice(0, Math.max(0, Math.floor(letters) - 1)).trimEnd()}…`];
}
