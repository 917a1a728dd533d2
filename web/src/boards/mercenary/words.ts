// What the shell asks of the game's texts: buttons, prompts, the log, what an action would do, sounds.
import type { GameEvent, GameView, LegalAction, Schemas } from '../../api/types';
import type { FieldOrder, Language, Sound } from '../../base/words';
import { cardName, cardText, characterName, knownCards, remember, say, seatName, unitName, unitTitle, words } from './names';

export { words };

type View = Schemas['MercenaryView'];

export const order: FieldOrder = { attack: ['target', 'weapon'] };

/** What the server foresees, in this language. */
export function foretell(preview: string, language: Language): string {
  const damage = /^(\d+) damage: (?:(\d+) of (\d+)|defeats)/.exec(preview);
  if (damage) {
    const [, n = '', now, most = ''] = damage;
    return now === undefined ? say(language, 'foretell.defeat', { n }) : say(language, 'foretell.left', { n, now, most });
  }
  const card = knownCards().find(({ name }) => preview.startsWith(`${name}: `));
  if (card) return `${cardName(card.name, language)}: ${cardText(card, language)}`;
  const KNOWN: readonly (readonly [RegExp, string])[] = [
    [/invincible$/, 'invincible'],
    [/^no effect: a Pyro/, 'pyro'],
    [/shield takes/, 'shield'],
    [/^costs 2 health/, 'jump'],
    [/^everything this/, 'swap'],
    [/^drops the intel/, 'drops'],
  ];
  const found = KNOWN.find(([pattern]) => pattern.test(preview));
  if (found) return say(language, `foretell.${found[1]}`);
  const cell = /^appears on (\w+);/.exec(preview)?.[1];
  return cell ? say(language, 'foretell.appears', { cell }) : preview;
}

/** Damage an attack is foreseen to do; null where none is said. */
export function damageOf(preview: string): number | null {
  const found = /^(\d+) damage/.exec(preview)?.[1];
  return found ? Number(found) : /^no (effect|damage)/.test(preview) ? 0 : null;
}

export function phrase(action: LegalAction, given: GameView, language: Language): string | null {
  const view = given as View;
  remember(view);
  const { kind, direction, slot, target, weapon, card, cell, character } = action.structure;
  const side = view.actor ?? '';
  const named = (id: string) => {
    const unit = view.units.find((one) => one.id === id);
    return unit ? unitTitle(unit, language) : unitName(id, language);
  };
  const cardOf = (number: unknown) => {
    const found = view.cards.find((one) => one.number === number);
    return found ? cardName(found.name, language) : say(language, 'card', { n: String(number) });
  };
  const carried = view.units.find((one) => one.id === view.turn?.unit)?.card ?? 0;
  const where = words[language][`value.direction.${String(direction)}`] ?? '';
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

/** Whom or what a number means now: slot 3 is a person, a card has a name. */
export function value(field: string, chosen: unknown, kind: unknown, given: GameView, language: Language): string | null {
  const view = given as View;
  const card = field === 'card' ? view.cards.find((one) => one.number === chosen) : undefined;
  if (card) return cardName(card.name, language);
  if (field !== 'slot' && field !== 'target') return null;
  const id = field === 'target' ? String(chosen) : `${view.actor}-${kind === 'repair' ? 'sentry-' : ''}${String(chosen)}`;
  const unit = view.units.find((one) => one.id === id);
  return unit ? unitTitle(unit, language) : unitName(id, language);
}

export function prompt(given: GameView, language: Language): string | null {
  const view = given as View;
  remember(view);
  if (view.actor === null) return null;
  const values = { side: seatName(view.actor, language), slot: view.slot };
  if (view.phase !== 'turn') return say(language, `prompt.${view.phase}`, values);
  const unit = view.units.find((one) => one.id === view.turn?.unit);
  if (!unit?.character) return null;
  return say(language, unit.cloaked ? 'prompt.cloaked' : 'prompt.turn', { ...values, character: characterName(unit.character, language) });
}

export function sentence(event: GameEvent, language: Language): string | null {
  if (!(`told.${event.kind}` in words[language])) return null;
  const { text } = event;
  const classes = new Map(
    [...text.matchAll(/((?:red|blu)-(?:sentry-)?\d) \((\w+)\)/g)].map((found) => [found[1], found[2]?.toLowerCase() ?? '']),
  );
  const named = (id: unknown) => {
    const character = classes.get(String(id));
    const name = unitName(String(id), language);
    return character && character !== 'sentry' ? `${name} (${characterName(character, language)})` : name;
  };
  const card = / (?:takes up|lays down|draws|with) the (.+)\.$/.exec(text)?.[1] ?? '';
  let key = `told.${event.kind}`;
  if (event.kind === 'attacked' && card) key = 'told.attacked-with';
  if (event.kind === 'drew' && card) key = 'told.drew-own';
  if (event.kind === 'hurt' && text.includes('from the fire')) key = 'told.burned';
  if (event.kind === 'repaired' && text.includes('sapper')) key = 'told.unsapped';
  return say(language, key, {
    unit: named(event.unit),
    target: named(event.target),
    side: seatName(String(event.side), language),
    cell: String(event.cell),
    amount: String(event.amount),
    point: String(event.point),
    now: /has (\d+)/.exec(text)?.[1] ?? '',
    slot: /slot (\d)/.exec(text)?.[1] ?? '',
    character: characterName(/ puts the (\w+)/.exec(text)?.[1]?.toLowerCase() ?? '', language),
    card: cardName(card, language),
  });
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
