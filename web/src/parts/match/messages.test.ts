// What is said over the board.
import { cleanup, fireEvent, render, type RenderResult, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchState } from '../../api/types';
import { settings } from '../../base/settings.svelte';
import { t } from '../../i18n/index.svelte';
import { MatchSession } from '../../lib/match.svelte';
import { FakeSocket, state, welcome } from '../../test/wire';
import Messages from './Messages.svelte';

let session: MatchSession;
let page: RenderResult<typeof Messages>;
beforeEach(() => {
  settings.set('language', 'en');
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(first: Partial<MatchState> = {}): void {
  session = new MatchSession({ id: 'm1' });
  FakeSocket.last.open().says(welcome());
  FakeSocket.last.says(state(first));
  page = render(Messages, { session, words: null, now: Date.now() + 10_000 });
}
async function follows(next: Partial<MatchState>): Promise<void> {
  FakeSocket.last.says(state(next));
  await vi.advanceTimersByTimeAsync(5_000); // however long what happens is shown
  flushSync();
}
const WON = { winner: 'yellow', ending: 'resignation', text: 'Red resigns' };
const takeback = (by: string): MatchState['offers'] => [{ what: 'takeback', by }];

describe('the connection', () => {
  it('is said to be lost until it is back', async () => {
    open();
    expect(screen.queryByTestId('link-lost')).toBeNull();
    FakeSocket.last.drops();
    flushSync();
    expect(screen.getByTestId('link-lost').textContent).toMatch(/lost/);
    await fireEvent.click(screen.getByText(t('link.now')));
    FakeSocket.last.open().says(welcome());
    flushSync();
    expect(screen.queryByTestId('link-lost')).toBeNull();
  });
});

describe('the result', () => {
  it('is seen when the match ends, and can be closed', async () => {
    open();
    await follows({ ply: 1, version: 2, status: 'over', actor: null, legal: [], outcome: WON });
    expect(screen.getByTestId('result').textContent).toContain(t('ending.won'));
    await fireEvent.click(screen.getByLabelText(t('dialog.close')));
    expect(screen.queryByTestId('result')).toBeNull();
  });

  it('does not lie over the board of a match that was over before', () => {
    open({ status: 'over', actor: null, legal: [], outcome: WON });
    expect(screen.queryByTestId('result')).toBeNull();
  });

  it('does not come back after looking back', async () => {
    open();
    await follows({ ply: 1, version: 2, status: 'over', actor: null, legal: [], outcome: WON });
    void session.goTo(0);
    flushSync();
    await session.goTo(1);
    flushSync();
    expect(screen.queryByTestId('result')).toBeNull();
  });
});

describe('somebody who has left', () => {
  it('can be claimed against after a while, and how long that is is said', async () => {
    const left = Date.now();
    open({ ply: 1, actor: 'red', legal: [] });
    FakeSocket.last.says({ type: 'presence', online: ['yellow'], spectators: 0, absent_since: { red: left } });
    flushSync();
    expect(screen.getByTestId('absent').textContent).toContain(t('status.left.wait', { time: '4:50' }));
    expect(screen.queryByText(t('status.claim'))).toBeNull();
    await page.rerender({ now: left + 300_000 });
    await fireEvent.click(screen.getByText(t('status.claim')));
    expect(FakeSocket.last.heard).toMatchObject({ type: 'claim' });
  });
});

describe('a takeback', () => {
  it('that was asked for and declined is told to who asked', async () => {
    open({ ply: 2 });
    await follows({ ply: 2, version: 4, offers: takeback('yellow') });
    expect(screen.getByTestId('offer-takeback').textContent).toContain(t('offer.mine.takeback'));
    await follows({ ply: 2, version: 5 });
    expect(screen.getByTestId('notice').textContent).toContain(t('offer.declined'));
  });

  it('that was withdrawn is not said to be declined', async () => {
    open({ ply: 2 });
    await follows({ ply: 2, version: 4, offers: takeback('yellow') });
    await fireEvent.click(screen.getByText(t('offer.withdraw')));
    await follows({ ply: 2, version: 5 });
    expect(screen.queryByTestId('notice')).toBeNull();
  });

  it('that was agreed to is told to who asked', async () => {
    open({ ply: 2 });
    await follows({ ply: 2, version: 4, offers: takeback('yellow') });
    await follows({ ply: 0, version: 5, since: 0 });
    expect(screen.getByTestId('notice').textContent).toContain(t('offer.agreed'));
  });

  it('of the other is asked for, and told when it happens', async () => {
    open({ ply: 2 });
    await follows({ ply: 2, version: 4, offers: takeback('red') });
    await fireEvent.click(screen.getByText(t('offer.accept')));
    expect(FakeSocket.last.heard).toMatchObject({ type: 'answer', what: 'takeback', accept: true });
    await follows({ ply: 1, version: 5, since: 1, actor: 'red', legal: [] });
    expect(screen.getByTestId('notice').textContent).toContain(t('offer.taken-back', { name: 'Red' }));
  });
});
