import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { LegalAction, Schemas } from '../../api/types';
import { boardProps } from '../../test/board';
import Board from './Board.svelte';
import starts from './starts.json';
import { dotsMade } from './choosing.svelte';
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
import { phrase, say, texts } from './words';

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
  const foretold = (dots: readonly (readonly [count: number, ...points: number[]])[], spends_token = false): Schemas['CombactPreview'] => ({
    kind: 'placing',
    text: '',
    dots: dots.map(([count, ...points]) => ({ kind: 'dots', text: '', count, points })),
    spends_token,
    hurts: false,
  });
  const action = (preview: Schemas['CombactPreview'], piece = '5b'): LegalAction => ({
    id: 1,
    text: `place ${piece} at 23.r4`,
    preview,
    structure: { kind: 'place', piece, at: 23, turn: 'r4', fields: [1, 2] },
  });
  const other = (structure: LegalAction['structure']): LegalAction => ({ id: 2, text: '', preview: null, structure });
  const view = starts.radius['3'] as unknown as Schemas['CombactView'];

  const spending = foretold(
    [
      [6, 17],
      [3, 5, 9],
    ],
    true,
  );

  it('have the dots that the server foresees', () => {
    expect(dotsMade(action(spending))).toEqual([
      { count: 6, point: 17 },
      { count: 3, point: 5 },
      { count: 3, point: 9 },
    ]);
    expect(dotsMade(other({ kind: 'pass' }))).toEqual([]);
  });

  it('tell what the server foresees (wording)', () => {
    expect(texts.tell('de', 'preview', spending)).toBe('Augen: 6 an 17; 3 an 5 und 9; kostet den 5+1-Chip');
    expect(texts.tell('en', 'preview', foretold([[3, 5]]))).toBe('dots: 3 at 5');
  });

  it('say an action (wording)', () => {
    expect(phrase(action(foretold([[3, 5]])), view, 'en')).toBe('Place 5b at 23, turned 120° right');
    expect(phrase(action(foretold([[3, 5]]), 'lens'), view, 'en')).toBe('Place the lens at 23, turned 120° right');
    expect(phrase(action(foretold([[6, 5]], true)), view, 'de')).toBe('5b an 23 legen, um 120° nach rechts gedreht. Kostet den 5+1-Chip.');
    expect(phrase(other({ kind: 'inception', spot: 4 }), view, 'de')).toBe('Inception vor Platz 4 setzen');
    expect(phrase(other({ kind: 'target', target: 'goals' }), view, 'en')).toBe('Choose 3+3 goals');
    expect(phrase(other({ kind: 'pass' }), view, 'en')).toBeNull();
  });

  it('say an event (wording)', () => {
    const over: Schemas['Combact_MatchOver'] = {
      kind: 'match-over',
      ply: 9,
      text: '',
      winner: 'black',
      loser: 'white',
      reason: 'two-passes',
      scores: [{ kind: 'territory', black: 12, white: 7 }],
      wins: [1, 0],
    };
    expect(texts.tell('de', 'event', over)).toBe('Schwarz gewinnt die Partie (Gebiet: Schwarz 12, Weiß 7).');
    const stuck: Schemas['Combact_MatchOver'] = { ...over, reason: 'cannot-place', scores: [] };
    expect(texts.tell('en', 'event', stuck)).toBe('White cannot place a piece: Black wins the match.');
    expect(texts.has('en', 'event.unheard')).toBe(false);
    expect(say('en', 'spot.first', { pieces: ['2a', '3b', '7e'] })).toBe('Start here: 2a, 3b, and 7e come first.');
  });

  it('ask for what the phase asks (wording)', () => {
    const ask = (language: string, prompt: Schemas['CombactPrompt']) => texts.tell(language, 'prompt', prompt);
    const place = (can_pass: boolean, can_swap: boolean): Schemas['CombactPrompt'] => ({
      kind: 'place',
      text: '',
      seat: 'black',
      offered: ['2a'],
      can_pass,
      can_swap,
    });
    expect(ask('en', view.prompt)).toContain('Inception');
    expect(ask('de', place(true, false))).toContain('oder passe');
    expect(ask('de', place(false, true))).toContain('oder tausch die Seiten');
    expect(ask('en', place(true, true))).toContain('pass, or swap sides');
    expect(ask('en', place(false, false))).toBe('Black, choose a piece, turn it and place it.');
    expect(ask('en', { kind: 'pass', text: '', seat: 'white' })).toContain('pass');
    expect(ask('en', { kind: 'over', text: '' })).toBe('The game is over.');
  });
});

it('marks every piece that others have laid since one acted, the last one most', () => {
  const start = starts.radius['3'] as unknown as Schemas['CombactView'];
  const laid = ['5b', '4a'].map((piece, i) => ({ seat: 'white', piece, action: `place ${piece}`, fields: [i * 4, i * 4 + 1] }));
  const view = { ...start, placed: laid };
  const events = laid.map((one, i) => ({ kind: 'placed', text: '', ply: i + 1, ...one, at: 0, turn: 'r0' }));
  const since = events.map((event) => ({ ply: event.ply, before: start, events: [event] }));
  const { container } = render(Board, {
    props: boardProps({ view, seats: ['black', 'white'], events: events.slice(1), since } as never) as never,
  });
  expect(container.querySelectorAll('.last')).toHaveLength(2);
  expect(container.querySelectorAll('.last.before')).toHaveLength(1);
});
