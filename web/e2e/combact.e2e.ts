// Combact: two taps lay a piece, a finger may slide on before it lets go, and the targets of a campaign say what they are.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isWanted } from './boards';
import { address, everySeat, makeMatch, openMatch, PHONE, ply, seatsOf, useBrowser } from './tools';

interface Stored {
  game: string;
  options: Record<string, unknown>;
  position: Record<string, unknown>;
}
const GAME = 'combact';
const { options, position } = (JSON.parse(readFileSync(new URL('./positions.json', import.meta.url), 'utf8')) as Stored[]).find(
  ({ game }) => game === GAME,
) as Stored;
const browser = useBrowser();

async function open(page: Page, changes: { options?: object; position?: object } = {}): Promise<void> {
  await page.goto(address());
  const request = {
    game: GAME,
    options: { ...options, ...changes.options } as never,
    position: { ...position, ...changes.position } as never,
  };
  const match = await makeMatch(page, { ...request, seats: everySeat(await seatsOf(page, GAME)) });
  await openMatch(page, address(), match.id);
}

interface State {
  legal: { id: number; text: string }[];
  view: { placed: { action: string }[] };
}
const stateOf = (page: Page): Promise<State> =>
  page.evaluate(async () => (await (await fetch(`/api/matches/${location.pathname.split('/').at(-1)}/state`)).json()) as State);

const piece = (page: Page) => page.locator('[data-target^="spot-"][data-active]').first();
const places = (page: Page) => page.locator('[data-target^="place-"][data-active]');

async function middleOf(page: Page, index: number): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await places(page).nth(index).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
}

describe.skipIf(!isWanted(GAME))('a finger', () => {
  it('sees where a piece would lie by one tap, and lays it there by another', async () => {
    const page = await browser.page({ viewport: PHONE, hasTouch: true });
    await open(page);
    await piece(page).tap();
    const { x, y } = await middleOf(page, 0);
    await page.touchscreen.tap(x, y);
    await page.locator('[data-testid="board"] .piece.ghost').waitFor();
    expect(await ply(page)).toBe(0);
    await page.touchscreen.tap(x, y);
    await page.waitForSelector('[data-testid="match"][data-newest="1"]');
  });

  it('sees the piece while it is down, and lays it where it lets go', async () => {
    const page = await browser.page({ viewport: PHONE, hasTouch: true });
    await open(page);
    await piece(page).tap();
    await places(page).nth(1).waitFor();
    const [from, to] = [await middleOf(page, 0), await middleOf(page, 1)];
    const aimed = await places(page).nth(1).getAttribute('data-target');
    const { legal } = await stateOf(page);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at });
    await touch('touchStart', [from]);
    await touch('touchMove', [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }]);
    await touch('touchMove', [to]);
    expect(await ply(page)).toBe(0);
    await page.locator('.preview:not(.empty)').waitFor(); // what it would do is told
    await touch('touchEnd', []);
    await page.waitForSelector('[data-testid="match"][data-newest="1"]');
    const { view } = await stateOf(page);
    expect(view.placed.at(-1)?.action).toBe(legal.find(({ id }) => `place-${id}` === aimed)?.text);
  });
});

describe.skipIf(!isWanted(GAME))('a campaign', () => {
  const between = {
    options: { target: 'campaign' },
    position: { phase: 'target', actor: 'white', chooser: 'white', wins: { black: 1, white: 0 }, windows: { black: 3, white: 5 } },
  };

  it('says what each target is, on the board and on the buttons, and one click chooses it', async () => {
    const page = await browser.page();
    await open(page, between);
    expect(await page.getAttribute('[data-target="target-autonomy"]', 'aria-label')).toContain('Fence in empty fields');
    expect(await page.locator('[data-testid="choice"]').allTextContents()).toEqual([
      expect.stringContaining('fence in'),
      expect.stringContaining('reach your markers'),
    ]);
    await page.locator('[data-target="target-goals"]').click();
    await page.waitForSelector('[data-testid="match"][data-newest="1"]');
    expect(await page.getAttribute('svg.board', 'aria-label')).toContain('Match 2: 3+3 goals');
  });
});
