// What the shell asks beside the game's texts: buttons, values, sounds.
import type { GameEvent, GameView, LegalAction, Schemas } from '../../api/types';
import type { FieldOrder, Language, Sound } from '../../base/words';
import { characterName, remember, say, texts, unitName, unitTitle } from './names';

export { texts };

type View = Schemas['MercenaryView'];

export const order: FieldOrder = { attack: ['target', 'weapon'] };

export function phrase(action: LegalAction, given: GameView, language: Language): string | null {
  const view = given as View;
  remember(view);
  const { kind, direction, slot, target, weapon, card, cell, character } = action.structure;
  const side = view.actor ?? '';
  const named = (id: string) => {
    const unit = view.units.find((one) => one.id === id);
    return unit ? unitTitle(unit, language) : unitName(id, language);
  };
  const cardOf = (number: unknown) => texts.find(language, `value.card.${String(number)}`) ?? String(number);
  const carried = view.units.find((one) => one.id === view.turn?.unit)?.card ?? 0;
  const where = texts.find(language, `value.direction.${String(direction)}`) ?? '';
  switch (kind) {
    case 'pick':
      return say(language, 'say.pick', { character: characterName(String(character), language) });
    case 'move':
    case 'jump':
    case 'sticky':
    case 'build':
      return say(language, `say.${kind}`, { direction: language === 'en' ? where.toLowerCase() : where });
    case 'attack':
      return say(language, weapon ? 'say.strike' : 'say.attack', { unit: named(String(target)), card: cardOf(carried) });
    case 'heal':
    case 'uber':
    case 'give':
      return say(language, `say.${kind}`, { unit: named(`${side}-${String(slot)}`) });
    case 'repair':
      return say(language, 'say.repair', { unit: named(`${side}-sentry-${String(slot)}`) });
    case 'equip':
      return say(language, 'say.equip', { card: cardOf(card) });
    case 'unequip':
      return say(language, 'say.unequip', { card: cardOf(carried) });
    case 'uncloak':
      return say(language, 'say.uncloak', { cell: String(cell) });
    default:
      return null;
  }
}

/** Whom a number means now: slot 3 is a person. */
export function value(field: string, chosen: unknown, kind: unknown, given: GameView, language: Language): string | null {
  const view = given as View;
  remember(view);
  if (field !== 'slot' && field !== 'target') return null;
  const id = field === 'target' ? String(chosen) : `${view.actor}-${kind === 'repair' ? 'sentry-' : ''}${String(chosen)}`;
  const unit = view.units.find((one) => one.id === id);
  return unit ? unitTitle(unit, language) : unitName(id, language);
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  picked: 'place',
  swapped: 'gain',
  moved: 'move',
  jumped: 'move',
  uncloaked: 'move',
  attacked: 'hit',
  healed: 'gain',
  ubered: 'gain',
  repaired: 'gain',
  unsapped: 'gain',
  gave: 'place',
  equipped: 'place',
  unequipped: 'place',
  stuck: 'place',
  detonated: 'boom',
  built: 'place',
  defeated: 'boom',
  destroyed: 'boom',
  captured: 'gain',
  'intel-taken': 'gain',
  ended: 'turn',
};

export function sound(event: GameEvent): Sound | null {
  return SOUNDS[event.kind] ?? null;
}
