import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../../lib/board';
import type { LegalAction } from '../../api/types';
import { Texts } from '../../base/texts';
import { t } from '../../i18n/index.svelte';
import { valueNow } from '../../lib/saying';
import { Narrowing } from '../../lib/narrowing.svelte';
import { action } from '../../test/actions';
import { boardProps } from '../../test/board';
import General from './General.svelte';
import { Layout, UNIT } from './geometry';
import { offersOf, placesIn } from './naming';
import type { Scenery } from './scenery';

/** Three islands in a row, two keepers, a flag in hand. */
const LAKE: Scenery = {
  places: [
    { id: 'elm', x: 0, y: 0, shape: 'round', label: 'elm' },
    { id: 'ford', x: 2, y: 0, shape: 'round', label: 'ford', side: 1 },
    { id: 'gull', x: 4, y: 0, shape: 'round', label: 'gull', note: 'The far end.' },
    { id: 'hand', x: 2, y: 2, width: 3 },
  ],
  links: [
    { a: 'elm', b: 'ford' },
    { a: 'ford', b: 'gull' },
  ],
  pieces: [
    { at: 'elm', side: 0, shape: 'crown' },
    { at: 'gull', side: 1, label: 'K' },
    { at: 'hand', id: 'flag', side: 0, shape: 'flag', count: 3 },
  ],
  piece_fields: ['flag'],
  fields: ['from', 'to', 'island'],
  turns: true,
};
const PLAN: LegalAction[] = [
  action({ kind: 'walk', from: 'elm', to: 'ford' }, { kind: 'said', text: 'A flag falls' }),
  action({ kind: 'walk', from: 'elm', to: 'hand' }),
  action({ kind: 'plant', flag: 'flag', island: 'elm' }, { kind: 'said', text: 'Flag 1 of 4' }),
  action({ kind: 'pass' }),
];
const GRID: Scenery = {
  places: [
    { id: '1', x: 0, y: 0.5, height: 2, shape: 'none', name: 'Column 1' },
    { id: '1.1', x: 0, y: 1, shape: 'round' },
    { id: '1.2', x: 0, y: 0, shape: 'round' },
  ],
  pieces: [{ at: '1.1', side: 1 }],
  fields: ['column', 'column.row'],
};

function offered(legal: readonly LegalAction[]): { narrowing: Narrowing; played: LegalAction[] } {
  const played: LegalAction[] = [];
  const narrowing = new Narrowing((one) => played.push(one));
  narrowing.offer(legal);
  return { narrowing, played };
}
const view = (scenery: unknown) =>
  ({ seat: 'teal', actor: 'teal', prompt: { kind: 'said', text: 'Go.' }, turn: 7, scenery }) as BoardProps['view'];
const keys = (scenery: Scenery, narrowing: Narrowing) => [...offersOf(scenery, narrowing).keys()].sort();
const target = (key: string) => document.querySelector(`[data-target="${key}"]`);

describe('how actions and events name places', () => {
  it('what begins an action is chosen first, then where it ends', () => {
    const { narrowing } = offered(PLAN);
    expect(keys(LAKE, narrowing)).toEqual(['piece:flag', 'place:elm', 'place:ford', 'place:hand']);
    expect(offersOf(LAKE, narrowing).get('place:elm')).toMatchObject({ fields: { from: 'elm' }, isPick: true });
    narrowing.select({ from: 'elm' });
    expect(offersOf(LAKE, narrowing).get('place:ford')).toMatchObject({ fields: { to: 'ford' }, isPick: false });
    narrowing.select({ flag: 'flag' });
    expect(offersOf(LAKE, narrowing).get('place:elm')).toMatchObject({ fields: { island: 'elm' }, isPick: false });
  });

  it('where one of several begins, ends are offered after it only, and another may be picked up instead', () => {
    const { narrowing } = offered([...PLAN, action({ kind: 'walk', from: 'gull', to: 'ford' })]);
    expect(keys(LAKE, narrowing)).toEqual(['piece:flag', 'place:elm', 'place:gull']);
    narrowing.select({ from: 'gull' });
    expect(keys(LAKE, narrowing)).toEqual(['place:elm', 'place:ford', 'place:gull']);
    expect(offersOf(LAKE, narrowing).get('place:elm')).toMatchObject({ fields: { from: 'elm' }, isPick: true });
  });

  it('two fields together name a finer place', () => {
    const { narrowing } = offered([action({ kind: 'drop', column: 1 })]);
    expect(keys(GRID, narrowing)).toEqual(['place:1']);
    expect(placesIn(GRID, { column: 1, row: 2 })).toEqual(['1.2']);
    expect(placesIn(GRID, { column: 1 })).toEqual(['1']);
    expect(placesIn(GRID, { column: 9, row: null })).toEqual([]);
    expect(placesIn(LAKE, { to: ['elm', 'ford'] })).toEqual(['elm', 'ford']);
  });
});

describe('where things are', () => {
  it('the second seat sees a board that turns from the other end', () => {
    expect(new Layout(LAKE, true).spots.get('gull')).toMatchObject({ x: -4 * UNIT, y: -0 });
    expect(new Layout(GRID, true).spots.get('1.1')).toMatchObject({ x: 0, y: UNIT });
  });

  it('pieces share the room of a place, and a place that is not drawn has those it spans', () => {
    const layout = new Layout(GRID, false);
    const hole = layout.spots.get('1');
    expect(hole && layout.piecesOn(hole)).toEqual(GRID.pieces);
    const [one, two] = new Layout(LAKE, false).standing([{ at: 'hand' }, { at: 'hand' }]);
    expect(one?.x).toBeLessThan(two?.x ?? 0);
    expect(one?.y).toBe(two?.y);
  });
});

describe('the general board', () => {
  it('is played by clicking: pick up, look, put down', async () => {
    const { narrowing, played } = offered(PLAN);
    render(General, { props: boardProps({ view: view(LAKE), narrowing, legal: PLAN, seats: ['teal', 'amber'] }) });
    await fireEvent.click(target('place:elm')!);
    expect(narrowing.picked).toEqual({ from: 'elm' });
    await fireEvent.pointerEnter(target('place:ford')!, { clientX: 40 });
    flushSync();
    expect(narrowing.hovered).toBe(PLAN[0]);
    await fireEvent.click(target('place:ford')!);
    expect(played).toEqual([PLAN[0]]);
  });

  it('says whose and what stands where, and what an action would do', () => {
    const { narrowing } = offered(PLAN);
    render(General, { props: boardProps({ view: view(LAKE), narrowing, legal: PLAN, seats: ['teal', 'amber'] }) });
    expect(screen.getByRole('button', { name: `elm: Teal ${t('shape.crown')}` })).toBe(target('place:elm'));
    expect(screen.getByRole('button', { name: `ford (Amber): ${t('board.empty')}. A flag falls.` })).toBe(target('place:ford'));
    expect(screen.getByRole('button', { name: `Teal ${t('shape.flag')} ×3, hand` })).toBe(target('piece:flag'));
    expect(screen.getByRole('img', { name: 'gull: Amber K. The far end.' })).toBe(target('place:gull'));
    expect(screen.getByText('7')).toBeTruthy();
  });

  it('says the sign of a named piece, and notes and fields as the catalogue does', () => {
    const texts = new Texts({ 'texts/en.ftl': 'note-scout = Has seen it.\npiece-kim = Scout 1\nview-turn = Round' });
    const pieces = [{ at: 'elm', side: 0, shape: 'star', name: 'kim', note: 'scout' }];
    render(General, { props: boardProps({ view: view({ ...LAKE, pieces }), words: { texts }, seats: ['teal', 'amber'] }) });
    expect(screen.getByRole('img', { name: `elm: Teal Scout 1 (${t('shape.star')}). Has seen it.` })).toBe(target('place:elm'));
    expect(screen.getByText('Round')).toBeTruthy();
  });

  it('calls places what the game calls them', () => {
    const seen = { ...view(LAKE), post: 'ford', phase: 'late_night' } as BoardProps['view'];
    render(General, { props: boardProps({ view: seen }) });
    expect(screen.getByText('ford', { selector: 'dd' })).toBeTruthy();
    expect(screen.getByText('Late night')).toBeTruthy();
    expect(valueNow(null, 'to', 'ford', 'walk', seen, 'en')).toBe('ford');
    expect(valueNow(null, 'tone', 'ford', 'walk', seen, 'en')).toBe('Ford');
  });

  it('shows a piece where it would go, if such an action moves it', () => {
    for (const [moves, ghosts] of [
      [undefined, 1],
      [['walk'], 1],
      [['plant'], 0],
    ] as const) {
      const { narrowing } = offered(PLAN);
      const { container, unmount } = render(General, { props: boardProps({ view: view({ ...LAKE, moves }), narrowing, legal: PLAN }) });
      narrowing.hover(PLAN[0] ?? null);
      flushSync();
      expect(container.querySelectorAll('svg.board > .ghost')).toHaveLength(ghosts);
      unmount();
    }
  });

  it('marks the last action where its event was', () => {
    const events = [{ kind: 'dropped', text: '', ply: 1, column: 1, row: 1 }];
    const { container } = render(General, { props: boardProps({ view: view(GRID), events }) });
    expect(container.querySelectorAll('.halo.last')).toHaveLength(1);
  });

  it('marks what others did before more quietly, with ghosts of what is gone', () => {
    const walked = (ply: number, from: string, to: string) => ({ kind: 'walked', text: '', ply, from, to });
    const [crown, king, flag] = LAKE.pieces ?? [];
    const before = view(LAKE);
    const between = view({ ...LAKE, pieces: [{ ...crown, at: 'ford' }, king, flag] });
    const now = view({ ...LAKE, pieces: [{ ...crown, at: 'gull' }, flag] }); // the king is taken
    const since = [
      { ply: 3, before, events: [walked(3, 'elm', 'ford')] },
      { ply: 4, before: between, events: [walked(4, 'ford', 'gull')] },
    ];
    const { container } = render(General, { props: boardProps({ view: now, events: [walked(4, 'ford', 'gull')], since }) });
    expect(container.querySelectorAll('.halo.last:not(.faint)')).toHaveLength(2);
    expect(container.querySelectorAll('.halo.last.faint')).toHaveLength(1); // elm; ford is of the last action
    const ghosts = container.querySelectorAll('[data-testid="gone"]');
    expect(ghosts).toHaveLength(3); // the crown has left two islands, the king is gone
    expect([...ghosts].filter((one) => one.getAttribute('transform')?.includes('scale'))).toHaveLength(1); // where the crown stands now
  });

  it('offers nothing to who only watches', () => {
    const { narrowing } = offered(PLAN);
    render(General, { props: boardProps({ view: view(LAKE), narrowing, interactive: false }) });
    expect(document.querySelectorAll('[data-active]')).toHaveLength(0);
  });

  it('shows tables where a view declares no board', () => {
    const quiet = vi.spyOn(console, 'error');
    render(General, { props: boardProps({ view: { ...view(null), is_late: false, found: null } as BoardProps['view'] }) });
    expect(screen.getByRole('region', { name: t('board.plain') })).toBeTruthy();
    expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['7', '–', t('board.no'), '–']);
    expect(quiet).not.toHaveBeenCalled();
  });
});
