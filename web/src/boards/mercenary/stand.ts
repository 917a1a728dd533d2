// A character for pictures: no match stands behind it.
import type { Schemas } from '../../api/types';

export function stand(character: string, more: Partial<Schemas['Mercenary_UnitView']> = {}): Schemas['Mercenary_UnitView'] {
  return {
    id: 'red-1',
    side: 'red',
    slot: 1,
    character,
    face_up: true,
    cell: 'a1',
    health: 5,
    most_health: 5,
    charge: 0,
    full_charge: 0,
    speed: 3,
    attack: 3,
    range: 2,
    card: null,
    burn: 0,
    shield: 0,
    slow: 0,
    cloaked: false,
    uber: 0,
    acted: false,
    capturing: null,
    carrying: false,
    sapped: false,
    fresh: false,
    in_range: [],
    in_weapon_range: [],
    ...more,
  };
}
