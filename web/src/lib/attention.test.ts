// Being called: by the list that is asked again, by a sound, and by the system while nobody looks.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../api/client';
import type { MatchSummary } from '../api/types';
import type { Sound } from '../base/words';
import { settings } from '../base/settings.svelte';
import { allowNotifications } from './attention';
import { guest } from './guest.svelte';
import { mine } from './mine.svelte';
import { everySoOften } from './polling';
import { router } from './router.svelte';
import { playSound } from './sounds';

const line = (id: string, your_turn: boolean): MatchSummary => ({ id, game: 'g', status: 'running', your_turn }) as MatchSummary;
const shown: { title: string; tag: string; onclick?: () => void }[] = [];
class FakeNotification {
  static permission = 'default';
  static requestPermission = () => Promise.resolve((FakeNotification.permission = 'granted'));
  close = () => {};
  constructor(title: string, { tag }: { tag: string }) {
    shown.push(Object.assign(this, { title, tag }));
  }
}
const look = (state: 'visible' | 'hidden') => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

beforeEach(() => {
  shown.length = 0;
  FakeNotification.permission = 'default';
  vi.stubGlobal('Notification', FakeNotification);
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(guest, 'find').mockResolvedValue({ id: 'g', name: 'Ada', kind: 'person' });
});
afterEach(() => {
  settings.set('notifies', false);
  settings.set('sound', false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('my turn', () => {
  it('is told by the system while the page is hidden, once, and only with consent', async () => {
    const matches = vi.spyOn(api, 'myMatches').mockResolvedValue([line('turn-1', false)]);
    look('hidden');
    await mine.refresh();
    matches.mockResolvedValue([line('turn-1', true)]);
    await mine.refresh();
    expect(shown).toHaveLength(0);
    matches.mockResolvedValue([line('turn-1', false)]);
    await mine.refresh();
    expect(await allowNotifications()).toBe(true);
    matches.mockResolvedValue([line('turn-1', true)]);
    await mine.refresh();
    await mine.refresh();
    expect(shown.map(({ tag }) => tag)).toEqual(['/match/turn-1']);
    const go = vi.spyOn(router, 'go').mockImplementation(() => {});
    vi.spyOn(window, 'focus').mockImplementation(() => {});
    shown[0]?.onclick?.();
    expect(go).toHaveBeenCalledWith('/match/turn-1');
    matches.mockResolvedValue([line('turn-1', false)]);
    await mine.refresh();
    look('visible');
    matches.mockResolvedValue([line('turn-1', true)]);
    await mine.refresh();
    expect(shown).toHaveLength(1);
  });

  it('is told by the service worker where pages may not show notifications themselves', async () => {
    const refuse = vi.fn(() => {
      throw new TypeError('Illegal constructor');
    });
    const Illegal = Object.assign(refuse, { permission: 'granted', requestPermission: () => Promise.resolve('granted') });
    vi.stubGlobal('Notification', Illegal);
    const showNotification = vi.fn(() => Promise.resolve());
    const getRegistration = () => Promise.resolve({ showNotification });
    vi.stubGlobal('navigator', { ...navigator, serviceWorker: { getRegistration } });
    look('hidden');
    expect(await allowNotifications()).toBe(true);
    const matches = vi.spyOn(api, 'myMatches').mockResolvedValue([]);
    await mine.refresh();
    matches.mockResolvedValue([line('turn-4', true)]);
    await mine.refresh();
    await vi.waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
    expect(showNotification.mock.calls[0]).toMatchObject([expect.any(String), { tag: '/match/turn-4' }]);
  });

  it('counts but for the match that is looked at', async () => {
    const path = vi.spyOn(router, 'path', 'get').mockReturnValue('/'); // other tests leave theirs behind
    vi.spyOn(api, 'myMatches').mockResolvedValue([line('turn-1', true), line('turn-2', true), line('turn-3', false)]);
    await mine.refresh();
    expect(mine.turns).toBe(2);
    path.mockReturnValue('/match/turn-2');
    expect(mine.turns).toBe(1);
    const remove = vi.spyOn(api, 'remove').mockRejectedValueOnce(new Error('refused'));
    await expect(mine.remove('turn-1')).rejects.toThrow('refused');
    expect(mine.turns).toBe(1); // it is back
    remove.mockResolvedValue(undefined);
    await mine.remove('turn-1');
    expect(mine.turns).toBe(0);
    await mine.refresh(); // an answer from before
    expect(mine.turns).toBe(0);
  });
});

describe('asking again', () => {
  it('goes on while the page is looked at, and at once when it is looked at again', async () => {
    vi.useFakeTimers();
    const work = vi.fn(() => Promise.resolve());
    const stop = everySoOften(1_000, work);
    const seen = look('visible');
    await vi.advanceTimersByTimeAsync(3_100);
    expect(work).toHaveBeenCalledTimes(3);
    seen.mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(work).toHaveBeenCalledTimes(3);
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(10);
    expect(work).toHaveBeenCalledTimes(4);
    stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(work).toHaveBeenCalledTimes(4);
  });

  it('never twice at the same time', async () => {
    vi.useFakeTimers();
    look('visible');
    const work = vi.fn(() => new Promise<void>(() => {}));
    const stop = everySoOften(1_000, work);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(work).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe('sounds', () => {
  it('are made of tones and noise when they are wanted, and of nothing else', () => {
    const begun: { kind: string; at: number; until: number }[] = [];
    const parameter = () => ({ value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} });
    const node = (kind: string) => {
      const made = { kind, at: 0, until: 0 };
      return {
        frequency: parameter(),
        gain: parameter(),
        Q: parameter(),
        connect: (to: unknown) => to,
        start: (at: number) => begun.push(Object.assign(made, { at })),
        stop: (until: number) => (made.until = until),
      };
    };
    class FakeAudio {
      currentTime = 0;
      sampleRate = 100;
      destination = node('out');
      resume = () => Promise.resolve();
      createOscillator = () => node('tone');
      createBufferSource = () => node('noise');
      createBiquadFilter = () => node('filter');
      createGain = () => node('gain');
      createDynamicsCompressor = () => node('compressor');
      createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    }
    vi.stubGlobal('AudioContext', FakeAudio);
    playSound('boom');
    expect(begun).toHaveLength(0);
    settings.set('sound', true);
    const all: Sound[] = ['move', 'place', 'hit', 'dice', 'boom', 'gain', 'turn', 'end'];
    for (const name of all) {
      begun.length = 0;
      playSound(name);
      expect(begun.length).toBeGreaterThan(1);
      expect(Math.max(...begun.map(({ until }) => until))).toBeLessThan(1.5);
    }
    expect(begun.every(({ kind }) => kind === 'tone')).toBe(true);
  });
});
