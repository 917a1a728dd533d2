// Parts of the page, drawn.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '../api/client';
import type { GameCard, GameView, MatchSummary } from '../api/types';
import { asksFirst } from '../lib/asking';
import { guest } from '../lib/guest.svelte';
import { parse } from '../lib/markdown';
import { Narrowing } from '../lib/narrowing.svelte';
import { readiness } from '../lib/readiness.svelte';
import { router } from '../lib/router.svelte';
import type { OptionField } from '../lib/schema';
import { settings } from '../base/settings.svelte';
import { Texts } from '../base/texts';
import { t } from '../i18n/index.svelte';
import { action, TURN } from '../test/actions';
import GamePicture from './GamePicture.svelte';
import GameTile from './GameTile.svelte';
import MarkdownBlocks from './MarkdownBlocks.svelte';
import ChoicePanel from './match/ChoicePanel.svelte';
import MatchRow from './MatchRow.svelte';
import OptionInput from './OptionInput.svelte';

afterEach(cleanup);
settings.set('language', 'en');
const view: GameView = { seat: 'blue', actor: 'blue', prompt: { kind: 'said', text: 'Blue: draw or place.' } };

describe('ChoicePanel', () => {
  it('narrows step by step, steps back, and plays', async () => {
    const onplay = vi.fn();
    const narrowing = new Narrowing(onplay);
    narrowing.offer(TURN);
    render(ChoicePanel, { narrowing, view, words: null });
    expect(screen.getAllByTestId('choice').map((button) => button.textContent?.trim().replace(/\s+/g, ' '))).toEqual(['Draw', 'Place 5']);
    await fireEvent.click(screen.getByText('Place'));
    await fireEvent.click(screen.getByText('Star'));
    await fireEvent.click(screen.getByTestId('step-back'));
    await fireEvent.click(screen.getByText('Hook'));
    await fireEvent.click(screen.getByText('b2'));
    expect(onplay).toHaveBeenCalledExactlyOnceWith(TURN[2]);
  });

  it('says what a choice does, and marks what cannot be undone', async () => {
    const narrowing = new Narrowing();
    narrowing.offer([action({ kind: 'fire', space: 'a1' }, { kind: 'shot', text: '', odds: 0.28 }), action({ kind: 'end' })]);
    const words = {
      texts: new Texts({ 'en.ftl': 'kind-end = End the turn\npreview-shot = { CHANCE($odds) } to hit' }),
      isRisky: ({ structure }: { structure: Record<string, unknown> }) => structure.kind === 'fire',
    };
    render(ChoicePanel, { narrowing, view, words });
    const [fire, end] = screen.getAllByTestId('choice');
    expect(fire?.className).toContain('risky');
    expect(end?.className).not.toContain('risky');
    expect(end?.textContent).toContain('End the turn');
    await fireEvent.focus(fire!);
    expect(screen.getByText('28 % to hit.')).toBeTruthy();
  });

  const END = action({ kind: 'end' }, { kind: 'said', text: 'nobody can come', hurts: true });

  it('warns of what hurts, and plays it when it is chosen again', async () => {
    const onplay = vi.fn();
    const narrowing = new Narrowing(onplay, asksFirst);
    narrowing.offer([END, action({ kind: 'step' })]);
    const { container } = render(ChoicePanel, { narrowing, view, words: null });
    await fireEvent.click(screen.getByText('End'));
    expect(onplay).not.toHaveBeenCalled();
    expect(container.querySelector('.preview.warning')?.textContent).toContain('Nobody can come.');
    expect(screen.getByText(t('choice.again'))).toBeTruthy();
    await fireEvent.click(document.body); // elsewhere
    expect(narrowing.proposed).toBeNull();
    await fireEvent.click(screen.getByText('End'));
    await fireEvent.click(screen.getByText('End'));
    expect(onplay).toHaveBeenCalledExactlyOnceWith(END);
    await fireEvent.click(screen.getByText('Step'));
    expect(onplay).toHaveBeenCalledTimes(2);
  });

  it('marks a step after which everything hurts, and tells the question first where both share their room', async () => {
    const narrowing = new Narrowing(vi.fn(), asksFirst);
    const harm = (space: string) => action({ kind: 'leave', space }, { kind: 'said', text: 'all is lost', hurts: true });
    narrowing.offer([harm('a'), harm('b'), action({ kind: 'step', space: 'a' }), action({ kind: 'step', space: 'b' })]);
    const { container, rerender } = render(ChoicePanel, { narrowing, view, words: null, isTerse: true });
    expect([...container.querySelectorAll('.hurts')].map((one) => one.textContent?.trim())).toEqual([expect.stringMatching(/^Leave/)]);
    narrowing.offer([END]);
    await rerender({});
    expect(container.querySelector('.preview')?.textContent).not.toContain('Nobody can come.');
    await fireEvent.click(screen.getByText('End'));
    expect(container.querySelector('.preview')?.textContent).toContain('Nobody can come.');
  });

  it('tells a finger of what has something to tell; what its words say whole is played by one tap', async () => {
    const onplay = vi.fn();
    const narrowing = new Narrowing(onplay, asksFirst);
    const told = action({ kind: 'draw' }, { kind: 'said', text: 'two troops' });
    narrowing.offer([told, action({ kind: 'pass' })]);
    dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
    render(ChoicePanel, { narrowing, view, words: null });
    expect(screen.getByText(t('choice.preview.tap'))).toBeTruthy();
    expect(screen.queryByText(t('choice.preview'))).toBeNull();
    await fireEvent.click(screen.getByText('Draw'));
    expect(onplay).not.toHaveBeenCalled();
    expect(screen.getByText(t('choice.again.tap'))).toBeTruthy();
    await fireEvent.click(screen.getByText('Pass'));
    expect(onplay).toHaveBeenCalledOnce();
    dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse' }));
  });

  it('does the only thing there is to do, if that is wanted and nothing is to be thought over', async () => {
    vi.useFakeTimers();
    const onplay = vi.fn();
    const narrowing = new Narrowing(onplay);
    const [draw] = TURN;
    narrowing.offer([draw!]);
    render(ChoicePanel, { narrowing, view, words: null });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onplay).not.toHaveBeenCalled();
    settings.set('playsOnly', true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(onplay).toHaveBeenCalledExactlyOnceWith(draw);
    for (const legal of [[END], [action({ kind: 'leave' }, { kind: 'said', text: '', ends: true })], TURN]) {
      narrowing.offer(legal);
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(onplay).toHaveBeenCalledOnce();
    settings.set('playsOnly', false);
    vi.useRealTimers();
  });

  it('many values can be searched', async () => {
    const narrowing = new Narrowing();
    narrowing.offer(Array.from({ length: 30 }, (_, i) => action({ kind: 'fire', space: `s${i}` })));
    render(ChoicePanel, { narrowing, view, words: null });
    expect(screen.getAllByTestId('choice')).toHaveLength(30);
    await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 's12' } });
    expect(screen.getAllByTestId('choice')).toHaveLength(1);
  });
});

describe('GamePicture', () => {
  it('of a game without a cover: the tile its package brings, else a neutral one', async () => {
    const cards = ['with', 'without'].map((id) => ({ id, has_tile: id === 'with' }) as GameCard);
    vi.spyOn(api, 'games').mockResolvedValue(cards);
    const { container, rerender } = render(GamePicture, { game: 'with' });
    await vi.waitFor(() => expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/games/with/tile.svg'));
    await rerender({ game: 'without' });
    await vi.waitFor(() => expect(container.querySelectorAll('.cell').length).toBeGreaterThan(0));
    expect(container.querySelector('img')).toBeNull();
  });
});

describe('GameTile', () => {
  const card = {
    id: 'a-game',
    name: 'A Game',
    summary: 'Fight.',
    seats: ['red', 'blue'],
    minutes: 10,
    first_options: { special_bases: false },
    levels: [
      { level: '1', name: 'recruit', strength: { elo: 0, low: 0, high: 0, score_below: null, games_below: null } },
      { level: '3', name: 'sergeant', strength: { elo: 1692, low: 1539, high: 1862, score_below: 0.935, games_below: 100 } },
    ],
    readiness: { is_ready: false, is_complete: false, has_failed: false, done: 2, total: 5 },
  } as unknown as GameCard;

  it('says how far its game is, then that the match begins by itself, and nothing more once it is ready (wording)', async () => {
    const asked = vi.spyOn(api, 'gamesNow').mockResolvedValue([card]);
    vi.spyOn(api, 'games').mockResolvedValue([card]);
    const make = vi.spyOn(api, 'make').mockRejectedValue(new ApiError({ code: 'not-ready', text: '', retry_after: 1 }, 503));
    vi.spyOn(guest, 'ensure').mockResolvedValue({ id: 'g', name: 'Ada', kind: 'person' });
    await readiness.refresh();
    render(GameTile, { game: card });
    const bar = await screen.findByLabelText('Being prepared: 40%');
    expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['2', '5']);
    await fireEvent.click(screen.getByTestId('play-a-game'));
    await screen.findByLabelText('Being prepared: 40%. Then your match begins by itself.');
    await vi.waitFor(() => expect(make).toHaveBeenCalled());
    make.mockRejectedValue(new ApiError({ code: 'worker-failed', text: '', reason: 'game' }, 503));
    asked.mockResolvedValue([{ ...card, readiness: { ...card.readiness, has_failed: true } }]);
    await readiness.refresh();
    await screen.findByText(/the server’s log says why/);
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('cannot be played'), 3_000);
    asked.mockResolvedValue([{ ...card, readiness: { ...card.readiness, is_ready: true, done: 5 } }]);
    await readiness.refresh();
    await vi.waitFor(() => expect(screen.queryByText(/prepared|log/)).toBeNull());
  });
});

describe('GameTile, ready', () => {
  const card = {
    id: 'b-game',
    name: 'B Game',
    summary: 'Fight.',
    seats: ['red', 'blue'],
    minutes: 10,
    first_options: { special_bases: false },
    levels: [
      { level: '1', name: 'recruit', strength: { elo: 0, low: 0, high: 0, score_below: null, games_below: null } },
      { level: '3', name: 'sergeant', strength: { elo: 1692, low: 1539, high: 1862, score_below: 0.935, games_below: 100 } },
    ],
    readiness: { is_ready: true, is_complete: true, has_failed: false, done: 5, total: 5 },
  } as unknown as GameCard;

  it('says what "Play now" begins, how strong the opponent is, and invites a friend by a button of its own', async () => {
    vi.spyOn(api, 'games').mockResolvedValue([card]);
    const make = vi.spyOn(api, 'make').mockResolvedValue({ match: { id: 'm1' } } as Awaited<ReturnType<typeof api.make>>);
    vi.spyOn(router, 'go').mockImplementation(() => {});
    vi.spyOn(guest, 'find').mockResolvedValue({ id: 'g', name: 'Ada', kind: 'person' });
    vi.spyOn(guest, 'ensure').mockResolvedValue({ id: 'g', name: 'Ada', kind: 'person' });
    settings.set('isNamed', true);
    render(GameTile, { game: card });
    expect(screen.getByTestId('starts-b-game').textContent).toBe(t('tile.first', { what: 'Special bases: Off' }));
    const select = screen.getByLabelText(t('tile.level')) as HTMLSelectElement;
    expect([...select.options].map((one) => one.textContent)).toEqual(['Level 1: Recruit, strength 0', 'Level 3: Sergeant, strength 1692']);
    expect(select.value).toBe('1');
    await fireEvent.change(select, { target: { value: '3' } });
    expect(screen.getByTestId('strength-b-game').textContent).toContain('94%');
    await fireEvent.click(screen.getByTestId('friend-b-game'));
    await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(1));
    expect(make.mock.calls[0]?.[0]).toMatchObject({ options: { special_bases: false }, seats: { blue: { kind: 'open' } } });
    await vi.waitFor(() => expect(screen.getByTestId('play-b-game').hasAttribute('disabled')).toBe(false));
    await fireEvent.click(screen.getByTestId('play-b-game'));
    await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(2));
    expect(make.mock.calls[1]?.[0]).toMatchObject({ options: { special_bases: false }, seats: { blue: { kind: 'bot', level: '3' } } });
    await vi.waitFor(() => expect(screen.getByTestId('starts-b-game').textContent).toBe(t('tile.last', { what: 'Special bases: Off' })));
    settings.set('isNamed', false);
  });
});

describe('OptionInput', () => {
  const field: OptionField = {
    name: 'terrain',
    kind: 'choice',
    initial: 'castle',
    help: 'a terrain',
    values: ['castle', 'pool'],
    own: 'json',
  };

  it('offers the values, and something of one’s own', async () => {
    render(OptionInput, { field, words: null, Choice: null, game: 'x', seats: [], value: 'castle' });
    const select = screen.getByLabelText('Terrain');
    expect([...select.querySelectorAll('option')].map((one) => one.textContent)).toEqual(['Castle', 'Pool', t('option.own')]);
    await fireEvent.change(select, { target: { value: '1' } });
    expect((select as HTMLSelectElement).value).toBe('1');
  });

  it('takes a file of one’s own, beginning with the game’s, and says what cannot be read', async () => {
    vi.spyOn(api, 'template').mockResolvedValue('{"id": "castle"}\n');
    render(OptionInput, {
      field: { ...field, template: 'castle.json' },
      words: null,
      Choice: null,
      game: 'x',
      seats: [],
      value: {},
      problem: 'nodes: two have the name b1',
    });
    const area = screen.getByTestId('own-terrain') as HTMLTextAreaElement;
    await vi.waitFor(() => expect(area.value).toBe('{"id": "castle"}\n'));
    expect(screen.getByRole('status').textContent).toContain('two have the name b1');
    await fireEvent.input(area, { target: { value: '{"id": ' } });
    expect(screen.getByRole('status').textContent).toContain(t('option.json'));
    expect(area.getAttribute('aria-invalid')).toBe('true');
    const file = new File(['{"id": "other"}\n'], 'other.json');
    await fireEvent.change(screen.getByTestId('file-terrain'), { target: { files: [file] } });
    await vi.waitFor(() => expect(area.value).toBe('{"id": "other"}\n'));
    const link = screen.getByText(t('option.template')).closest('a');
    expect([link?.getAttribute('href'), link?.getAttribute('download')]).toEqual(['/api/games/x/templates/terrain', 'castle.json']);
  });

  it('goes on with what somebody has made already', async () => {
    render(OptionInput, {
      field: { ...field, template: 'castle.json' },
      words: null,
      Choice: null,
      game: 'x',
      seats: [],
      value: { id: 'mine' },
    });
    const area = screen.getByTestId('own-terrain') as HTMLTextAreaElement;
    await vi.waitFor(() => expect(JSON.parse(area.value)).toEqual({ id: 'mine' }));
  });
});

describe('MatchRow', () => {
  it('says when the position was set', () => {
    const match: MatchSummary = {
      id: 'm1',
      game: 'a-game',
      status: 'waiting',
      players: [],
      yours: [],
      your_turn: false,
      actor: null,
      ply: null,
      outcome: null,
      trouble: null,
      puzzle: null,
      set_position: true,
      clock: null,
      created_at: 0,
      ended_at: null,
    };
    const { container, rerender } = render(MatchRow, { match, games: [], verb: 'watch' });
    expect(container.textContent).toContain(t('row.set-position'));
    void rerender({ match: { ...match, set_position: false } });
    flushSync();
    expect(container.textContent).not.toContain(t('row.set-position'));
  });

  it('cancels what waits and removes what is over, by a second click; what runs stays', async () => {
    const match = {
      id: 'm1',
      game: 'a-game',
      status: 'waiting',
      players: [],
      yours: ['red'],
      outcome: null,
      trouble: null,
      created_at: 0,
      ended_at: null,
    } as unknown as MatchSummary;
    const onremove = vi.fn();
    const { rerender } = render(MatchRow, { match, games: [], onremove });
    await fireEvent.click(screen.getByTestId('remove-m1'));
    expect(screen.getByTestId('remove-m1').textContent).toBe(t('row.cancel'));
    expect(onremove).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByTestId('remove-m1'));
    expect(onremove).toHaveBeenCalledExactlyOnceWith(match);
    await rerender({ match: { ...match, status: 'over' } });
    expect(screen.getByTestId('remove-m1').getAttribute('title')).toBe(t('row.remove'));
    await rerender({ match: { ...match, status: 'running' } });
    expect(screen.queryByTestId('remove-m1')).toBeNull();
  });
});

describe('rules in Markdown', () => {
  it('never become HTML of their own', () => {
    const { container } = render(MarkdownBlocks, {
      tokens: parse('# Title\n\n<img src=x onerror=alert(1)>\n\n[a](javascript:alert(1)) **b** `c<d`\n\n| x | y |\n|---|---|\n| 1 | 2 |\n'),
    });
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('a')).toBeNull();
    expect(container.querySelector('strong')?.textContent).toBe('b');
    expect(container.querySelector('code')?.textContent).toBe('c<d');
    expect(container.querySelectorAll('td')).toHaveLength(2);
    expect(container.textContent).toContain('<img src=x');
  });
});
