import { describe, expect, it } from 'vitest';
import { Grid, isBeside, neighbour, spaceName, spotOf } from './grid';

describe('spaces of a grid', () => {
  it('have names that can be read back', () => {
    expect(spaceName(3, 12)).toBe('c12');
    expect(spotOf('c12')).toEqual({ column: 3, row: 12 });
  });

  it('have neighbours in eight directions', () => {
    expect(neighbour('c2', 'ne')).toBe('d3');
    expect(neighbour('c2', 's')).toBe('c1');
    expect(isBeside('c2', 'd3')).toBe(true);
    expect(isBeside('c2', 'c2')).toBe(false);
    expect(isBeside('c2', 'e2')).toBe(false);
  });

  it('lie where the side at home sees them', () => {
    expect(new Grid(4, 3, false, 20).at('a1')).toEqual({ x: 10, y: 50 });
    expect(new Grid(4, 3, true, 20).at('a1')).toEqual({ x: 70, y: 10 });
  });
});
