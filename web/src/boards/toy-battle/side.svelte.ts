// One side beside the board: what it has, what of it can be chosen, and what is said of its troops.
import type { LegalAction, Schemas } from '../../api/types';
import type { StripProps } from '../../lib/board';
import type { Fields } from '../../lib/narrow';
import { Scene } from '../../lib/scene.svelte';
import type { Info } from '../../lib/targets.svelte';
import { foresee, say, seatName, troopName } from './words';

type Props = StripProps<Schemas['ToyBattleView'], Schemas['ToyBattleEvent']>;
type SideView = Schemas['ToyBattle_SideView'];

const STRENGTHS: Record<string, number | null> = { kwak: null, skully: 1, capn: 2, jumbo: 3, hook: 4, 'xb-42': 5, star: 6, roxy: 7 };
const BEYOND = 10_000; // arrow keys: strips lie above and below the board
const STOCK = 20; // and their stock beyond their rack

export const strengthOf = (troop: string): number | null => STRENGTHS[troop] ?? null;
export const countOf = (troops: readonly string[] | null | undefined, troop: string): number =>
  troops?.filter((one) => one === troop).length ?? 0;

export class SideScene extends Scene<Schemas['ToyBattleView'], Schemas['ToyBattleEvent']> {
  readonly #strip: () => Props;

  constructor(strip: () => Props) {
    super(strip, say);
    this.#strip = strip;
  }

  /** Whose strip it is. */
  get seat(): string {
    return this.#strip().side;
  }
  get side(): 0 | 1 {
    return this.sideOf(this.seat);
  }
  get name(): string {
    return seatName(this.props.language, this.seat);
  }
  readonly mine = $derived.by((): SideView | undefined => this.props.view.sides.find(({ seat }) => seat === this.seat));
  /** The same a moment ago. */
  readonly mineBefore = $derived.by((): SideView | undefined => this.props.before?.sides.find(({ seat }) => seat === this.seat));
  get isActor(): boolean {
    return this.props.view.actor === this.seat;
  }
  get isNear(): boolean {
    return this.seat === this.props.home;
  }
  /** For arrow keys: the rack is next to the board. */
  get rackRow(): number {
    return this.isNear ? BEYOND : -BEYOND;
  }
  get stockRow(): number {
    return this.isNear ? BEYOND + STOCK : -BEYOND - STOCK;
  }

  // Choosing ---------------------------------------------------------------------------------------------------------
  /** The side in turn can do this with something of its own. */
  canOwn(fields: Fields): boolean {
    return this.props.interactive && this.isActor && this.props.narrowing.can(fields);
  }
  /** What the other side may do blindly to this rack. */
  readonly blind = $derived.by((): 'raid' | 'pin' | null => {
    const { interactive, narrowing } = this.props;
    if (!interactive || this.isActor) return null;
    return narrowing.can({ kind: 'raid' }) ? 'raid' : narrowing.can({ kind: 'pin' }) ? 'pin' : null;
  });
  /** The one legal action with these values. */
  only(fields: Fields): LegalAction | null {
    const found = this.props.narrowing.legal.filter(({ structure }) =>
      Object.entries(fields).every(([key, value]) => structure[key] === value),
    );
    return found.length === 1 ? (found[0] ?? null) : null;
  }
  isHinted(fields: Fields): boolean {
    const { hint } = this.props;
    return hint !== null && Object.entries(fields).every(([key, value]) => hint.structure[key] === value);
  }

  // What happened ----------------------------------------------------------------------------------------------------
  /** A troop of this rack was taken or pinned blindly: the moment it happened. */
  readonly struck = $derived.by((): number | null => {
    const { events, moment } = this.props;
    const isStruck = events.some((event) => (event.kind === 'raided' || event.kind === 'pinned') && event.owner === this.seat);
    return this.isFresh && isStruck ? moment : null;
  });

  // Words ------------------------------------------------------------------------------------------------------------
  troopInfo(troop: string, extra = ''): Info {
    return {
      title: troopName(this.props.language, troop),
      text: [this.say(`about.${troop}`), extra].filter(Boolean).join(' '),
      facts: [[this.say('strength'), String(strengthOf(troop) ?? this.say('joker'))]],
    };
  }
  /** What lay hidden from everybody, where it is shown: the reserve in the order it is drawn, and the box. */
  readonly shownFacts = $derived.by((): [string, string][] => {
    const { reserve = null, removed = null } = this.mine ?? {};
    const named = (troops: readonly string[]) => troops.map((troop) => troopName(this.props.language, troop)).join(', ');
    return [
      ...(reserve?.length ? [[this.say('reserve-next'), named(reserve)] as [string, string]] : []),
      ...(removed?.length ? [[this.say('removed'), named(removed)] as [string, string]] : []),
    ];
  });
  troopLabel(troop: string): string {
    return `${troopName(this.props.language, troop)}, ${this.say('strength')} ${strengthOf(troop) ?? this.say('joker')}. ${this.say(`about.${troop}`)}`;
  }
  preview(action: LegalAction | null): string | undefined {
    return foresee(action, this.props.language);
  }
  get pinnedText(): string {
    return this.say(this.isActor ? 'pinned' : 'pinned-next');
  }
}
