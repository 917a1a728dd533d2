// What the board is drawn from: where everything lies, what is previewed, and where tanks look.
import type { LegalAction } from '../../api/types';
import { Scene } from '../../lib/scene.svelte';
import { neighbour, type Place, spaceName } from '../shared/grid';
import { angle, Layout, nearest, TALL_TRAY, TRAY } from './geometry';
import { type Event, type GoalView, type Heading, headingOf, type Headings, type TankView, turned, type View } from './happened';
import { type Odds, previewOf } from './odds';
import { nameOf, oddsText, tankName, zoneTitle } from './words';

export interface Cell {
  readonly space: string;
  readonly column: number;
  readonly row: number;
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
}

/** A shot that is previewed. */
export interface Aimed {
  readonly from: Place;
  readonly to: Place;
  readonly token: Place | null;
  readonly odds: Odds | null;
  readonly text: string;
}

const NARROW = 560; // px: the tray has two rows

export class ZoneScene extends Scene<View, Event> {
  readonly isCompact = $derived(this.width > 0 && this.width < NARROW);
  /** Strays need a compass: beside the grid, on phones in the tray. */
  readonly compass = $derived(this.isTiny || !this.props.view.rules.includes('collateral') ? null : this.isCompact ? 'tray' : 'margin');
  readonly layout = $derived(
    new Layout(
      this.props.view.width,
      this.props.view.height,
      this.isTurned,
      this.isTiny ? 0 : this.isCompact ? TALL_TRAY : TRAY,
      this.compass === 'margin',
    ),
  );
  readonly unit = $derived(this.unitOf(this.layout, 0.45));

  readonly cells = $derived(
    this.props.view.ground.flatMap((line, fromTop) =>
      [...line].map((symbol, index): Cell => {
        const spot = { column: index + 1, row: this.props.view.height - fromTop };
        return { space: spaceName(spot.column, spot.row), ...spot, symbol, ...this.layout.spot(spot) };
      }),
    ),
  );
  readonly standing = $derived(new Map(this.props.view.tanks.flatMap((tank) => (tank.space ? [[tank.space, tank] as const] : []))));
  /** The spaces that count for goals still to be fulfilled; the far rank is drawn as an edge. */
  readonly marks = $derived.by(() => {
    const found = new Map<string, GoalView[]>();
    for (const goal of this.props.view.goals)
      if (!goal.is_done && goal.mission !== 'reach_far_rank')
        for (const space of goal.spaces) found.set(space, [...(found.get(space) ?? []), goal]);
    return found;
  });
  readonly active = $derived(this.props.view.tanks.find((tank) => nameOf(tank) === this.props.view.active_tank) ?? null);
  readonly isBolt = $derived(this.props.view.rules.includes('energy_bolts'));

  readonly zoneName = $derived(zoneTitle(this.props.view.zone, this.props.options, this.props.language));

  readonly named = (tank: string): string => tankName(tank, this.props.language);

  // What is previewed ----------------------------------------------------------------------------------------------

  readonly aim = $derived(this.#shotOf(this.previewed));
  readonly advisedAim = $derived(this.#shotOf(this.props.hint));

  #shotOf(action: LegalAction | null): Aimed | null {
    const here = this.active?.space;
    if (action?.structure.kind !== 'fire' || !here) return null;
    const odds = previewOf(action, 'shot');
    const token = action.structure.from_token && this.active.token ? this.layout.shown(this.active.token) : null;
    const text = odds && !this.isTiny ? oddsText(odds, this.props.language) : '';
    return { from: this.layout.at(here), to: this.layout.at(String(action.structure.space)), token, odds, text };
  }

  /** Where an action other than a shot takes place. */
  goalOf(action: LegalAction | null): Place | null {
    const here = this.active?.space;
    if (!action || !here || action.structure.kind === 'fire') return null;
    const { direction } = action.structure;
    return this.layout.at(typeof direction === 'string' ? neighbour(here, direction) : here);
  }

  // Where tanks look ------------------------------------------------------------------------------------------------

  #headings = $state.raw<Headings>(new Map());
  #seen = -1;

  headingOf(tank: TankView): Heading {
    return headingOf(tank, this.#headings, this.props.home);
  }

  /** The turret follows what is aimed at. */
  turretOf(tank: TankView): number {
    const { turret } = this.headingOf(tank);
    return this.aim && tank === this.active ? nearest(angle(this.aim.from, this.aim.to), turret) : turret;
  }

  /** Look at what has happened, once a moment. */
  follow(): void {
    if (this.props.moment === this.#seen) return;
    this.#seen = this.props.moment;
    this.#headings = turned(this.#headings, this.props, this.layout);
  }
}
