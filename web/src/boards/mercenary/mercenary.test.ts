import { describe, expect, it } from 'vitest';
import type { LegalAction, Schemas } from '../../api/types';
import { deedsOf, meanings, plainDeed } from './choosing.svelte';
import { goneIn } from './happened';
import { cardInfo, characterInfo } from './labels';
import { goalOf, type Happened, type View } from './scene.svelte';
import { stand } from './stand';

let count = 0;
const action = (structure: Record<string, unknown>): LegalAction => ({ id: (count += 1), text: '', structure, preview: '' }) as LegalAction;
const acting = stand('sniper', { id: 'red-1', cell: 'c3' });
const viewOf = (units: Schemas['Mercenary_UnitView'][], walks: Record<string, string[]> = {}): View =>
  ({ units: [acting, ...units], turn: { unit: 'red-1', walks } }) as unknown as View;

const foe = stand('scout', { id: 'blu-2', side: 'blu', slot: 2, cell: 'd4' });
const mate = stand('heavy', { id: 'red-3', slot: 3, cell: 'b3' });
const north = action({ kind: 'move', direction: 'n' });
const shot = action({ kind: 'attack', target: 'blu-2', weapon: false });
const strike = action({ kind: 'attack', target: 'blu-2', weapon: true });
const help = action({ kind: 'heal', slot: 3 });

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

const happened = (kind: Happened['kind'], more: Partial<Happened> = {}): Happened => ({
  kind,
  text: '',
  ply: 1,
  unit: null,
  target: null,
  side: null,
  origin: null,
  cell: null,
  amount: null,
  card: null,
  point: null,
  ...more,
});

describe('what the last action did', () => {
  it('somebody is gone from where he stood', () => {
    const gone = goneIn([happened('attacked', { unit: 'red-1', target: 'blu-2' }), happened('defeated', { unit: 'blu-2', cell: 'f5' })]);
    expect(gone.map(({ unit, cell }) => [unit, cell])).toEqual([['blu-2', 'f5']]);
  });

  it('a Spy whom an alarm kills is gone from where he uncloaked', () => {
    const gone = goneIn([
      happened('uncloaked', { unit: 'red-1', origin: 'e5', cell: 'g6' }),
      happened('defeated', { unit: 'red-1', cell: 'e5' }),
    ]);
    expect(gone.map(({ unit, cell }) => [unit, cell])).toEqual([['red-1', 'g6']]);
  });
});

const card = {
  number: 8,
  name: 'Cork Soles',
  kind: 'gear',
  classes: ['soldier'],
  attack: null,
  range: null,
  effects: { speed: 1 },
  text: '',
};
const scout = { name: 'scout', health: 5, speed: 5, attack: 3, range: 2, charge: 0, left: {} };
const madeView = (made_here: View['made_here']) => ({ made_here }) as View;

describe('what is said of cards and characters', () => {
  it('tells what was made for this edition', () => {
    expect(cardInfo(card, madeView(['map', 'cards']), 'en').text).toBe('Made for this edition.');
    expect(cardInfo(card, madeView(['map', 'cards']), 'de').text).toBe('Für diese Ausgabe gemacht.');
    expect(characterInfo(scout, 2, madeView(['characters']), 'en').text).toContain('Most of the numbers were made for this edition.');
  });

  it('leaves it out where the match brings files of its own', () => {
    expect(cardInfo(card, madeView(['map', 'characters']), 'en').text).toBeUndefined();
    expect(characterInfo(scout, 2, madeView([]), 'en').text).toBe('Captures points at twice the rate.');
  });
});
