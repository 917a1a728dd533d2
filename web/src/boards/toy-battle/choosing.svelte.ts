// Choosing on the terrain: what a base is to the actions still possible, and what a click on it does.
import type { LegalAction } from '../../api/types';
import { input } from '../../lib/input.svelte';
import type { TerrainScene } from './scene.svelte';

/** A place for a troop (or a troop to be taken away), a troop to be shoved, or where it is shoved to. */
export type Role = 'node' | 'source' | 'target';

export const fieldOf = (action: LegalAction | null, name: string): string | null => (action?.structure[name] as string | undefined) ?? null;

/** A troop on a rack as a target: whose, which kind, and which of that kind. */
export const rackKey = (seat: string, troop: string, copy: number) => `rack/${seat}/${troop}/${copy}`;

/** The kind of troop a target on a rack is; null for other targets. */
function rackTroop(key: string | null): string | null {
  const [where, , troop] = key?.split('/') ?? [];
  return where === 'rack' ? (troop ?? null) : null;
}

export class Choosing {
  readonly #scene: TerrainScene;

  constructor(scene: TerrainScene) {
    this.#scene = scene;
  }

  get #narrowing() {
    return this.#scene.props.narrowing;
  }

  roleOf(id: string): Role | null {
    const narrowing = this.#narrowing;
    if (!this.#scene.props.interactive) return null;
    if (narrowing.fits({ node: id })) return 'node';
    if (narrowing.picked.source !== undefined && narrowing.fits({ target: id })) return 'target';
    return narrowing.can({ source: id }) ? 'source' : null;
  }

  isPicked(id: string): boolean {
    return this.#narrowing.has('node', id) || this.#narrowing.has('source', id);
  }

  #justUsed = $state.raw<string | null>(null);
  /** The pointer still rests where it has just been used: a card there would hide what follows. */
  isJustUsed(id: string): boolean {
    return this.#justUsed === id;
  }
  left(id: string): void {
    if (this.#justUsed === id) this.#justUsed = null;
  }

  activate(id: string, role: Role | null): void {
    const narrowing = this.#narrowing;
    this.#justUsed = input.isFinger ? null : id; // a finger rests nowhere
    const isAgain = this.isPicked(id);
    if (role === 'target') narrowing.choose({ target: id });
    else if (role === 'source' && isAgain) narrowing.back();
    else if (role === 'source') narrowing.select({ kind: 'shove', source: id });
    else if (this.#isPlacing && narrowing.picked.troop === undefined && !isAgain)
      narrowing.select({ kind: 'place', node: id }); // the troop comes second
    else if (isAgain && narrowing.find({ node: id }).length > 1) narrowing.back();
    else narrowing.choose({ node: id });
  }

  /** The one action a click there would play. */
  actionOn(id: string, role: Role | null): LegalAction | null {
    const found = role === null ? [] : this.#narrowing.find({ [role]: id });
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  readonly #isPlacing = $derived.by(() => this.#narrowing.can({ kind: 'place' }));
  /** The troop on the rack that is pointed at. */
  readonly #pointed = $derived.by(() => {
    const { targets } = this.#scene.props;
    return rackTroop(targets.hovered) ?? rackTroop(targets.focused);
  });
  /** While a troop is pointed at, only its places glow. */
  glows(id: string): boolean {
    if (this.#pointed === null) return true;
    return this.#scene.props.interactive && this.#narrowing.can({ kind: 'place', troop: this.#pointed, node: id });
  }
  /** It is not yet clear what would happen on a base: the glow is weak. */
  readonly isVague = $derived.by(() => this.#isPlacing && this.#narrowing.picked.troop === undefined && this.#pointed === null);
}
