// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MatchSession } from './match.svelte';
import { pressKey } from './match-keys';
import { Targets } from './targets.svelte';

function press(key: string, on: Element = document.body, session: object = {}, rest: KeyboardEventInit = {}) {
  const open = vi.fn();
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...rest });
  Object.defineProperty(event, 'target', { value: on });
  pressKey(event, session as MatchSession, new Targets(), open);
  return { open, event };
}

function showChoices(): HTMLElement[] {
  document.body.innerHTML = `<input><div data-testid="choices">${'<button data-testid="choice"></button>'.repeat(3)}</div>`;
  return [...document.querySelectorAll<HTMLElement>('button')];
}

afterEach(() => (document.body.innerHTML = ''));

describe('keys of a match', () => {
  it('walks round the buttons where the board has nothing to point at', () => {
    const buttons = showChoices();
    const steps: [string, number][] = [
      ['ArrowDown', 0],
      ['ArrowRight', 1],
      ['End', 2],
      ['ArrowDown', 0],
      ['ArrowUp', 2],
      ['Home', 0],
    ];
    for (const [key, at] of steps) {
      expect(press(key).event.defaultPrevented).toBe(true);
      expect(document.activeElement).toBe(buttons[at]);
    }
  });

  it('enters the buttons at their end when walking back', () => {
    const buttons = showChoices();
    press('ArrowLeft');
    expect(document.activeElement).toBe(buttons[2]);
  });

  it('leaves arrows alone without buttons, and everything to who is typing or holds a modifier', () => {
    expect(press('ArrowDown').event.defaultPrevented).toBe(false);
    showChoices();
    expect(press('?', document.querySelector('input')!).open).not.toHaveBeenCalled();
    expect(press('?', document.body, {}, { ctrlKey: true }).open).not.toHaveBeenCalled();
    expect(press('?').open).toHaveBeenCalledWith('keys');
  });

  it('Space, Enter and Escape end the showing of the other’s turn, and do nothing else then', () => {
    const session = { isCatchingUp: true, skip: vi.fn(), narrowing: { back: vi.fn() } };
    for (const key of [' ', 'Enter', 'Escape']) expect(press(key, document.body, session).event.defaultPrevented).toBe(true);
    expect(session.skip).toHaveBeenCalledTimes(3);
    expect(session.narrowing.back).not.toHaveBeenCalled();
    press('Escape', document.body, { ...session, isCatchingUp: false });
    expect(session.narrowing.back).toHaveBeenCalledOnce();
  });

  it('knows the letters', () => {
    const session = {
      isInteractive: true,
      moment: { ply: 4 },
      state: { takeback: { how: 'free' } },
      askHint: vi.fn(),
      takeBack: vi.fn(),
      goTo: vi.fn(),
      replayTurn: vi.fn(),
    };
    expect(press('L', document.body, session).open).toHaveBeenCalledWith('rules');
    press('h', document.body, session);
    press('u', document.body, session);
    press(',', document.body, session);
    press('.', document.body, session);
    press('t', document.body, session);
    expect(session.replayTurn).toHaveBeenCalledOnce();
    expect(session.askHint).toHaveBeenCalledOnce();
    expect(session.takeBack).toHaveBeenCalledOnce();
    expect(session.goTo.mock.calls).toEqual([[3], [5]]);
    press('u', document.body, { ...session, state: { takeback: { how: 'never' } } });
    press('h', document.body, { ...session, isInteractive: false });
    expect(session.askHint).toHaveBeenCalledOnce();
    expect(session.takeBack).toHaveBeenCalledOnce();
  });
});
