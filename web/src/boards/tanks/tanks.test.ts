import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { LegalAction } from '../../api/types';
import type { Fact } from '../../base/texts';
import type { BoardProps, Deed } from '../../lib/board';
import { Narrowing } from '../../lib/narrowing.svelte';
import { best, Choosing } from './choosing.svelte';
import { Layout } from './geometry';
import { drivesSince, type Event, lossesSince, ruinsSince, shotsSince, type View, wrecksSince } from './happened';
import { type Odds, previewOf } from './odds';
import { menuRows, spaceInfo } from './labels';
import Compass from './parts/Compass.svelte';
import { ZoneScene } from './scene.svelte';
import { isRisky, oddsText, phrase, rank, resultText, say, texts, value, zoneTitle } from './words';

const action = (id: number, structure: Record<string, unknown>, preview: object | null = null): LegalAction =>
  ({ id, text: String(id), structure, preview }) as LegalAction;
const odds = (fields: object): Odds =>
  ({ kind: 'shot', text: '', dice: 1, hit: 5 / 6, glance: null, obstacle: null, ground: [], losses: [], ...fields }) as Odds;
const shot = (id: number, space: string, aimed: boolean, from_token = false) =>
  action(id, { kind: 'fire', space, aimed, from_token }, odds({ hit: aimed ? 5 / 6 : 0.5 }));
const LEGAL = [
  action(0, { kind: 'end' }),
  action(1, { kind: 'move', direction: 'n' }, { kind: 'step', cost: 2, points_left: 6 }),
  shot(2, 'b3', false),
  shot(3, 'b3', true),
  shot(4, 'c3', false),
  shot(5, 'c3', true),
];
const tank = { side: 'green', number: 1, space: 'b2', hit_points: 6, held: [], is_next: true, is_stunned: false, token: null };
const VIEW = {
  zone: 'Ring',
  width: 3,
  height: 3,
  ground: ['...', '...', '...'],
  tanks: [tank],
  active_tank: 'green 1',
  rules: [],
  goals: [],
  elimination: true,
  points_left: 6,
  shot: 'none',
  has_repaired: false,
} as unknown as View;

const numbers = (text: string) => text.match(/<?\d+(?:\.\d+)?/g);

function table(view: Partial<View> = {}, home = 'green') {
  const played: number[] = [];
  const narrowing = new Narrowing(({ id }) => played.push(id));
  narrowing.offer(LEGAL);
  const targets = { focus: () => true };
  const props = {
    view: { ...VIEW, ...view },
    before: null,
    events: [],
    seats: ['green', 'orange'],
    home,
    narrowing,
    targets,
    pending: null,
    hint: null,
    language: 'en',
  };
  const scene = new ZoneScene(() => props as unknown as BoardProps<View, Event>, say);
  const choosing = new Choosing(scene);
  const click = (space: string) => choosing.activate(space, choosing.deeds.get(space) ?? { fires: [] });
  return { scene, choosing, narrowing, played, click };
}

describe('a space beside the tank', () => {
  it('is driven to by one click', async () => {
    const { played, click } = table();
    await click('b3');
    expect(played).toEqual([1]);
  });

  it('is fired at by two: the way first, then the space', async () => {
    const { choosing, played, click } = table();
    choosing.chooseWay('aimed');
    await click('b3');
    expect(played).toEqual([3]);
  });
});

describe('spaces to fire at', () => {
  const tanks = [
    { side: 'green', number: 2, space: 'a1' },
    { side: 'orange', number: 3, space: 'c3' },
  ];
  const view = { actor: 'green', tanks } as unknown as View;

  it('are called by who stands there, enemies first', () => {
    const spaces = ['a1', 'b2', 'c3'];
    expect(spaces.map((space) => value('space', space, 'fire', view, 'en'))).toEqual(['a1: Green 2', null, 'c3: Orange 3']);
    expect([...spaces].sort((a, b) => rank('space', a, 'fire', view) - rank('space', b, 'fire', view))).toEqual(['c3', 'a1', 'b2']);
    expect(value('aimed', 'c3', 'fire', view, 'en')).toBeNull();
  });
});

describe('ways to fire', () => {
  it('are those the server lists', () => {
    expect([...table().choosing.ways.keys()]).toEqual(['snap', 'aimed']);
  });

  it('can be chosen after the space, too', async () => {
    const { choosing, narrowing, played, click } = table();
    await click('c3');
    expect([played, choosing.chosen]).toEqual([[], 'c3']);
    narrowing.choose({ kind: 'fire', space: 'c3', aimed: true, from_token: false });
    expect(played).toEqual([5]);
  });

  it('follow each other by clicks on the tank, and end', () => {
    const { choosing } = table();
    const seen = [0, 1, 2].map(() => (choosing.chooseNextWay(), choosing.way));
    expect(seen).toEqual(['snap', 'aimed', null]);
    expect(choosing.deeds.get('b3')?.move?.id).toBe(1);
  });
});

describe('the compass', () => {
  const shown = (rules: string[], home: string, width = 800) => {
    const { scene } = table({ rules }, home);
    scene.width = width;
    const { container } = render(Compass, { scene, size: 32 });
    return { place: scene.compass, label: container.querySelector('[role="img"]')?.getAttribute('aria-label') };
  };

  it('lies beside the grid, on phones in the tray, and only where strays land somewhere', () => {
    const [wide, narrow, tiny, none] = [
      shown(['collateral'], 'green'),
      shown(['collateral'], 'green', 360),
      shown(['collateral'], 'green', 130),
      shown([], 'green'),
    ];
    expect([wide.place, narrow.place, tiny.place, none.place]).toEqual(['margin', 'tray', null, null]);
    expect(new Layout(9, 9, false, 26, true).width).toBeGreaterThan(new Layout(9, 9, false, 26, false).width);
  });

  it('is turned as the board is', () => {
    expect(shown(['collateral'], 'green').label).toBe(say('en', 'compass', { up: 2, down: 5, left: 3, right: 4 }));
    expect(shown(['collateral'], 'orange').label).toBe(say('en', 'compass', { up: 5, down: 2, left: 4, right: 3 }));
  });
});

describe('words', () => {
  it('ask for what can be done, in both languages (wording)', () => {
    const ask = (language: string, fields: object) => texts.tell(language, 'prompt', { kind: 'act', tank: 'green 1', ...fields } as Fact);
    expect(ask('en', { points_left: 6, choices: ['drive', 'fire', 'end'] })).toBe(
      'Green 1 has 6 movement points left: drive, fire, or end the turn.',
    );
    expect(ask('de', { points_left: 0, choices: ['end'] })).toBe('Grün 1: den Zug beenden.');
  });

  it('turn a stray as the board is turned: for orange, not for green, a hot seat or spectators (wording)', () => {
    const spot = { column: 3, row: 11, space: null };
    const roll = {
      shooter: 'green 1',
      target: 'a9',
      aimed: false,
      from_token: false,
      is_automatic: false,
      result: 'stray',
      landing: spot,
      struck: spot,
      struck_kind: 'gap',
      struck_tank: null,
      damage: 0,
    };
    const drift = { rows: 2, vertical: 'up', columns: 1, sideways: 'left' };
    const fired = { kind: 'fired', tank: 'green 1', aimed_at: 'orange 1', dice: [1, 2, 2, 3], drift, is_stopped: false, roll };
    const told = (language: string, home?: string) => texts.tell(language, 'event', fired, home);
    const said = 'Green 1 fires at Orange 1 on a9 and rolls 1 2 2 3: a stray, 2 up and 1 left, landing outside the zone.';
    expect([told('en'), told('en', 'green')]).toEqual([said, said]);
    expect(told('en', 'orange')).toBe(said.replace('2 up and 1 left', '2 down and 1 right'));
    expect(told('de', 'green')).toContain('2 nach oben und 1 nach links');
    expect(told('de', 'orange')).toContain('2 nach unten und 1 nach rechts');
    const lost = { kind: 'damaged', tank: 'green 1', points: 1, cause: 'shot', hit_points: 5 };
    expect(texts.tell('en', 'event', lost, 'orange')).toBe('Green 1 loses 1 point to the shot and has 5 left.');
  });

  it('name actions, with what a step costs (wording)', () => {
    const [, step, snap] = LEGAL as [LegalAction, LegalAction, LegalAction];
    expect([phrase(step, VIEW, 'en'), phrase(step, VIEW, 'de')]).toEqual(['Drive north (2 points)', 'Nach Norden fahren (2 Punkte)']);
    expect(phrase(snap, VIEW, 'en')).toBe('Fire at b3');
  });

  it('warn of dice', () => {
    const [, step, snap] = LEGAL as [LegalAction, LegalAction, LegalAction];
    expect([isRisky(step), isRisky(snap), isRisky(action(9, { kind: 'fire' }, odds({ dice: 0 })))]).toEqual([false, true, false]);
  });

  it('name spaces as the board does', () => {
    expect(texts.find('de', 'value.space.b3')).toBe('b3');
  });

  it('name the result of a shot, ground without points (wording)', () => {
    const result = (is_automatic: boolean, damage: number) =>
      resultText({ is_automatic, result: 'hit', damage } as Parameters<typeof resultText>[0], 'en');
    expect([result(false, 3), result(false, 0), result(true, 6)]).toEqual(['Hit: 3', 'Hit', 'Automatic: 6']);
  });

  it('name zones: ours, one by chance, one of a player (wording)', () => {
    expect(zoneTitle('Twin Bridges', { zone: 'twin-bridges' }, 'de')).toBe('Zwillingsbrücken');
    expect(zoneTitle('Random 7', { zone: 'random', zone_seed: 7 }, 'en')).toBe('By chance, no. 7');
    expect(zoneTitle('My yard', {}, 'de')).toBe('My yard');
  });
});

const loss = (tank: string, points: number, kill: number | null = null, stun: number | null = null) => ({
  kind: 'loss',
  tank,
  points,
  is_slight: points < 0.005,
  kill,
  stun,
});
const wall = { kind: 'obstacle', space: 'a2', holds: 'wall', tank: null };
const CLEAR = odds({
  dice: 4,
  hit: 625 / 1296,
  glance: 87 / 1296,
  losses: [loss('orange 2', 1.59, 1 / 6 ** 5, 0.27), loss('green 1', 0.001)],
});
const BLOCKED = odds({
  dice: 0,
  hit: 0,
  obstacle: wall,
  ground: [{ kind: 'breach', space: 'a2', chance: 1 }],
  losses: [loss('orange 2', 1, null, 1)],
});

describe('a preview', () => {
  it('is read by its kind', () => {
    const [end, step, snap] = LEGAL;
    expect([previewOf(step, 'step')?.cost, previewOf(step, 'shot'), previewOf(end, 'step')]).toEqual([2, null, null]);
    expect(previewOf(snap, 'shot')?.hit).toBe(0.5);
  });

  it('tells the likeliest way to fire', () => {
    expect(best(LEGAL.slice(2, 4))?.id).toBe(3);
    expect(best([])).toBeNull();
  });
});

describe('a preview in words', () => {
  const foretell = (shot: Odds, language: string) => texts.tell(language, 'preview', shot);

  it('tells losses, destruction and stuns of all, the target first, in both languages (wording)', () => {
    expect(foretell(CLEAR, 'en')).toBe(
      '4 dice: 48 % to hit, 6.7 % to glance; Orange 2 avg. −1.59, destroyed <0.1 %, stunned 27 %; Green 1 avg. under 0.01',
    );
    expect(foretell(CLEAR, 'de')).toBe(
      '4 Würfel: 48 % Treffer, 6,7 % gestreift; Orange 2 Ø −1,59, zerstört <0,1 %, betäubt 27 %; Grün 1 Ø unter 0,01',
    );
  });

  it('says that a shot is blocked instead of how likely it hits (wording)', () => {
    expect(foretell(BLOCKED, 'en')).toBe('blocked (a wall on a2); no dice; a2 destroyed 100 %; Orange 2 avg. −1.00, stunned 100 %');
    expect(foretell(odds({ dice: 0, hit: 1 }), 'en')).toBe('automatic: 100 % to hit');
    const said = [odds({ dice: 2, hit: 0, obstacle: wall }), BLOCKED, odds({ dice: 0, hit: 1 }), odds({})].map((one) =>
      oddsText(one, 'en'),
    );
    expect(said).toEqual(['2 dice, blocked', 'no dice, blocked', 'automatic hit', '1 die, 83 %']);
  });
});

describe('what is said of a space', () => {
  const enemy = { ...tank, side: 'orange', number: 2, space: 'c3' };
  const deeds = {
    fires: [action(2, { kind: 'fire', space: 'c3', aimed: false, from_token: false }, CLEAR)],
    ram: action(3, { kind: 'ram', direction: 'ne' }, { kind: 'ram', damage: 1 }),
  };
  const { scene } = table({ tanks: [tank, enemy] as View['tanks'] });
  const cell = (space: string) => scene.cells.find((one) => one.space === space)!;

  const named = (key: string, values = {}) => say('en', key, values);
  const snap = named('odds', { dice: 4, hit: 0.48, obstacle: null });

  it('has the odds of a shot, and what a ram costs', () => {
    const facts = spaceInfo(scene, cell('c3'), deeds)?.facts ?? [];
    expect(facts.map(([what]) => what)).toEqual([
      named('fact.points'),
      named('snap'),
      named('tank.orange 2'),
      named('tank.green 1'),
      named('fact.ram'),
    ]);
    expect(facts.map(([, figures]) => numbers(figures))).toEqual([['6', '6'], ['4', '48'], ['1.59', '<0.1', '27'], ['0.01'], ['1']]);
    expect(facts[1]?.[1]).toBe(snap);
    expect(menuRows(scene, 'c3', deeds).map(({ label, figure, loss, title }) => [label, figure, loss, title])).toEqual([
      [named('snap'), '48 %', '−1.6', `${named('say.snap', { space: 'c3' })}: ${snap}`],
      [named('ram'), '', '−1', `${named('fact.ram')} 1`],
    ]);
  });

  it('has what is in the way, and what would be destroyed', () => {
    const fires = [action(2, { kind: 'fire', space: 'a3', aimed: true, from_token: false }, BLOCKED)];
    expect(spaceInfo(scene, cell('a3'), { fires })?.facts).toEqual([
      [named('aimed'), named('odds', { dice: 0, hit: 0, obstacle: wall })],
      [named('fact.blocked'), named('at', { what: named('ground.wall'), space: 'a2' })],
      [named('fact.ground', { space: 'a2' }), '100 %'],
      [named('tank.orange 2'), named('harm', loss('orange 2', 1, null, 1))],
    ]);
  });

  it('has what a step costs and a repair brings', () => {
    const facts = (known: object) => spaceInfo(scene, cell('b3'), { fires: [], ...known })?.facts;
    expect(facts({ move: LEGAL[1] })).toEqual([[named('fact.step'), named('cost', { count: 2 })]]);
    expect(facts({ repair: action(4, { kind: 'repair' }, { kind: 'repair', points: 2 }) })).toEqual([[named('fact.repair'), '+2']]);
  });

  it('is said in few words (wording)', () => {
    expect(spaceInfo(scene, cell('c3'), deeds)?.facts).toEqual([
      ['Hit points', '6 of 6'],
      ['Snap', '4 dice, 48 %'],
      ['Orange 2', 'avg. −1.59, destroyed <0.1 %, stunned 27 %'],
      ['Green 1', 'avg. under 0.01'],
      ['Ram: both lose', '1'],
    ]);
    const fires = [action(2, { kind: 'fire', space: 'a3', aimed: true, from_token: false }, BLOCKED)];
    expect(spaceInfo(scene, cell('a3'), { fires })?.facts).toEqual([
      ['Aimed', 'no dice, blocked'],
      ['In the way', 'Wall, a2'],
      ['a2 destroyed', '100 %'],
      ['Orange 2', 'avg. −1.00, stunned 100 %'],
    ]);
    expect(spaceInfo(scene, cell('b3'), { fires: [], move: LEGAL[1] })?.facts).toEqual([['Costs', '2 points']]);
  });
});

describe('what the others did', () => {
  const foe = { ...tank, side: 'orange', space: 'a1' };
  const deed = (ply: number, tanks: object[], ...events: object[]) => ({ ply, before: { tanks }, events }) as unknown as Deed<View, Event>;
  const roll = { origin: 'a3', target: 'b2' };
  const deeds = [
    deed(4, [tank, foe], { kind: 'moved', tank: 'orange 1', origin: 'a1', space: 'a2' }),
    deed(5, [tank, foe], { kind: 'moved', tank: 'orange 1', origin: 'a2', space: 'a3' }),
    deed(
      6,
      [tank, foe],
      { kind: 'fired', tank: 'orange 1', roll },
      { kind: 'damaged', tank: 'green 1', points: 4 },
      { kind: 'wall-destroyed', space: 'c3' },
    ),
    deed(7, [tank, foe], { kind: 'damaged', tank: 'green 1', points: 2 }, { kind: 'destroyed', tank: 'green 1', space: 'b2' }),
  ];

  it('is where they drove and fired, what broke, and whom they destroyed', () => {
    expect(drivesSince(deeds)).toEqual([['a1', 'a2', 'a3']]);
    expect(shotsSince(deeds)).toEqual([roll]);
    expect(ruinsSince(deeds)).toEqual(['c3']);
    expect(wrecksSince(deeds)).toEqual([{ tank, space: 'b2' }]);
  });

  it('is what a tank that still stands has lost in all', () => {
    expect(lossesSince(deeds, VIEW)).toEqual([{ tank: 'green 1', space: 'b2', text: '−6' }]);
    expect(lossesSince(deeds, { ...VIEW, tanks: [] })).toEqual([]);
  });
});
