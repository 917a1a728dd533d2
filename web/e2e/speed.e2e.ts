// The promises about size and time. Time is printed (`npm run speed`): what it is depends on what else the machine does.
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { BOARDS } from './boards';
import { address, ready, useBrowser } from './tools';

const browser = useBrowser();
const MOST_BYTES = 200_000; // gzipped, of everything the first page loads

describe('the first page', () => {
  it('is small, and soon interactive', async () => {
    const other = await browser.page();
    await other.goto(address()); // the server has read its files now
    await other.getByTestId('play-connect-four').waitFor();
    const page = await browser.page();
    const sizes = new Map<string, number>();
    page.on('response', async (response) => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      const isPacked = /\.(woff2|png)$/.test(response.url());
      sizes.set(response.url(), isPacked ? body.length : gzipSync(body).length);
    });
    // Told by the page's own clock: every game can be begun, that is painted, and the page answers.
    await page.addInitScript((games) => {
      const look = (): void => {
        if (document.querySelectorAll('[data-testid^="play-"]').length < games) requestAnimationFrame(look);
        else
          requestAnimationFrame(() =>
            setTimeout(() => document.documentElement.setAttribute('data-interactive', String(Math.round(performance.now()))), 0),
          );
      };
      look();
    }, BOARDS.length);
    await page.goto(address());
    await page.locator('html[data-interactive]').waitFor();
    const took = await page.getAttribute('html', 'data-interactive');
    await page.getByTestId('play-connect-four').click({ trial: true });
    await page.waitForLoadState('networkidle');
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    console.log(`first page: ${Math.round(total / 1000)} kB gzipped in ${sizes.size} files, interactive after ${took} ms`);
    expect(total).toBeGreaterThan(20_000);
    expect(total).toBeLessThan(MOST_BYTES);
  });
});

describe('two clicks', () => {
  it('from the start page to a game against a level, which answers', async () => {
    const page = await browser.page();
    await page.goto(address());
    const tile = page.getByTestId('game-connect-four');
    await tile.locator('select').selectOption('1');
    await page.getByTestId('play-connect-four').click();
    const times: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      if ((await ready(page)) === 'over') break;
      const before = Number(await page.getAttribute('[data-testid="match"]', 'data-newest'));
      const began = Date.now();
      await page.locator('[data-target][data-active]').nth(turn).click();
      await page.waitForFunction((was) => {
        const match = document.querySelector('[data-testid="match"]');
        return Number(match?.getAttribute('data-ply')) >= was + 2 || document.querySelector('[data-testid="ending"]');
      }, before);
      times.push(Date.now() - began);
    }
    console.log(`a move against level 1 is answered after ${times.join(', ')} ms`);
    expect(times.length).toBe(3);
  });
});
