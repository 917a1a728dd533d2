import { describe, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import type { MatchSession } from './match.svelte';
import { animationOf, animationQuery, momentIn, momentLink, pictureQuery, turnBefore } from './sharing';

const session = (change: object = {}) =>
  ({
    id: 'abc',
    watch: null,
    seat: 'red',
    eyes: null,
    info: { watch: null },
    moment: { ply: 7, since: [{ ply: 6 }, { ply: 7 }] },
    state: { ply: 12 },
    ...change,
  }) as unknown as MatchSession;

describe('links to moments', () => {
  it('are read from the address', () => {
    expect(['?ply=12', '?a=b&ply=0', '', '?ply=-1', '?ply=x', '?ply=12345678'].map(momentIn)).toEqual([12, 0, null, null, null, null]);
  });
  it('lead to spectators where we may hand that on', () => {
    expect(momentLink(session(), 7)).toBe(`${location.origin}/match/abc?ply=7`);
    expect(momentLink(session({ info: { watch: 'tok' } }), null)).toBe(`${location.origin}/watch/abc/tok`);
  });
});

describe('what is drawn', () => {
  it('is what the page shows', () => {
    expect(pictureQuery(session())).toMatchObject({ ply: 7, seat: 'red', watch: null });
    expect(pictureQuery(session({ eyes: 'all' }))).toMatchObject({ seat: 'all' });
    expect(pictureQuery(session({ watch: 'tok', seat: null }))).toMatchObject({ seat: null, watch: 'tok' });
  });
  it('a turn is what others did since, or else the last action', () => {
    expect(turnBefore(session())).toBe(5);
    expect(turnBefore(session({ moment: { ply: 7, since: [] } }))).toBe(6);
    expect(turnBefore(session({ moment: { ply: 0, since: [] } }))).toBe(0);
    expect(animationQuery(session(), 'turn')).toMatchObject({ first: 5, last: 7, step: 1 });
  });
  it('a long match is shown in larger steps', () => {
    expect(animationQuery(session(), 'match')).toMatchObject({ first: 0, last: 12, step: 1 });
    expect(animationQuery(session({ state: { ply: 900 } }), 'match')).toMatchObject({ last: 900, step: 3 });
  });
});

describe('an animation', () => {
  const waiting = () => new Response(JSON.stringify({ drawn: 3, frames: 12 }), { status: 202 });

  it('is asked for until it is there', async () => {
    const asked = vi.spyOn(api, 'drawing').mockResolvedValueOnce(waiting()).mockResolvedValueOnce(new Response('GIF89a'));
    const told: number[] = [];
    const file = await animationOf(session(), 'match', 'gif', (share) => told.push(share), new AbortController().signal);
    expect([told, await file.text(), asked.mock.calls.length]).toEqual([[0.25], 'GIF89a', 2]);
  });
  it('can be given up', async () => {
    const stop = new AbortController();
    vi.spyOn(api, 'drawing').mockImplementation(async () => (stop.abort(), waiting()));
    await expect(animationOf(session(), 'match', 'gif', () => {}, stop.signal)).rejects.toThrow(/abort/i);
  });
});
