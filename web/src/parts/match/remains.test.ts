// A match without a board: what is shown of it instead, and how lists tell of it.
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ActionList, MatchSummary } from '../../api/types';
import { settings } from '../../base/settings.svelte';
import { t } from '../../i18n/index.svelte';
import { endingText } from '../../lib/saying';
import MatchRow from '../MatchRow.svelte';
import Remains from './Remains.svelte';

const PLAYERS: ActionList['players'] = [
  { seat: 'yellow', kind: 'person', name: 'Ada', level: null },
  { seat: 'red', kind: 'bot', name: 'Corporal (level 2)', level: '2' },
];
const CHANGED = { winner: null, ending: 'rules-changed', text: 'the rules have changed since this match began: it ends without a result' };
const LIST: ActionList = {
  id: 'm1',
  game: 'a-game',
  rules_version: 1,
  players: PLAYERS,
  status: 'over',
  outcome: CHANGED,
  trouble: 'old-rules',
  created_at: 0,
  ended_at: 1,
  actions: [
    { ply: 0, seat: 'yellow', text: 'drop 4' },
    { ply: 1, seat: 'red', text: 'drop 9' },
  ],
};
const LINE: MatchSummary = {
  id: 'm1',
  game: 'a-game',
  status: 'running',
  players: PLAYERS,
  yours: ['yellow'],
  your_turn: false,
  actor: null,
  ply: null,
  outcome: null,
  trouble: 'broken',
  set_position: false,
  puzzle: null,
  clock: null,
  created_at: 0,
  ended_at: null,
};

function serverSays(status: number, body: unknown) {
  const answer = vi.fn((_address: string) => Promise.resolve(new Response(JSON.stringify(body), { status })));
  vi.stubGlobal('fetch', answer);
  return answer;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  settings.set('language', 'en');
});
settings.set('language', 'en');

describe('Remains', () => {
  it('lists players, ending and actions, and offers the record', async () => {
    const asked = serverSays(200, LIST);
    render(Remains, { id: 'm1', watch: 'w&1', why: 'It was played under older rules.', game: 'A game' });
    const shown = await screen.findByTestId('remains');
    expect(asked.mock.calls[0]?.[0]).toBe('/api/matches/m1/actions?watch=w%261');
    expect(shown.textContent).toContain('It was played under older rules.');
    expect(shown.textContent).toContain('Ada');
    expect(shown.textContent).toContain(endingText(null, CHANGED, ['yellow', 'red'], 'en'));
    expect([...shown.querySelectorAll('li')].map((line) => line.lastElementChild?.textContent)).toEqual(['drop 4', 'drop 9']);
    expect(shown.querySelector('ol')?.tabIndex).toBe(0);
    const record = screen.getByTestId('remains-record');
    expect(record.getAttribute('href')).toBe('/api/matches/m1/record?watch=w%261');
  });

  it('is told in German too', async () => {
    settings.set('language', 'de');
    serverSays(200, LIST);
    render(Remains, { id: 'm1', watch: null, why: 'Ältere Regeln.', game: null });
    const shown = await screen.findByTestId('remains');
    expect(shown.textContent).toContain('Sie endet ohne Ergebnis');
    expect(shown.textContent).toContain('Gespielt nach Version 1 der Regeln');
  });

  it('says only why while the match is not over', async () => {
    serverSays(409, { code: 'not-running', text: 'secret', reason: 'unfinished', retry_after: null });
    render(Remains, { id: 'm1', watch: null, why: 'This match cannot be read.', game: null });
    expect((await screen.findByRole('alert')).textContent).toContain('This match cannot be read.');
    expect(screen.queryByTestId('remains')).toBeNull();
  });
});

describe('MatchRow', () => {
  it('a broken match has a badge and leads nowhere', () => {
    render(MatchRow, { match: LINE, games: [] });
    expect(screen.getByTestId('set-aside').textContent).toContain(t('row.broken'));
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('one ended by new rules has no result, and leads to what is left of it', () => {
    render(MatchRow, { match: { ...LINE, status: 'over', trouble: 'old-rules', outcome: CHANGED }, games: [] });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/match/m1');
    expect(screen.getByRole('link').textContent).toContain(t('row.no-result'));
  });
});
