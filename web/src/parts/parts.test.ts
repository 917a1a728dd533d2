// Parts of the page, drawn.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, ApiError } from '../api/client';
import type { GameCard, GameView, MatchSummary } from '../api/types';
import { guest } from '../lib/guest.svelte';
import { parse } from '../lib/markdown';
import { Narrowing } from '../lib/narrowing.svelte';
import { readiness } from '../lib/readiness.svelte';
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
    await fireEvent.click(screen.getByText('B2'));
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
    levels: [{ level: '1', name: 'recruit' }],
    readiness: { is_ready: false, has_failed: false, done: 2, total: 5 },
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
