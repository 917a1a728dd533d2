import { describe, expect, it } from 'vitest';
import { action, TURN } from '../test/actions';
import { choicesOf, fits, merged, narrow, nextQuestion, same, withStep } from './narrow';

const texts = (actions: readonly { text: string }[]) => actions.map(({ text }) => text);

describe('narrow', () => {
  it('keeps the actions that have every chosen value', () => {
    expect(texts(narrow(TURN, { troop: 'hook' }))).toEqual(['place hook b1', 'place hook b2']);
    expect(texts(narrow(TURN, { troop: 'hook', node: 'b2' }))).toEqual(['place hook b2']);
    expect(narrow(TURN, {})).toHaveLength(TURN.length);
  });

  it('an action without the field does not fit, even for null', () => {
    expect(fits(TURN[0]!, { troop: null })).toBe(false);
    expect(fits(action({ kind: 'give', to: null }), { to: null })).toBe(true);
  });

  it('compares lists as JSON, and 1 is not "1"', () => {
    expect(same([1, 2], [1, 2])).toBe(true);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same(1, '1')).toBe(false);
    expect(same(null, null)).toBe(true);
  });

  it('later choices win when merged', () => {
    expect(merged([{ a: 1, b: 1 }, { b: 2 }])).toEqual({ a: 1, b: 2 });
    expect(merged([])).toEqual({});
  });
});

describe('choicesOf', () => {
  it('lists each value once, in the order of the list, with its actions', () => {
    const choices = choicesOf(TURN, 'troop');
    expect(choices.map(({ value }) => value)).toEqual(['hook', 'kwak', 'star']);
    expect(texts(choices[2]!.actions)).toEqual(['place star b2', 'place star b3']);
  });
});

describe('nextQuestion', () => {
  it('asks for the kind first, then the fields in the order of the structure', () => {
    expect(nextQuestion(TURN)?.field).toBe('kind');
    expect(nextQuestion(narrow(TURN, { kind: 'place' }))?.field).toBe('troop');
    expect(nextQuestion(narrow(TURN, { kind: 'place', troop: 'hook' }))?.field).toBe('node');
  });

  it('takes the order of the game where it says one', () => {
    expect(nextQuestion(narrow(TURN, { kind: 'place' }), { place: ['node'] })?.field).toBe('node');
  });

  it('skips what is decided already', () => {
    const moves = [
      action({ kind: 'turn', cell: 'nw', square: 'a1', turn: 'left' }),
      action({ kind: 'turn', cell: 'nw', square: 'a1', turn: 'right' }),
    ];
    expect(nextQuestion(moves)?.field).toBe('turn');
  });

  it('asks nothing when one action or none is left', () => {
    expect(nextQuestion([TURN[0]!])).toBeNull();
    expect(nextQuestion([])).toBeNull();
  });
});

describe('withStep', () => {
  it('adds a choice', () => {
    expect(withStep(TURN, [], { troop: 'hook' })).toEqual([{ troop: 'hook' }]);
  });

  it('gives up what contradicts: another piece is chosen instead', () => {
    expect(withStep(TURN, [{ troop: 'hook' }], { troop: 'star' })).toEqual([{ troop: 'star' }]);
    expect(withStep(TURN, [{ kind: 'place' }, { troop: 'hook' }], { troop: 'star' })).toEqual([{ kind: 'place' }, { troop: 'star' }]);
    expect(withStep(TURN, [{ troop: 'hook' }, { node: 'b2' }], { troop: 'kwak' })).toEqual([{ troop: 'kwak' }]);
    expect(withStep(TURN, [{ troop: 'hook' }], { kind: 'draw' })).toEqual([{ kind: 'draw' }]);
  });

  it('a choice no action has changes nothing', () => {
    const steps = [{ troop: 'hook' }];
    expect(withStep(TURN, steps, { troop: 'roxy' })).toBe(steps);
  });

  it('choosing the same again changes nothing', () => {
    const steps = [{ kind: 'place', troop: 'hook' }];
    expect(withStep(TURN, steps, { troop: 'hook' })).toBe(steps);
  });
});
