import { describe, expect, it } from 'vitest';
import { readingOrder, rows, type Spot, walk } from './reading';

const spot = (key: string, x: number, y: number): Spot => ({ key, x, y });
/** a b c / d e f, with one a little low. */
const GRID = [spot('f', 2, 1), spot('a', 0, 0), spot('b', 1, 0.2), spot('c', 2, 0), spot('d', 0, 1), spot('e', 1, 1)];

describe('reading order', () => {
  it('is row by row, from the left, with a tolerance for crooked rows', () => {
    expect(
      readingOrder(GRID)
        .map(({ key }) => key)
        .join(''),
    ).toBe('abcdef');
    expect(rows(GRID).map((row) => row.length)).toEqual([3, 3]);
  });

  it('works for one spot and for none', () => {
    expect(readingOrder([spot('a', 3, 3)])).toHaveLength(1);
    expect(readingOrder([])).toEqual([]);
  });
});

describe('arrow keys', () => {
  it('left and right follow the reading order, round the end', () => {
    expect(walk(GRID, 'c', 'right')).toBe('d');
    expect(walk(GRID, 'd', 'left')).toBe('c');
    expect(walk(GRID, 'f', 'right')).toBe('a');
    expect(walk(GRID, 'a', 'left')).toBe('f');
  });

  it('up and down lead to the nearest of the next row', () => {
    expect(walk(GRID, 'b', 'down')).toBe('e');
    expect(walk(GRID, 'f', 'up')).toBe('c');
    expect(walk(GRID, 'e', 'down')).toBe('b');
  });

  it('begin at the first or the last, and reach every spot', () => {
    expect(walk(GRID, null, 'right')).toBe('a');
    expect(walk(GRID, 'gone', 'down')).toBe('a');
    expect(walk(GRID, null, 'left')).toBe('f');
    expect(walk(GRID, 'b', 'first')).toBe('a');
    expect(walk(GRID, 'b', 'last')).toBe('f');
    expect(walk([], null, 'right')).toBeNull();
    const met = new Set<string>();
    for (let key = walk(GRID, null, 'right'); key !== null && !met.has(key); key = walk(GRID, key, 'right')) met.add(key);
    expect(met.size).toBe(GRID.length);
  });
});
