import { expect, it } from 'vitest';
import { waysOf } from './ways';

it('joins the steps of one who goes on, and keeps others apart', () => {
  const steps = [
    { who: 'a', from: 'c3', to: 'c4' },
    { who: 'b', from: 'h8', to: 'h7' },
    { who: 'a', from: 'c4', to: 'd4' },
    { who: 'a', from: 'a1', to: 'a2' }, // came back somewhere else
  ];
  expect(waysOf(steps)).toEqual([
    ['c3', 'c4', 'd4'],
    ['h8', 'h7'],
    ['a1', 'a2'],
  ]);
});
