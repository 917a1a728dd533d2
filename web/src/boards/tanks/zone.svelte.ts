// What the parts of the board share: where everything lies, what can be done with which space, and what is thought of.
import { tick } from 'svelte';
import type { LegalAction, Schemas } from '../../api/types';
import { type Fields, fits, merged } from '../../lib/narrow';
import { Scene } from '../../lib/scene.svelte';
import { isBeside, neighbour, type Place, spaceName } from '../shared/grid';
import { Layout, TALL_TRAY, TRAY } from './geometry';
import { Headings } from './headings.svelte';
import { amount, type Odds, readOdds } from './odds';
import { nameOf, oddsText, tankName, type Way, wayOf, zoneTitle } from './words';

export type View = Schemas['TanksView'];
export type Event = Schemas['TanksEvent'];
export type TankView = Schemas['Tanks_TankView'];

export interface Cell {
  readonly space: string;
  readonly column: number;
  readonly row: number;
  readonly symbol: string;
  readonly x: number;
  readonly y: number;
}

/** What a click on a space can lead to. */
export interface Deeds {
  move?: LegalAction;
  ram?: LegalAction;
  repair?: LegalAction;
  fires: LegalAction[];
}

/** A shot that is thought of. */
export interface Aimed {
  readonly from: Place;
  readonly to: Place;
  readonly token: Place | null;
  readonly odds: Odds | null;
  readonly text: string;
}

const NARROW = 560; // px: the tray has two rows

export class Zone extends Scene<View, Event> {
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
  readonly active = $derived(this.props.view.tanks.find((tank) => nameOf(tank) === this.props.view.active_tank) ?? null);
  readonly headings = new Headings(this);
  readonly isBolt = $derived(this.props.view.rules.includes('energy_bolts'));

  readonly zoneName = $derived(zoneTitle(this.props.view.zone, this.props.language));

  readonly named = (tank: string): string => tankName(tank, this.props.language);

  // What can be done ------------------------------------------------------------------------------------------------

  /** What has been chosen without a space: a kind of action, or a way to fire. */
  readonly #frame: Fields = $derived(merged(this.props.narrowing.steps.filter((step) => !('space' in step))));
  readonly isAiming = $derived(this.#frame.kind === 'fire');
  /** The way to fire that was chosen first: now every target is one click away. */
  readonly way = $derived(this.isAiming && 'aimed' in this.#frame && 'from_token' in this.#frame ? wayOf(this.#frame) : null);
  /** The ways in which the active tank can fire at something. */
  readonly ways = $derived.by(() => {
    const found = new Map<Way, Fields>();
    for (const { structure } of this.props.narrowing.legal) {
      const { kind, aimed, from_token } = structure;
      if (kind === 'fire') found.set(wayOf(structure), { kind, aimed, from_token });
    }
    return found;
  });
  readonly deeds = $derived.by(() => {
    const found = new Map<string, Deeds>();
    const here = this.active?.space;
    const at = (space: string) => {
      const known = found.get(space) ?? { fires: [] };
      found.set(space, known);
      return known;
    };
    for (const action of this.props.narrowing.legal) {
      const { kind, direction, space } = action.structure;
      if (!fits(action, this.#frame)) continue;
      if (kind === 'fire') at(String(space)).fires.push(action);
      else if ((kind === 'move' || kind === 'ram') && here) at(neighbour(here, String(direction)))[kind] = action;
      else if (kind === 'repair' && here) {
        for (const cell of this.cells) if (cell.symbol === '~' && isBeside(cell.space, here)) at(cell.space).repair = action;
      }
    }
    return found;
  });
  /** The space for which a way to fire is still to be chosen. */
  readonly chosen = $derived(typeof this.props.narrowing.picked.space === 'string' ? this.props.narrowing.picked.space : null);

  /** A click on a space. */
  async activate(space: string, { move, ram, repair, fires }: Deeds): Promise<void> {
    const { narrowing, targets } = this.props;
    if (this.way !== null) narrowing.choose({ space });
    else if (move) narrowing.choose(move.structure);
    else if (repair) narrowing.choose(repair.structure);
    else if (ram && fires.length === 0) narrowing.choose(ram.structure);
    else if (this.chosen === space) narrowing.back();
    else {
      narrowing.select({ kind: 'fire', space }); // dice are never thrown by a single click
      await tick();
      targets.focus('menu-0');
    }
  }

  /** A way to fire is chosen, or put down again. */
  chooseWay(way: Way): void {
    const { narrowing } = this.props;
    const isChosen = this.way === way;
    const wish = this.ways.get(way);
    narrowing.clear();
    if (wish && !isChosen) narrowing.select(wish);
  }

  /** A click on the active tank: the next way to fire, after the last none. */
  chooseNextWay(): void {
    const all = [...this.ways.keys()];
    const next = all[this.way === null ? 0 : all.indexOf(this.way) + 1];
    if (next) this.chooseWay(next);
    else this.props.narrowing.clear();
  }

  // What is thought of ----------------------------------------------------------------------------------------------

  readonly aim = $derived(this.#shotOf(this.thought));
  readonly advisedAim = $derived(this.#shotOf(this.props.hint));

  #shotOf(action: LegalAction | null): Aimed | null {
    const here = this.active?.space;
    if (action?.structure.kind !== 'fire' || !here) return null;
    const odds = readOdds(action.preview);
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
}

/** The likeliest of several ways to fire at a space: shown while it is pointed at. */
export function best(fires: readonly LegalAction[]): LegalAction | null {
  const chance = (action: LegalAction) => amount(readOdds(action.preview)?.hit ?? '0');
  return fires.reduce<LegalAction | null>((found, action) => (found && chance(found) >= chance(action) ? found : action), null);
}
