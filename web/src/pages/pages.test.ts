// Pages before the match, drawn with a server that says what the test wants.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '../api/client';
import { studies } from '../api/studies';
import type { GameDetails, Invitation, Lobby, MatchSummary } from '../api/types';
import { settings } from '../base/settings.svelte';
import { t } from '../i18n/index.svelte';
import { guest } from '../lib/guest.svelte';
import { router } from '../lib/router.svelte';
import Join from './Join.svelte';
import Matches from './Matches.svelte';
import Setup from './Setup.svelte';

settings.set('language', 'en');
beforeEach(() => {
  vi.spyOn(router, 'go').mockImplementation(() => {});
  vi.spyOn(guest, 'find').mockResolvedValue({ id: 'g', name: 'Ada', kind: 'person' });
  vi.spyOn(guest, 'ensure').mockResolvedValue({ id: 'g', name: 'Ada', kind: 'person' });
  vi.spyOn(api, 'games').mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('setting up a match', () => {
  const details = {
    id: 'set-up-game',
    name: 'A Game',
    summary: 'Fight.',
    seats: ['red', 'blue'],
    levels: [{ level: '1', name: 'recruit', strength: null }],
    variants: ['default'],
    variant_options: { default: {} },
    first_options: { gentle: true },
    templates: { cards: 'cards.toml' },
    defaults: { cards: 'standard', gentle: false },
    fairness: [],
    puzzles: 0,
    options_schema: { properties: { cards: { type: 'string', default: 'standard' }, gentle: { type: 'boolean', default: false } } },
  } as unknown as GameDetails;

  it('begins gently for a newcomer; what is wrong with a file is said beside it, and is gone when it is mended', async () => {
    vi.spyOn(api, 'game').mockResolvedValue(details);
    vi.spyOn(api, 'template').mockResolvedValue('[[card]]\nnumber = 1\n');
    const start = vi
      .spyOn(api, 'start')
      .mockImplementation((_, { cards }) =>
        String(cards).includes('shove')
          ? Promise.reject(
              new ApiError({ code: 'invalid', text: 'a long text', option: { name: 'cards', reason: 'card 1: no effect shove' } }, 422),
            )
          : Promise.resolve({ seat: null, actor: null, prompt: { kind: 'x', text: '' } }),
      );
    const make = vi.spyOn(api, 'make').mockResolvedValue({ match: { id: 'm1' } } as Awaited<ReturnType<typeof api.make>>);
    render(Setup, { game: 'set-up-game' });
    await screen.findByTestId('gentle');
    expect((screen.getByLabelText('Gentle') as HTMLInputElement).checked).toBe(true);
    await fireEvent.change(screen.getByLabelText('Cards'), { target: { value: '\u0000own' } });
    const area = screen.getByTestId('own-cards') as HTMLTextAreaElement;
    await vi.waitFor(() => expect(area.value).toContain('[[card]]'));
    const begin = screen.getByTestId('start') as HTMLButtonElement;
    await fireEvent.input(area, { target: { value: '[[card]]\neffects = { shove = 1 }\n' } });
    await vi.waitFor(() => expect(begin.disabled).toBe(true), 3_000);
    expect(screen.getByRole('status').textContent).toContain('card 1: no effect shove');
    expect(screen.getByTestId('amiss').textContent).toContain('Cards');
    expect(screen.queryByText(/a long text/)).toBeNull();
    await fireEvent.input(area, { target: { value: '[[card]]\nnumber = 2\n' } });
    expect(begin.disabled).toBe(false);
    expect(screen.getByTestId('sum').textContent).toContain('Recruit');
    expect(screen.getByRole('status').textContent?.trim()).toBe('');
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toContain(t('option.readable')), 3_000);
    await vi.waitFor(() => expect(start.mock.lastCall?.[1]).toEqual({ cards: '[[card]]\nnumber = 2\n', gentle: true }), 3_000);
    await fireEvent.click(screen.getByDisplayValue('me'));
    await fireEvent.input(screen.getByTestId('name-red'), { target: { value: 'Ada' } });
    await fireEvent.submit(begin.closest('form')!);
    await vi.waitFor(() => expect(make).toHaveBeenCalled());
    expect(make.mock.calls[0]?.[0].seats).toEqual({ red: { kind: 'me', name: 'Ada' }, blue: { kind: 'me', name: '' } });
  });
});

describe('an invitation', () => {
  const invitation = {
    match: { id: 'm1', game: 'g', yours: [], clock: null, set_position: false },
    seat: 'red',
    is_open: true,
    players: [{ seat: 'blue', kind: 'person', name: 'Grace', level: null }],
  } as unknown as Invitation;

  it('asks for a name once', async () => {
    vi.spyOn(api, 'invitation').mockResolvedValue(invitation);
    const accept = vi.spyOn(api, 'accept').mockResolvedValue({ match: { id: 'm1' } } as Awaited<ReturnType<typeof api.accept>>);
    const info = vi.spyOn(guest, 'info', 'get').mockReturnValue(null);
    const settle = vi.spyOn(guest, 'settleName').mockResolvedValue();
    const { unmount } = render(Join, { token: 'a' });
    await fireEvent.input(await screen.findByLabelText(t('join.name')), { target: { value: ' Ada ' } });
    await fireEvent.submit(screen.getByTestId('accept').closest('form')!);
    await vi.waitFor(() => expect(accept).toHaveBeenCalledTimes(1));
    expect(settle).toHaveBeenCalledExactlyOnceWith('Ada');
    unmount();
    settings.set('isNamed', true);
    info.mockReturnValue({ id: 'g', name: 'Ada', kind: 'person' });
    render(Join, { token: 'b' });
    expect((await screen.findByTestId('join-as')).textContent).toContain('You are Ada.');
    expect(screen.queryByLabelText(t('join.name'))).toBeNull();
    await fireEvent.submit(screen.getByTestId('accept').closest('form')!);
    await vi.waitFor(() => expect(accept).toHaveBeenCalledTimes(2));
    expect(settle).toHaveBeenCalledTimes(1);
    settings.set('isNamed', false);
  });
});

describe('the lists', () => {
  const line = (id: string, status: MatchSummary['status']): MatchSummary =>
    ({
      id,
      game: 'g',
      status,
      players: [],
      yours: [],
      outcome: null,
      trouble: null,
      created_at: 0,
      ended_at: null,
    }) as unknown as MatchSummary;

  it('show by themselves what others have begun, and lose what is removed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let lobby: Lobby = { waiting: [], running: [] };
    let over = [line('old', 'over')];
    vi.spyOn(api, 'lobby').mockImplementation(() => Promise.resolve(lobby));
    vi.spyOn(api, 'myMatches').mockImplementation((status) => Promise.resolve(status === 'over' ? over : []));
    const remove = vi.spyOn(api, 'remove').mockImplementation(() => {
      over = [];
      return Promise.resolve(undefined);
    });
    render(Matches);
    await screen.findByText(t('matches.public.none'));
    lobby = { waiting: [line('new', 'waiting')], running: [] };
    await vi.advanceTimersByTimeAsync(5_000);
    expect(screen.queryByText(t('matches.public.none'))).toBeNull();
    expect(screen.getByText(t('row.join'))).toBeTruthy();
    await fireEvent.click(screen.getByTestId('remove-old'));
    await fireEvent.click(screen.getByTestId('remove-old'));
    await vi.waitFor(() => expect(screen.queryByTestId('remove-old')).toBeNull());
    expect(remove).toHaveBeenCalledExactlyOnceWith('old');
  });

  it('do not show again what was removed while they were asked for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(api, 'lobby').mockResolvedValue({ waiting: [], running: [] });
    const before = [line('late', 'over'), line('kept', 'over')];
    const asked: ((list: MatchSummary[]) => void)[] = [];
    const matches = vi.spyOn(api, 'myMatches').mockImplementation((status) => Promise.resolve(status === 'over' ? before : []));
    vi.spyOn(api, 'remove').mockResolvedValue(undefined);
    render(Matches);
    await screen.findByTestId('remove-late');
    matches.mockImplementation((status) => (status === 'over' ? new Promise((done) => asked.push(done)) : Promise.resolve([])));
    await vi.advanceTimersByTimeAsync(4_100);
    expect(asked).toHaveLength(1); // asked before, answered after it is removed
    await fireEvent.click(screen.getByTestId('remove-late'));
    await fireEvent.click(screen.getByTestId('remove-late'));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.queryByTestId('remove-late')).toBeNull();
    asked[1]?.([line('kept', 'over')]);
    await vi.advanceTimersByTimeAsync(0);
    asked[0]?.(before);
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.queryByTestId('remove-late')).toBeNull();
    expect(screen.getByTestId('remove-kept')).toBeTruthy();
  });

  it('show what could not be removed again, with the reason', async () => {
    vi.spyOn(api, 'lobby').mockResolvedValue({ waiting: [], running: [] });
    vi.spyOn(api, 'myMatches').mockImplementation((status) => Promise.resolve(status === 'over' ? [line('stays', 'over')] : []));
    vi.spyOn(studies, 'mine').mockResolvedValue([]);
    vi.spyOn(api, 'remove').mockRejectedValue(new ApiError({ code: 'offline', text: '' }));
    render(Matches);
    await fireEvent.click(await screen.findByTestId('remove-stays'));
    await fireEvent.click(screen.getByTestId('remove-stays'));
    expect((await screen.findByRole('alert')).textContent).toBe(t('problem.offline'));
    expect(screen.getByTestId('remove-stays')).toBeTruthy();
  });
});
