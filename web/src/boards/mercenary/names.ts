// The texts of the game, what its characters, cards and places are called, and what a card says.
import type { Schemas } from '../../api/types';
import type { Language, Words } from '../../base/words';
import { fill } from '../../base/text';
import { sayer } from '../shared/say';
import { de } from './texts.de';
import { en } from './texts.en';

type View = Schemas['MercenaryView'];
type Unit = Schemas['Mercenary_UnitView'];
export type Card = Schemas['Mercenary_CardView'];

const SLOTS = 6;
const CARDS = 40;

// A panel asks for cards by number: they are known from the view that was shown last.
const known = new Map<number, Card>();
export function remember(view: View): void {
  for (const card of view.cards) known.set(card.number, card);
}
export const knownCards = (): readonly Card[] => [...known.values()];

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
/** The name of one of our cards in the language; somebody's own cards have the names they were given. */
const translated = (texts: Readonly<Record<string, string>>, name: string): string => texts[`named.${slug(name)}`] ?? name;

/** With a text for every unit, slot and card a panel can ask for by its id. */
function withNumbers(given: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const texts: Record<string, string> = { ...given };
  for (const side of ['red', 'blu']) {
    for (let slot = 1; slot <= SLOTS; slot += 1) {
      const values = { side: texts[`seat.${side}`] ?? side, slot };
      texts[`value.target.${side}-${slot}`] = fill(texts.unit ?? '', values);
      texts[`value.target.${side}-sentry-${slot}`] = fill(texts['unit.sentry'] ?? '', values);
      texts[`value.slot.${slot}`] = fill(texts.slot ?? '', { n: slot });
    }
  }
  for (const name of Object.keys(texts)) {
    if (name.startsWith('character.')) texts[`value.${name}`] = texts[name] ?? '';
  }
  for (let number = 1; number <= CARDS; number += 1) {
    Object.defineProperty(texts, `value.card.${number}`, {
      enumerable: true,
      get: () => {
        const card = known.get(number);
        return card ? translated(texts, card.name) : fill(texts.card ?? '', { n: number });
      },
    });
  }
  return texts;
}
export const words: Words = { en: withNumbers(en), de: withNumbers(de) };

export const say = sayer(words);

export const seatName = (seat: string, language: Language): string => words[language][`seat.${seat}`] ?? seat;
export const characterName = (character: string, language: Language): string => words[language][`character.${character}`] ?? character;
export const cardName = (name: string, language: Language): string => translated(words[language], name);
export const mapName = (name: string, language: Language): string => words[language][`option.map.${slug(name)}`] ?? name;

/** `red-sentry-3` as a person says it. */
export function unitName(id: string, language: Language): string {
  const [side = '', ...rest] = id.split('-');
  return say(language, rest.length > 1 ? 'unit.sentry' : 'unit', { side: seatName(side, language), slot: rest.at(-1) ?? '' });
}

/** With its class. */
export function unitTitle(unit: Unit, language: Language): string {
  if (unit.character === null || unit.character === 'sentry') return unitName(unit.id, language);
  return say(language, 'titled', { unit: unitName(unit.id, language), character: characterName(unit.character, language) });
}

/** What a card says. */
export function cardText(card: Card, language: Language): string {
  const said = Object.entries(card.effects).map(([name, n]) => {
    const signed = name === 'attack' || name === 'range' || name === 'speed' || name === 'health' || name === 'meter';
    return say(language, `effect.${name}`, { n: signed && n > 0 ? `+${n}` : String(n).replace('-', '−') });
  });
  if (card.kind === 'weapon') said.unshift(say(language, 'effect.printed', { attack: card.attack ?? 0, range: card.range ?? 0 }));
  return said.join('; ');
}
