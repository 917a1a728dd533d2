import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import type { MatchState, Warned } from '../api/types';
import { dropped, FakeSocket, info, LEGAL, state, welcome } from '../test/wire';
import { clockText } from './clock';
import { MatchSession, type SessionOptions } from './match.svelte';
import { settings } from '../base/settings.svelte';
import { t } from '../i18n/index.svelte';

let session: MatchSession;
function open(options: Partial<SessionOptions> = {}, first: Partial<MatchState> = {}, match = info()) {
  session = new MatchSession({ id: 'm1', ...options });
  FakeSocket.last.open().says(welcome({ match, seat: first.seat === undefined ? 'yellow' : first.seat }));
  FakeSocket.last.says(state(first));
  return FakeSocket.last;
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const at = () => session.moment?.ply;

beforeEach(() => {
  settings.set('language', 'en');
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('playing', () => {
  it('offers the legal list on our turn', () => {
    open();
    expect(session.isOurTurn).toBe(true);
    expect(session.narrowing.legal).toHaveLength(2);
  });

  it('sends the action with the moment it answers, and shows it as on its way', () => {
    const server = open();
    session.narrowing.choose({ column: 2 });
    expect(server.heard).toMatchObject({ type: 'act', ply: 0, version: 1, action: LEGAL[1]!.id });
    expect(session.pending?.text).toBe('drop 2');
    expect(session.narrowing.legal).toEqual([]);
  });

  it('a refused action snaps back with the reason', async () => {
    const server = open();
    session.narrowing.choose({ column: 2 });
    server.says({
      type: 'refused',
      ref: server.heard.ref!,
      code: 'illegal',
      text: 'column 2 is full',
      reason: null,
      fact: null,
      version: 1,
      retry_after: null,
    });
    await settle();
    expect(session.pending).toBeNull();
    expect(session.notice).toMatchObject({ text: t('problem.illegal', { text: 'column 2 is full' }), tone: 'problem' });
    expect(session.notice?.text).toContain('column 2 is full');
    expect(session.narrowing.legal).toHaveLength(2);
  });

  it('an accepted action is done when the state comes, in either order', async () => {
    const server = open();
    session.narrowing.choose({ column: 1 });
    const ref = server.heard.ref!;
    server.says(state({ ply: 1, events: [dropped(1)] }));
    await settle();
    server.says({ type: 'accepted', ref, version: 2, ply: 1 });
    await settle();
    expect(session.pending).toBeNull();
    expect(at()).toBe(1);
    expect(session.moment?.events).toEqual([dropped(1)]);
    expect(session.moment?.before).not.toBeNull();
  });

  it('an action lost with the connection is sent again, unless it arrived', async () => {
    const server = open();
    session.narrowing.choose({ column: 1 });
    server.drops();
    await vi.advanceTimersByTimeAsync(1_000);
    const again = FakeSocket.last.open();
    expect(again).not.toBe(server);
    expect(again.heard).toMatchObject({ type: 'hello', version: 1 });
    again.says(welcome({ version: 1 }));
    expect(again.heard).toMatchObject({ type: 'act', ply: 0, action: LEGAL[0]!.id });
    again.says({
      type: 'refused',
      ref: again.heard.ref!,
      code: 'repeated',
      text: 'played already',
      reason: null,
      fact: null,
      version: 2,
      retry_after: null,
    });
    await settle();
    expect(session.notice).toBeNull();
    expect(again.heard).toMatchObject({ type: 'hello' });
    again.says(state({ ply: 1, events: [dropped(1)] }));
    await settle();
    expect(session.pending).toBeNull();
    expect(at()).toBe(1);
  });

  it('is not sent again when the match has gone on meanwhile', async () => {
    const server = open();
    session.narrowing.choose({ column: 1 });
    server.drops();
    await vi.advanceTimersByTimeAsync(1_000);
    const again = FakeSocket.last.open();
    again.says(welcome({ version: 2 }));
    again.says(state({ ply: 1, since: 0, events: [dropped(1)] }));
    await settle();
    expect(again.sent.filter(({ type }) => type === 'act')).toEqual([]);
    expect(session.pending).toBeNull();
  });
});

describe('following', () => {
  it('shows several actions one by one, asking for the moments between', async () => {
    const server = open({}, { actor: 'red', ply: 1 });
    server.says(state({ ply: 3, since: 1, actor: 'yellow', events: [dropped(2), dropped(3)] }));
    await settle();
    expect(server.heard).toMatchObject({ type: 'look', ply: 2 });
    expect(at()).toBe(1);
    server.says({ type: 'past', ref: server.heard.ref!, ply: 2, view: { at: 2 }, events: [] });
    await settle();
    expect(at()).toBe(2);
    expect(session.narrowing.legal).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(at()).toBe(3);
    expect(session.narrowing.legal).toHaveLength(2);
  });

  it('every action stays its time, also when they come one by one', async () => {
    const server = open({}, { actor: 'red', ply: 1 });
    const shown: [number | undefined, number][] = [];
    const note = () => shown.at(-1)?.[0] !== at() && shown.push([at(), Date.now()]);
    for (let ply = 2; ply <= 6; ply += 1) {
      server.says(state({ ply, since: ply - 1, actor: ply < 6 ? 'red' : 'yellow', events: [dropped(ply)] }));
      for (let step = 0; step < 8; step += 1, note()) await vi.advanceTimersByTimeAsync(10); // 80 ms between them, as programs do
      expect(session.narrowing.legal).toEqual([]);
    }
    expect(session.isCatchingUp).toBe(true);
    expect(session.isInteractive).toBe(false);
    for (let step = 0; step < 300; step += 1, note()) await vi.advanceTimersByTimeAsync(10);
    expect(shown.map(([ply]) => ply)).toEqual([2, 3, 4, 5, 6]);
    const apart = shown.slice(1).map(([, time], i) => time - shown[i]![1]);
    for (const ms of apart) expect(ms).toBeGreaterThanOrEqual(550);
    expect(session.isCatchingUp).toBe(false);
    expect(session.narrowing.legal).toHaveLength(2);
  });

  it('goes at the pace that was chosen, and at once if wanted', async () => {
    settings.set('pace', 'at-once');
    const server = open({}, { actor: 'red', ply: 1 });
    server.says(state({ ply: 2, since: 1, actor: 'red', events: [dropped(2)] }));
    server.says(state({ ply: 4, since: 2, actor: 'yellow', events: [dropped(3), dropped(4)] }));
    await settle();
    expect(at()).toBe(4);
    expect(session.narrowing.legal).toHaveLength(2);
    settings.set('pace', 'normal');
  });

  it('what we play is shown at once, what follows it is not', async () => {
    const server = open();
    session.narrowing.choose({ column: 1 });
    server.says(state({ ply: 1, events: [dropped(1)] }));
    server.says(state({ ply: 2, since: 1, events: [dropped(2)] }));
    await settle();
    expect(at()).toBe(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(at()).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(at()).toBe(2);
  });

  it('is soon over when our own clock runs out meanwhile', async () => {
    const server = open({}, { actor: 'red', ply: 1 });
    const clocks = { remaining_ms: { yellow: 8_000, red: 50_000 }, running: 'yellow', at: Date.now() };
    for (const ply of [2, 3]) server.says(state({ ply, since: ply - 1, actor: 'red', events: [dropped(ply)] }));
    server.says(state({ ply: 4, since: 3, actor: 'yellow', events: [dropped(4)], clocks }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(at()).toBe(4);
  });

  it('a click skips to the newest moment', async () => {
    const server = open({}, { actor: 'red', ply: 1 });
    server.says(state({ ply: 3, since: 1, actor: 'yellow', events: [dropped(2), dropped(3)] }));
    await settle();
    session.skip();
    expect(at()).toBe(3);
    expect(session.moment?.before).toBeNull();
    expect(session.narrowing.legal).toHaveLength(2);
  });

  it('what was taken back leaves the log', async () => {
    const server = open({}, { ply: 2, actor: 'yellow', events: [dropped(1), dropped(2)] });
    expect(session.log).toHaveLength(2);
    server.says(state({ ply: 0, version: 9, since: 0, events: [] }));
    await settle();
    expect(session.log).toEqual([]);
    expect(at()).toBe(0);
  });

  it('new events are added to what is known', async () => {
    const server = open({}, { ply: 1, actor: 'red', events: [dropped(1)] });
    server.says(state({ ply: 2, since: 1, actor: 'yellow', events: [dropped(2)] }));
    await settle();
    expect(session.log.map(({ ply }) => ply)).toEqual([1, 2]);
  });
});

describe('since we last acted', () => {
  const told = () => session.moment?.since.map(({ ply }) => ply);
  async function reply(server: FakeSocket, plies: readonly number[]): Promise<void> {
    const last = plies.at(-1);
    for (const ply of plies) server.says(state({ ply, since: ply - 1, actor: ply === last ? 'yellow' : 'red', events: [dropped(ply)] }));
    await vi.advanceTimersByTimeAsync(5_000);
  }

  it('all the others did is told with the board, until we act', async () => {
    const server = open();
    session.narrowing.choose({ column: 1 });
    server.says(state({ ply: 1, events: [dropped(1)] }));
    await settle();
    expect(told()).toEqual([]);
    await reply(server, [2, 3, 4]);
    expect(told()).toEqual([2, 3, 4]);
    expect(session.moment?.since[1]).toMatchObject({ events: [dropped(3)], before: { at: 2 } });
    session.narrowing.choose({ column: 1 });
    server.says(state({ ply: 5, since: 4, actor: 'red', events: [dropped(5)] }));
    await settle();
    expect(told()).toEqual([]);
  });

  it('is asked for when the page is opened on our turn', async () => {
    const server = open({}, { ply: 3, actor: 'yellow', events: [1, 2, 3].map(dropped) });
    for (const [ply, actor] of [
      [2, 'red'],
      [1, 'red'],
      [0, 'yellow'],
    ] as const) {
      expect(server.heard).toMatchObject({ type: 'look', ply });
      server.says({ type: 'past', ref: server.heard.ref!, ply, view: { at: ply, actor }, events: [] });
      await settle();
    }
    expect(told()).toEqual([2, 3]);
    expect(session.narrowing.legal).toHaveLength(2);
  });

  it('who only watches is told the last turn of who acted', async () => {
    const server = open({}, { ply: 1, actor: 'red', seat: null }, info({ yours: [] }));
    for (const [ply, actor] of [
      [2, 'red'],
      [3, 'yellow'],
      [4, 'red'],
    ] as const)
      server.says(state({ ply, since: ply - 1, seat: null, actor, events: [dropped(ply)], legal: [] }));
    await vi.advanceTimersByTimeAsync(700);
    expect([at(), told()]).toEqual([3, [2, 3]]);
    await vi.advanceTimersByTimeAsync(700);
    expect([at(), told()]).toEqual([4, [4]]);
  });

  it('can be shown again at its pace, and then we may choose', async () => {
    const server = open();
    session.narrowing.choose({ column: 1 });
    server.says(state({ ply: 1, events: [dropped(1)] }));
    await settle();
    expect(session.canReplayTurn).toBe(false);
    await reply(server, [2, 3]);
    expect(session.canReplayTurn).toBe(true);
    session.replayTurn();
    expect(at()).toBe(1);
    expect(session.isLive).toBe(true);
    expect(session.narrowing.legal).toEqual([]);
    await vi.advanceTimersByTimeAsync(600);
    expect(at()).toBe(2);
    await vi.advanceTimersByTimeAsync(600);
    expect(at()).toBe(3);
    expect(told()).toEqual([2, 3]);
    expect(session.narrowing.legal).toHaveLength(2);
    session.replayTurn();
    await vi.advanceTimersByTimeAsync(100);
    session.skip();
    expect(at()).toBe(3);
    expect(session.narrowing.legal).toHaveLength(2);
  });
});

describe('looking back', () => {
  it('shows an earlier moment without actions to choose, and comes back', async () => {
    const server = open({}, { ply: 4, actor: 'yellow', events: [1, 2, 3, 4].map(dropped) });
    void session.goTo(2);
    await settle();
    server.says({ type: 'past', ref: server.heard.ref!, ply: 2, view: { at: 2 }, events: [] });
    await settle();
    expect(at()).toBe(2);
    expect(session.isLive).toBe(false);
    expect(session.narrowing.legal).toEqual([]);
    await session.goTo(99);
    expect(at()).toBe(4);
    expect(session.isLive).toBe(true);
    expect(session.narrowing.legal).toHaveLength(2);
  });

  it('stays there when the match goes on', async () => {
    const server = open({}, { ply: 3, actor: 'red', events: [1, 2, 3].map(dropped) });
    void session.goTo(1);
    await settle();
    server.says({ type: 'past', ref: server.heard.ref!, ply: 1, view: { at: 1 }, events: [] });
    await settle();
    server.says(state({ ply: 4, since: 3, actor: 'yellow', events: [dropped(4)] }));
    await settle();
    expect(at()).toBe(1);
    expect(session.log).toHaveLength(4);
    expect(session.narrowing.legal).toEqual([]);
  });
});

describe('a long match', () => {
  it('begins its log where the server does, and goes further back when asked', async () => {
    const server = open({}, { ply: 300, since: 298, actor: 'yellow', events: [299, 300].map(dropped) });
    expect(session.logFrom).toBe(298);
    const page = { since: 0, until: 298, events: [297, 298].map(dropped) };
    const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify(page))));
    vi.stubGlobal('fetch', fetched);
    await session.lookFurtherBack();
    expect(fetched).toHaveBeenCalledWith('/api/matches/m1/events?until=298&seat=yellow', expect.anything());
    expect(session.log.map(({ ply }) => ply)).toEqual([297, 298, 299, 300]);
    expect(session.logFrom).toBe(0);
    server.says(state({ ply: 301, since: 300, actor: 'red', events: [dropped(301)] }));
    await settle();
    expect(session.log).toHaveLength(5);
  });

  it('begins anew where something between is missing', async () => {
    const server = open({}, { ply: 2, actor: 'yellow', events: [1, 2].map(dropped) });
    server.says(state({ ply: 400, since: 398, actor: 'yellow', events: [399, 400].map(dropped) }));
    await settle();
    expect(session.log.map(({ ply }) => ply)).toEqual([399, 400]);
    expect(session.logFrom).toBe(398);
  });

  it('shows what happened at a moment before the log', async () => {
    const server = open({}, { ply: 300, since: 298, actor: 'yellow', events: [299, 300].map(dropped) });
    void session.goTo(5);
    await settle();
    server.says({ type: 'past', ref: server.heard.ref!, ply: 5, view: { at: 5 }, events: [dropped(5)] });
    await settle();
    expect(session.moment?.events).toEqual([dropped(5)]);
  });

  it('at a hot seat with secrets nothing of the other seat stays in the log', async () => {
    const both = info({ yours: ['yellow', 'red'] });
    const server = open({ hasSecrets: true }, { ply: 300, since: 298, events: [299, 300].map(dropped) }, both);
    session.uncover();
    server.says(state({ ply: 301, since: 300, actor: 'red', events: [dropped(301)] }));
    await settle();
    session.cover();
    session.uncover();
    server.says(welcome({ match: both, seat: 'red' }));
    server.says(state({ ply: 301, since: 299, seat: 'red', actor: 'red', events: [300, 301].map(dropped) }));
    await settle();
    expect(session.log.map(({ ply }) => ply)).toEqual([300, 301]);
    expect(session.logFrom).toBe(299);
  });
});

describe('hot seat', () => {
  const both = info({ yours: ['yellow', 'red'] });

  it('without secrets we look with the eyes of who is to act', async () => {
    const server = open({}, {}, both);
    server.says(state({ ply: 1, events: [dropped(1)] }));
    await settle();
    expect(server.heard).toMatchObject({ type: 'hello', seat: 'red' });
    server.says(welcome({ match: both, seat: 'red', version: 2 }));
    server.says(state({ ply: 1, seat: 'red', actor: 'red', events: [dropped(1)] }));
    await settle();
    expect(session.isOurTurn).toBe(true);
    expect(session.narrowing.legal).toHaveLength(2);
    expect(session.covered).toBeNull();
  });

  it('with secrets the board is covered first, and between turns', async () => {
    const server = open({ hasSecrets: true }, {}, both);
    expect(session.covered).toBe('yellow');
    expect(session.narrowing.legal).toEqual([]);
    session.uncover();
    expect(session.narrowing.legal).toHaveLength(2);
    server.says(state({ ply: 1, events: [dropped(1)] }));
    await settle();
    expect(session.covered).toBeNull();
    expect(session.handOverTo).toBe('red');
    expect(server.sent.filter(({ type }) => type === 'hello')).toHaveLength(1);
    session.cover();
    expect(session.covered).toBe('red');
    session.uncover();
    expect(server.heard).toMatchObject({ type: 'hello', seat: 'red' });
  });

  it('nothing is covered when the match is over', async () => {
    open({ hasSecrets: true }, { status: 'over', actor: null, outcome: { winner: 'red', ending: 'line', text: 'x' } }, both);
    expect(session.covered).toBeNull();
  });
});

describe('others', () => {
  const players = (kind: 'person' | 'bot') => [
    { seat: 'yellow', kind: 'person' as const, name: 'Ada', level: null },
    { seat: 'red', kind, name: 'R', level: null },
  ];

  it('between people no hint is asked for; against a program and at a hot seat it is', () => {
    const server = open({}, { players: players('person') });
    const said = server.sent.length;
    void session.askHint();
    expect(session.isBetweenPeople).toBe(true);
    expect(server.sent).toHaveLength(said);
    server.says(state({ players: players('bot'), version: 2 }));
    void session.askHint();
    expect(server.heard.type).toBe('hint');
    session.close();
    open({}, { players: players('person') }, info({ yours: ['yellow', 'red'] }));
    expect(session.isBetweenPeople).toBe(false);
  });

  it('against a program a coach looks first, warns, and lets one try again or play it all the same', async () => {
    settings.set('coach', true);
    const server = open({}, { players: players('bot') });
    const considered = (warning: Warned | null) =>
      server.says({ type: 'considered', ref: server.heard.ref!, ply: 0, action: LEGAL[1]!.id, warning });
    session.narrowing.choose({ column: 2 });
    expect(server.heard).toMatchObject({ type: 'consider', ply: 0, action: LEGAL[1]!.id });
    expect(session.narrowing.legal).toEqual([]);
    considered({ value: -0.9, best_value: 0.2, fears: null });
    await settle();
    expect(session.coach.warning?.action).toEqual(LEGAL[1]);
    expect(session.pending).toBeNull();
    expect(session.narrowing.legal).toHaveLength(2); // another try
    await Promise.race([session.play(session.coach.warning!.action), settle()]);
    expect(server.heard).toMatchObject({ type: 'act', action: LEGAL[1]!.id });
    expect(session.coach.warning).toBeNull();
    session.close();
    const next = open({}, { players: players('bot') });
    session.narrowing.choose({ column: 1 });
    next.says({ type: 'considered', ref: next.heard.ref!, ply: 0, action: LEGAL[0]!.id, warning: null });
    await settle();
    expect(next.heard).toMatchObject({ type: 'act', action: LEGAL[0]!.id });
    session.close();
    const other = open({}, { players: players('bot') });
    session.narrowing.choose({ column: 2 });
    const warning = { value: -0.9, best_value: 0.2, fears: null };
    other.says({ type: 'considered', ref: other.heard.ref!, ply: 0, action: LEGAL[1]!.id, warning });
    await settle();
    other.says(state({ players: players('bot'), ply: 2, version: 3, events: [dropped(1), dropped(2)] })); // played in another window
    expect(session.coach.warning).toBeNull();
    session.close();
    open({}, { players: players('person') });
    session.narrowing.choose({ column: 2 });
    expect(FakeSocket.last.heard.type).toBe('act'); // between people nobody is coached
    settings.set('coach', false);
  });

  it('who is gone is known from the welcome on', () => {
    session = new MatchSession({ id: 'm1' });
    FakeSocket.last.open().says(welcome({ absent_since: { red: 5 } }));
    FakeSocket.last.says(state({ ply: 1 }));
    expect(session.absentSince).toBe(5);
  });
});

describe('clocks', () => {
  it('run for who is to act, by the server’s time', () => {
    open({}, { clocks: { remaining_ms: { yellow: 60_000, red: 50_000 }, running: 'yellow', at: Date.now() } });
    expect(session.timeLeft('yellow', Date.now() + 5_000)).toBe(55_000);
    expect(session.timeLeft('red', Date.now() + 5_000)).toBe(50_000);
    expect(session.timeLeft('yellow', Date.now() + 500_000)).toBe(0);
  });

  it('are read as minutes, and as tenths at the end', () => {
    expect(clockText(725_000)).toBe('12:05');
    expect(clockText(9_460)).toBe('9.4');
    expect(clockText(3_725_000)).toBe('1:02:05');
    expect(clockText(0)).toBe('0.0');
  });
});

describe('other eyes, after the end', () => {
  const OVER = { ply: 3, status: 'over', actor: null, outcome: { winner: 'red', ending: 'line', text: '' } } as const;
  const asPast = (ply: number) => ({ type: 'past' as const, ref: '', ply, view: { at: ply, all: true }, events: [], legal: [] });

  it('show the same moment, and step through what they saw; our own come back', async () => {
    const server = open({ hasSecrets: true }, { ...OVER, events: [1, 2, 3].map(dropped) });
    const past = vi.spyOn(api, 'past').mockImplementation(async (_id, ply) => asPast(ply));
    const events = vi.spyOn(api, 'events').mockImplementation(async (_id, until) => ({ since: 0, until, events: [dropped(1)] }));
    await session.see('all');
    expect(events).toHaveBeenCalledWith('m1', 3, 'all', null);
    expect(session.moment).toMatchObject({ ply: 3, view: { all: true } });
    expect(session.log).toHaveLength(1);

    session.step(-1);
    session.step(-1); // before the answer to the first
    await settle();
    expect(at()).toBe(1);
    expect(past.mock.calls.map(([, ply, seat]) => [ply, seat])).toContainEqual([1, 'all']);
    await session.goTo(3);
    expect(session.moment?.view).toMatchObject({ all: true }); // not what the socket tells
    server.says(state({ ...OVER, version: 9, rematch: 'm2' }));
    await settle();
    expect(session.state?.rematch).toBe('m2');
    expect(session.moment?.view).toMatchObject({ all: true });

    await session.goTo(2);
    const back = session.see(null);
    server.says({ type: 'past', ref: server.heard.ref!, ply: 2, view: { at: 2 }, events: [], legal: [] });
    await back;
    expect(events).toHaveBeenLastCalledWith('m1', 3, 'yellow', null);
    expect(session.moment).toMatchObject({ ply: 2, view: { at: 2 } });
    expect(session.moment?.view).not.toHaveProperty('all');
  });

  it('show the moment that the address asks for, whichever answer comes first', async () => {
    for (const isLate of [true, false]) {
      const server = open({ hasSecrets: true, at: 1 }, { ...OVER, events: [1, 2, 3].map(dropped) });
      const { ref } = server.heard;
      vi.spyOn(api, 'past').mockImplementation(async (_id, ply) => asPast(ply));
      let tell = () => {};
      const told = new Promise<void>((done) => (tell = done));
      vi.spyOn(api, 'events').mockImplementation(async (_id, until) => told.then(() => ({ since: 0, until, events: [] })));
      const seen = session.see('all');
      if (isLate) tell();
      await settle();
      server.says({ type: 'past', ref: ref!, ply: 1, view: { at: 1 }, events: [], legal: [] }); // with our own eyes
      await settle();
      tell();
      await seen;
      await settle();
      expect(session.moment).toMatchObject({ ply: 1, view: { at: 1, all: true } });
      if (isLate) session.close();
    }
  });

  it('are for nobody before it, and a refusal leaves all as it was', async () => {
    open({ hasSecrets: true }, { ply: 3 });
    const events = vi.spyOn(api, 'events').mockRejectedValue(new Error('no'));
    await session.see('all');
    expect(events).not.toHaveBeenCalled();
    session.close();
    open({ hasSecrets: true }, OVER);
    vi.spyOn(api, 'past').mockImplementation(async (_id, ply) => asPast(ply));
    await session.see('all');
    expect(session.eyes).toBeNull();
    expect(session.notice?.tone).toBe('problem');
    expect(session.moment?.view).not.toHaveProperty('all');
  });
});
