import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LessonMoment, LessonScene } from '../api/types';
import { kept } from './keeping';
import { LessonSession, STAY } from './lesson.svelte';
import { boxOf, elementOf, uncovered } from './spotlight.svelte';

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

describe('how far a lesson is', () => {
  it('is kept while the page is loaded again, and not once it is left or done', async () => {
    answering(moment({ inputs: [3], step: 1 }), moment({ inputs: [3, 3], step: 2 }));
    const session = new LessonSession('g', moment({}));
    await session.attempt(session.moment.legal[0]!);
    expect(kept('g', 'l')).toEqual([3]);
    new LessonSession('g', moment({ inputs: [3], step: 1 })).close();
    expect(kept('g', 'l')).toEqual([]);
    await session.attempt(session.moment.legal[0]!);
    expect([session.isDone, kept('g', 'l')]).toEqual([true, []]);
    sessionStorage.setItem('fracas.lesson.g/l', 'what?');
    expect(kept('g', 'l')).toEqual([]);
  });
});

describe('the light', () => {
  it('finds targets and sides by their names', () => {
    document.body.innerHTML = '<p data-target="rack/a/0"></p><p data-side="red"></p>';
    expect(elementOf(document, 'rack/a/0')?.getAttribute('data-target')).toBe('rack/a/0');
    expect(elementOf(document, 'side/red')?.getAttribute('data-side')).toBe('red');
    expect(elementOf(document, 'side/"')).toBeNull();
  });

  it('is wide enough to be seen, falls on nothing that takes no room, and on nothing below a menu', () => {
    const point = document.createElement('p');
    expect(boxOf('x', point, new DOMRect())).toBeNull();
    point.getBoundingClientRect = () => new DOMRect(100, 50, 4, 4);
    const box = { key: 'x', x: 85, y: 35, width: 34, height: 34 };
    expect(boxOf('x', point, new DOMRect())).toEqual(box);
    const far = { ...box, key: 'far', x: 300 };
    expect(uncovered([box, far], [{ key: 'menu', x: 100, y: 60, width: 80, height: 30 }])).toEqual([far]);
  });
});
