// Cards beside what is pointed at: characters, their conditions, weapon cards.
import type { Schemas } from '../../api/types';
import type { Language } from '../../lib/board';
import type { Info } from '../../lib/targets.svelte';
import { type Card, cardName, characterName, say, unitTitle } from './names';

type View = Schemas['MercenaryView'];
type Unit = Schemas['Mercenary_UnitView'];
type Character = Schemas['Mercenary_CharacterView'];

/** What it suffers, carries and is about, in words. */
export function conditions(unit: Unit, language: Language): string {
  const found: string[] = [];
  const add = (isSo: boolean, key: string, n = 0) => isSo && found.push(say(language, `state.${key}`, { n }));
  add(unit.character === null, 'empty');
  add(unit.character !== null && !unit.face_up, 'face-down');
  add(unit.cloaked, 'cloaked');
  add(unit.carrying, 'carrying');
  add(unit.burn > 0, 'burn', unit.burn);
  add(unit.uber > 0, 'uber', unit.uber);
  add(unit.sapped, 'sapped');
  add(unit.fresh, 'fresh');
  add(unit.slow > 0, 'slow', unit.slow);
  add(unit.shield > 0, 'shield', unit.shield);
  add(unit.capturing !== null, 'capturing', unit.capturing ?? 0);
  return found.join(', ');
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

/** What was made for this edition, said of a card and of a character's numbers. */
const madeHere = (view: View, what: 'cards' | 'characters', language: Language): string | undefined =>
  view.made_here.includes(what) ? say(language, `made.${what}`) : undefined;

export function cardInfo(card: Card, view: View, language: Language, preview?: string): Info {
  const facts: [string, string][] = [
    [say(language, `card.${card.kind}`), cardText(card, language)],
    [say(language, 'fact.for'), card.classes.map((name) => characterName(name, language)).join(', ')],
  ];
  return { title: cardName(card.name, language), text: madeHere(view, 'cards', language), facts, preview };
}

export function characterInfo(one: Character, left: number, view: View, language: Language): Info {
  const tell = (key: string) => say(language, key);
  const facts: [string, string][] = [
    [tell('fact.health'), String(one.health)],
    [tell('fact.speed'), String(one.speed)],
    [tell('fact.attack'), String(one.attack)],
    [tell('fact.range'), String(one.range)],
  ];
  if (one.charge > 0) facts.push([tell('fact.charge'), String(one.charge)]);
  facts.push([tell('fact.left'), String(left)]);
  return { title: characterName(one.name, language), text: [tell(`about.${one.name}`), madeHere(view, 'characters', language)].filter(Boolean).join(' '), facts };
}

export function unitInfo(unit: Unit, view: View, language: Language, { preview, isShort = false }: { preview?: string; isShort?: boolean } = {}): Info {
  const tell = (key: string, values = {}) => say(language, key, values);
  const title = unitTitle(unit, language);
  if (unit.character === null) return { title, text: tell('state.empty') };
  const facts: [string, string][] = [];
  if (unit.face_up) facts.push([tell('fact.health'), tell('of', { now: unit.health, most: unit.most_health })]);
  else facts.push([tell('fact.health'), String(unit.most_health)]);
  if (unit.full_charge > 0) facts.push([tell('fact.charge'), tell('of', { now: unit.charge, most: unit.full_charge })]);
  if (isShort) facts.push([tell('fact.stats'), [unit.speed, unit.attack, unit.range].join(' · ')]); // it covers less of the board
  else {
    if (unit.speed > 0) facts.push([tell('fact.speed'), String(unit.speed)]);
    facts.push([tell('fact.attack'), String(unit.attack)], [tell('fact.range'), String(unit.range)]);
  }
  const card = view.cards.find((one) => one.number === unit.card);
  if (card) facts.push([cardName(card.name, language), cardText(card, language)]);
  const state = conditions(unit, language);
  const text = [state && `${state.charAt(0).toUpperCase()}${state.slice(1)}.`, isShort ? '' : tell(`about.${unit.character}`)].filter(Boolean).join(' ');
  return { title, text: text || undefined, facts, preview };
}
