// Two browsers in one match: invitation, play, reload, a broken connection, agreement, rematch, watching, the seed.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, ply, ready, useBrowser } from './tools';

const browser = useBrowser();
const column = (page: Page, n: number) => page.locator(`[data-target="column-${n}"]`);
async function drop(page: Page, n: number): Promise<void> {
  expect(await ready(page)).toBe('turn');
  const before = await ply(page);
  await column(page, n).click();
  await page.waitForFunction(
    (was) => Number(document.querySelector('[data-testid="match"]')?.getAttribute('data-ply')) === was + 1,
    before,
  );
}
const waitPly = (page: Page, n: number) =>
  page.waitForFunction((want) => document.querySelector('[data-testid="match"]')?.getAttribute('data-ply') === String(want), n);

async function invite(host: Page): Promise<string> {
  await host.goto(`${address()}/new/connect-four`);
  await host.locator('input[value="open"]').check();
  await host.locator('select[id$="-side"]').selectOption('yellow');
  await host.getByTestId('start').click();
  await host.getByTestId('own-name').fill('Ada'); // asked before the first invitation
  await host.getByTestId('own-name-ok').click();
  return host.getByTestId('invitation-red').inputValue();
}

describe('online', () => {
  it('two browsers play one match by invitation', async () => {
    const host = await browser.page();
    const link = await invite(host);
    expect(link).toMatch(/\/join\//);
    const other = await browser.page();
    await other.goto(link);
    await other.locator('input[type="text"]').fill('Grace');
    await other.getByTestId('accept').click();
    await drop(host, 4);
    await waitPly(other, 1);
    await drop(other, 3);
    await waitPly(host, 2);
    expect(await host.getByTestId('player-red').textContent()).toContain('Grace');

    // Reload in the middle: everything is there again.
    await host.reload();
    await waitPly(host, 2);
    expect(await host.getByTestId('log').textContent()).toContain('column 4');
    await drop(host, 4);

    // The connection breaks: it is said, and play goes on when it is back.
    await other.context().setOffline(true);
    await other.evaluate(() => window.dispatchEvent(new Event('offline')));
    await other.context().setOffline(false);
    await waitPly(other, 3);
    await drop(other, 3);
    await waitPly(host, 4);

    // Takeback past the other's action needs consent.
    await host.getByTestId('tool-takeback').click();
    await other.getByTestId('offer-takeback').getByText('Decline').click();
    await host.getByTestId('offer-takeback').waitFor({ state: 'detached' });
    await host.getByTestId('tool-takeback').click();
    await other.getByTestId('offer-takeback').getByText('Accept').click();
    await waitPly(other, 2);
    const told = ['Ada asks to take back.', 'Grace does not agree to it.', 'Ada asks to take back.', 'Grace agrees.'];
    const aside = (page: Page) => page.getByTestId('log-aside');
    await other.reload(); // it stays told
    for (const page of [host, other]) {
      await aside(page).last().waitFor();
      expect(await aside(page).allTextContents()).toEqual([...told, 'Ada has taken an action back.']);
    }
    await drop(host, 4);
    await waitPly(other, 3);
    await drop(other, 3);
    await waitPly(host, 4);

    // A spectator sees it too, and cannot play.
    await host.getByTestId('tool-share').click();
    const watch = await host.getByTestId('watch-link').inputValue();
    await host.keyboard.press('Escape');
    const spectator = await browser.page();
    await spectator.goto(watch);
    await waitPly(spectator, 4);
    expect(await spectator.locator('[data-active]').count()).toBe(0);

    // Agreement ends it, for all three; the seed was the promised one.
    await host.getByTestId('tool-draw').click();
    await other.getByTestId('offer-draw').getByText('Accept').click();
    for (const page of [host, other, spectator]) await page.getByTestId('ending').waitFor();
    expect(await host.getByTestId('ending').textContent()).toContain('Draw agreed');
    await host.getByRole('tab', { name: 'Match' }).click();
    await host.getByTestId('verify').click();
    expect(await host.getByTestId('verdict').textContent()).toContain('Fair');

    // A rematch both want is entered by both.
    const old = host.url();
    await host.getByTestId('rematch').click();
    await other.getByTestId('offer-rematch').getByText('Accept').click();
    await host.waitForURL((url) => url.href !== old);
    await other.waitForURL((url) => url.href !== old);
    expect(host.url()).toBe(other.url());
    await drop(other, 1); // seats are exchanged
    await waitPly(host, 1);
  });

  it('a dead connection is shown and comes back by itself', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    let isCut = false;
    await page.routeWebSocket(/\/live$/, (socket) => {
      if (isCut) void socket.close({ code: 1001 });
      else {
        const server = socket.connectToServer();
        cut = () => {
          isCut = true;
          void server.close();
          void socket.close({ code: 1001 });
        };
      }
    });
    let cut = () => {};
    await page.goto(address());
    await page.getByTestId('play-connect-four').click();
    await ready(page);
    cut();
    await page.locator('[data-link="waiting"], [data-link="connecting"]').waitFor();
    expect(await page.getByTestId('link').textContent()).toMatch(/lost|Connecting/);
    isCut = false;
    await page.locator('[data-link="open"]').waitFor();
    expect(await ready(page)).toBe('turn');
  });

  it('a refused action snaps back with the reason', async () => {
    const page = await browser.page();
    await page.routeWebSocket(/\/live$/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((text) => {
        const message = JSON.parse(String(text)) as { type: string; action?: number };
        server.send(message.type === 'act' ? JSON.stringify({ ...message, action: 'drop 99' }) : text);
      });
    });
    await page.goto(address());
    await page.getByTestId('play-connect-four').click();
    await ready(page);
    const before = await ply(page);
    await column(page, 4).click();
    await page.getByTestId('notice').waitFor();
    expect(await page.getByTestId('notice').textContent()).toMatch(/drop 99/);
    expect(await ply(page)).toBe(before);
    expect(await ready(page)).toBe('turn');
  });
});
