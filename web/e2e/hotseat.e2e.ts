// Two people at one device: with secrets the board is covered between turns.
import { describe, expect, it } from 'vitest';
import { address, chance, playOne, useBrowser } from './tools';

const browser = useBrowser();

describe('hot seat', () => {
  it('nothing is seen until the right person looks, also after a reload', async () => {
    const page = await browser.page();
    await page.goto(`${address()}/new/toy-battle`);
    await page.locator('input[value="me"]').check();
    await page.getByTestId('start').click();
    await page.getByTestId('cover').waitFor();
    expect(await page.getByTestId('board').count()).toBe(0);
    const first = await page.getByTestId('uncover').textContent();
    await page.getByTestId('uncover').click();
    await page.getByTestId('board').waitFor();

    // The turn may take several actions; then the device is handed over.
    const random = chance(5);
    for (let i = 0; i < 30 && (await page.getByTestId('hand-over').count()) === 0; i += 1) {
      if (await page.locator('[data-testid="match"][data-turn="yes"]').count()) await playOne(page, random);
      else await page.waitForTimeout(100);
    }
    await page.getByTestId('hand-over').click();
    await page.getByTestId('cover').waitFor();
    const second = await page.getByTestId('uncover').textContent();
    expect(second).not.toBe(first);

    await page.reload();
    await page.getByTestId('cover').waitFor();
    expect(await page.getByTestId('board').count()).toBe(0);
    expect(await page.getByTestId('uncover').textContent()).toBe(second);
    await page.getByTestId('uncover').click();
    await page.locator('[data-testid="match"][data-turn="yes"]').waitFor();
  });

  it('without secrets there is no cover', async () => {
    const page = await browser.page();
    await page.goto(`${address()}/new/connect-four`);
    await page.locator('input[value="me"]').check();
    await page.getByTestId('start').click();
    await page.getByTestId('board').waitFor();
    const random = chance(3);
    for (let i = 0; i < 4; i += 1) expect(await playOne(page, random)).toBe(true);
    expect(await page.getByTestId('cover').count()).toBe(0);
    // Back by one, then on: a takeback at a hot seat asks nobody.
    await page.getByTestId('tool-takeback').click();
    await page.locator('[data-testid="match"][data-newest="3"]').waitFor();
  });
});
