// The words of a game are explained wherever they stand: for a pointer, by focus and for a finger.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, DESKTOP, makeMatch, openMatch, ready, seriousFindings, useBrowser } from './tools';

const browser = useBrowser();
const SMALL = { width: 390, height: 664 };
const card = (page: Page) => page.locator('#term-card.shown');

async function opened(page: Page): Promise<void> {
  await page.goto(address());
  const seats = { blue: { kind: 'me', name: '' }, red: { kind: 'bot', level: '1' } };
  const match = await makeMatch(page, { game: 'toy-battle', seats, options: { starter: 'blue' } });
  await openMatch(page, address(), match.id);
  expect(await ready(page)).toBe('turn');
}

describe('words', () => {
  it('of choices, hints and the goal, by pointer and by keyboard', async () => {
    const page = await browser.page({ viewport: DESKTOP });
    await opened(page);
    const place = page.getByTestId('choice').filter({ hasText: 'Place a troop' });
    await place.locator('[data-term="troop"]').hover();
    await card(page).waitFor();
    expect(await card(page).textContent()).toContain('Troop');
    await page.mouse.move(2, 2);
    await card(page).waitFor({ state: 'detached' });

    // by keys: the button is told when it has the focus, Enter presses it and closes the card
    await page.locator('[data-testid="goal"] [data-term="medal"]').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await card(page).waitFor();
    expect(await card(page).textContent()).toContain('Medal');
    await page.keyboard.press('Escape');
    await card(page).waitFor({ state: 'detached' });
    for (let pressed = 0; pressed < 60; pressed += 1) {
      if (await place.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await card(page).waitFor();
    expect(await card(page).textContent()).toContain('Troop');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByTestId('step-back').waitFor();

    // what has been chosen is explained, too
    await page.getByTestId('choice').first().click();
    const chosen = page.locator('.picked [data-term]').last();
    await chosen.focus();
    await page.keyboard.press('Enter');
    await card(page).waitFor();
    expect(await card(page).textContent()).toMatch(/Strength \d|any enemy/);
    await page.keyboard.press('Enter'); // once more leads into the rules
    await page.locator('dialog[open] article').waitFor();
    await page.keyboard.press('Escape');

    await page.getByTestId('step-back').click();
    await page.getByTestId('step-back').click();
    await page.getByTestId('tool-hint').click();
    await page.getByTestId('hint').waitFor();
    expect(await page.locator('[data-testid="hint"] [data-term]').count()).toBeGreaterThan(0);
    await page.getByTestId('hint').locator('li button').first().focus();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('for a finger: a tap on what was chosen, and staying on a button presses nothing', async () => {
    const page = await browser.page({ viewport: SMALL, hasTouch: true, isMobile: true });
    await opened(page);
    await page.locator('[data-testid="goal"] [data-term]').first().tap();
    await card(page).waitFor();
    await page.locator('[data-testid="prompt"]').tap({ position: { x: 2, y: 2 } });
    const place = page.getByTestId('choice').filter({ hasText: 'Place a troop' });
    await place.locator('[data-term="troop"]').evaluate((word) => {
      word.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'touch' }));
    });
    await card(page).waitFor();
    expect(await page.getByTestId('step-back').count()).toBe(0);
    await place.tap();
    await page.getByTestId('step-back').waitFor();
    await page.locator('.picked [data-term="troop"]').tap();
    await card(page).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  it('of a lesson; the rules open beside it', async () => {
    const page = await browser.page({ viewport: DESKTOP });
    await page.goto(`${address()}/learn/toy-battle/goal`);
    await page.locator('[data-testid="lesson-text"] [data-term="terrain"], [data-testid="lesson-text"] [data-term="path"]').first().click();
    await card(page).waitFor();
    const beside = page.context().waitForEvent('page');
    await page.getByTestId('term-rules').click();
    expect((await beside).url()).toContain('/rules/toy-battle#');
    expect(page.url()).toContain('/learn/toy-battle/goal');
  });
});
