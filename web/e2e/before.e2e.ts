// Before the match: what a newcomer begins with, invitations, names, files of one's own, and lists that keep themselves.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, DESKTOP, makeMatch, everySeat, PHONE, seriousFindings, sidewaysScroll, useBrowser } from './tools';

const browser = useBrowser();
const clean = async (page: Page) => expect([await seriousFindings(page), await sidewaysScroll(page)]).toEqual([[], 0]);

const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 664],
  [360, 640],
  [844, 390],
] as const;

describe('before the match', () => {
  it('a friend is invited from the tile; the name is asked for once; what waits is cancelled', async () => {
    const page = await browser.page({ viewport: PHONE, hasTouch: true, isMobile: true });
    await page.goto(address());
    expect(await page.getByTestId('starts-toy-battle').textContent()).toContain('Special bases: Off');
    expect(await page.getByTestId('continue').count()).toBe(0);
    await page.getByTestId('friend-toy-battle').tap();
    await page.getByTestId('own-name').fill('Ada');
    await clean(page);
    await page.getByTestId('own-name-ok').tap();
    await page.getByTestId('waiting').waitFor();
    expect(await page.getByTestId('local-only').textContent()).toContain('fracas serve --host 0.0.0.0'); // as in tests it is
    await clean(page);

    // What can be continued is on top of the start page, also on a phone.
    await page.goto(address());
    const box = await page.getByTestId('continue').boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThan(PHONE.height / 2);
    await clean(page);
    await page.getByTestId('friend-connect-four').tap(); // no name is asked for now
    await page.getByTestId('waiting').waitFor();
    expect(await page.getByTestId('player-yellow').or(page.getByTestId('player-red')).filter({ hasText: 'Ada' }).count()).toBeGreaterThan(
      0,
    );
    await page.getByTestId('cancel').tap();
    await page.getByTestId('continue').waitFor();
    expect(await page.locator('[data-testid="continue"] li').count()).toBe(1);
  });

  it('a public match is found by itself and joined; one that is over is removed from one list only', async () => {
    const host = await browser.page();
    const other = await browser.page();
    for (const page of [host, other]) await page.goto(address());
    await other.goto(`${address()}/matches`);
    await other.getByText('Nobody is playing in public').waitFor();
    const match = await makeMatch(host, { game: 'connect-four', seats: { yellow: { kind: 'me' } }, public: true });
    await other.getByText('Join', { exact: true }).click({ timeout: 20_000 });
    await other.getByTestId('own-name').fill('Grace');
    await other.getByTestId('own-name-ok').click();
    await other.waitForURL(`**/match/${match.id}`);
    await host.evaluate((id) => fetch(`/api/matches/${id}/resign`, { method: 'POST' }), match.id);
    for (const page of [host, other]) {
      await page.goto(`${address()}/matches`);
      await page.getByTestId(`remove-${match.id}`).waitFor();
    }
    await clean(host);
    await host.getByTestId(`remove-${match.id}`).click();
    await host.getByTestId(`remove-${match.id}`).click();
    await host.getByTestId(`remove-${match.id}`).waitFor({ state: 'detached' });
    await other.reload();
    await other.getByTestId(`remove-${match.id}`).waitFor();
  });

  it('a terrain of one’s own is drawn as it is written, and what is wrong with it is said beside it', async () => {
    const page = await browser.page();
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(`${address()}/new/toy-battle`);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const start = await page.getByTestId('start').boundingBox();
      expect(start && start.y > 0 && start.y + start.height <= height, `${width}x${height}`).toBe(true); // without scrolling
    }
    await page.setViewportSize(DESKTOP);
    await page.getByText('One of my own').click();
    const area = page.getByTestId('own-terrain');
    await page.getByTestId('preview-terrain').locator('svg').first().waitFor();
    const terrain = await area.inputValue();
    await area.fill(terrain.replace('"base"', '"castle"'));
    await page.getByText(/got 'castle'/).waitFor();
    expect(await page.getByTestId('start').isDisabled()).toBe(true);
    await clean(page);
    await area.fill(`${terrain}}`);
    expect(await page.getByTestId('start').isDisabled()).toBe(true);
    await page.getByTestId('file-terrain').setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(terrain) });
    await page.getByText('This can be played.').waitFor();
    expect(await page.getByText(/got 'castle'/).count()).toBe(0);
    await page.locator('input[value="me"]').check();
    await page.getByTestId('name-blue').fill('Ada');
    await page.getByTestId('name-red').fill('Grace');
    await page.getByTestId('start').click();
    await page.getByTestId('uncover').click();
    expect(await page.getByTestId('player-red').first().textContent()).toContain('Grace');
    expect(warnings.filter((text) => text.includes('preload'))).toEqual([]);
  });

  it('a match that is over is not counted in the header', async () => {
    const page = await browser.page();
    await page.goto(address());
    const match = await makeMatch(page, { game: 'connect-four', seats: everySeat(['yellow', 'red']) });
    await page.goto(`${address()}/match/${match.id}`);
    await page.getByTestId('match').waitFor();
    expect(await page.locator('header .count').count()).toBe(0); // it is looked at
    await page.goto(address());
    await page.locator('header .count').waitFor();
    await page.goto(`${address()}/match/${match.id}`);
    await page.getByTestId('match').waitFor();
    await page.evaluate((id) => fetch(`/api/matches/${id}/resign`, { method: 'POST' }), match.id);
    await page.getByTestId('ending').first().waitFor();
    expect(await page.locator('header .count').count()).toBe(0);
  });
});
