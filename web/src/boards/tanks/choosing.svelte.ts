// What a click means: what can be done with which space, and which way to fire was chosen.
import { tick } from 'svelte';
import type { LegalAction } from '../../api/types';
import { type Fields, fits, merged } from '../../lib/narrow';
import { isBeside, neighbour } from '../shared/grid';
import { previewOf } from './odds';
import type { ZoneScene } from './scene.svelte';
import { type Way, wayOf } from './words';

/** What a click on a space can lead to. */
export interface Deeds {
  move?: LegalAction;
  ram?: LegalAction;
  repair?: LegalAction;
  fires: LegalAction[];
}

export class Choosing {
  readonly scene: ZoneScene;

  constructor(scene: ZoneScene) {
    this.scene = scene;
  }

  /** What has been chosen without a space: a kind of action, or a way to fire. */
  readonly #frame: Fields = $derived.by(() => merged(this.scene.props.narrowing.steps.filter((step) => !('space' in step))));
  readonly isAiming = $derived(this.#frame.kind === 'fire');
  /** The way to fire that was chosen first: now every target is one click away. */
  readonly way = $derived(this.isAiming && 'aimed' in this.#frame && 'from_token' in this.#frame ? wayOf(this.#frame) : null);
  /** The ways in which the active tank can fire at something. */
  readonly ways = $derived.by(() => {
    const found = new Map<Way, Fields>();
    for (const { structure } of this.scene.props.narrowing.legal) {
      const { kind, aimed, from_token } = structure;
      if (kind === 'fire') found.set(wayOf(structure), { kind, aimed, from_token });
    }
    return found;
  });
  readonly deeds = $derived.by(() => {
    const found = new Map<string, Deeds>();
    const here = this.scene.active?.space;
    const at = (space: string) => {
      const known = found.get(space) ?? { fires: [] };
      found.set(space, known);
      return known;
    };
    for (const action of this.scene.props.narrowing.legal) {
      const { kind, direction, space } = action.structure;
      if (!fits(action, this.#frame)) continue;
      if (kind === 'fire') at(String(space)).fires.push(action);
      else if ((kind === 'move' || kind === 'ram') && here) at(neighbour(here, String(direction)))[kind] = action;
      else if (kind === 'repair' && here) {
        for (const cell of this.scene.cells) if (cell.symbol === '~' && isBeside(cell.space, here)) at(cell.space).repair = action;
      }
    }
    return found;
  });
  /** The space for which a way to fire is still to be chosen. */
  readonly chosen = $derived.by(() => {
    const { space } = this.scene.props.narrowing.picked;
    return typeof space === 'string' ? space : null;
  });

  /** A click on a space. */
  async activate(space: string, { move, ram, repair, fires }: Deeds): Promise<void> {
    const { narrowing, targets } = this.scene.props;
    if (this.way !== null) narrowing.choose({ space });
    else if (move) narrowing.choose(move.structure);
    else if (repair) narrowing.choose(repair.structure);
    else if (ram && fires.length === 0) narrowing.choose(ram.structure);
    else if (this.chosen === space && fires.length === 1 && fires[0]) narrowing.choose(fires[0].structure, false);
    else if (this.chosen === space) narrowing.back();
    else {
      narrowing.select({ kind: 'fire', space }); // dice are never thrown by a single click
      await tick();
      targets.focus('menu-0');
    }
  }

  /** A way to fire is chosen, or put down again. */
  chooseWay(way: Way): void {
    const { narrowing } = this.scene.props;
    const isChosen = this.way === way;
    const request = this.ways.get(way);
    narrowing.clear();
    if (request && !isChosen) narrowing.select(request);
  }

  /** A click on the active tank: the next way to fire, after the last none. */
  chooseNextWay(): void {
    const all = [...this.ways.keys()];
    const next = all[this.way === null ? 0 : all.indexOf(this.way) + 1];
    if (next) this.chooseWay(next);
    else this.scene.props.narrowing.clear();
  }
}

/** The likeliest of several ways to fire at a space: shown while it is pointed at. */
export function best(fires: readonly LegalAction[]): LegalAction | null {
  const chance = (action: LegalAction) => previewOf(action, 'shot')?.hit ?? 0;
  return fires.reduce<LegalAction | null>((found, action) => (found && chance(found) >= chance(action) ? found : action), null);
}
