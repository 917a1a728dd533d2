// What is said of a declared board: names for who looks, labels for who listens.
import { isKey, seatName, t, word } from '../../i18n/index.svelte';
import type { WordsModule } from '../../base/words';
import { humanise } from '../../base/text';
import type { Piece, Place } from './scenery';

export class Labels {
  constructor(
    readonly words: WordsModule | null,
    readonly seats: readonly string[],
  ) {}

  /** What a field of the view is called. */
  field(name: string): string {
    return word(this.words, `view.${name}`) ?? humanise(name);
  }

  /** What a place is called. */
  place({ id, name, label }: Place): string {
    return word(this.words, `place.${id}`) ?? (name || label || id);
  }

  #side(side: number | null | undefined): string {
    const seat = side === null || side === undefined ? undefined : this.seats[side];
    return seat === undefined ? '' : seatName(this.words, seat);
  }

  /** A sentence about a place or a piece: the game's message of it, or as it is. */
  note({ note }: Place | Piece): string {
    return note ? (word(this.words, `note.${note}`) ?? note) : '';
  }

  /** What it is called and which sign it bears. */
  #kind({ name, shape, label }: Piece): string {
    const key = `shape.${shape ?? 'plain'}`;
    const sign = isKey(key) ? t(key) : '';
    if (!name) return [sign, label].filter(Boolean).join(' ');
    const called = word(this.words, `piece.${name}`) ?? humanise(name);
    return sign ? `${called} (${sign})` : called;
  }

  /** Whose it is, what it is, and how many. */
  piece(piece: Piece): string {
    const count = piece.count ?? 1;
    return [this.#side(piece.side), this.#kind(piece), count > 1 ? `×${count}` : ''].filter(Boolean).join(' ');
  }

  /** Pieces in a row, those that are alike as one. */
  pieces(pieces: readonly Piece[]): string {
    const counts = new Map<string, { piece: Piece; count: number }>();
    for (const piece of pieces) {
      const alike = this.piece({ ...piece, count: 1 });
      counts.set(alike, { piece, count: (counts.get(alike)?.count ?? 0) + (piece.count ?? 1) });
    }
    return [...counts.values()].map(({ piece, count }) => this.piece({ ...piece, count })).join(', ');
  }

  /** All a sighted person sees of a place at a glance. */
  placeLabel(place: Place, pieces: readonly Piece[]): string {
    const whose = this.#side(place.side);
    return `${[this.place(place), whose && `(${whose})`].filter(Boolean).join(' ')}: ${this.pieces(pieces) || t('board.empty')}`;
  }
}
