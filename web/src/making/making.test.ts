// Descriptions of what can be made, and the workshop: what is read is written again, strokes are mirrored, undone and kept.
import { beforeEach, describe, expect, it } from 'vitest';
import { making as tables } from '../boards/combat-protocols/making';
import { making as zones } from '../boards/tanks/making';
import { read, write } from '../boards/tanks/making/draft';
import { readGoal, writeGoal } from '../boards/tanks/making/goals';
import { packed, unpacked } from '../lib/packing';
import { messagesOf } from '../test/catalogue';
import { stepFrom } from './walking';
import { Workshop } from './workshop.svelte';

const ZONE = `name: Bridge
about: One bridge.
goal: both reach a5 b5
goal: green hold 3 c3 as north
goal: green break 2 of b2 c2
goal: orange hunt g1
goal: orange survive 40

.  o1 .  .  o2
#  #  .  #  #
_  _  ~  _  _
#  #  .  #  #
g1 .  .  .  .
`;
const zone = () => read(ZONE)!;
const files = import.meta.glob<string>('../../../src/fracas/games/tanks/data/zones/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const catalogues = import.meta.glob<string>(['./texts/*.ftl', '../boards/*/making/texts/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

beforeEach(() => localStorage.clear());

describe('a zone', () => {
  it('is written as it was read', () => {
    expect(write(zone())).toBe(ZONE);
    for (const text of Object.values(files)) expect(read(write(read(text)!))).toEqual(read(text));
    expect(Object.keys(files).length).toBeGreaterThan(5);
    expect(read('nothing: at all')).toBeNull();
  });
  it('reads and writes every kind of goal', () => {
    for (const line of [
      'both reach a13 b13',
      'green hold 3 g7 h7',
      'both break 5',
      'green break 2 of b7 e7',
      'green hunt o2',
      'orange survive 40 as late',
    ])
      expect(writeGoal(readGoal(line)!)).toBe(line);
    expect(readGoal('nobody reach a1')).toBeNull();
  });
  it('knows which line a goal stands on', () => {
    const fault = (number: string) => ({ where: '', reason: '', place: { number } });
    expect(['1', '3', '7', '9'].map((number) => zones.fieldOf(zone(), fault(number)))).toEqual(['name', 'goal-0', 'goal-4', null]);
    expect(zones.spotsOf(zone(), { where: '', reason: '', place: { spaces: 'a1, e5, z9' } })).toEqual(['a1', 'e5']);
  });
});

describe('the workshop', () => {
  const stroke = (shop: Workshop<any>, ...spots: string[]) => {
    shop.begin(spots[0]!);
    for (const spot of spots.slice(1)) shop.extend(spot);
    shop.end();
  };
  it('mirrors strokes, and sets the other side’s tank', () => {
    const shop = new Workshop('tanks', zones, { ...zones.blank('en'), columns: 5, rows: 5 });
    shop.symmetry = 'point';
    shop.brush = 'green';
    stroke(shop, 'b1', 'c1'); // a tank is set by a click: dragging on sets no second one
    expect(shop.draft.tanks).toEqual({ green: ['b1'], orange: ['d5'] });
    shop.symmetry = 'across';
    shop.brush = 'wall';
    stroke(shop, 'a3', 'b3', 'c3');
    expect(Object.keys(shop.draft.ground).sort()).toEqual(['a3', 'b3', 'c3', 'd3', 'e3']);
    stroke(shop, 'a3'); // a stroke that begins on a wall takes walls away
    expect(Object.keys(shop.draft.ground).sort()).toEqual(['b3', 'c3', 'd3']);
  });
  it('takes back whole strokes and whole words', () => {
    const shop = new Workshop('tanks', zones, zones.blank('en'));
    const before = shop.draft;
    stroke(shop, 'a1', 'a2', 'a3');
    shop.change({ ...shop.draft, name: 'X' }, true);
    shop.change({ ...shop.draft, name: 'XY' }, true);
    shop.undo();
    expect(shop.draft.name).toBe(before.name);
    shop.undo();
    expect(shop.draft).toBe(before);
    shop.redo();
    shop.redo();
    expect([shop.draft.name, Object.keys(shop.draft.ground).length]).toEqual(['XY', 3]);
  });
  it('marks the other side’s goal of the same kind, where there is one', () => {
    expect(zones.image(zone(), 'goal-0', 'a5', 'point')).toEqual({ brush: 'goal-0', spot: 'e1' });
    expect(zones.image(zone(), 'goal-1', 'c3', 'point')).toBeNull();
  });
});

describe('a table', () => {
  it('is set by clicks', () => {
    let table = tables.blank('en');
    for (const [brush, spot] of [
      ['turn', 'a2'],
      ['turn', 'a1-b1'],
      ['turn', 'a1-b1'],
      ['machine-1', 'b1'],
      ['machine-2', 'b1'],
      ['controller', 'cell-ne'],
      ['turn', 'cell-nw'],
      ['turn', 'heat-5'],
      ['turn', 'heat-5'],
      ['turn', 'power-2'],
    ] as const)
      table = tables.paint(table, brush, spot, tables.shows(table, brush, spot));
    const { options, state } = tables.tableOf!(table);
    expect(options.difficulty).toBe('normal');
    expect(state).toMatchObject({
      machines: ['waiting', 'b1', 'waiting'],
      obstacles: [{ kind: 'drain', line: 'a1-b1' }],
      heat: { marker: 5, pointing: 'down' },
      power: 2,
      controller: 'ne',
      flipped: ['nw'],
    });
    expect((state.tokens as { square: string; facing: string }[]).find(({ square }) => square === 'a2')?.facing).toBe('east');
  });
  it('has a place for every thing, by keys too', () => {
    const spots = tables.spots(tables.blank('en'), 900, 600, 'en');
    const from = spots.find(({ id }) => id === 'a1')!;
    expect(stepFrom(spots, from, 'ArrowRight').id).toBe('a1-b1');
    expect(stepFrom(spots, from, 'ArrowLeft').id).toBe('a1');
    expect(new Set(spots.map(({ id }) => id)).size).toBe(spots.length);
  });
});

describe('a link', () => {
  it('holds a whole file, and tells when it was cut', async () => {
    const letters = await packed(ZONE);
    expect(letters).toMatch(/^[\w-]+Z$/);
    expect(letters.length).toBeLessThan(400);
    expect(await unpacked(letters)).toBe(ZONE);
    expect(await unpacked(letters.slice(0, -1))).toBeNull();
    expect(await unpacked(`${letters.slice(0, 20)}Z`)).toBeNull();
    expect(await unpacked('')).toBeNull();
  });
});

it('says everything in every language', () => {
  for (const [path, english] of Object.entries(catalogues).filter(([path]) => path.endsWith('/en.ftl'))) {
    const german = catalogues[path.replace('/en.ftl', '/de.ftl')] ?? '';
    expect([...messagesOf(german).keys()].sort()).toEqual([...messagesOf(english).keys()].sort());
  }
  expect(Object.keys(catalogues)).toHaveLength(6);
});
