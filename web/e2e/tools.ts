// What every browser test needs: a browser, pages that notice errors, and a way to play anything.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launch } from '../scripts/browser.mjs';
import { advance, anyAction, chance } from '../scripts/play.mjs';

export { advance, anyAction, chance, everySeat, makeMatch, openMatch } from '../scripts/play.mjs';

export const address = (): string => inject('address');
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** A browser for this file; every context notices errors of its pages, and they fail the test. */
export function useBrowser() {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(faults.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  async function context(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const made = await browser.newContext({
      viewport: DESKTOP,
      colorScheme: 'light',
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      ...options,
    });
    made.setDefaultTimeout(60_000); // a busy machine is slow, not wrong
    contexts.push(made);
    made.on('page', (page) => {
      page.on('pageerror', (error) => faults.push(String(error.stack ?? error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|svelte/i.test(message.text())) faults.push(message.text());
      });
    });
    return made;
  }
  return {
    context,
    page: async (options?: BrowserContextOptions): Promise<Page> => (await context(options)).newPage(),
  };
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Drawn pieces: figures on them ("×3", "7") are said by their label in words, and are no caption to be spoken. */
const DRAWN = /^<(g|svg|rect|circle|path)\b/;

/** What axe-core finds serious or worse. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const result = await page.evaluate(async () => {
    type Axe = {
      run: (
        options: object,
      ) => Promise<{ violations: { id: string; impact: string; nodes: { target: string[]; html: string; failureSummary: string }[] }[] }>;
    };
    return (window as unknown as { axe: Axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
  });
  const isFigure = (id: string, html: string) => id === 'label-content-name-mismatch' && DRAWN.test(html);
  return result.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.filter(({ html }) => !isFigure(id, html)).map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
    );
}

/** Mercenary: pick characters until the first of ours is to act. */
export async function draft(page: Page, match: string): Promise<void> {
  const random = anyAction(chance(4));
  for (;;) {
    const legal = await page.evaluate(
      async (id) => ((await (await fetch(`/api/matches/${id}/state`)).json()) as { legal: { structure: { kind: string } }[] }).legal,
      match,
    );
    if (legal.some(({ structure }) => structure.kind === 'pick')) await advance(page, match, 1, random);
    else if (legal.length > 0) return;
    else await page.waitForTimeout(50);
  }
}

/** The seats of a game, as the server names them. */
export async function seatsOf(page: Page, game: string): Promise<string[]> {
  const cards = await page.evaluate(async () => (await (await fetch('/api/games')).json()) as { id: string; seats: string[] }[]);
  return cards.find(({ id }) => id === game)?.seats ?? [];
}

/** Use a tool; a phone has some of them in a menu. */
export async function useTool(page: Page, name: string): Promise<void> {
  const tool = page.getByTestId(`tool-${name}`);
  if ((await tool.count()) === 0) await page.getByTestId('tool-more').click();
  await tool.click();
}

/** Nothing sticks out sideways. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

export const ply = async (page: Page): Promise<number> => Number(await page.getAttribute('[data-testid="match"]', 'data-newest'));

type Moment = 'over' | 'cover' | 'hand-over' | 'turn' | 'wait';

async function moment(page: Page): Promise<Moment> {
  return page.evaluate(() => {
    const has = (id: string) => document.querySelector(`[data-testid="${id}"]`) !== null;
    if (has('ending')) return 'over';
    if (has('cover')) return 'cover';
    if (has('hand-over')) return 'hand-over';
    return document.querySelector('[data-testid="match"]')?.getAttribute('data-turn') === 'yes' ? 'turn' : 'wait';
  });
}

/** Wait until something can be done (or it is over). */
export async function ready(page: Page): Promise<Moment> {
  for (let waited = 0; waited < 1200; waited += 1) {
    const now = await moment(page);
    if (now === 'cover') await page.click('[data-testid="uncover"]');
    else if (now === 'hand-over') await page.click('[data-testid="hand-over"]');
    else if (now !== 'wait') return now;
    await page.waitForTimeout(50);
  }
  throw new Error(`nothing happens: ${await page.textContent('[data-testid="match"]')}`);
}

/** Click where a piece is drawn, with the mouse; where its middle is empty (a ring) or under another, by an event. */
async function clickPiece(page: Page, piece: Locator): Promise<void> {
  const spot = await piece
    .evaluate(
      (element) => {
        element.scrollIntoView({ block: 'nearest' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const [middleX, middleY] = [x + width / 2, y + height / 2];
        const top = document.elementFromPoint(middleX, middleY);
        return top && element.contains(top) ? [middleX, middleY] : null;
      },
      undefined,
      { timeout: 5_000 },
    )
    .catch(() => null);
  if (spot) await page.mouse.click(spot[0] ?? 0, spot[1] ?? 0);
  else await piece.dispatchEvent('click', undefined, { timeout: 5_000 }).catch(() => {});
}

/**
 * Play one action by clicking: on what is active on the board where there is something, else on the buttons, as chance
 * has it. Returns false when the match is over.
 */
export async function playOne(page: Page, random: () => number, boardShare = 0.6): Promise<boolean> {
  if ((await ready(page)) === 'over') return false;
  const before = await ply(page);
  for (let click = 0; click < 60; click += 1) {
    const onBoard = random() < boardShare && click < 12;
    const spots = onBoard ? page.locator('[data-testid="board"] [data-target][data-active]') : page.locator('[data-testid="choice"]');
    const count = await spots.count();
    const chosen = count > 0 ? spots.nth(Math.floor(random() * count)) : page.locator('[data-testid="choice"]').first();
    if (onBoard && count > 0) await clickPiece(page, chosen);
    else await chosen.click({ timeout: 5_000 }).catch(() => {});
    for (let waited = 0; waited < 40; waited += 1) {
      const now = await page.evaluate(() => {
        const match = document.querySelector('[data-testid="match"]');
        return { newest: Number(match?.getAttribute('data-newest')), turn: match?.getAttribute('data-turn') };
      });
      if (now.newest !== before || (await moment(page)) !== 'turn') {
        if (now.newest !== before) return true;
      } else break;
      await page.waitForTimeout(25);
    }
    if ((await ply(page)) !== before || (await moment(page)) === 'over') return true;
  }
  throw new Error(`60 clicks played nothing: ${await page.textContent('[data-testid="choices"]')}`);
}

/** Play to the end; returns how many actions that took. */
export async function playOut(page: Page, seed: number, most = 2_000): Promise<number> {
  const random = chance(seed);
  let played = 0;
  while (played < most && (await playOne(page, random))) played += 1;
  await page.waitForSelector('[data-testid="ending"]');
  return played;
}

/** The browser takes a tap that follows a swipe at once for the end of it. */
const REST_MS = 500;

/** A finger drawn over the board. */
export async function swipe(page: Page, by: number): Promise<void> {
  const box = (await page.getByTestId('board').boundingBox())!;
  const [from, y] = [box.x + box.width / 2 - by / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  const points = (share: number) => [{ x: from + by * share, y }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) });
  for (const share of [0.25, 0.5, 0.75, 1]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(share) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await touch.detach();
  await page.waitForTimeout(REST_MS);
}
