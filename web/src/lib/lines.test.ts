import { describe, expect, it } from 'vitest';
import type { StudyNode } from '../api/types';
import { type Line, Lines } from './lines';

const node = (id: string, parent: string | null): StudyNode => ({
  id,
  parent,
  ply: 0,
  seat: null,
  text: id,
  structure: null,
  by_chance: false,
  chance: id.startsWith('b') ? { salt: '0', deals_anew: false } : null,
  name: '',
  comment: '',
});
const lines = new Lines([
  node('m0', null),
  node('m1', 'm0'),
  node('m2', 'm1'),
  node('b1', 'm0'),
  node('b2', 'b1'),
  node('b3', 'b1'),
  node('b4', 'm2'),
]);
const drawn = (line: Line): unknown[] => line.map(({ node, instead }) => (instead.length ? [node.id, ...instead.map(drawn)] : node.id));

describe('the lines of a study', () => {
  it('are told instead of the action they replace', () => {
    expect(drawn(lines.line('m0'))).toEqual([['m1', ['b1', ['b2', ['b3']]]], 'm2', 'b4']);
  });

  it('can be walked', () => {
    expect([lines.next('m0')?.id, lines.before('b1')?.id, lines.last('b1')?.id]).toEqual(['m1', 'm0', 'b2']);
    expect([lines.beside('m1')?.id, lines.beside('b1')?.id, lines.beside('m2')]).toEqual(['b1', 'm1', null]);
    expect([lines.beginning('b2')?.id, lines.beginning('b3')?.id, lines.beginning('b4')?.id, lines.beginning('m2')]).toEqual([
      'b1',
      'b3',
      'b4',
      null,
    ]);
  });
});
