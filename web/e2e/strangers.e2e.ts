// A game of which this client knows nothing: by the board its package brings along, and by the general one.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { EXAMPLE } from './boards';
import { address, chance, everySeat, makeMatch, openMatch, playOne, PHONE, seatsOf, seriousFindings, useBrowser } from './tools';

const browser = useBrowser();
const SCRIPT = '**/board/*/board.js';

async function begin(page: Page): Promise<void> {
  await page.goto(address());
  const match = await makeMatch(page, { game: EXAMPLE, seats: everySeat(await seatsOf(page, EXAMPLE)) });
  await openMatch(page, address(), match.id);
}

/** To the end by clicks on the board alone. */
async function playOnBoard(page: Page, seed: number): Promise<void> {
  const random = chance(seed);
  let played = 0;
  while (await playOne(page, random, 1)) played += 1;
  expect(played).toBeGreaterThan(6);
  expect(await page.textContent('[data-testid="ending"]')).toMatch(/wins|draw/i);
}

describe('a game from a package', () => {
  it('is played on the board it brings along', async () => {
    const page = await browser.page();
    await begin(page);
    await page.locator('svg.connect-four').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await playOnBoard(page, 11);
    expect(await page.getByTestId('board-broken').count()).toBe(0);
  });

  it('is played on the general board where its own cannot be had, and that is said', async () => {
    const page = await browser.page({ viewport: PHONE });
    await page.route(SCRIPT, (route) => route.abort());
    await begin(page);
    expect(await page.getByTestId('board-broken').textContent()).toMatch(/could not be loaded/);
    expect(await page.locator('[data-target="place:4"]').getAttribute('aria-label')).toBe('Column 4: empty');
    expect(await seriousFindings(page)).toEqual([]);
    await playOnBoard(page, 12);
  });

  const broken = { 'of another version': 'export const fracasBoard = 99;', 'that is no program': 'export const = ;' };
  for (const [what, body] of Object.entries(broken)) {
    it(`is played on, in German, with a board ${what}`, async () => {
      const page = await browser.page({ locale: 'de-DE' });
      await page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await begin(page);
      expect(await page.getByTestId('board-broken').textContent()).toMatch(/dies ist das allgemeine/);
      expect(await playOne(page, chance(13), 1)).toBe(true);
    });
  }
});
