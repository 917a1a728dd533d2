// What is said of pieces, points and places: cards for who looks, labels for who listens.
import type { LegalAction, Schemas } from '../../api/types';
import type { Info } from '../../lib/targets.svelte';
import { type Choosing, turnOf, turnsOf } from './choosing.svelte';
import type { FlowerScene, Item } from './scene.svelte';
import { foretell, listed, pieceName, seatName, turnText } from './words';

type Point = Schemas['Combact_PointView'];
type Laid = Schemas['Combact_PlacedPiece'];

export class Labels {
  readonly #scene: FlowerScene;
  readonly #choosing: Choosing;

  constructor(scene: FlowerScene, choosing: Choosing) {
    this.#scene = scene;
    this.#choosing = choosing;
  }

  get #board(): FlowerScene['props'] {
    return this.#scene.props;
  }

  #seat(name: string): string {
    return seatName(this.#board.language, name);
  }
  #piece(name: string): string {
    return pieceName(this.#board.language, name);
  }

  // Pieces beside the flower -----------------------------------------------------------------------------------------
  #named(piece: string): string {
    return this.#scene.say(this.#scene.isMicro(piece) ? 'piece.micro' : 'piece', { name: this.#piece(piece) });
  }
  /** Which pieces come first if the Inception starts there. */
  #fromHere(spot: number): string {
    const { circle, actor, black, white } = this.#board.view;
    const after = [...circle.slice(spot - 1), ...circle.slice(0, spot - 1)].map(({ piece }) => piece);
    const { window } = actor === 'black' ? white : black;
    return this.#scene.say('spot.first', { names: listed(this.#board.language, after.slice(0, window), 'and') });
  }
  #standing({ spot, isTaken, isOffered }: Item): string {
    if (spot === null) return this.#scene.say('is.micro');
    if (this.#board.view.phase === 'inception') return this.#fromHere(spot);
    return this.#scene.say(isTaken ? 'is.taken' : isOffered ? 'is.offered' : 'is.later');
  }
  item(item: Item): Info {
    const { interactive, view } = this.#board;
    const actions = this.#choosing.actionsOf(item.piece);
    const size = this.#scene.shapeFor(item.piece, 'black').length;
    const facts: [string, string][] = [[this.#scene.say('fields'), `${size}`]];
    if (interactive && item.isOffered && actions.length > 0) {
      facts.push([this.#scene.say('places'), `${actions.length}`]);
      if (size > 1) facts.push([this.#scene.say('ways'), `${turnsOf(actions).length}`]);
    }
    const isStuck = interactive && item.isOffered && view.phase === 'turn' && actions.length === 0;
    const text = this.#standing(item);
    return { title: this.#named(item.piece), text: isStuck ? `${text} ${this.#scene.say('is.stuck')}` : text, facts };
  }
  itemLabel(item: Item): string {
    const { text, facts } = this.item(item);
    const told = [text, ...(facts ?? []).map(([name, value]) => `${name}: ${value}`)].join(' ');
    if (item.spot === null) return `${this.#named(item.piece)}. ${told}`;
    if (item.isTaken) return this.#scene.say('spot.empty', { spot: item.spot });
    return `${this.#scene.say('spot', { spot: item.spot, what: this.#named(item.piece) })}. ${told}`;
  }

  // On the flower ----------------------------------------------------------------------------------------------------
  point({ number, black, white, marker }: Point): Info {
    return {
      title: this.#scene.say('point', { point: number }),
      text: marker ? `${this.#scene.say('marker.of', { seat: this.#seat(marker) })}. ${this.#scene.say('marker.text')}` : undefined,
      facts: [
        [this.#scene.say('point.dots.seat', { seat: this.#seat('black') }), `${black}`],
        [this.#scene.say('point.dots.seat', { seat: this.#seat('white') }), `${white}`],
      ],
    };
  }
  pointLabel(point: Point): string {
    const told = this.#scene.say('point.dots', { point: point.number, black: point.black, white: point.white });
    if (!point.marker) return told;
    const by = this.#board.seats.filter((name) => (name === 'white' ? point.white : point.black) > 0).map((name) => this.#seat(name));
    const held =
      by.length > 0 ? this.#scene.say('marker.held', { seats: listed(this.#board.language, by, 'and') }) : this.#scene.say('marker.free');
    return `${told}. ${this.#scene.say('marker.of', { seat: this.#seat(point.marker) })}, ${held}`;
  }
  laid({ seat, piece, fields }: Laid): Info {
    return { title: `${this.#seat(seat)}: ${this.#piece(piece)}`, text: `${this.#scene.say('fields')}: ${fields.length}` };
  }
  laidLabel({ seat, piece, fields }: Laid): string {
    const points = [...new Set(fields.flatMap((number) => this.#board.view.fields[number]?.peaks ?? []))].sort((a, b) => a - b);
    return this.#scene.say('laid', { seat: this.#seat(seat), name: this.#piece(piece), points: points.join(', ') });
  }
  cell(action: LegalAction): string {
    const { language } = this.#board;
    return this.#scene.say('cell.label', {
      name: this.#piece(String(action.structure.piece)),
      point: String(action.structure.at),
      turn: turnText(language, turnOf(action)),
      dots: foretell(action.preview, language),
    });
  }
}
