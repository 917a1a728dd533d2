import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { GameEvent, LegalAction } from '../../api/types';
import type { BoardProps } from '../../lib/board';
import { Narrowing } from '../../lib/narrowing.svelte';
import { Choosing } from './choosing.svelte';
import { Layout } from './geometry';
import type { Event, View } from './happened';
import { amount, readOdds } from './odds';
import Compass from './parts/Compass.svelte';
import { ZoneScene } from './scene.svelte';
import { foretell, oddsText, prompt, say, sentence, zoneTitle } from './words';

const action = (id: number, structure: Record<string, unknown>, preview = ''): LegalAction =>
  ({ id, text: String(id), structure, preview }) as LegalAction;
const shot = (id: number, space: string, aimed: boolean, from_token = false) =>
  action(id, { kind: 'fire', space, aimed, from_token }, '1 die: 83.3 % to hit');
const LEGAL = [
  action(0, { kind: 'end' }),
  action(1, { kind: 'move', direction: 'n' }, 'costs 2 of 6 points'),
  shot(2, 'b3', false),
  shot(3, 'b3', true),
  shot(4, 'c3', false),
  shot(5, 'c3', true),
];
const tank = { side: 'green', number: 1, space: 'b2', hit_points: 6, held: 0, is_next: true, is_stunned: false, token: null };
const VIEW = {
  zone: 'Ring',
  width: 3,
  height: 3,
  ground: ['...', '...', '...'],
  tanks: [tank],
  active_tank: 'green 1',
  rules: [],
  missions: [],
  points_left: 6,
  shot: 'none',
  has_repaired: false,
} as unknown as View;

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
    expect(shown(['collateral'], 'green').label).toContain('2 up, 5 down, 3 left, 4 right');
    expect(shown(['collateral'], 'orange').label).toContain('5 up, 2 down, 4 left, 3 right');
  });
});

describe('words', () => {
  it('ask for what can be done, in both languages', () => {
    expect(prompt(VIEW, 'en')).toBe('Green 1: drive (6 points left), fire or end the turn.');
    expect(prompt({ ...VIEW, shot: 'aimed', points_left: 0 } as View, 'de')).toBe('Grün 1: den Zug beenden.');
  });

  it('turn a stray as the board is turned: for orange, not for green, a hot seat or spectators', () => {
    const spot = { column: 3, row: 11, space: null };
    const roll = {
      shooter: 'green 1',
      target: 'a9',
      dice: [{ value: 1 }, { value: 2 }, { value: 2 }, { value: 3 }],
      result: 'stray',
      offset_columns: -1,
      offset_rows: 2,
      landing: spot,
      struck: spot,
      struck_kind: 'gap',
      struck_tank: null,
    };
    const text = 'green 1 fires at orange 1 on a9, 4 dice 1 2 2 3: a stray, 2 up and 1 left that lands outside the zone';
    const event = { kind: 'fired', ply: 1, text, tank: 'green 1', roll } as unknown as GameEvent;
    expect([sentence(event, 'en'), sentence(event, 'en', 'green')]).toEqual([null, null]); // as the server says it
    expect(sentence(event, 'en', 'orange')).toBe(text.replace('2 up and 1 left', '2 down and 1 right'));
    expect(sentence(event, 'de', 'green')).toContain('2 hoch und 1 links');
    expect(sentence(event, 'de', 'orange')).toContain('2 runter und 1 rechts');
    const lost = { ...event, kind: 'damaged', text: 'green 1 loses 1 point to the shot and has 5 left' } as GameEvent;
    expect(sentence(lost, 'en', 'orange')).toBeNull();
  });

  it('name zones: ours, one by chance, one of a player', () => {
    expect(zoneTitle('Twin Bridges', 'de')).toBe('Zwillingsbrücken');
    expect(zoneTitle('Random 7', 'en')).toBe('By chance, no. 7');
    expect(zoneTitle('My yard', 'de')).toBe('My yard');
  });
});

const CLEAR =
  '4 dice, 48 % to hit, 6.7 % to glance; orange 2 loses 1.59 on average, is destroyed with <0.1 %, is stunned with 27 %; green 1 loses <0.01 on average';
const BLOCKED =
  'no dice; the bolt meets a wall on a2 first; a2 is destroyed with 100 %; orange 2 loses 1.00 on average, is stunned with 100 %';

describe('a preview read back', () => {
  it('has everybody it may hurt, the target first', () => {
    expect(readOdds(CLEAR)).toEqual({
      dice: 4,
      hit: '48',
      glance: '6.7',
      obstacle: null,
      ground: [],
      losses: [
        { tank: 'orange 2', points: '1.59', kill: '<0.1', stun: '27' },
        { tank: 'green 1', points: '<0.01', kill: null, stun: null },
      ],
    });
    expect(amount('<0.01')).toBe(0.01);
  });

  it('promises no hit behind an obstacle', () => {
    expect(readOdds(BLOCKED)).toMatchObject({
      dice: 0,
      hit: '0',
      glance: null,
      obstacle: { what: 'a wall', space: 'a2' },
      ground: [{ space: 'a2', chance: '100' }],
    });
    expect(readOdds('automatic hit; orange 2 loses 6.00 on average, is destroyed with 100 %')).toMatchObject({
      dice: 0,
      hit: '100',
      obstacle: null,
    });
  });
});

describe('a preview in words', () => {
  it('tells losses, destruction and stuns of all, in both languages', () => {
    expect(foretell(CLEAR, 'en')).toBe(
      '4 dice: 48 % to hit, 6.7 % to glance; Orange 2 avg. −1.59, destroyed <0.1 %, stunned 27 %; Green 1 avg. under 0.01.',
    );
    expect(foretell(CLEAR, 'de')).toBe(
      '4 Würfel: 48 % Treffer, 6,7 % gestreift; Orange 2 Ø −1,59, zerstört <0,1 %, betäubt 27 %; Grün 1 Ø unter 0,01.',
    );
  });

  it('says that a shot is blocked instead of how likely it hits', () => {
    expect(foretell(BLOCKED, 'en')).toBe('No dice; in the way: Wall on a2; a2 destroyed 100 %; Orange 2 avg. −1.00, stunned 100 %.');
    const said = ['2 dice; the bolt meets a wall on a2 first', BLOCKED, 'automatic hit', '1 die, 83 % to hit'].map((preview) =>
      oddsText(readOdds(preview)!, 'en'),
    );
    expect(said).toEqual(['2 dice, blocked', 'No dice, blocked', 'certain hit', '1 die, 83 %']);
  });
});
