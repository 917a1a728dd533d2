// What is said of bases and regions: cards for who looks, labels for who listens.
import type { LegalAction } from '../../api/types';
import { hurts } from '../../lib/asking';
import type { Info } from '../../lib/targets.svelte';
import type { NodeView, RegionView, TerrainScene } from './scene.svelte';
import { foresee, nodeName, seatName, troopName } from './words';

export class Labels {
  readonly #scene: TerrainScene;

  constructor(scene: TerrainScene) {
    this.#scene = scene;
  }

  #say(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    return this.#scene.say(key, values);
  }
  readonly #seat = (seat: string): string => seatName(this.#scene.props.language, seat);
  #troop(troop: string, strength: number | null): string {
    return `${troopName(this.#scene.props.language, troop)} ${strength ?? `(${this.#say('joker')})`}`;
  }

  // Bases ------------------------------------------------------------------------------------------------------------
  #title({ kind, id }: NodeView): string {
    return kind === 'base' ? this.#say('base', { id }) : nodeName(this.#scene.props.language, id);
  }
  #special({ special }: NodeView): string {
    if (special === null) return '';
    if (!special.startsWith('only:')) return this.#say(`special.${special}`);
    return this.#say('special.only', { strengths: special.slice('only:'.length).split(',').join(', ') });
  }
  #cut(node: NodeView): string {
    return node.holder !== null && this.#scene.isCutOff(node) ? this.#say('cut', { seat: this.#seat(node.holder) }) : '';
  }
  nodeLabel(node: NodeView): string {
    const top = node.stack.at(-1);
    const parts = [
      this.#title(node),
      top ? this.#say('held', { seat: this.#seat(top.owner), troop: this.#troop(top.troop, top.strength) }) : this.#say('empty'),
      node.stack.length > 1 ? this.#say('height', { count: node.stack.length }) : '',
      this.#special(node),
      this.#cut(node),
    ];
    return parts.filter(Boolean).join(', ');
  }
  node(node: NodeView, action: LegalAction | null): Info {
    const { view, props } = this.#scene;
    const texts = [this.#special(node), node.id === view.spot ? this.#say('open') : '', this.#cut(node)];
    const stack = [...node.stack]
      .reverse()
      .map(({ owner, troop, strength }, i) => [`${i + 1}`, `${this.#troop(troop, strength)} · ${this.#seat(owner)}`] as const);
    return {
      title: this.#title(node),
      text: texts.filter(Boolean).join(' '),
      facts: [
        ...(stack.length > 1 ? [[this.#say('stack'), ''] as const] : []),
        ...stack,
        ...(node.kind === 'base' ? [[this.#say('supply'), node.connected.map(this.#seat).join(', ') || this.#say('nobody')] as const] : []),
      ],
      preview: foresee(action, props.language),
      isWarning: hurts(action),
    };
  }

  // Regions ----------------------------------------------------------------------------------------------------------
  #region({ bases }: RegionView): string {
    return this.#say('region', { bases: bases.join(', ') });
  }
  region(region: RegionView): Info {
    const total = region.bases.length;
    return {
      title: this.#region(region),
      text: region.taken_by ? this.#say('taken', { seat: this.#seat(region.taken_by) }) : this.#say('not-taken'),
      facts: [
        [this.#say('medals'), `${region.medals}`],
        ...this.#scene.props.seats.map((seat) => {
          const count = region.bases.filter((id) => this.#scene.holderOf(id) === seat).length;
          return [this.#say('holds', { seat: this.#seat(seat) }), this.#say('of-bases', { count, total })] as const;
        }),
      ],
    };
  }
  regionLabel(region: RegionView): string {
    const taken = region.taken_by ? `, ${this.#say('taken', { seat: this.#seat(region.taken_by) })}` : '';
    return `${this.#region(region)}: ${this.#say('medals')} ${region.medals}${taken}`;
  }
}
