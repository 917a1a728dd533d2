// Sharing: a link opens at its moment, also for who only watches; pictures and animations come as files.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, advance, anyAction, chance, everySeat, makeMatch, PHONE, seriousFindings, sidewaysScroll, useBrowser } from './tools';

const COLUMNS = [4, 4, 3, 3, 2, 5, 1];
const browser = useBrowser();

async function finished(page: Page): Promise<string> {
  await page.goto(address());
  const match = await makeMatch(page, { game: 'connect-four', seats: everySeat(['yellow', 'red']) });
  const left = COLUMNS.map((column) => `drop ${column}`);
  await advance(page, match.id, left.length, (legal) => {
    const text = left.shift();
    return legal.find((action) => action.text === text) ?? legal[0]!;
  });
  return match.id;
}
const isAt = (page: Page, ply: number) => page.locator(`[data-testid="match"][data-ply="${ply}"]`).waitFor();

async function saved(page: Page, key: string): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId(`share-${key}`).click()]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

describe('sharing', () => {
  it('hands on a moment: by a link, as a picture, as an animation', async () => {
    const page = await browser.page({ acceptDownloads: true });
    const match = await finished(page);
    await page.goto(`${address()}/match/${match}?ply=3`);
    await isAt(page, 3);
    await page.getByTestId('share').click();
    const picture = page.getByTestId('share-dialog').locator('img');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), { timeout: 60_000 }).toBeGreaterThan(100);
    expect(await seriousFindings(page)).toEqual([]);

    const link = await page.getByTestId('watch-link').inputValue();
    expect(link).toMatch(/\/watch\/.+\?ply=3$/);
    const svg = await saved(page, 'svg');
    expect([svg.name, svg.content.toString().slice(0, 4)]).toEqual([`connect-four-${match}-3.svg`, '<svg']);
    expect((await saved(page, 'png')).content.subarray(1, 4).toString()).toBe('PNG');
    const gif = await saved(page, 'turn-gif');
    expect([gif.name, gif.content.subarray(0, 6).toString()]).toEqual([`connect-four-${match}-3.gif`, 'GIF89a']);
    expect((await saved(page, 'match-webp')).content.subarray(8, 12).toString()).toBe('WEBP');

    const stranger = await browser.page(); // another browser, who has nothing but the link
    await stranger.goto(link);
    await isAt(stranger, 3);
    await stranger.getByTestId('share').click();
    expect(await stranger.getByTestId('watch-link').inputValue()).toBe(link);
  });

  it('a link opens at its moment where something was hidden, too', async () => {
    const page = await browser.page();
    await page.goto(address());
    const match = await makeMatch(page, { game: 'toy-battle', seats: everySeat(['blue', 'red']) });
    await advance(page, match.id, 8, anyAction(chance(5)));
    await page.evaluate(async (id) => fetch(`/api/matches/${id}/resign`, { method: 'POST' }), match.id);
    for (const path of [`match/${match.id}`, `watch/${match.id}/${match.watch}`]) {
      await page.goto(`${address()}/${path}?ply=3`);
      await page.getByTestId('room').waitFor();
      await expect.poll(() => page.getByTestId('eyes').inputValue()).toBe('all');
      await isAt(page, 3);
    }
  });

  it('works by keys and on a phone, in German, and says what goes wrong', async () => {
    const page = await browser.page({ viewport: PHONE, locale: 'de-DE', hasTouch: true });
    const match = await finished(page);
    await page.goto(`${address()}/match/${match}?ply=2`);
    await isAt(page, 2);
    await page.getByTestId('share').focus();
    await page.keyboard.press('Enter');
    await page.getByText('Animation der ganzen Partie').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await page.route('**/animation.gif*', (route) =>
      route.fulfill({ status: 503, json: { code: 'worker-failed', text: 'no', reason: 'pictures' } }),
    );
    await page.getByTestId('share-match-gif').tap();
    await page.getByTestId('share-trouble').getByText('Dieser Server kann keine Bilder zeichnen.').waitFor();
  });
});
