// Puzzles: the list, solving with and without hints, stars, the next one; and the board of Combat Protocols by every means.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  address,
  chance,
  everySeat,
  makeMatch,
  openMatch,
  playOne,
  ply,
  ready,
  seriousFindings,
  sidewaysScroll,
  useBrowser,
} from './tools';

const browser = useBrowser();
const GAME = 'combat-protocols';

interface Action {
  id: number;
  text: string;
  preview: string;
  structure: Record<string, unknown>;
}

/** A shortest solution, from the solver by way of a match of its own: no hint is used in the one that is played. */
async function solution(page: Page, puzzle: string): Promise<string[]> {
  const match = await makeMatch(page, { puzzle } as never);
  return page.evaluate(async (id) => {
    const answer = await fetch(`/api/matches/${id}/hint`, { method: 'POST' });
    const { candidates } = await answer.json();
    return candidates[0].line.map(({ text }: Action) => text) as string[];
  }, match.id);
}
const legal = (page: Page, id: string): Promise<Action[]> =>
  page.evaluate(async (match) => (await (await fetch(`/api/matches/${match}/state`)).json()).legal, id);
const target = (page: Page, key: string) => page.locator(`[data-target="${key}"]`);

/** The clicks for an action: one or two. */
function clicksFor({ structure }: Action, machineOn: (square: string) => string): string[] {
  const { kind, cell, square, start, turn, way, line, to } = structure as Record<string, string>;
  if (kind === 'enter') return [`start-${start}`];
  if (kind === 'fly') return [machineOn(String(square))];
  if (kind === 'turn') return [`cell-${cell}`, `handle-turn-${square}-${turn}`];
  if (kind === 'move') return [`cell-${cell}`, `handle-move-${square}-${way}`];
  if (kind === 'place') return [`line-${line}`];
  if (kind === 'shift') return [`obstacle-${line}`, `line-${to}-${cell}`];
  return [`cell-${cell}`];
}
async function machines(page: Page, id: string): Promise<(square: string) => string> {
  const squares: { name: string; machine: number | null }[] = await page.evaluate(
    async (match) => (await (await fetch(`/api/matches/${match}/state`)).json()).view.squares,
    id,
  );
  return (square) => `machine-${squares.find((one) => one.name === square)?.machine}`;
}
async function playByClicks(page: Page, id: string, text: string): Promise<void> {
  await ready(page);
  const before = await ply(page);
  const action = (await legal(page, id)).find((one) => one.text === text);
  if (!action) throw new Error(`${text} is not legal`);
  for (const key of clicksFor(action, await machines(page, id))) await target(page, key).click({ force: true });
  await page.waitForFunction((was) => Number(document.querySelector('[data-testid="match"]')?.getAttribute('data-newest')) > was, before);
}

describe('missions', () => {
  it('are a ladder: the next one is offered, a solved one is marked, and another follows it', { timeout: 120_000 }, async () => {
    const page = await browser.page();
    await page.goto(`${address()}/puzzles`);
    const table = page.getByTestId('missions');
    await table.getByRole('button', { name: 'Mission 1, Easy, not solved yet' }).waitFor();
    expect(await table.locator('td button').count()).toBe(20);
    await page.getByTestId('play-mission').click();
    await page.waitForURL(/\/match\//);
    const id = new URL(page.url()).pathname.split('/').pop() ?? '';
    const line: string[] = await page.evaluate(async (match) => {
      const answer = await (await fetch(`/api/matches/${match}/hint`, { method: 'POST' })).json();
      return answer.candidates[0].line.map(({ text }: Action) => text);
    }, id);
    for (const text of line) await playByClicks(page, id, text);
    await page.getByRole('button', { name: 'Next mission' }).waitFor();
    await page.goto(`${address()}/puzzles`);
    await table.getByRole('button', { name: 'Mission 1, Easy, solved', exact: true }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
  });
});

describe('puzzles', () => {
  it('the list has a hundred with par and stars, a daily and a random one', async () => {
    const page = await browser.page({ viewport: { width: 360, height: 740 } });
    await page.goto(`${address()}/puzzles`);
    await page.getByTestId('puzzle-combat-protocols-2-1').waitFor();
    expect(await page.locator('[data-testid^="puzzle-combat-protocols-"]').count()).toBe(100);
    expect(await page.getByRole('button', { name: /^Puzzle 100, par \d+, not solved yet$/ }).count()).toBe(1);
    expect(await page.getByTestId('solved-count').textContent()).toBe('0 of 100 solved');
    expect(await seriousFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByTestId('play-random').click();
    await page.locator('[data-testid="match"][data-turn="yes"]').waitFor();
    expect(await page.getByTestId('puzzle-badge').textContent()).toMatch(/Puzzle \d+.*Actions: 0, par \d+/);
    await page.goto(`${address()}/puzzles`);
    await page.getByTestId('play-daily').click();
    await page.locator('[data-testid="match"][data-turn="yes"]').waitFor();
  });

  it('one solved in par by clicking earns three stars, is remembered, and leads to the next', async () => {
    const page = await browser.page();
    await page.goto(address());
    const way = await solution(page, `${GAME}-2-2`);
    await page.goto(`${address()}/puzzles`);
    await page.getByTestId('puzzle-combat-protocols-2-2').click();
    await page.waitForURL(/\/match\//);
    const id = page.url().split('/').at(-1) ?? '';
    await page.locator('[data-testid="match"][data-turn="yes"]').waitFor();
    for (const text of way) await playByClicks(page, id, text);
    await page.getByTestId('puzzle-end').waitFor();
    expect(await page.getByTestId('puzzle-end').getAttribute('data-stars')).toBe('3');
    expect(await page.getByTestId('ending').textContent()).toMatch(/Solved/);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByTestId('next-puzzle').click();
    await page.getByTestId('puzzle-badge').filter({ hasText: 'Puzzle 3' }).waitFor();
    await page.goto(`${address()}/puzzles`);
    await page.locator('[data-testid="puzzle-combat-protocols-2-2"][data-stars="3"]').waitFor();
    // another browser of the same guest would know nothing of it: the server does
    await page.evaluate(() => localStorage.removeItem('fracas.puzzles'));
    await page.reload();
    await page.locator('[data-testid="puzzle-combat-protocols-2-2"][data-stars="3"]').waitFor();
  });

  it('the solver advises the next action; every hint costs a star', async () => {
    const page = await browser.page();
    await page.goto(address());
    const match = await makeMatch(page, { puzzle: `${GAME}-2-1` } as never);
    await openMatch(page, address(), match.id);
    while ((await ready(page)) === 'turn') {
      const before = await ply(page);
      await page.getByTestId('tool-hint').click();
      const hint = page.getByTestId('hint');
      await hint.waitFor();
      expect(await hint.textContent()).toMatch(/Can be solved (in \d+ more actions|with one more action); no solution is shorter/);
      await hint.locator('li button').click();
      await page.waitForFunction(
        (was) => Number(document.querySelector('[data-testid="match"]')?.getAttribute('data-newest')) > was,
        before,
      );
    }
    expect(await page.getByTestId('puzzle-end').getAttribute('data-stars')).toBe('1');
  });

  it('is solved without a mouse', async () => {
    const page = await browser.page();
    await page.goto(address());
    const way = await solution(page, `${GAME}-2-5`);
    const match = await makeMatch(page, { puzzle: `${GAME}-2-5` } as never);
    await openMatch(page, address(), match.id);
    for (const text of way) {
      await ready(page);
      const before = await ply(page);
      const action = (await legal(page, match.id)).find((one) => one.text === text);
      if (!action) throw new Error(`${text} is not legal`);
      for (const key of clicksFor(action, await machines(page, match.id))) {
        for (let i = 0; i < 60; i += 1) {
          const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-target'));
          if (focused === key) break;
          await page.keyboard.press('ArrowRight');
          expect(i).toBeLessThan(59);
        }
        await page.keyboard.press('Enter');
        await page.waitForTimeout(50);
      }
      await page.waitForFunction(
        (was) => Number(document.querySelector('[data-testid="match"]')?.getAttribute('data-newest')) > was,
        before,
      );
    }
    expect(await page.getByTestId('puzzle-end').getAttribute('data-stars')).toBe('3');
  });
});

const SETUPS: Record<string, Record<string, unknown>> = {
  'mission 3, three obstacles placed by the player': { mission: 3, difficulty: 'impossible', tracks: 'relaxed' },
  'mission 5, obstacles by the seed': { mission: 5, difficulty: 'impossible', obstacles_by_seed: true, tracks: 'relaxed' },
  crossing: { board: 'crossing', mission: 4, difficulty: 'hard', tracks: 'relaxed' },
  'twin hangars': { board: 'twin-hangars', mission: 2, difficulty: 'normal' },
  'great circle': { board: 'great-circle', mission: 5, difficulty: 'impossible', tracks: 'relaxed' },
  'a board of one square': {
    board: {
      title: 'Speck',
      squares: ['.'],
      starts: [{ number: 1, side: 'south', line: 1 }],
      tokens: ['a1'],
      tracks: { relaxed: { heat: 5, power: 3 }, standard: { heat: 5, power: 3 }, expert: { heat: 5, power: 3 } },
      missions: { 1: [1] },
    },
  },
};

describe('the board of Combat Protocols', () => {
  for (const [name, options] of Object.entries(SETUPS)) {
    it(`is played by clicking: ${name}`, async () => {
      const page = await browser.page({ viewport: { width: 360, height: 740 } });
      await page.goto(address());
      const match = await makeMatch(page, { game: GAME, options, seats: everySeat(['player']) });
      await openMatch(page, address(), match.id);
      const random = chance(3);
      let played = 0;
      while (played < 12 && (await playOne(page, random, 1))) played += 1;
      expect(await ply(page)).toBeGreaterThan(0);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  }

  it('a token is dragged to a neighbouring square, and the panel token chosen after it', async () => {
    const page = await browser.page();
    await page.goto(address());
    const match = await makeMatch(page, { game: GAME, seats: everySeat(['player']) });
    await openMatch(page, address(), match.id);
    const [from, to] = [await target(page, 'token-b2').boundingBox(), await target(page, 'square-b1').boundingBox()];
    if (!from || !to) throw new Error('not drawn');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    await target(page, 'cell-ne').click();
    await page.locator('[data-testid="match"][data-newest="1"]').waitFor();
    await target(page, 'token-b1').waitFor();
    expect(await target(page, 'token-b2').count()).toBe(0);
  });

  it('an obstacle is moved in two clicks, by the panel token one wants; or dragged to it', async () => {
    const page = await browser.page();
    await page.goto(address());
    for (const isDragged of [false, true]) {
      const match = await makeMatch(page, {
        game: GAME,
        options: { difficulty: 'normal', obstacles_by_seed: true },
        seats: everySeat(['player']),
      });
      await openMatch(page, address(), match.id);
      const shift = (await legal(page, match.id)).find(({ structure }) => structure.kind === 'shift' && structure.cell === 'sw');
      const { line, to } = shift?.structure as { line: string; to: string };
      await target(page, `obstacle-${line}`).click();
      const slot = target(page, `line-${to}-sw`);
      if (isDragged) {
        const at = await slot.boundingBox();
        await page.keyboard.press('Escape');
        const from = await target(page, `obstacle-${line}`).boundingBox();
        if (!from || !at) throw new Error('not drawn');
        await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
        await page.mouse.down();
        await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2, { steps: 6 });
        await page.mouse.up();
      } else await slot.click();
      await page.locator('[data-testid="match"][data-newest="1"]').waitFor();
      await target(page, `obstacle-${to}`).waitFor();
      expect(await target(page, 'cell-sw').getAttribute('aria-label')).toContain('The controller stands here');
    }
  });

  it('shows on the tracks what a move would do, and Escape takes a choice back', async () => {
    const page = await browser.page();
    await page.goto(address());
    const match = await makeMatch(page, { game: GAME, seats: everySeat(['player']) });
    await openMatch(page, address(), match.id);
    const board = page.getByTestId('board');
    expect(await board.textContent()).toContain('4 left');
    await target(page, 'start-1').hover();
    await page.waitForFunction(() => document.querySelector('[data-testid="board"]')?.textContent?.includes('4 → 3 left'));
    await target(page, 'cell-nw').click();
    expect(await page.locator('[data-target^="handle-turn-"]').count()).toBe(6);
    await page.keyboard.press('Escape');
    expect(await page.locator('[data-target^="handle-"]').count()).toBe(0);
  });
});
