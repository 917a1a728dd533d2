import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LessonMoment, LessonScene } from '../api/types';
import { LessonSession, STAY } from './lesson.svelte';
import { boxOf, darkness, elementOf } from './spotlight.svelte';

const scene = (ply: number): LessonScene => ({ ply, view: { ply }, events: [] });
const moment = (more: Partial<LessonMoment>): LessonMoment => ({
  game: 'g',
  lesson: 'l',
  title: 'L',
  seat: 'a',
  seats: ['a', 'b'],
  options: {},
  inputs: [],
  step: 0,
  steps: 2,
  text: 'Do.',
  show: [],
  asks: true,
  scenes: [scene(0)],
  legal: [{ id: 3, text: 'go', structure: { kind: 'go' }, preview: null }],
  advised: 3,
  outcome: null,
  answer: null,
  ...more,
});
function answering(...answers: LessonMoment[]): unknown[] {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return new Response(JSON.stringify(answers.shift()));
  });
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a lesson', () => {
  it('answers a try that does not count, and changes nothing', async () => {
    const asked = answering(moment({ answer: { verdict: 'wrong', text: 'Not so.', fact: null } }));
    const session = new LessonSession('g', moment({}));
    await session.attempt(session.moment.legal[0]!);
    expect(asked).toEqual([{ attempt: 3, inputs: [] }]);
    expect([session.answer, session.moment.step, session.isInteractive]).toEqual(['Not so.', 0, true]);
  });

  it('tells the rule that forbids something, as a sentence', async () => {
    answering(moment({ answer: { verdict: 'illegal', text: '', fact: { kind: 'far', text: 'it is too far' } } }));
    const session = new LessonSession('g', moment({}));
    await session.attempt(session.moment.legal[0]!);
    expect(session.answer).toBe('It is too far.');
  });

  it('shows what follows action by action, then the next step', async () => {
    vi.useFakeTimers();
    answering(
      moment({
        inputs: [3],
        step: 1,
        scenes: [scene(0), scene(1), scene(2)],
        asks: false,
        legal: [],
        answer: { verdict: 'done', text: '', fact: null },
      }),
    );
    const session = new LessonSession('g', moment({}));
    const done = session.attempt(session.moment.legal[0]!);
    await vi.advanceTimersByTimeAsync(STAY / 2);
    expect([session.scene.ply, session.moment.step, session.isBusy]).toEqual([1, 0, true]);
    await vi.advanceTimersByTimeAsync(STAY);
    await done;
    expect([session.scene.ply, session.moment.step, session.isInteractive]).toEqual([2, 1, false]);
  });

  it('asks why only once something has been picked up', () => {
    const asked = answering(moment({}));
    new LessonSession('g', moment({})).point('node-b7');
    expect(asked).toEqual([]);
  });

  it('marks what would do for somebody who is stuck', () => {
    const session = new LessonSession('g', moment({}));
    expect(session.hint).toBeNull();
    session.showOne();
    expect(session.hint?.id).toBe(3);
  });
});

describe('the light', () => {
  it('finds targets and sides by their names', () => {
    document.body.innerHTML = '<p data-target="rack/a/0"></p><p data-side="red"></p>';
    expect(elementOf(document, 'rack/a/0')?.getAttribute('data-target')).toBe('rack/a/0');
    expect(elementOf(document, 'side/red')?.getAttribute('data-side')).toBe('red');
    expect(elementOf(document, 'side/"')).toBeNull();
  });

  it('leaves holes in the dark', () => {
    expect(darkness(10, 8, [{ key: 'x', x: 1, y: 2, width: 3, height: 4 }])).toBe('M0 0h10v8h-10zM1 2h3v4h-3z');
    expect(boxOf('x', document.createElement('p'), new DOMRect())).toBeNull();
  });
});
