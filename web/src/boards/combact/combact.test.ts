import { describe, expect, it } from 'vitest';
import type { GameEvent, LegalAction, Schemas } from '../../api/types';
import starts from './starts.json';
import { readDots } from './dots';
import {
  boxOf,
  centreOf,
  distance,
  dotsOf,
  fieldPath,
  flower,
  hexagon,
  inLines,
  inRows,
  layoutOf,
  middleOf,
  onRing,
  outlineOf,
  type Peaks,
  placeOf,
  readFields,
  STEP,
} from './geometry';
import { foretell, listed, phrase, prompt, sentence } from './words';

const [LENS, TRIANGLE] = readFields('0,0 0,1; 0,0 0,1 1,0') as [Peaks, Peaks];
const arcs = (path: string) => (path.match(/A/g) ?? []).length;

describe('the flower', () => {
  it.each([2, 3, 4])('of radius %i has the fields of the server', (radius) => {
    const view = starts.radius[String(radius) as '2' | '3' | '4'];
    const named = (field: Peaks) =>
      field
        .map((peak) => peak.join())
        .sort()
        .join(' ');
    const served = view.fields.map(({ peaks }) =>
      named(peaks.map((number) => [view.points[number]?.q ?? 99, view.points[number]?.r ?? 99] as const)),
    );
    expect(flower(radius).map(named).sort()).toEqual(served.sort());
  });

  it('is bounded by arcs of one step: two round a lens, three round a triangle', () => {
    expect(arcs(fieldPath(LENS))).toBe(2);
    expect(arcs(fieldPath(TRIANGLE))).toBe(3);
    expect(fieldPath(LENS)).toContain(`A${STEP} ${STEP} 0 0 1`);
    expect(fieldPath(TRIANGLE)).toContain(`A${STEP} ${STEP} 0 0 0`);
  });

  it('shares an arc between a lens and the triangle beside it, and none between fields that only meet at a peak', () => {
    const beside = outlineOf([LENS, TRIANGLE]);
    expect([arcs(beside.rim), arcs(beside.seams)]).toEqual([3, 1]);
    const apart = outlineOf([TRIANGLE, ...readFields('0,0 -1,0 0,-1')]);
    expect([arcs(apart.rim), arcs(apart.seams)]).toEqual([6, 0]);
  });

  it('puts a dot near every peak, on the way to the middle of its field', () => {
    for (const field of [LENS, TRIANGLE]) {
      const dots = dotsOf(field);
      expect(dots).toHaveLength(field.length);
      dots.forEach((dot, i) => {
        const peak = placeOf(field[i] ?? [9, 9]);
        expect(distance(dot, peak)).toBeLessThan(distance(middleOf(field), peak));
        expect(distance(dot, peak)).toBeGreaterThan(0.2 * STEP);
      });
    }
  });

  it('shifts placements by whole steps: neighbouring hexagons touch and do not overlap', () => {
    const corners = (path: string) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    const here = centreOf([LENS, TRIANGLE]);
    const next = { x: here.x + STEP, y: here.y };
    for (const corner of corners(hexagon(here))) expect(distance(corner, here)).toBeLessThanOrEqual(distance(corner, next) + 0.05);
    expect(corners(hexagon(here))).toHaveLength(6);
  });
});

describe('the layout', () => {
  it.each([2, 3, 4])('keeps the circle apart from the flower of radius %i, and its plates from each other', (radius) => {
    for (const spots of [12, 17]) {
      const { ring, plate, width, height } = layoutOf('round', radius, spots, false, 0);
      expect(ring - plate).toBeGreaterThan(radius * STEP);
      expect(distance(onRing(ring, 0, spots), onRing(ring, 1, spots))).toBeGreaterThan(2 * plate * 0.98);
      expect(Math.min(width, height) / 2).toBeGreaterThan(ring + plate);
    }
  });

  it('puts rows side by side without overlap', () => {
    const places = inRows(17, 9, 250, 100, 76);
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(one.r * 1.9);
    expect(boxOf([TRIANGLE]).width).toBeCloseTo(STEP);
  });
});

describe('the cards of targets', () => {
  it('break a text into lines no longer than there is room, and lose no word', () => {
    const text = 'Fence in empty fields with your colour: a point each.';
    const lines = inLines(text, 18);
    expect(lines.join(' ')).toBe(text);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(18);
    expect(inLines('unbreakable', 4)).toEqual(['unbreakable']);
  });
});

describe('words', () => {
  const action = (preview: string): LegalAction => ({
    id: 1,
    text: 'place 5b at 23.r4',
    preview,
    structure: { kind: 'place', piece: '5b', at: 23, turn: 'r4', fields: [1, 2] },
  });
  const view = starts.radius['3'] as unknown as Schemas['CombactView'];

  it('read what the server foretells', () => {
    expect(readDots('dots: 3 at 5, 6 at 17; spends the 5+1 token')).toEqual({
      dots: [
        { count: 3, point: 5 },
        { count: 6, point: 17 },
      ],
      spendsToken: true,
    });
    expect(readDots('')).toEqual({ dots: [], spendsToken: false });
    expect(foretell('dots: 3 at 5, 6 at 17; spends the 5+1 token', 'de')).toBe('Augen: 3 an 5, 6 an 17. Kostet den 5+1-Chip.');
    expect(foretell('', 'en')).toBe('');
  });

  it('say an action and an event', () => {
    expect(phrase(action('dots: 3 at 5'), view, 'en')).toBe('Lay 5b at 23, 120° right');
    expect(phrase(action('dots: 6 at 5; spends the 5+1 token'), view, 'de')).toBe('5b an 23 legen, 120° rechts. Kostet den 5+1-Chip.');
    const other = (structure: LegalAction['structure']): LegalAction => ({ id: 2, text: '', preview: '', structure });
    expect(phrase(other({ kind: 'inception', spot: 4 }), view, 'de')).toBe('Inception vor Platz 4 setzen');
    expect(phrase(other({ kind: 'target', target: 'goals' }), view, 'en')).toBe('Choose 3+3 goals');
    expect(phrase(other({ kind: 'pass' }), view, 'en')).toBeNull();
    const over = {
      kind: 'match-over',
      ply: 9,
      text: '',
      winner: 'black',
      reason: 'two-passes',
      territory: [12, 7],
      markers: null,
      wins: [1, 0],
    } as unknown as GameEvent;
    expect(sentence(over, 'de')).toBe('Schwarz gewinnt die Partie (Gebiet Schwarz 12, Weiß 7).');
    const stuck = { ...over, reason: 'cannot-place', territory: null } as GameEvent;
    expect(sentence(stuck, 'en')).toBe('White cannot lay anything: Black wins the match.');
    expect(sentence({ kind: 'unheard', ply: 1, text: 'x' }, 'en')).toBeNull();
    expect(listed('en', ['2a', '3b', '7e'], 'and')).toBe('2a, 3b and 7e');
  });

  it('ask for what the phase asks', () => {
    expect(prompt(view, 'en')).toContain('Inception');
    expect(prompt({ ...view, phase: 'turn', offered: ['2a'], can_pass: true } as Schemas['CombactView'], 'de')).toContain('oder passe');
    expect(prompt({ ...view, phase: 'turn', offered: ['2a'], can_pass: false, can_swap: true } as Schemas['CombactView'], 'de')).toContain(
      'oder tausch die Seiten',
    );
    expect(prompt({ ...view, phase: 'turn', offered: ['2a'], can_pass: true, can_swap: true } as Schemas['CombactView'], 'en')).toContain(
      'pass, or swap sides',
    );
    expect(prompt({ ...view, phase: 'turn', offered: [], can_pass: true } as Schemas['CombactView'], 'en')).toContain('pass');
    expect(prompt({ ...view, actor: null } as Schemas['CombactView'], 'en')).toBeNull();
  });
});
