// What is said of pieces, points and places: cards for who looks, labels for who listens.
import type { LegalAction, Schemas } from '../../api/types';
import { asSentence } from '../../base/text';
import type { Info } from '../../lib/targets.svelte';
import { type Choosing, turnsOf } from './choosing.svelte';
import type { FlowerScene, Item } from './scene.svelte';
import { foreseen, pieceName, say, texts } from './words';

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
    return say(this.#board.language, 'spot.first', { pieces: after.slice(0, window) });
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
      text: marker ? `${this.#scene.say('marker.of', { seat: marker })}. ${this.#scene.say('marker.text')}` : undefined,
      facts: [
        [this.#scene.say('point.dots.seat', { seat: 'black' }), `${black}`],
        [this.#scene.say('point.dots.seat', { seat: 'white' }), `${white}`],
      ],
    };
  }
  pointLabel(point: Point): string {
    const told = this.#scene.say('point.dots', { point: point.number, black: point.black, white: point.white });
    if (!point.marker) return told;
    const { language } = this.#board;
    const by = this.#board.seats.filter((name) => (name === 'white' ? point.white : point.black) > 0);
    const held = by.length > 0 ? say(language, 'marker.held', { seats: by }) : say(language, 'marker.free');
    return `${told}. ${this.#scene.say('marker.of', { seat: point.marker })}, ${held}`;
  }
  laid({ seat, piece, fields }: Laid): Info {
    return {
      title: say(this.#board.language, 'laid.title', { seat, name: this.#piece(piece) }),
      text: `${this.#scene.say('fields')}: ${fields.length}`,
    };
  }
  laidLabel({ seat, piece, fields }: Laid): string {
    const points = [...new Set(fields.flatMap((number) => this.#board.view.fields[number]?.peaks ?? []))].sort((a, b) => a - b);
    return say(this.#board.language, 'laid', { seat, name: this.#piece(piece), points });
  }
  cell(action: LegalAction): string {
    const { language } = this.#board;
    const [placed, preview] = [say(language, 'cell.label', action.structure), foreseen(action)];
    return preview ? `${placed} ${asSentence(texts.tell(language, 'preview', preview))}` : placed;
  }
}
