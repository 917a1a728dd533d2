// The texts of the game, what its characters, cards and places are called, what a card says and what an action would do.
import type { LegalAction, Schemas } from '../../api/types';
import { Texts, type Values } from '../../base/texts';
import type { Language } from '../../base/words';

type View = Schemas['MercenaryView'];
type Unit = Schemas['Mercenary_UnitView'];
export type Card = Schemas['Mercenary_CardView'];

// A panel asks for cards by number: they are known from the view that was shown last.
const CARD = 'value.card.';
const known = new Map<number, Card>();
export function remember(view: View): void {
  for (const card of view.cards) known.set(card.number, card);
}

/** With the cards' names: somebody's own are in no catalogue. */
class TextsWithCards extends Texts {
  override find(language: Language, key: string, values: Values = {}, attribute = ''): string | null {
    const card = key.startsWith(CARD) ? known.get(Number(key.slice(CARD.length))) : undefined;
    return card ? cardName(card.name, language) : super.find(language, key, values, attribute);
  }
}

export const texts = new TextsWithCards(
  import.meta.glob<string>('../../../../src/fracas/games/mercenary/texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
);
export const say = texts.say;

export const seatName = (seat: string, language: Language): string => texts.find(language, `seat.${seat}`) ?? seat;
export const characterName = (character: string, language: Language): string =>
  texts.find(language, `value.character.${character}`) ?? character;
/** One of our cards in the language; somebody's own cards have the names they were given. */
export const cardName = (name: string, language: Language): string => texts.find(language, `card.${name}`) ?? name;
export const mapName = ({ map_name, made_here }: View, language: Language): string =>
  (made_here.includes('map') ? texts.find(language, `option.map.${map_name.toLowerCase()}`) : null) ?? map_name;
/** `red-sentry-3` as a person says it. */
export const unitName = (id: string, language: Language): string => texts.find(language, `value.target.${id}`) ?? id;

/** With its class. */
export function unitTitle(unit: Unit, language: Language): string {
  if (unit.character === null || unit.character === 'sentry') return unitName(unit.id, language);
  return say(language, 'titled', { unit: unitName(unit.id, language), character: characterName(unit.character, language) });
}

/** What a card says. */
export function cardText(card: Card, language: Language): string {
  const said = Object.entries(card.effects).map(([name, n]) => say(language, `part.effect.${name}`, { n: Math.abs(n), less: n < 0 }));
  if (card.kind === 'weapon') said.unshift(say(language, 'part.printed', { attack: card.attack, range: card.range }));
  return said.join('; ');
}

/** What an action would do; empty: nothing worth saying. */
export const foretell = ({ preview }: LegalAction, language: Language): string => (preview ? texts.tell(language, 'preview', preview) : '');
