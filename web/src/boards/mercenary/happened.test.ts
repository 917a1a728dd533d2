import { expect, test } from 'vitest';
import { goneIn } from './happened';
import type { Happened } from './yard.svelte';

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

test('somebody is gone from where he stood', () => {
  const gone = goneIn([happened('attacked', { unit: 'red-1', target: 'blu-2' }), happened('defeated', { unit: 'blu-2', cell: 'f5' })]);
  expect(gone.map(({ unit, cell }) => [unit, cell])).toEqual([['blu-2', 'f5']]);
});

test('a Spy whom an alarm kills is gone from where he uncloaked', () => {
  const gone = goneIn([happened('uncloaked', { unit: 'red-1', origin: 'e5', cell: 'g6' }), happened('defeated', { unit: 'red-1', cell: 'e5' })]);
  expect(gone.map(({ unit, cell }) => [unit, cell])).toEqual([['red-1', 'g6']]);
});
