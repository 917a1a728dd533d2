// A terrain as it is drawn: where its bases lie, which ways carry supply, and what has just happened on it.
import type { LegalAction, Schemas } from '../../api/types';
import { Scene } from '../../lib/scene.svelte';
import { type Point, RADIUS, sceneOf } from './geometry';
import { departed, type Gone, isPlacement, type Placement, touched } from './happened';
import { lookOf } from './terrains';

export type View = Schemas['ToyBattleView'];
export type NodeView = Schemas['ToyBattle_NodeView'];
export type RegionView = Schemas['ToyBattle_RegionView'];

/** A path between two nodes. */
export interface Way {
  readonly key: string;
  readonly d: string;
  /** The side whose supply runs along it. */
  readonly carrier: 0 | 1 | null;
  /** The side of who looks, where its supply ends and the next troop may follow. */
  readonly reach: 0 | 1 | null;
}

export class TerrainScene extends Scene<View, Schemas['ToyBattleEvent']> {
  get view(): View {
    return this.props.view;
  }
  readonly look = $derived.by(() => lookOf(this.view.terrain));
  readonly places = $derived.by(() => sceneOf(this.view, this.props.home));
  at(id: string): Point {
    return this.places.layout.at.get(id) ?? [0, 0];
  }
  readonly #byId = $derived.by(() => new Map(this.view.nodes.map((node) => [node.id, node])));
  holderOf(id: string): string | null {
    return this.#byId.get(id)?.holder ?? null;
  }

  // Supply -----------------------------------------------------------------------------------------------------------
  readonly ways = $derived.by((): Way[] => {
    const { view, props } = this;
    const viewer = props.seat ?? props.home;
    return view.paths.map(([one, other]) => {
      const [from, to] = [this.#byId.get(one), this.#byId.get(other)];
      const carrier = props.seats.find((seat) => carries(from, seat) && carries(to, seat)) ?? null;
      const reaches =
        carrier === null &&
        ((carries(from, viewer) && to?.connected.includes(viewer)) || (carries(to, viewer) && from?.connected.includes(viewer)));
      const [[x1, y1], [x2, y2]] = [this.at(one), this.at(other)];
      return {
        key: `${one} ${other}`,
        d: `M${x1} ${y1}L${x2} ${y2}`,
        carrier: carrier === null ? null : this.sideOf(carrier),
        reach: reaches ? this.sideOf(viewer) : null,
      };
    });
  });
  isCutOff({ holder, kind, connected }: NodeView): boolean {
    return holder !== null && kind === 'base' && !connected.includes(holder);
  }

  // What happened ----------------------------------------------------------------------------------------------------
  /** The last placement sent from here: it was seen on its base already, and need not come there once more. */
  sent: LegalAction | null = null;
  #isSent({ seat, troop, node }: Placement): boolean {
    const placed = this.sent?.structure;
    return placed?.troop === troop && placed.node === node && seat === this.props.seat;
  }
  /** The nodes of the last action. */
  readonly marked = $derived.by(() => new Set(this.props.events.flatMap(touched)));
  /** The nodes of what others did before, since this seat last acted. */
  readonly markedBefore = $derived.by(() => new Set(this.doneBefore.flatMap(({ events }) => events.flatMap(touched))));
  /** Troops that others have taken off the board since this seat last acted. */
  readonly lost = $derived.by((): Gone[] => this.props.since.flatMap(({ events }) => events.flatMap(departed)));
  /** Ways on which troops were shoved before. */
  readonly shovedBefore = $derived.by(() =>
    this.doneBefore.flatMap(({ events }) => events.flatMap((event) => (event.kind === 'shoved' ? [event] : []))),
  );
  /** From where, relative to it, a troop has come to the top of a node in this moment; null: it was there. */
  cameFrom(node: NodeView): Point | null {
    if (!this.isFresh) return null;
    const [x, y] = this.at(node.id);
    for (const event of this.props.events) {
      if (isPlacement(event) && event.node === node.id)
        return this.#isSent(event) ? null : [0, event.seat === this.props.home ? this.places.layout.height + RADIUS - y : -RADIUS - y];
      if (event.kind === 'shoved' && event.target === node.id) return [this.at(event.source)[0] - x, this.at(event.source)[1] - y];
    }
    return null;
  }
  readonly gone = $derived.by((): Gone[] => (this.isFresh ? this.props.events.flatMap(departed) : []));

  /** An arrow from base to base, clear of both. */
  arrow(from: string, to: string): string {
    const [[x1, y1], [x2, y2]] = [this.at(from), this.at(to)];
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
    const point = (along: number, aside: number) => `${x1 + ux * along - uy * aside} ${y1 + uy * along + ux * aside}`;
    const end = length - RADIUS * 0.5;
    return `M${point(RADIUS * 0.5, 0)}L${point(end - 3, 0)}M${point(end - 5, -3.4)}L${point(end, 0)}L${point(end - 5, 3.4)}`;
  }
}

function carries(node: NodeView | undefined, seat: string): boolean {
  return node !== undefined && (node.kind === `hq:${seat}` || (node.holder === seat && node.connected.includes(seat)));
}
