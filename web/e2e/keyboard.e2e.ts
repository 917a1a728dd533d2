// Without a mouse.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOARDS } from './boards';
import { address, everySeat, makeMatch, openMatch, ply, ready, seatsOf, useBrowser } from './tools';

const browser = useBrowser();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? document.activeElement?.getAttribute('data-testid') ?? '');

async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    if ((await focused(page)) === wanted) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came to ${wanted}`);
}

describe('keyboard only', () => {
  it('from the start page into a game, and through it on the board', async () => {
    const page = await browser.page();
    await page.goto(address());
    await page.getByTestId('play-connect-four').waitFor();
    await tabTo(page, 'play-connect-four');
    await page.keyboard.press('Enter');
    for (let turn = 0; turn < 3; turn += 1) {
      if ((await ready(page)) === 'over') break;
      const before = await ply(page);
      await page.keyboard.press('ArrowRight');
      const first = await focused(page);
      expect(first).toMatch(/^column-/);
      await page.keyboard.press('ArrowRight');
      expect(await focused(page)).not.toBe(first);
      await page.keyboard.press('ArrowLeft');
      expect(await focused(page)).toBe(first);
      await page.keyboard.press('End');
      expect(await focused(page)).toBe('column-7');
      await page.keyboard.press('Enter');
      await page.waitForFunction(
        (was) => Number(document.querySelector('[data-testid="match"]')?.getAttribute('data-newest')) > was,
        before,
      );
    }
  });

  it('keys are told by ?, Escape closes and steps back', async () => {
    const page = await browser.page();
    await page.goto(address());
    const match = await makeMatch(page, { game: 'tanks', seats: everySeat(['green', 'orange']) });
    await openMatch(page, address(), match.id);
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await page
      .locator('dialog[open]')
      .waitFor({ state: 'detached' })
      .catch(() => {});
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.getByTestId('choice').filter({ hasText: 'Fire' }).focus();
    await page.keyboard.press('Enter');
    await page.getByTestId('step-back').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('step-back').waitFor({ state: 'detached' });
  });

  it('every game can be played by arrows and Enter alone', async () => {
    const page = await browser.page();
    await page.goto(address());
    for (const game of BOARDS) {
      await page.goto(address());
      const match = await makeMatch(page, { game, seats: everySeat(await seatsOf(page, game)) });
      await openMatch(page, address(), match.id);
      await ready(page);
      const before = await ply(page);
      for (let press = 0; press < 12 && (await ply(page)) === before; press += 1) {
        await page.keyboard.press(press % 3 === 2 ? 'ArrowDown' : 'ArrowRight');
        await page.keyboard.press('Enter');
        await page.waitForTimeout(250);
      }
      expect([game, (await ply(page)) > before]).toEqual([game, true]);
    }
  });
});
