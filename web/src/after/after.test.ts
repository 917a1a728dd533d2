import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '../api/client';
import type { Analysis, ExpectedLine, Past, Schemas } from '../api/types';
import { guest } from '../lib/guest.svelte';
import type { MatchSession } from '../lib/match.svelte';
import { LEGAL } from '../test/wire';
import { After, EVERYTHING } from './after.svelte';
import { at, chanceOf, curveOf, nextOf, pointsOf, sumsOf } from './figures';
import { mistakesOf } from './mistakes';
import { Review } from './review.svelte';

type Decision = Schemas['Decision'];
const decision = (ply: number): Decision => ({
  ply,
  seat: ply % 2 === 0 ? 'yellow' : 'red',
  played: 'drop 1',
  best: 'drop 2',
  played_structure: { kind: 'drop', column: 1 },
  best_structure: { kind: 'drop', column: 2 },
  line: ['drop 2', 'drop 3'],
  line_structures: [
    { kind: 'drop', column: 2 },
    { kind: 'drop', column: 3 },
  ],
  value: -0.2,
  best_value: 0.3,
  loss: 0.5,
  choices: 7,
});
const mistake = (ply: number, loss = 0.5): Analysis['mistakes'][number] => {
  const { seat, best, best_structure, line, line_structures } = decision(ply);
  return { ply, seat, loss, best, best_structure, line, line_structures, also: [] };
};
/** Four actions; the whole curve is judged, in the order of a search that begins coarsely. */
const ANALYSIS: Analysis = {
  status: 'done',
  positions: 5,
  judged: 5,
  checking: 2,
  checked: 2,
  simulations: 100,
  noise: 0.05,
  curve: [0, 4, 2, 1, 3].map((ply) => ({ ply, values: { yellow: ply / 10, red: -ply / 5 } })),
  swings: [3, 1, 0, 2].map((ply) => ({
    ply,
    seat: ply % 2 === 0 ? 'yellow' : 'red',
    decision: { yellow: 0.3, red: -0.1 },
    luck: { yellow: -0.2, red: -0.1 },
  })),
  decisions: [0, 1, 2, 3].map(decision),
  mistakes: [mistake(3, 0.6), mistake(0)],
  accuracy: { yellow: { value: 90, decisions: 2 }, red: null },
};

function follow(change: Partial<Record<keyof MatchSession, unknown>> = {}): MatchSession {
  return {
    id: 'm1',
    watch: null,
    hasSecrets: false,
    isHotSeat: false,
    home: 'yellow',
    info: { yours: ['yellow'], seats: ['yellow', 'red'] },
    state: { ply: 4 },
    moment: { ply: 4, number: 1 },
    seat: 'yellow',
    eyes: null,
    goTo: vi.fn().mockResolvedValue(undefined),
    step: vi.fn(),
    see: vi.fn(),
    ...change,
  } as unknown as MatchSession;
}

beforeEach(() => {
  vi.spyOn(guest, 'ensure').mockResolvedValue({} as never);
  vi.spyOn(api, 'analysis').mockResolvedValue(ANALYSIS);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const settle = () => new Promise((done) => setTimeout(done));

describe('figures', () => {
  it('the curve is in order, and high is good for one side whoever’s knowledge it is', () => {
    expect(curveOf(ANALYSIS, 'yellow', 'yellow').map(({ ply, value }) => [ply, value])).toEqual([
      [0, 0],
      [1, 0.1],
      [2, 0.2],
      [3, 0.3],
      [4, 0.4],
    ]);
    expect(curveOf(ANALYSIS, 'red', 'yellow').at(-1)?.value).toBe(0.8);
  });

  it('luck and decisions add up to the curve', () => {
    for (const eyes of ['yellow', 'red']) {
      const [points, sums] = [curveOf(ANALYSIS, eyes, 'yellow'), sumsOf(ANALYSIS, eyes, 'yellow')];
      expect(sums).toHaveLength(points.length);
      for (const [i, { luck, decision: chosen, ply }] of sums.entries()) {
        expect(ply).toBe(points[i]!.ply);
        expect(luck + chosen).toBeCloseTo(points[i]!.value - points[0]!.value);
      }
    }
  });

  it('values are chances, their differences points', () => {
    expect([chanceOf(-1), chanceOf(0), chanceOf(1)]).toEqual([0, 0.5, 1]);
    expect(pointsOf(chanceOf(1) * 0.2)).toBeCloseTo(10);
    expect(at([{ ply: 0 }, { ply: 4 }], 3)).toEqual({ ply: 0 });
    expect(at([{ ply: 2 }], 1)).toBeNull();
    expect([nextOf([1, 5, 9], 5, 1), nextOf([1, 5, 9], 5, -1), nextOf([1, 5, 9], 9, 1)]).toEqual([9, 1, null]);
  });

  it('a mistake is told with what was played, and its figures fit each other', () => {
    const [first] = mistakesOf(ANALYSIS);
    expect(first).toMatchObject({ ply: 3, played: 'drop 1', best: 'drop 2', best_value: 0.3 });
    expect(first!.best_value - first!.value).toBeCloseTo(first!.loss);
  });
});

describe('a review', () => {
  it('begins where nothing was found, asks again while the search goes on, and stops asking', async () => {
    vi.useFakeTimers();
    const answers: Analysis[] = [
      { ...ANALYSIS, status: 'none', judged: 0, curve: [] },
      { ...ANALYSIS, status: 'running', judged: 2 },
      ANALYSIS,
    ];
    const asked = vi.spyOn(api, 'analysis').mockImplementation(async () => answers.shift()!);
    const run = vi.spyOn(api, 'runAnalysis').mockResolvedValue({ ...ANALYSIS, status: 'running', judged: 0 });
    const review = new Review('m1', 'w');
    await review.open();
    expect(run).toHaveBeenCalledExactlyOnceWith('m1', true, 'w');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(review.analysis?.status).toBe('done');
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('who has stopped it finds it as it was', async () => {
    vi.spyOn(api, 'analysis').mockResolvedValue({ ...ANALYSIS, status: 'stopped' });
    const run = vi.spyOn(api, 'runAnalysis').mockResolvedValue(ANALYSIS);
    const review = new Review('m1', null);
    await review.open();
    expect(run).not.toHaveBeenCalled();
    await review.run(true);
    expect(run).toHaveBeenCalledExactlyOnceWith('m1', true, null);
  });

  it('tells why there is none, and can be asked again', async () => {
    vi.spyOn(api, 'analysis').mockRejectedValueOnce(new Error('no'));
    const review = new Review('m1', null);
    await review.open();
    expect(review.problem).not.toBeNull();
    vi.spyOn(api, 'runAnalysis').mockResolvedValue(ANALYSIS);
    await review.run(true);
    expect([review.problem, review.analysis?.status]).toEqual([null, 'done']);
  });

  it('asks on when the server is back, and can be gone on with when the search has failed', async () => {
    vi.useFakeTimers();
    const running = { ...ANALYSIS, status: 'running' as const };
    const run = vi.spyOn(api, 'runAnalysis').mockResolvedValue(running);
    const asked = vi.spyOn(api, 'analysis').mockResolvedValueOnce(running);
    const review = new Review('m1', null);
    await review.open();
    expect(run).toHaveBeenCalledTimes(1); // it comes before our others
    asked.mockRejectedValueOnce(new ApiError({ code: 'offline', text: 'gone' })).mockResolvedValueOnce(running);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(review.problem).not.toBeNull();
    await vi.advanceTimersByTimeAsync(3_000);
    expect([review.problem, review.isRunning]).toEqual([null, true]);
    asked.mockRejectedValueOnce(new ApiError({ code: 'worker-failed', text: 'no' }, 503));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([review.problem === null, review.isRunning]).toEqual([false, false]);
    const count = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveBeenCalledTimes(count);
  });
});

describe('after a match', () => {
  it('shows everything where something was hidden', () => {
    const session = follow({ hasSecrets: true });
    new After(session);
    expect(session.see).toHaveBeenCalledWith(EVERYTHING);
    const open = follow();
    new After(open);
    expect(open.see).not.toHaveBeenCalled();
  });

  it('draws the better action at the moment of a mistake, and the line it expects', async () => {
    const session = follow({ moment: { ply: 3, number: 1 } });
    const after = new After(session);
    await settle();
    expect(after.hint?.structure).toEqual({ kind: 'drop', column: 2 });
    expect(after.board).toBeNull(); // the match itself
    // the line is followed: its positions on the board, and in each of them the action that comes next
    const moments = [2, 3].map((column) => ({ view: { after: column }, events: [], seat: '', action: { text: '', structure: {} } }));
    const line = { ply: 3, view: { after: 0 }, dealt_anew: false, moments } as unknown as ExpectedLine;
    const asked = vi.spyOn(api, 'expectedLine').mockResolvedValue(line);
    after.look(after.mistakes[0]!, 1);
    await settle();
    expect(asked).toHaveBeenCalledWith('m1', 3, 'yellow', null);
    expect(after.hint?.structure).toEqual({ kind: 'drop', column: 3 });
    expect(after.board).toMatchObject({ view: { after: 2 }, before: { after: 0 }, interactive: false });
    after.press('right');
    expect(after.board).toMatchObject({ view: { after: 3 }, before: { after: 2 } });
    expect(after.hint).toBeNull(); // it has ended
    after.press('right');
    expect(after.drawnOf(after.mistakes[0]!)).toBe(2);
    after.press('left');
    expect(after.board).toMatchObject({ view: { after: 2 }, before: null });
    after.press('left');
    expect([after.board, after.hint?.structure]).toEqual([null, { kind: 'drop', column: 2 }]);
    expect(session.step).not.toHaveBeenCalled();
    after.press('left'); // back in the match
    expect(session.step).toHaveBeenCalledWith(-1);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(new After(follow({ moment: { ply: 2 } })).hint).toBeNull();
  });

  it('keys step, and lead from mistake to mistake', async () => {
    const session = follow({ moment: { ply: 2 } });
    const after = new After(session);
    await settle();
    expect([after.press('right'), after.press('left')]).toEqual([true, true]);
    expect(vi.mocked(session.step).mock.calls).toEqual([[1], [-1]]);
    after.press('down');
    after.press('up');
    after.press('first');
    after.press('last');
    expect(vi.mocked(session.goTo).mock.calls).toEqual([[3], [0], [0], [4]]);
    expect(new After(follow()).press('down')).toBe(false); // nothing is known yet
  });

  it('one’s own mistakes can be tried again; who only looks on may try all', async () => {
    const mine = new After(follow());
    const watching = new After(follow({ info: { yours: [], seats: ['yellow', 'red'] } }));
    await settle();
    expect(mine.triable.map(({ ply }) => ply)).toEqual([0]);
    expect(watching.triable.map(({ ply }) => ply)).toEqual([0, 3]);
  });

  it('a mistake is tried from what its side knew, until it is found or shown', async () => {
    const past = { type: 'past', ref: '', ply: 0, view: { seat: 'yellow', actor: 'yellow' }, events: [], legal: LEGAL } as unknown as Past;
    const asked = vi.spyOn(api, 'pastToPlay').mockResolvedValue(past);
    const answers = ['worse', 'found'] as const;
    const told = vi.spyOn(api, 'tryAgain').mockImplementation(async (_id, _ply, action) => ({
      verdict: answers[action === LEGAL[1]!.id ? 1 : 0],
      value: 0,
      best_value: 0.3,
      reply: null,
    }));
    const after = new After(follow({ info: { yours: [], seats: ['yellow', 'red'] } }));
    await settle();
    after.tryAgain(after.triable[0]!);
    await settle();
    const trying = after.trying!;
    expect(asked).toHaveBeenCalledWith('m1', 0, 'yellow', null);
    expect(after.board).toMatchObject({ interactive: true, seat: 'yellow', legal: LEGAL, view: past.view });
    expect(after.hint).toBeNull(); // nothing is given away

    trying.narrowing.choose({ column: 1 });
    expect(trying.isJudging).toBe(true);
    await settle();
    expect(trying.answer?.verdict).toBe('worse');
    expect(after.board?.interactive).toBe(false);
    trying.again();
    expect(after.board?.interactive).toBe(true);
    trying.narrowing.choose({ column: 2 });
    await settle();
    expect(trying.answer?.verdict).toBe('found');
    expect(told.mock.calls.map(([, ply, action]) => [ply, action])).toEqual(LEGAL.map(({ id }) => [0, id]));

    trying.show();
    expect(after.hint?.structure).toEqual({ kind: 'drop', column: 2 });
    expect(after.next?.ply).toBe(3);
    after.escape();
    expect(after.trying).toBeNull();
  });
});
