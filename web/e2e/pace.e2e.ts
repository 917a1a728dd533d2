// The other's turn can be followed: shown action by action, marked until one acts, skipped, and shown again.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, draft, makeMatch, openMatch, useBrowser } from './tools';

const { page: newPage } = useBrowser();
const LEAST = 180; // ms: an action at the pace `fast`
const SLACK = 20; // timers and frames
const SEVERAL = 5;

/** Notes when which moment came into sight, by the clock of the page. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const match = document.querySelector<HTMLElement>('[data-testid="match"]')!;
    const shown: [ply: number, ms: number, turn?: string][] = [];
    const note = () => {
      const ply = Number(match.dataset.ply);
      if (shown.at(-1)?.[0] !== ply) shown.push([ply, performance.now(), match.dataset.turn]);
    };
    new MutationObserver(note).observe(match, { attributes: true, attributeFilter: ['data-ply'] });
    Object.assign(window, { shown });
  });
}
const shownSince = (page: Page, ply: number) =>
  page.evaluate((from) => (window as unknown as { shown: [number, number, string][] }).shown.filter(([at]) => at > from), ply);
const attribute = (page: Page, name: string) => page.getAttribute('[data-testid="match"]', name);
const newest = async (page: Page) => Number(await attribute(page, 'data-newest'));
const ourTurn = (page: Page) => page.waitForSelector('[data-testid="match"][data-turn="yes"]');

it('a program’s turn is shown action by action, each for its time, and stays marked', async () => {
  const page = await newPage();
  await page.addInitScript(() => localStorage.setItem('fracas.settings', JSON.stringify({ pace: 'fast', warns: false, isKnown: true })));
  await page.goto(address());
  const seats = { red: { kind: 'me' }, blu: { kind: 'bot', level: '2' } };
  const match = await makeMatch(page, { game: 'mercenary', options: {}, seats });
  await draft(page, match.id);
  await openMatch(page, address(), match.id);
  await watch(page);

  // our turn ends at once: nobody else of ours can come, so the program mostly plays several characters in a row
  let [own, last] = [0, 0];
  while (last - own < SEVERAL) {
    own = await newest(page);
    await page.click('[data-target="chip-end"]');
    await page.waitForFunction((ply) => Number(document.querySelector<HTMLElement>('[data-testid="match"]')?.dataset.newest) > ply, own);
    await ourTurn(page);
    last = await newest(page);
  }
  const shown = await shownSince(page, own);
  expect(shown.map(([ply]) => ply)).toEqual(Array.from({ length: last - own }, (_, i) => own + 1 + i)); // nothing is left out
  expect(shown.slice(0, -1).map(([, , turn]) => turn)).toEqual(shown.slice(1).map(() => 'no')); // and nothing chosen meanwhile
  const apart = shown.slice(1).map(([, ms], i) => ms - shown[i]![1]);
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(LEAST - SLACK);
  expect(await page.locator('[data-testid="board"] .faint').count()).toBeGreaterThan(0); // the earlier ones, too

  // once more, and skipped by a key
  await page.click('[data-testid="replay-turn"]');
  expect(Number(await attribute(page, 'data-ply'))).toBeLessThan(last);
  expect(await attribute(page, 'data-turn')).toBe('no');
  await page.keyboard.press('Space');
  await ourTurn(page);
  expect(Number(await attribute(page, 'data-ply'))).toBe(last);
}, 120_000);
