import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket, welcome } from '../test/wire';
import { LiveSocket, type Link, liveAddress, Lost } from './socket';
import type { Problem, ServerMessage } from './types';

function connect(isHurried = false) {
  const links: Link[] = [];
  const messages: ServerMessage[] = [];
  const refused: Problem[] = [];
  const socket = new LiveSocket('ws://here/api', {
    hello: () => ({ type: 'hello', ref: '', seat: null, watch: null, version: null, language: 'none' }),
    message: (message) => messages.push(message),
    link: (link) => links.push(link),
    refused: (problem) => refused.push(problem),
    isHurried: () => isHurried,
  });
  return { socket, links, messages, refused };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('LiveSocket', () => {
  it('says hello, and is open once it is welcome', () => {
    const { links, messages, socket } = connect();
    FakeSocket.last.open();
    expect(FakeSocket.last.heard.type).toBe('hello');
    expect(links).toEqual(['connecting']);
    FakeSocket.last.says(welcome());
    expect(links).toEqual(['connecting', 'open']);
    expect(messages.map(({ type }) => type)).toEqual(['welcome']);
    socket.close();
  });

  it('comes back with growing pauses', () => {
    const { links, socket } = connect();
    const pauses: number[] = [];
    for (let failure = 0; failure < 4; failure += 1) {
      FakeSocket.last.drops();
      expect(links.at(-1)).toBe('waiting');
      const before = FakeSocket.all.length;
      let waited = 0;
      while (FakeSocket.all.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      pauses.push(waited);
    }
    expect(pauses[0]).toBeLessThan(800);
    for (let i = 1; i < pauses.length; i += 1) expect(pauses[i]).toBeGreaterThan(pauses[i - 1]! * 1.3);
    socket.close();
  });

  it('waits for seconds at most while a clock runs', () => {
    const { socket } = connect(true);
    for (let failure = 0; failure < 12; failure += 1) {
      FakeSocket.last.drops();
      const before = FakeSocket.all.length;
      vi.advanceTimersByTime(2_700);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
    socket.close();
  });

  it('tries at once when the network is back', () => {
    const { socket } = connect();
    FakeSocket.last.drops();
    expect(FakeSocket.all).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    socket.close();
  });

  it('finds the question of an answer, in any order', async () => {
    const { socket } = connect();
    FakeSocket.last.open().says(welcome());
    const first = socket.ask({ type: 'look', ref: '', ply: 1 });
    const firstRef = FakeSocket.last.heard.ref!;
    const second = socket.ask({ type: 'look', ref: '', ply: 2 });
    const secondRef = FakeSocket.last.heard.ref!;
    FakeSocket.last.says({ type: 'past', ref: secondRef, ply: 2, view: {}, events: [] });
    FakeSocket.last.says({
      type: 'refused',
      ref: firstRef,
      code: 'early',
      text: 'no',
      reason: null,
      fact: null,
      version: 1,
      retry_after: null,
    });
    expect(await second).toMatchObject({ type: 'past', ply: 2 });
    expect(await first).toMatchObject({ type: 'refused', code: 'early' });
    socket.close();
  });

  it('questions are lost with the connection, and refused without one', async () => {
    const { socket } = connect();
    FakeSocket.last.open().says(welcome());
    const asked = socket.ask({ type: 'hint', ref: '' });
    FakeSocket.last.drops();
    await expect(asked).rejects.toBeInstanceOf(Lost);
    await expect(socket.ask({ type: 'hint', ref: '' })).rejects.toBeInstanceOf(Lost);
    socket.close();
  });

  it('gives up when it is turned away, with the reason', () => {
    const { refused, links } = connect();
    FakeSocket.last.open();
    FakeSocket.last.says({
      type: 'refused',
      ref: '',
      code: 'not-found',
      text: 'no such match',
      reason: null,
      fact: null,
      version: null,
      retry_after: null,
    });
    FakeSocket.last.drops(1008);
    expect(refused).toEqual([{ code: 'not-found', text: 'no such match', reason: null, option: null, fact: null, retry_after: null }]);
    expect(links.at(-1)).toBe('closed');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('waits as long as the server asks for', () => {
    const { socket } = connect();
    FakeSocket.last.open();
    FakeSocket.last.says({
      type: 'refused',
      ref: '',
      code: 'too-many',
      text: 'wait',
      reason: null,
      fact: null,
      version: null,
      retry_after: 9,
    });
    FakeSocket.last.drops(1013);
    vi.advanceTimersByTime(8_900);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(4_000);
    expect(FakeSocket.all).toHaveLength(2);
    socket.close();
  });

  it('notices a connection that is dead without saying so', () => {
    const { links, socket } = connect();
    FakeSocket.last.open().says(welcome());
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.heard.type).toBe('ping');
    vi.advanceTimersByTime(8_000);
    expect(links.at(-1)).toBe('waiting');
    socket.close();
  });

  it('doubts it when the network goes or comes, when a device wakes up, and when an action is not answered', () => {
    const { links, socket } = connect();
    const reasons = [
      () => window.dispatchEvent(new Event('offline')),
      () => window.dispatchEvent(new Event('online')),
      () => document.dispatchEvent(new Event('visibilitychange')),
      () => void socket.ask({ type: 'act', ref: '', ply: 0, version: 1, action: 0 }).catch(() => {}),
    ];
    for (const doubt of reasons) {
      FakeSocket.last.open().says(welcome());
      doubt();
      FakeSocket.last.says({ type: 'pong', ref: '', time: 1 });
      vi.advanceTimersByTime(8_000);
      expect(links.at(-1)).toBe('open'); // somebody is there
      doubt();
      vi.advanceTimersByTime(8_000);
      expect(['waiting', 'connecting']).toContain(links.at(-1));
      vi.advanceTimersByTime(1_000);
    }
    socket.close();
  });

  it('knows its address', () => {
    expect(liveAddress('a b', { protocol: 'https:', host: 'x.org' } as Location)).toBe('wss://x.org/api/matches/a%20b/live');
    expect(liveAddress('m', { protocol: 'http:', host: 'localhost:8000' } as Location)).toBe('ws://localhost:8000/api/matches/m/live');
  });
});
