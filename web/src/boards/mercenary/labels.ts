// What is said of spaces, characters and weapon cards: to screen readers, and on the card beside what is pointed at.
import type { Schemas } from '../../api/types';
import { asSentence } from '../../base/text';
import type { Language } from '../../base/words';
import type { Info } from '../../lib/targets.svelte';
import { type Deeds, meanings, plainDeed } from './choosing.svelte';
import { type Card, cardName, cardText, characterName, foretell, say, seatName, unitName, unitTitle } from './names';
import type { Cell, Unit, View, YardScene } from './scene.svelte';
import { phrase } from './words';

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

/** What was made for this edition, said of a card and of a character's numbers. */
const madeHere = (view: View, what: 'cards' | 'characters', language: Language): string | undefined =>
  view.made_here.includes(what) ? say(language, `made.${what}`) : undefined;

export function cardInfo(card: Card, view: View, language: Language, preview?: string): Info {
  const facts: [string, string][] = [
    [say(language, `fact.${card.kind}`), cardText(card, language)],
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
  return {
    title: characterName(one.name, language),
    text: [tell(`about.${one.name}`), madeHere(view, 'characters', language)].filter(Boolean).join(' '),
    facts,
  };
}

export function unitInfo(
  unit: Unit,
  view: View,
  language: Language,
  { preview, isShort = false }: { preview?: string; isShort?: boolean } = {},
): Info {
  const tell = (key: string, values = {}) => say(language, key, values);
  const title = unitTitle(unit, language);
  if (unit.character === null) return { title, text: tell('state.empty') };
  const facts: [string, string][] = [];
  if (unit.face_up) facts.push([tell('fact.health'), tell('of', { now: unit.health, most: unit.most_health })]);
  else facts.push([tell('fact.health'), String(unit.most_health)]);
  if (unit.full_charge > 0) facts.push([tell('fact.charge'), tell('of', { now: unit.charge, most: unit.full_charge })]);
  if (isShort)
    facts.push([tell('fact.stats'), [unit.speed, unit.attack, unit.range].join(' · ')]); // it covers less of the board
  else {
    if (unit.speed > 0) facts.push([tell('fact.speed'), String(unit.speed)]);
    facts.push([tell('fact.attack'), String(unit.attack)], [tell('fact.range'), String(unit.range)]);
  }
  const card = view.cards.find((one) => one.number === unit.card);
  if (card) facts.push([cardName(card.name, language), cardText(card, language)]);
  const state = conditions(unit, language);
  const text = [state && `${state.charAt(0).toUpperCase()}${state.slice(1)}.`, isShort ? '' : tell(`about.${unit.character}`)]
    .filter(Boolean)
    .join(' ');
  return { title, text: text || undefined, facts, preview };
}

// Spaces ---------------------------------------------------------------------------------------------------------

const sideAt = (symbol: string): string | null => (symbol === 'R' ? 'red' : symbol === 'B' ? 'blu' : null);

/** What the space is, and what lies on it. */
export function placeWords(scene: YardScene, { cell, symbol }: Cell): string[] {
  const { say, props } = scene;
  const named = (side: string) => seatName(side, props.language);
  const said: string[] = [];
  const spawn = sideAt(symbol);
  const point = scene.pointAt.get(cell);
  const home = scene.homeAt.get(cell);
  const intel = scene.intelAt.get(cell);
  const sticky = scene.stickyAt.get(cell);
  const marker = scene.markerAt.get(cell);
  if (spawn) said.push(say('place.spawn', { side: named(spawn) }));
  if (point) {
    const holder = point.holder ? say('place.point.held', { side: named(point.holder) }) : say('place.point.free');
    said.push(say('place.point', { n: point.number, holder }));
  }
  if (home) said.push(say('place.home', { side: named(home.side) }));
  if (intel) said.push(say(intel.turns ? 'place.intel.turns' : 'place.intel', { side: named(intel.side), n: intel.turns ?? 0 }));
  if (sticky) said.push(say('place.sticky', { unit: unitName(sticky.owner, props.language) }));
  if (marker && scene.standing.has(cell)) said.push(say('place.marker', { unit: unitTitle(marker, props.language) }));
  return said;
}

/** What a click would do. */
function canWords({ say, props }: YardScene, known: Deeds | undefined): string {
  const [first, second] = meanings(known);
  if (second) return say('can.choose');
  if (first)
    return [phrase(first, props.view, props.language) ?? '', foretell(first, props.language)].map(asSentence).filter(Boolean).join(' ');
  if (known?.walk) return known.walk.way.length === 1 ? say('can.step') : say('can.move', { n: known.walk.way.length });
  const deed = plainDeed(known);
  const can = deed ? say(`can.${String(deed.structure.kind)}`) : '';
  return deed?.structure.kind === 'jump' ? `${can}: ${foretell(deed, props.language)}` : can;
}

/** Which explanation belongs to the space. */
function aboutPlace(scene: YardScene, { cell, symbol }: Cell): string | undefined {
  const found = sideAt(symbol)
    ? 'spawn'
    : scene.pointAt.has(cell)
      ? 'point'
      : scene.homeAt.has(cell)
        ? 'home'
        : scene.intelAt.has(cell)
          ? 'intel'
          : scene.stickyAt.has(cell)
            ? 'sticky'
            : null;
  return found ? scene.say(`about.${found}`) : undefined;
}

export function placeInfo(scene: YardScene, place: Cell, known: Deeds | undefined): Info | null {
  const { view, language } = scene.props;
  const who = scene.standing.get(place.cell) ?? scene.markerAt.get(place.cell);
  const [only, other] = meanings(known);
  if (who) {
    const preview = only && !other ? foretell(only, language) || (phrase(only, view, language) ?? undefined) : undefined;
    return unitInfo(who, view, language, { preview, isShort: true });
  }
  const said = placeWords(scene, place);
  if (said.length === 0) return null;
  return {
    title: `${place.cell}: ${said.join('. ')}`,
    text: aboutPlace(scene, place),
    preview: known?.uncloak || known?.jump ? canWords(scene, known) : undefined,
  };
}

export function placeLabel(scene: YardScene, place: Cell, known: Deeds | undefined): string {
  const { say, props } = scene;
  const who = scene.standing.get(place.cell) ?? scene.markerAt.get(place.cell);
  const said: string[] = [];
  if (who) {
    said.push(unitTitle(who, props.language), `${say('fact.health')} ${say('of', { now: who.health, most: who.most_health })}`);
    if (who.full_charge > 0) said.push(`${say('fact.charge')} ${say('of', { now: who.charge, most: who.full_charge })}`);
    const state = conditions(who, props.language);
    if (state) said.push(state);
    if (who === scene.acting) said.push(say('state.acting'));
  }
  const there = placeWords(scene, place);
  if (!who && there.length === 0) said.push(say('place.ground'));
  return `${place.cell}: ${[said.join(', '), ...there, canWords(scene, known)].filter(Boolean).join('. ')}`;
}
