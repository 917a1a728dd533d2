import { describe, expect, it } from 'vitest';
import { leastStay, stayOf, strideOf, type Waiting } from './pace';

const waiting = (change: Partial<Waiting> = {}): Waiting => ({ pace: 'normal', events: 1, actions: 1, behind: 0, clock: null, ...change });

describe('how long an action stays in sight', () => {
  it('is longer the more it did, up to a limit, and as the person likes it', () => {
    expect(stayOf(waiting())).toBe(560);
    expect(stayOf(waiting({ events: 3 }))).toBe(840);
    expect(stayOf(waiting({ events: 30 }))).toBe(1_000);
    expect(stayOf(waiting({ pace: 'slow' }))).toBeGreaterThan(stayOf(waiting()));
    expect(stayOf(waiting({ pace: 'fast' }))).toBeLessThan(stayOf(waiting()));
    expect(stayOf(waiting({ pace: 'at-once' }))).toBe(0);
    for (const pace of ['slow', 'normal', 'fast', 'at-once'] as const) expect(stayOf(waiting({ pace, events: 0 }))).toBe(leastStay(pace));
  });

  it('is shorter, evenly, when a long turn would take too long', () => {
    let behind = 0;
    for (let actions = 60; actions > 0; actions -= 1) behind += stayOf(waiting({ actions, behind }));
    expect(behind).toBeLessThanOrEqual(16_000);
    expect(stayOf(waiting({ actions: 60 }))).toBeCloseTo(stayOf(waiting({ actions: 30, behind: 8_000 })));
    expect(stayOf(waiting({ actions: 20 }))).toBe(560); // a usual turn is not
  });

  it('leaves the time to think: our own clock, running, makes it quicker', () => {
    expect(stayOf(waiting({ actions: 10, clock: 600_000 }))).toBe(560);
    expect(stayOf(waiting({ actions: 10, clock: 20_000 }))).toBe(100);
    expect(stayOf(waiting({ actions: 10, clock: 0 }))).toBe(0);
  });

  it('after a long absence a moment is several actions on', () => {
    expect([1, 60, 61, 240].map(strideOf)).toEqual([1, 1, 2, 4]);
  });
});
