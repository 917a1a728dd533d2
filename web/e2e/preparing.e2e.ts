// A server just started for the first time: tiles tell how far their games are, and a match begins by itself.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, PHONE, seriousFindings, sidewaysScroll, useBrowser } from './tools';

const browser = useBrowser();
const GAME = 'connect-four';
const TOTAL = 5;

/** The server's answers as they would be while the game is being compiled; the test sets how far it is. */
async function slowly(page: Page): Promise<{ done: number; hasFailed: boolean; asked: number }> {
  const now = { done: 0, hasFailed: false, asked: 0 };
  const told = () => ({ is_ready: now.done === TOTAL, has_failed: now.hasFailed, done: now.done, total: TOTAL });
  await page.route(/\/api\/games$/, async (route) => {
    const response = await route.fetch();
    const cards = (await response.json()) as { id: string; readiness: unknown }[];
    await route.fulfill({ response, json: cards.map((card) => (card.id === GAME ? { ...card, readiness: told() } : card)) });
  });
  await page.route(/\/api\/matches$/, async (route) => {
    const isOurs = route.request().method() === 'POST' && (route.request().postDataJSON() as { game: string }).game === GAME;
    if (!isOurs || now.done === TOTAL) return route.fallback();
    now.asked += 1;
    const refusal = { code: 'not-ready', text: 'Connect Four is being prepared', reason: null, fact: null, retry_after: 1 };
    return route.fulfill({ status: 503, json: refusal });
  });
  return now;
}
const bar = (page: Page) => page.getByTestId(`preparing-${GAME}`);
const share = (page: Page, done: number) => page.locator(`[data-testid="preparing-${GAME}"] progress[value="${done}"]`);

describe('a game that is being prepared', () => {
  it('tells how far it is on its tile, and its match begins by itself', async () => {
    const page = await browser.page();
    const now = await slowly(page);
    await page.goto(address());
    await bar(page).waitFor();
    expect(await bar(page).textContent()).toContain('0%');
    now.done = 2;
    await share(page, 2).waitFor();
    expect(await bar(page).textContent()).toContain('40%');
    expect(await page.locator('[data-testid^="preparing-"]').count()).toBe(1); // the other games are ready
    await page.getByTestId(`play-${GAME}`).click();
    now.done = 4;
    await share(page, 4).waitFor();
    expect(await bar(page).textContent()).toContain('begins by itself');
    expect(await seriousFindings(page)).toEqual([]);
    expect(now.asked).toBeGreaterThan(0);
    now.done = TOTAL;
    await page.locator('[data-testid="match"][data-turn="yes"]').waitFor();
  });

  it('can be set up meanwhile, in German on a phone; a failure is told', async () => {
    const page = await browser.page({ viewport: PHONE, locale: 'de-DE', hasTouch: true, isMobile: true });
    const now = await slowly(page);
    now.done = 3;
    await page.goto(`${address()}/new/${GAME}`);
    await share(page, 3).waitFor();
    expect(await bar(page).textContent()).toMatch(/wird vorbereitet: 60\s%/);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByTestId('start').tap();
    await page.getByText('Dann beginnt deine Partie von selbst').waitFor();
    await page.getByRole('link', { name: 'Regeln' }).tap(); // another thought: nothing begins
    now.done = TOTAL;
    await page.waitForURL(/\/rules\//);
    await page.waitForTimeout(1_500);
    expect(new URL(page.url()).pathname).toBe(`/rules/${GAME}`);
    [now.done, now.hasFailed] = [3, true];
    await page.goto(address());
    await page.getByTestId(`unplayable-${GAME}`).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});
