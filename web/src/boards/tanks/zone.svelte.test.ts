import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { GameEvent, LegalAction } from '../../api/types';
import type { BoardProps } from '../../lib/board';
import { Narrowing } from '../../lib/narrowing.svelte';
import Compass from './Compass.svelte';
import { Layout } from './geometry';
import { prompt, say, sentence, zoneTitle } from './words';
import { type Event, type View, Zone } from './zone.svelte';

const action = (id: number, structure: Record<string, unknown>, preview = ''): LegalAction => ({ id, text: String(id), structure, preview }) as LegalAction;
const shot = (id: number, space: string, aimed: boolean, from_token = false) => action(id, { kind: 'fire', space, aimed, from_token }, '1 die: 83.3 % to hit');
const LEGAL = [
  action(0, { kind: 'end' }),
  action(1, { kind: 'move', direction: 'n' }, 'costs 2 of 6 points'),
  shot(2, 'b3', false),
  shot(3, 'b3', true),
  shot(4, 'c3', false),
  shot(5, 'c3', true),
];
const tank = { side: 'green', number: 1, space: 'b2', hit_points: 6, held: 0, is_next: true, is_stunned: false, token: null };
const VIEW = { zone: 'Ring', width: 3, height: 3, ground: ['...', '...', '...'], tanks: [tank], active_tank: 'green 1', rules: [], missions: [], points_left: 6, shot: 'none', has_repaired: false } as unknown as View;

function table(view: Partial<View> = {}, home = 'green') {
  const played: number[] = [];
  const narrowing = new Narrowing(({ id }) => played.push(id));
  narrowing.offer(LEGAL);
  const targets = { focus: () => true };
  const props = { view: { ...VIEW, ...view }, before: null, events: [], seats: ['green', 'orange'], home, narrowing, targets, pending: null, hint: null, language: 'en' };
  const zone = new Zone(() => props as unknown as BoardProps<View, Event>, say);
  const click = (space: string) => zone.activate(space, zone.deeds.get(space) ?? { fires: [] });
  return { zone, narrowing, played, click };
}

describe('a space beside the tank', () => {
  it('is driven to by one click', async () => {
    const { played, click } = table();
    await click('b3');
    expect(played).toEqual([1]);
  });

  it('is fired at by two: the way first, then the space', async () => {
    const { zone, played, click } = table();
    zone.chooseWay('aimed');
    await click('b3');
    expect(played).toEqual([3]);
  });
});

describe('ways to fire', () => {
  it('are those the server lists', () => {
    expect([...table().zone.ways.keys()]).toEqual(['snap', 'aimed']);
  });

  it('can be chosen after the space, too', async () => {
    const { zone, narrowing, played, click } = table();
    await click('c3');
    expect([played, zone.chosen]).toEqual([[], 'c3']);
    narrowing.choose({ kind: 'fire', space: 'c3', aimed: true, from_token: false });
    expect(played).toEqual([5]);
  });

  it('follow each other by clicks on the tank, and end', () => {
    const { zone } = table();
    const seen = [0, 1, 2].map(() => (zone.chooseNextWay(), zone.way));
    expect(seen).toEqual(['snap', 'aimed', null]);
    expect(zone.deeds.get('b3')?.move?.id).toBe(1);
  });
});

describe('the compass', () => {
  const shown = (rules: string[], home: string, width = 800) => {
    const { zone } = table({ rules }, home);
    zone.width = width;
    const { container } = render(Compass, { zone, size: 32 });
    return { place: zone.compass, label: container.querySelector('[role="img"]')?.getAttribute('aria-label') };
  };

  it('lies beside the grid, on phones in the tray, and only where strays land somewhere', () => {
    const [wide, narrow, tiny, none] = [shown(['collateral'], 'green'), shown(['collateral'], 'green', 360), shown(['collateral'], 'green', 130), shown([], 'green')];
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
    const roll = { shooter: 'green 1', target: 'a9', dice: [{ value: 1 }, { value: 2 }, { value: 2 }, { value: 3 }], result: 'stray', offset_columns: -1, offset_rows: 2, landing: spot, struck: spot, struck_kind: 'gap', struck_tank: null };
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
