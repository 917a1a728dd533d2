// A study that is changed in two windows at once: nothing is lost, and no moment is taken for another.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/client';
import { studies } from '../api/studies';
import type { Study, StudyMoment, StudyNode } from '../api/types';
import { StudySession } from './study.svelte';

const node = (id: string, parent: string | null, text: string, more: Partial<StudyNode> = {}): StudyNode => ({
  ...{ id, parent, text, ply: 0, seat: 'red', structure: null, by_chance: false, name: '', comment: '' },
  ...{ chance: id.startsWith('m') ? null : { salt: '', deals_anew: false } },
  ...more,
});
const start = node('m0', null, '');
const study = (version: number, nodes: StudyNode[], name = ''): Study =>
  ({ id: 's', version, nodes, name, yours: true, seats: ['red', 'blue'], redrawn: null, players: {}, options: {} }) as unknown as Study;
const late = () => new ApiError({ code: 'late', text: 'late' } as never, 409);

/** What the server has, and what it is asked. */
function server(now: { study: Study }) {
  vi.spyOn(studies, 'get').mockImplementation(async () => now.study);
  vi.spyOn(studies, 'moment').mockImplementation(
    async (_, at) => ({ node: at, version: now.study.version, view: {}, events: [], legal: [], actor: 'red' }) as unknown as StudyMoment,
  );
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a study in two windows', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is read again where it was changed elsewhere, and what was to be done is done there', async () => {
    const mine = node('b1', 'm0', 'drop 4');
    const now = { study: study(1, [start, mine]) };
    server(now);
    const session = new StudySession(now.study, 'b1');
    await settled();
    now.study = study(2, [start, node('b1', 'm0', 'drop 7'), { ...mine, id: 'b2' }]); // a line came before ours
    const asked: [number, string][] = [];
    vi.spyOn(studies, 'play').mockImplementation(async (_, version, at) => {
      asked.push([version, at]);
      if (version !== now.study.version) throw late();
      now.study = study(3, [...now.study.nodes, node('b3', at, 'drop 1')]);
      return { study: now.study, node: 'b3' };
    });
    await session.play({ id: 0 } as never);
    expect(asked).toEqual([
      [1, 'b1'],
      [2, 'b2'],
    ]);
    expect([session.node, session.study.version, session.problem]).toEqual(['b3', 3, '']);
  });

  it('shows no moment of another version for one of its own', async () => {
    const mine = node('b1', 'm0', 'drop 4');
    const now = { study: study(1, [start, mine]) };
    server(now);
    const session = new StudySession(now.study, 'm0');
    await settled();
    now.study = study(2, [start, node('b1', 'm0', 'drop 7'), { ...mine, id: 'b2' }]);
    await session.go('b1');
    expect([session.node, session.moment?.node, session.moment?.version]).toEqual(['b2', 'b2', 2]);
    now.study = study(3, [start, node('b1', 'm0', 'drop 7')]); // ours was deleted
    vi.spyOn(studies, 'play').mockRejectedValue(late());
    await session.play({ id: 0 } as never);
    expect([session.node, session.moment?.node, session.study.version]).toEqual(['m0', 'm0', 3]);
    expect(session.problem).toMatch(/changed elsewhere/);
  });

  it('writes over no comment that it has not shown', async () => {
    const now = { study: study(1, [start]) };
    server(now);
    const session = new StudySession(now.study, 'm0');
    await settled();
    now.study = study(2, [{ ...start, comment: 'Theirs.' }]);
    const written: unknown[] = [];
    vi.spyOn(studies, 'change').mockImplementation(async (_, version, change) => {
      if (version !== now.study.version) throw late();
      written.push(change);
      return { study: now.study, node: 'm0' };
    });
    expect(await session.change({ comment: 'Mine.' })).toBe(false);
    expect(written).toEqual([]);
    expect(session.problem).toMatch(/changed elsewhere/);
    expect(session.lines.get('m0')?.comment).toBe('Theirs.');
    expect(await session.change({ comment: 'Both.' })).toBe(true); // who has seen it may
    expect(written).toEqual([{ comment: 'Both.', node: 'm0' }]);
  });
});
