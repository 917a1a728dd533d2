// A board as a game declares it in its view: places, links and pieces. The models are `fracas/core/scenery.py`.
import type { GameView } from '../../api/types';

export interface Place {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly shape?: 'square' | 'round' | 'hex' | 'none';
  readonly tone?: 'plain' | 'dark' | 'blocked';
  readonly side?: number | null;
  readonly label?: string;
  readonly name?: string;
  readonly note?: string;
}

export interface Link {
  readonly a: string;
  readonly b: string;
  readonly side?: number | null;
}

export interface Piece {
  readonly at: string;
  readonly id?: string;
  readonly side?: number | null;
  readonly shape?: string;
  readonly label?: string;
  readonly count?: number;
  readonly spent?: boolean;
  readonly origin?: readonly [x: number, y: number] | null;
  readonly name?: string;
  readonly note?: string;
}

export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface Scenery {
  readonly places: readonly Place[];
  readonly fields: readonly string[];
  readonly piece_fields?: readonly string[];
  readonly links?: readonly Link[];
  readonly pieces?: readonly Piece[];
  readonly marks?: readonly Mark[];
  readonly moves?: readonly string[];
  readonly turns?: boolean;
}

/** The board a view declares, if it does. */
export function sceneryOf(view: GameView | null): Scenery | null {
  const found = view && 'scenery' in view ? (view.scenery as Scenery | null) : null;
  return found?.places.length ? found : null;
}

/** A piece keeps its key as long as it is the same piece; without an id it is what stands on its place. */
export function keyed(pieces: readonly Piece[]): ReadonlyMap<string, Piece> {
  const counts = new Map<string, number>();
  return new Map(
    pieces.map((piece) => {
      if (piece.id) return [piece.id, piece];
      const nth = (counts.get(piece.at) ?? 0) + 1;
      counts.set(piece.at, nth);
      return [`${piece.at}#${nth}`, piece];
    }),
  );
}

/** The pieces that have gone between one view and the next: a piece with an id is nowhere, another no longer on its place. */
export function lostSince(views: readonly GameView[]): Piece[] {
  const scenes = views.map((view) => sceneryOf(view)?.pieces ?? []);
  return scenes.slice(1).flatMap((after, i) => (scenes[i] ?? []).filter((piece) => !after.some((other) => isSame(piece, other))));
}

const isSame = (one: Piece, other: Piece): boolean =>
  one.id ? one.id === other.id : !other.id && one.at === other.at && one.side === other.side && one.name === other.name;
