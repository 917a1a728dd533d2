import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { TURN } from '../test/actions';
import { Narrowing } from './narrowing.svelte';

function offered(onplay = vi.fn()) {
  const narrowing = new Narrowing(onplay);
  narrowing.offer(TURN);
  return { narrowing, onplay };
}

describe('Narrowing', () => {
  it('a piece, then a target: two clicks play', () => {
    const { narrowing, onplay } = offered();
    expect(narrowing.select({ kind: 'place', troop: 'hook' })).toBe(true);
    expect(narrowing.values('node')).toEqual(['b1', 'b2']);
    expect(narrowing.fits({ node: 'b3' })).toBe(false);
    expect(narrowing.choose({ node: 'b2' })).toBe(true);
    expect(onplay).toHaveBeenCalledExactlyOnceWith(TURN[2]);
  });

  it('picking up never plays, even with one action left; choosing does', () => {
    const { narrowing, onplay } = offered();
    narrowing.select({ troop: 'kwak' });
    expect(narrowing.unique).toBe(TURN[3]);
    expect(onplay).not.toHaveBeenCalled();
    narrowing.choose({ node: 'b1' });
    expect(onplay).toHaveBeenCalledExactlyOnceWith(TURN[3]);
  });

  it('a button of the panel and a click on the board are the same thing', () => {
    const { narrowing, onplay } = offered();
    expect(narrowing.question?.field).toBe('kind');
    narrowing.choose({ kind: 'place' });
    expect(narrowing.question?.field).toBe('troop');
    narrowing.choose({ node: 'b3' });
    expect(onplay).toHaveBeenCalledExactlyOnceWith(TURN[5]);
  });

  it('what must be chosen twice is shown first, and taken back by anything else', () => {
    const onplay = vi.fn();
    const narrowing = new Narrowing(onplay, ({ structure }) => structure.troop === 'hook');
    narrowing.offer(TURN);
    narrowing.select({ troop: 'hook' });
    narrowing.choose({ node: 'b2' });
    expect(onplay).not.toHaveBeenCalled();
    expect([narrowing.proposed, narrowing.hovered]).toEqual([TURN[2], TURN[2]]);
    expect(narrowing.picked).toEqual({ troop: 'hook' });
    narrowing.choose({ node: 'b1' });
    expect(narrowing.proposed).toBe(TURN[1]);
    expect(narrowing.back()).toBe(true);
    expect([narrowing.proposed, narrowing.hovered]).toEqual([null, null]);
    expect(narrowing.picked).toEqual({ troop: 'hook' });
    narrowing.choose({ node: 'b1' });
    narrowing.select({ troop: 'star' });
    expect(narrowing.proposed).toBeNull();
    narrowing.choose({ node: 'b3' });
    expect(onplay).toHaveBeenCalledExactlyOnceWith(TURN[5]);
    narrowing.select({ troop: 'hook' });
    narrowing.choose({ node: 'b1' });
    narrowing.withdraw();
    narrowing.choose({ node: 'b1' });
    narrowing.choose({ node: 'b1' });
    expect(onplay).toHaveBeenLastCalledWith(TURN[1]);
    expect(onplay).toHaveBeenCalledTimes(2);
    expect(narrowing.proposed, 'what is played is no longer only shown').toBeNull();
  });

  it('steps back one choice at a time', () => {
    const { narrowing } = offered();
    narrowing.select({ kind: 'place' });
    narrowing.select({ troop: 'hook' });
    expect(narrowing.back()).toBe(true);
    expect(narrowing.picked).toEqual({ kind: 'place' });
    expect(narrowing.back()).toBe(true);
    expect(narrowing.back()).toBe(false);
    expect(narrowing.candidates).toHaveLength(TURN.length);
  });

  it('another piece replaces the first; can() looks past what is chosen, fits() does not', () => {
    const { narrowing } = offered();
    narrowing.select({ troop: 'hook' });
    expect(narrowing.can({ troop: 'star' })).toBe(true);
    expect(narrowing.fits({ troop: 'star' })).toBe(false);
    narrowing.select({ troop: 'star' });
    expect(narrowing.has('troop', 'star')).toBe(true);
    expect(narrowing.values('node')).toEqual(['b2', 'b3']);
  });

  it('groups what is possible by a field', () => {
    const { narrowing } = offered();
    expect([...narrowing.group('node').keys()]).toEqual(['b1', 'b2', 'b3']);
    expect(narrowing.group('node')).toBe(narrowing.group('node'));
    narrowing.select({ troop: 'hook' });
    expect(narrowing.group('node').get('b1')).toEqual([TURN[1]]);
    expect(narrowing.group('node').get('b3')).toBeUndefined();
  });

  it('refuses what no action has', () => {
    const { narrowing, onplay } = offered();
    expect(narrowing.choose({ node: 'b9' })).toBe(false);
    expect(narrowing.steps).toEqual([]);
    expect(onplay).not.toHaveBeenCalled();
  });

  it('plays only actions of its list', () => {
    const { narrowing, onplay } = offered();
    narrowing.play({ ...TURN[0]! });
    expect(onplay).not.toHaveBeenCalled();
    narrowing.offer([]);
    narrowing.play(TURN[0]!);
    expect(onplay).not.toHaveBeenCalled();
  });

  it('a new list forgets the choices, and who watches is told', () => {
    const { narrowing } = offered();
    const seen: number[] = [];
    const stop = $effect.root(() => {
      $effect(() => {
        seen.push(narrowing.candidates.length);
      });
    });
    flushSync();
    narrowing.select({ troop: 'hook' });
    flushSync();
    narrowing.offer(TURN.slice(0, 1));
    flushSync();
    expect(seen).toEqual([6, 2, 1]);
    expect(narrowing.steps).toEqual([]);
    stop();
  });
});
