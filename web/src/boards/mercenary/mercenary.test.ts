import { describe, expect, it } from 'vitest';
import type { LegalAction, Schemas } from '../../api/types';
import type { Deed } from '../../lib/board';
import { deedsOf, lossText, meanings, plainDeed } from './choosing.svelte';
import { goneIn, lossesSince, lostSince, shotsSince, spacesSince, trailsOf } from './happened';
import { cardInfo, characterInfo } from './labels';
import { type Card, cardName, cardText, foretell, mapName, remember, say, texts } from './names';
import { goalOf, type Happened, type View } from './scene.svelte';
import { stand } from './stand';

let count = 0;
const action = (structure: Record<string, unknown>): LegalAction =>
  ({ id: (count += 1), text: '', structure, preview: null }) as LegalAction;
const acting = stand('sniper', { id: 'red-1', cell: 'c3' });
const viewOf = (units: Schemas['Mercenary_UnitView'][], walks: Record<string, string[]> = {}): View =>
  ({ units: [acting, ...units], turn: { unit: 'red-1', walks } }) as unknown as View;

const foe = stand('scout', { id: 'blu-2', side: 'blu', slot: 2, cell: 'd4' });
const mate = stand('heavy', { id: 'red-3', slot: 3, cell: 'b3' });
const north = action({ kind: 'move', direction: 'n' });
const shot = action({ kind: 'attack', target: 'blu-2', weapon: false });
const strike = action({ kind: 'attack', target: 'blu-2', weapon: true });
const help = action({ kind: 'heal', slot: 3 });

describe('what the others did', () => {
  const unit = (id: string) => ({ kind: 'unit', id, character: 'scout' });
  const deed = (ply: number, units: Schemas['Mercenary_UnitView'][], ...events: object[]) =>
    ({ ply, before: { units }, events }) as unknown as Deed<View, Happened>;
  const victim = stand('medic', { id: 'red-2', slot: 2, cell: 'e5' });
  const deeds = [
    deed(7, [foe, victim], { kind: 'moved', unit: unit('blu-2'), origin: 'd4', cell: 'd5' }),
    deed(
      8,
      [foe, victim],
      { kind: 'moved', unit: unit('blu-2'), origin: 'd5', cell: 'd6' },
      { kind: 'spawned', unit: unit('blu-3'), cell: 'b9' },
    ),
    deed(
      9,
      [{ ...foe, cell: 'd6' }, victim, mate],
      { kind: 'attacked', unit: unit('blu-2'), target: unit('red-2'), weapon: false },
      { kind: 'defeated', unit: unit('red-2'), cell: 'e5' },
      { kind: 'hurt', unit: unit('red-3'), amount: 2 },
    ),
    deed(10, [mate], { kind: 'hurt', unit: unit('red-3'), amount: 3 }),
  ];

  it('is one way of many steps, shots, who came, and who is gone as he stood', () => {
    expect(trailsOf(deeds.flatMap(({ events }) => events))).toEqual([['d4', 'd5', 'd6']]);
    expect(shotsSince(deeds)).toEqual([{ from: 'd6', to: 'e5' }]);
    expect(spacesSince(deeds)).toEqual(['b9']);
    expect(lostSince(deeds)).toEqual([{ unit: victim, cell: 'e5' }]);
  });

  it('is what each who still stands has lost in all', () => {
    expect(lossesSince(deeds, viewOf([mate]))).toEqual([{ key: 'red-3', cell: 'b3', text: '−5', isGood: false }]);
    expect(lossesSince(deeds, viewOf([]))).toEqual([]);
  });
});

describe('what can be done with a space', () => {
  it('is a walk of several steps, by its first', () => {
    const deeds = deedsOf(viewOf([], { c4: ['n'], c5: ['n', 'n'], d3: ['e'] }), acting, [north], null);
    expect(deeds.get('c5')?.walk).toEqual({ way: ['n', 'n'], action: north });
    expect(plainDeed(deeds.get('c4'))).toBe(north);
    expect(deeds.has('d3')).toBe(false); // a step that is not legal leads nowhere
  });

  it('is everything that can be done to who stands there', () => {
    const deeds = deedsOf(viewOf([foe, mate]), acting, [shot, strike, help], null);
    expect(deeds.get('d4')?.to).toEqual([shot, strike]);
    expect(deeds.get('b3')?.to).toEqual([help]);
  });

  it('is of one kind where a kind was chosen before', () => {
    const deeds = deedsOf(viewOf([foe], { c4: ['n'] }), acting, [north, shot], 'attack');
    expect([...deeds.keys()]).toEqual(['d4']);
  });

  it('asks where somebody’s marker can be attacked or walked upon', () => {
    const marker = stand('spy', { id: 'blu-2', side: 'blu', slot: 2, cell: 'c4', cloaked: true });
    const deeds = deedsOf(viewOf([marker], { c4: ['n'] }), acting, [north, shot], null);
    expect(meanings(deeds.get('c4'))).toEqual([shot, north]);
  });

  it('needs no question for a free space', () => {
    const build = action({ kind: 'build', direction: 'n' });
    const deeds = deedsOf(viewOf([], { c4: ['n'] }), acting, [north, build], null);
    expect(meanings(deeds.get('c4'))).toEqual([]);
    expect(plainDeed(deeds.get('c4'))).toBe(north);
    expect(plainDeed(deedsOf(viewOf([], { c4: ['n'] }), acting, [north, build], 'build').get('c4'))).toBe(build);
  });

  it('has its goal where it leads, or where its target is', () => {
    const view = viewOf([foe, mate, stand('sentry', { id: 'red-sentry-1', cell: 'a1' })]);
    expect(goalOf(north, view, acting)).toBe('c4');
    expect(goalOf(shot, view, acting)).toBe('d4');
    expect(goalOf(action({ kind: 'repair', slot: 1 }), view, acting)).toBe('a1');
    expect(goalOf(action({ kind: 'uncloak', cell: 'e5' }), view, acting)).toBe('e5');
    expect(goalOf(null, view, acting)).toBeNull();
  });
});

const unit = (id: string, character: string) => ({ kind: 'unit', text: '', id, character });
const happened = (kind: Happened['kind'], more: Record<string, unknown>): Happened => ({ kind, text: '', ply: 1, ...more }) as Happened;
const shoots = happened('attacked', { unit: unit('red-1', 'sniper'), target: unit('blu-2', 'scout'), card: null });

describe('what the last action did', () => {
  it('somebody is gone from where he stood', () => {
    const gone = goneIn([shoots, happened('defeated', { unit: unit('blu-2', 'scout'), cell: 'f5' })]);
    expect(gone).toEqual([{ unit: 'blu-2', cell: 'f5' }]);
  });

  it('a Spy whom an alarm kills is gone from where he uncloaked', () => {
    const spy = unit('red-1', 'spy');
    const gone = goneIn([happened('uncloaked', { unit: spy, origin: 'e5', cell: 'g6' }), happened('defeated', { unit: spy, cell: 'e5' })]);
    expect(gone).toEqual([{ unit: 'red-1', cell: 'g6' }]);
  });

  it('is told by the catalogue, cards and characters in the language (wording)', () => {
    const bat = { kind: 'weapon-card', text: '', number: 1, name: 'Hollow Bat' };
    const own = { ...bat, name: 'Loud Bat' };
    const tell = (event: Happened, language: string) => texts.tell(language, 'event', event);
    expect(tell(shoots, 'en')).toBe('Red 1 (Sniper) attacks Blu 2 (Scout).');
    expect(tell({ ...shoots, card: bat } as Happened, 'de')).toBe('Rot 1 (Sniper) greift Blau 2 (Scout) mit „Hohlschläger“ an.');
    expect(tell({ ...shoots, card: own } as Happened, 'de')).toBe('Rot 1 (Sniper) greift Blau 2 (Scout) mit „Loud Bat“ an.');
    expect(tell(happened('drew', { side: 'blu', card: null }), 'de')).toBe('Blau zieht eine Karte.');
  });
});

describe('what is foreseen', () => {
  const foresees = (preview: Record<string, unknown> | null) => ({ ...shot, preview: preview && { text: '', ...preview } }) as LegalAction;

  it('is a figure beside the target', () => {
    expect(lossText(foresees({ kind: 'wounds', damage: 3, health: 2, most_health: 5 }))).toBe('−3');
    expect(lossText(foresees({ kind: 'defeats', damage: 7 }))).toBe('−7');
    expect(lossText(foresees({ kind: 'wounds', damage: 0, health: 5, most_health: 5 }))).toBe('0');
    for (const kind of ['invincible', 'immune', 'shielded']) expect(lossText(foresees({ kind }))).toBe('0');
    expect(lossText(foresees({ kind: 'jumps', cost: 2 }))).toBe('');
    expect(lossText(foresees(null))).toBe('');
  });

  it('is said in the language (wording)', () => {
    const wounds = foresees({ kind: 'wounds', damage: 3, health: 2, most_health: 5 });
    expect(foretell(wounds, 'en')).toBe('3 damage: 2 of 5 health left');
    expect(foretell(wounds, 'de')).toBe('3 Schaden: noch 2 von 5 Leben');
    expect(foretell(foresees(null), 'en')).toBe('');
    const refused = (range: number) => texts.tell('en', 'reason', { kind: 'repair-target', range } as Schemas['MercenaryReason']);
    expect(refused(1)).toBe('only a sapped or damaged Sentry within 1 space can be repaired');
    expect(refused(3)).toBe('only a sapped or damaged Sentry within 3 spaces can be repaired');
  });
});

const card = {
  number: 8,
  name: 'Cork Soles',
  kind: 'gear',
  classes: ['soldier'] as string[],
  attack: null,
  range: null,
  effects: { soft_landing: 1, speed: 1, health: -1 },
} as const satisfies Card;
const scout = { name: 'scout', health: 5, speed: 5, attack: 3, range: 2, charge: 0, left: {} };
const madeView = (made_here: View['made_here']) => ({ made_here }) as View;

describe('what is said of cards and characters', () => {
  it('is what the card does (wording)', () => {
    expect(cardText(card, 'en')).toBe('jumps do no damage; +1 speed; −1 health');
    expect(cardText(card, 'de')).toBe('Sprünge schaden nicht; +1 Tempo; −1 Leben');
    const bat: Card = { number: 1, name: 'Hollow Bat', kind: 'weapon', classes: ['scout'], attack: 4, range: 1, effects: { push: 2 } };
    expect(cardText(bat, 'en')).toBe('attack 4, range 1; a hit pushes 2 spaces straight away');
  });

  it('calls somebody’s own cards and maps by their own names', () => {
    expect(cardName('Cork Soles', 'de')).toBe('Korksohlen');
    for (const name of ['Loud Bat', '???', 'gear']) expect(cardName(name, 'de')).toBe(name);
    expect(mapName({ map_name: 'Twin Gullies', made_here: ['map'] } as unknown as View, 'de')).toBe('Zwillingsschluchten');
    expect(mapName({ map_name: 'Help', made_here: [] } as unknown as View, 'de')).toBe('Help');
  });

  it('knows a card by its number once it has been seen', () => {
    expect(texts.find('en', 'value.card.8')).toBeNull();
    remember({ cards: [card] } as unknown as View);
    expect(texts.find('de', 'value.card.8')).toBe('Korksohlen');
  });

  it('has the figures of a character', () => {
    const figures = characterInfo(scout, 2, madeView([]), 'en').facts?.map(([what, figure]) => [what, figure]);
    const named = ['health', 'speed', 'attack', 'range', 'left'].map((what) => say('en', `fact.${what}`));
    expect(figures).toEqual(['5', '5', '3', '2', '2'].map((figure, i) => [named[i], figure]));
  });

  it('tells what was made for this edition', () => {
    expect(cardInfo(card, madeView(['map', 'cards']), 'en').text).toBe(say('en', 'made.cards'));
    expect(cardInfo(card, madeView(['map', 'cards']), 'de').text).toBe('Für diese Ausgabe gemacht.');
    expect(characterInfo(scout, 2, madeView(['characters']), 'en').text).toContain(say('en', 'made.characters'));
  });

  it('leaves it out where the match brings files of its own', () => {
    expect(cardInfo(card, madeView(['map', 'characters']), 'en').text).toBeUndefined();
    expect(characterInfo(scout, 2, madeView([]), 'en').text).toBe(say('en', 'about.scout'));
  });
});
