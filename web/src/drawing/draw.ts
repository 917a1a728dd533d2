// Boards drawn outside of any browser: the same components, rendered to text and given their styles. `fracas.pictures`
// runs this in an engine of its own; it is built by `npm run build:drawing` and nothing of it is in the client.
import write from 'dom-serializer';
import { type Element, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { Component } from 'svelte';
import { render as renderComponent } from 'svelte/server';
import type { GameEvent, GameView } from '../api/types';
import { settings } from '../base/settings.svelte';
import { type Sources, Texts } from '../base/texts';
import type { Theme, WordsModule } from '../base/words';
import General from '../boards/general/Scene.svelte';
import { sceneryOf } from '../boards/general/scenery';
import type { BoardComponent, BoardProps, Deed, HandComponent } from '../lib/board';
import { Narrowing } from '../lib/narrowing.svelte';
import { Targets } from '../lib/targets.svelte';
import Defs from '../pieces/Defs.svelte';
import tokens from '../styles/tokens.css?inline';
import font from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?inline';
import { Cascade } from './cascade';
import { found, FRAME_STYLE, framed, type Hands, holding } from './frame';
import { type Rule, rulesOf, type Size } from './rules';

/** What is to be drawn, as `fracas.pictures` asks for it. */
export interface Order {
  readonly game: string;
  readonly view: GameView;
  readonly events: readonly GameEvent[];
  readonly since: readonly Deed[];
  readonly seat: string | null;
  readonly home: string;
  readonly seats: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly theme: Theme;
  readonly language: string;
  /** A line below the board; empty: none. */
  readonly caption: string;
  /** So many lines are kept free for it at the least: frames of an animation have one size. */
  readonly captionLines: number;
  /** It is one of many, and all are of one size. */
  readonly isFrame: boolean;
  /** The size of the picture; null: it is as large as the board. */
  readonly canvas: readonly [width: number, height: number] | null;
  /** Catalogues of a game that has no board here, by language; and its colours. */
  readonly texts: Sources;
  readonly style: string;
  /** Bring the font along, for pictures that leave the house. */
  readonly withFont: boolean;
}

/** The board area of a desk: boards show there what they show nowhere smaller. */
const ROOM: Size = { width: 940, height: 800 };
const boards = import.meta.glob<BoardComponent>('../boards/*/Board.svelte', { import: 'default', eager: true });
const hands = import.meta.glob<HandComponent>('../boards/*/Hand.svelte', { import: 'default', eager: true });
const modules = import.meta.glob<WordsModule>('../boards/*/words.ts', { eager: true });
const palettes = Object.values(import.meta.glob<string>('../boards/*/palette.css', { query: '?inline', import: 'default', eager: true }));
const house = [tokens, ...palettes, FRAME_STYLE].flatMap(rulesOf);
const sheets = new Map<string, readonly Rule[]>();

/** The picture as the text of an SVG file; `given` is an `Order` as JSON. */
export function draw(given: string): string {
  const order = JSON.parse(given) as Order;
  settings.set('language', order.language);
  const own = boards[`../boards/${order.game}/Board.svelte`];
  const scenery = own ? null : sceneryOf(order.view);
  if (!own && !scenery) throw new Error(`the board of ${order.game} is drawn by a script of its own, in a browser only`);
  const defs = renderComponent(Defs as Component);
  const board = renderComponent((own ?? General) as BoardComponent, { props: { ...propsOf(order), scenery } });
  let styles = defs.head + board.head;
  const handsIn = (room: number): Hands => {
    const drawn = (seat: string): Element[] => {
      const Hand = hands[`../boards/${order.game}/Hand.svelte`];
      if (!Hand) return [];
      const props = { ...propsOf(order), side: seat, room, isFrame: order.isFrame };
      const { head, body } = renderComponent(Hand, { props });
      styles += head;
      return body.includes('<svg') ? [rootOf(body, 'svg')] : [];
    };
    return { near: drawn(order.home), far: order.seats.filter((seat) => seat !== order.home).flatMap(drawn) };
  };
  const picture = framed(rootOf(board.body, 'svg'), rootOf(defs.body, 'defs'), order, ROOM, handsIn);
  const page = holding('html', { 'data-theme': order.theme }, [holding('main', { 'data-game': order.game }, [picture])]);
  new Cascade([...house, ...rulesOf(order.style), ...sheetsOf(styles)], ROOM).apply(page);
  picture.attribs.xmlns = 'http://www.w3.org/2000/svg';
  if (order.withFont) picture.children.unshift(embedded());
  return write(picture, { xmlMode: true });
}

const rootOf = (markup: string, name: string): Element => found(name, parseDocument(markup, { xmlMode: true }).children);

function propsOf(order: Order): BoardProps {
  const { game, view, events, since, seat, home, seats, options, theme, language } = order;
  const words = modules[`../boards/${game}/words.ts`] ?? { texts: new Texts(order.texts) };
  return {
    ...{ game, view, events, since, seat, home, seats, options, theme, language, words },
    before: null,
    moment: 0,
    legal: [],
    players: [],
    interactive: false,
    narrowing: new Narrowing(),
    targets: new Targets(),
    onplay: () => {},
    pending: null,
    hint: null,
    announce: () => {},
    calm: true,
    size: ROOM,
  };
}

/** The styles of the components that were drawn; each is read once. */
function sheetsOf(head: string): Rule[] {
  return [...head.matchAll(/<style id="([^"]+)">(.*?)<\/style>/gs)].flatMap(([, id = '', css = '']) => {
    const known = sheets.get(id) ?? rulesOf(css);
    sheets.set(id, known);
    return [...known];
  });
}

function embedded(): Element {
  const face = `@font-face{font-family:'Figtree Variable';font-weight:300 900;src:url(${font}) format('woff2')}`;
  return holding('style', {}, [new Text(face)]);
}
