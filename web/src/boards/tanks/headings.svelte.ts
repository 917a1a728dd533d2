// Where tanks look: the view does not say, so it is remembered from what was seen.
import { angle, nearest } from './geometry';
import { nameOf } from './words';
import type { TankView, Zone } from './zone.svelte';

interface Heading {
  /** Degrees, 0 is up. */
  readonly hull: number;
  readonly turret: number;
}

export class Headings {
  #known = $state.raw<ReadonlyMap<string, Heading>>(new Map());
  #seen = -1;
  readonly #zone: Zone;

  constructor(zone: Zone) {
    this.#zone = zone;
  }

  /** Towards the enemy, until something else was seen. */
  of(tank: TankView): Heading {
    const forward = tank.side === this.#zone.props.home ? 0 : 180;
    return this.#known.get(nameOf(tank)) ?? { hull: forward, turret: forward };
  }

  /** The turret follows what is aimed at. */
  turret(tank: TankView): number {
    const { active, aim } = this.#zone;
    const { turret } = this.of(tank);
    return aim && tank === active ? nearest(angle(aim.from, aim.to), turret) : turret;
  }

  /** Look at what has happened, once a moment; after a jump nobody knows. */
  follow(): void {
    const { props, layout } = this.#zone;
    if (props.moment === this.#seen) return;
    this.#seen = props.moment;
    const known = new Map(props.before ? this.#known : []);
    for (const event of props.events) {
      const tank = 'tank' in event ? props.view.tanks.find((one) => nameOf(one) === event.tank) : undefined;
      if (!tank) continue;
      const old = known.get(nameOf(tank)) ?? this.of(tank);
      const drive = (from: string, to: string) => {
        const hull = nearest(angle(layout.at(from), layout.at(to)), old.hull);
        known.set(nameOf(tank), { hull, turret: nearest(hull, old.turret) });
      };
      if ('origin' in event) drive(event.origin, event.space);
      else if ('other' in event && tank.space) drive(tank.space, event.space);
      else if ('roll' in event) {
        const to = angle(layout.at(event.roll.origin), layout.at(event.roll.target));
        known.set(nameOf(tank), { hull: old.hull, turret: nearest(to, old.turret) });
      }
    }
    this.#known = known;
  }
}
