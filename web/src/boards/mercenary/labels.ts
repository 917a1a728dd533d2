// What is said of a space: to screen readers, and on the card beside it.
import type { Info } from '../../lib/targets.svelte';
import { type Deeds, meanings, plainDeed } from './deeds';
import { conditions, unitInfo } from './info';
import { seatName, unitName, unitTitle } from './names';
import { foretell, phrase } from './words';
import type { Cell, Yard } from './yard.svelte';

const sideAt = (symbol: string): string | null => (symbol === 'R' ? 'red' : symbol === 'B' ? 'blu' : null);

/** What the space is, and what lies on it. */
export function placeWords(yard: Yard, { cell, symbol }: Cell): string[] {
  const { say, props } = yard;
  const named = (side: string) => seatName(side, props.language);
  const said: string[] = [];
  const spawn = sideAt(symbol);
  const point = yard.pointAt.get(cell);
  const home = yard.homeAt.get(cell);
  const intel = yard.intelAt.get(cell);
  const sticky = yard.stickyAt.get(cell);
  const marker = yard.markerAt.get(cell);
  if (spawn) said.push(say('place.spawn', { side: named(spawn) }));
  if (point) {
    const holder = point.holder ? say('place.point.held', { side: named(point.holder) }) : say('place.point.free');
    said.push(say('place.point', { n: point.number, holder }));
  }
  if (home) said.push(say('place.home', { side: named(home.side) }));
  if (intel) said.push(say(intel.turns ? 'place.intel.turns' : 'place.intel', { side: named(intel.side), n: intel.turns ?? 0 }));
  if (sticky) said.push(say('place.sticky', { unit: unitName(sticky.owner, props.language) }));
  if (marker && yard.standing.has(cell)) said.push(say('place.marker', { unit: unitTitle(marker, props.language) }));
  return said;
}

/** What a click would do. */
function canWords({ say, props }: Yard, known: Deeds | undefined): string {
  const [first, second] = meanings(known);
  if (second) return say('can.choose');
  if (first) return [phrase(first, props.view, props.language), foretell(first.preview, props.language)].filter(Boolean).join('. ');
  if (known?.walk) return known.walk.way.length === 1 ? say('can.step') : say('can.move', { n: known.walk.way.length });
  const kind = plainDeed(known)?.structure.kind;
  return kind ? say(`can.${String(kind)}`) : '';
}

/** Which explanation belongs to the space. */
function aboutPlace(yard: Yard, { cell, symbol }: Cell): string | undefined {
  const found = sideAt(symbol) ? 'spawn' : yard.pointAt.has(cell) ? 'point' : yard.homeAt.has(cell) ? 'home' : yard.intelAt.has(cell) ? 'intel' : yard.stickyAt.has(cell) ? 'sticky' : null;
  return found ? yard.say(`about.${found}`) : undefined;
}

export function placeInfo(yard: Yard, place: Cell, known: Deeds | undefined): Info | null {
  const { view, language } = yard.props;
  const who = yard.standing.get(place.cell) ?? yard.markerAt.get(place.cell);
  const [only, other] = meanings(known);
  if (who) {
    const preview = only && !other ? foretell(only.preview, language) || (phrase(only, view, language) ?? undefined) : undefined;
    return unitInfo(who, view, language, { preview, isShort: true });
  }
  const said = placeWords(yard, place);
  if (said.length === 0) return null;
  return { title: `${place.cell}: ${said.join('. ')}`, text: aboutPlace(yard, place), preview: known?.uncloak || known?.jump ? canWords(yard, known) : undefined };
}

export function placeLabel(yard: Yard, place: Cell, known: Deeds | undefined): string {
  const { say, props } = yard;
  const who = yard.standing.get(place.cell) ?? yard.markerAt.get(place.cell);
  const said: string[] = [];
  if (who) {
    said.push(unitTitle(who, props.language), `${say('fact.health')} ${say('of', { now: who.health, most: who.most_health })}`);
    if (who.full_charge > 0) said.push(`${say('fact.charge')} ${say('of', { now: who.charge, most: who.full_charge })}`);
    const state = conditions(who, props.language);
    if (state) said.push(state);
    if (who === yard.acting) said.push(say('state.acting'));
  }
  const there = placeWords(yard, place);
  if (!who && there.length === 0) said.push(say('place.ground'));
  return `${place.cell}: ${[said.join(', '), ...there, canWords(yard, known)].filter(Boolean).join('. ')}`;
}
