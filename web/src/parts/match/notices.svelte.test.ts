// Notices end with what they tell of.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../base/settings.svelte';
import { MatchSession } from '../../lib/match.svelte';
import { FakeSocket, LEGAL, state, welcome } from '../../test/wire';
import { endNotices } from './notices.svelte';

let session: MatchSession;
let stop: () => void;
beforeEach(() => {
  settings.set('language', 'en');
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
  session = new MatchSession({ id: 'm1' });
  stop = $effect.root(() => endNotices(() => session));
  meet(state());
});
afterEach(() => {
  stop();
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function meet(first: ReturnType<typeof state>): FakeSocket {
  FakeSocket.last.open().says(welcome());
  FakeSocket.last.says(first);
  flushSync();
  return FakeSocket.last;
}

it('that the server is stopping is no longer said when it is back', async () => {
  FakeSocket.last.says({ type: 'notice', code: 'stopping', text: 'stopping' });
  flushSync();
  expect(session.notice).not.toBeNull();
  FakeSocket.last.drops();
  flushSync();
  expect(session.notice).not.toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  meet(state());
  expect(session.link).toBe('open');
  expect(session.notice).toBeNull();
});

it('a refusal is no longer said when an action has been accepted, and not before', async () => {
  const server = FakeSocket.last;
  session.tell('That is not allowed.', 'problem');
  void session.play(LEGAL[0]!);
  flushSync();
  expect(session.notice).not.toBeNull();
  server.says(state({ ply: 1, version: 2, actor: 'red', legal: [] }));
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(session.notice).toBeNull();

  session.tell('Something else.', 'problem');
  server.says(state({ ply: 2, version: 3 })); // what the other does has accepted nothing of ours
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect(session.notice?.text).toBe('Something else.');
});

it('news is gone when it has been read, a refusal is not', async () => {
  session.tell('Agreed.');
  flushSync();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(session.notice?.text).toBe('Agreed.');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(session.notice).toBeNull();
  session.tell('That is not allowed.', 'problem');
  flushSync();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.notice?.text).toBe('That is not allowed.');
});
