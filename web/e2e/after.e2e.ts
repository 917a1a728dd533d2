// After a match: curve, mistakes and board beside each other at every size, and nothing that moves by itself.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, advance, anyAction, chance, everySeat, makeMatch, seriousFindings, sidewaysScroll, swipe, useBrowser } from './tools';

const SIZES = [
  [1440, 900],
  [1280, 720],
  [768, 1024],
  [390, 844],
  [390, 664],
  [844, 390],
  [360, 640],
] as const;
/** Red lets a double threat happen with the fourth action: a mistake that any search proves. */
const BLUNDER = { columns: [4, 4, 3, 3, 2, 5, 1], ply: 3, better: [2, 5], worse: 7 };
const PATIENCE = 180_000; // other matches may be analysed before
const browser = useBrowser();

/** A match with that mistake, played to its end; everybody at this device. */
async function finished(page: Page): Promise<string> {
  await page.goto(address());
  const match = await makeMatch(page, { game: 'connect-four', seats: everySeat(['yellow', 'red']) });
  const left = BLUNDER.columns.map((column) => `drop ${column}`);
  await advance(page, match.id, left.length, (legal) => {
    const text = left.shift();
    return legal.find((action) => action.text === text) ?? legal[0]!;
  });
  return match.id;
}

async function open(page: Page, match: string): Promise<void> {
  await page.goto(`${address()}/match/${match}`);
  await page.getByTestId('room').waitFor();
}
const shown = async (page: Page) => Number(await page.getAttribute('[data-testid="match"]', 'data-ply'));
const isAt = (page: Page, ply: number) => page.locator(`[data-testid="match"][data-ply="${ply}"]`).waitFor();

/** Where everything is that must not move. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['board', 'chart', 'mistakes', 'mistake', 'ending', 'next-mistake'].map((id) => {
      const { x, y, width, height } = document.querySelector(`[data-testid="${id}"]`)!.getBoundingClientRect();
      return [id, ...[x, y, width, height].map(Math.round)].join(' ');
    }),
  );

/** What is not wholly in sight. */
const hidden = (page: Page) =>
  page.evaluate(() =>
    ['board', 'chart', 'mistakes', 'ending', 'next-mistake', 'previous-mistake', 'what-if', 'share'].filter((id) => {
      const { left, top, right, bottom, width, height } = document.querySelector(`[data-testid="${id}"]`)!.getBoundingClientRect();
      const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return !isIn || width < 28 || height < (id === 'board' ? 180 : id === 'chart' || id === 'mistakes' ? 56 : 24);
    }),
  );

describe('after a match', () => {
  it('curve, mistakes and board are in sight at every size, and what is clicked stays where it is', async () => {
    const page = await browser.page();
    const match = await finished(page);
    await open(page, match);
    await page.getByTestId('mistake').first().waitFor({ timeout: PATIENCE });
    await page.locator('[data-testid="analysis"][data-status="done"]').waitFor({ timeout: PATIENCE });
    expect(await page.getByTestId('mistake').first().textContent()).toMatch(/column 3.*column (2|5)/i);
    for (const [width, height] of SIZES) {
      const size = `${width}x${height}`;
      await page.setViewportSize({ width, height });
      await expect.poll(async () => [size, await hidden(page)], { timeout: 5_000 }).toEqual([size, []]);
      expect([size, await sidewaysScroll(page)]).toEqual([size, 0]);
      await page.keyboard.press('End');
      await isAt(page, BLUNDER.columns.length);
      await page.getByTestId('mistake').first().scrollIntoViewIfNeeded();
      const before = await places(page);
      await page.getByTestId('mistake').first().click();
      await isAt(page, BLUNDER.ply);
      expect([size, await places(page)]).toEqual([size, before]);
      expect(await page.locator('[data-testid="board"] .hint').count()).toBeGreaterThan(0); // the better action is drawn
      await page.getByLabel('One step forward').click();
      await isAt(page, BLUNDER.ply + 1);
      expect([size, await places(page)]).toEqual([size, before]);
    }
    expect(await seriousFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await seriousFindings(page)).toEqual([]);

    // Whoever comes again finds it at once, and the server has nothing to do.
    await page.reload();
    await page.getByTestId('mistake').first().waitFor();
    expect(await page.getAttribute('[data-testid="analysis"]', 'data-status')).toBe('done');
  });

  it('steps by buttons, keys, curve and finger', async () => {
    const page = await browser.page({ viewport: { width: 390, height: 664 }, hasTouch: true });
    const last = BLUNDER.columns.length;
    await open(page, await finished(page));
    await page.getByTestId('mistake').first().waitFor({ timeout: PATIENCE });
    await isAt(page, last);

    for (const [key, ply] of [
      ['ArrowLeft', last - 1],
      ['Home', 0],
      ['ArrowRight', 1],
      ['ArrowDown', BLUNDER.ply], // the next mistake
      ['End', last],
      ['ArrowUp', BLUNDER.ply], // the one before
    ] as const) {
      await page.keyboard.press(key);
      await isAt(page, ply);
    }
    await page.getByLabel('To the start').tap();
    await isAt(page, 0);
    await page.getByTestId('next-mistake').tap();
    await isAt(page, BLUNDER.ply);
    await page.getByLabel('One step back').tap();
    await isAt(page, BLUNDER.ply - 1);

    await swipe(page, -120);
    await isAt(page, BLUNDER.ply);
    await swipe(page, 120);
    await isAt(page, BLUNDER.ply - 1);

    // the line that the better action expects is played on, and the match stays where it is
    await page.getByTestId('line-step').first().click(); // a tap this soon after a swipe is taken for its end
    await isAt(page, BLUNDER.ply);
    const aside = (text: RegExp) => page.getByTestId('line-aside').filter({ hasText: text }).waitFor();
    await aside(/: 1 of/);
    await swipe(page, -120);
    await aside(/: 2 of/);
    await page.keyboard.press('ArrowRight');
    await aside(/: 3 of/);
    await page.getByLabel('One step back').tap();
    await aside(/: 2 of/);
    await page.keyboard.press('Escape');
    await page.getByTestId('line-aside').waitFor({ state: 'detached' });
    await isAt(page, BLUNDER.ply);
    await page.getByLabel('One step back').tap();
    await isAt(page, BLUNDER.ply - 1);

    // The curve is a slider.
    const slider = page.getByRole('slider');
    const box = (await slider.boundingBox())!;
    await page.touchscreen.tap(box.x + box.width - 3, box.y + box.height / 2);
    await isAt(page, last);
    await page.mouse.move(box.x + box.width - 3, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 3, box.y + 20, { steps: 4 });
    await page.mouse.up();
    await isAt(page, 0);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await isAt(page, 1);
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/Moment 1 of 7.*%/);

    // a mistake is tried again by finger: one tap shows the action, the second plays it
    await page.getByTestId('try-again').first().tap();
    await page.getByTestId('try').waitFor();
    const column = page.locator(`[data-testid="board"] [data-target="column-${BLUNDER.better[0]}"]`);
    await column.tap();
    if ((await page.locator('[data-testid="try"][data-verdict="found"]').count()) === 0) await column.tap();
    await page.locator('[data-testid="try"][data-verdict="found"]').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('mistakes').waitFor();

    // The board takes what the analysis gives it.
    const small = (await page.getByTestId('board').boundingBox())!.height;
    await page.getByTestId('fold').tap();
    await expect.poll(async () => (await page.getByTestId('board').boundingBox())!.height).toBeGreaterThan(small + 100);
    expect(await page.getByLabel('One step back').isVisible()).toBe(true);
  });

  it('a mistake is tried again until something better is found, or shown', async () => {
    const page = await browser.page();
    await open(page, await finished(page));
    await page.getByTestId('try-again').first().click({ timeout: PATIENCE });
    await page.getByTestId('try').waitFor();
    await isAt(page, BLUNDER.ply);
    const column = (n: number) => page.locator(`[data-testid="board"] [data-target="column-${n}"]`);
    await column(BLUNDER.worse).click();
    await page.locator('[data-testid="try"][data-verdict="worse"]').waitFor();
    await page.getByTestId('try-once-more').click();
    await column(BLUNDER.better[0]!).focus(); // by keyboard
    await page.keyboard.press('Enter');
    await page.locator('[data-testid="try"][data-verdict="found"]').waitFor();
    await page.getByTestId('try-show').click();
    await page.getByTestId('try-shown').waitFor();
    expect(await page.locator('[data-testid="board"] .hint').count()).toBeGreaterThan(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByTestId('mistakes').waitFor();
    expect(await shown(page)).toBe(BLUNDER.ply);
  });

  it('everything is shown, or what one side saw; also of an uploaded record, with names and day', async () => {
    const page = await browser.page();
    await page.goto(address());
    const seats = { blue: { kind: 'me' }, red: { kind: 'me' } };
    const match = await makeMatch(page, { game: 'toy-battle', options: { terrain: 'battlefield', turn_limit: 10 }, seats: seats as never });
    await advance(page, match.id, 60, anyAction(chance(3)));
    const record = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}/record`)).text(), match.id);
    const dated = record.replace(/\[Date "[^"]*"\]/, '[Date "2025-02-28"]');

    await page.goto(`${address()}/matches`);
    await page.getByTestId('upload').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(dated) });
    await page.waitForURL(/\/match\//);
    await page.getByTestId('room').waitFor();
    /** What is said of a side's hand. */
    const told = async (seat: string) =>
      (
        await page
          .getByTestId(`player-${seat}`)
          .locator('[aria-label]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
      ).join();
    const eyes = page.getByTestId('eyes');
    await expect.poll(() => eyes.inputValue()).toBe('all');
    const everything = await told('red');
    await eyes.selectOption('blue');
    await expect.poll(() => told('red')).not.toBe(everything);
    await eyes.selectOption('red');
    await expect.poll(() => told('red')).not.toBe('');
    await eyes.selectOption('all');
    await expect.poll(() => told('red')).toBe(everything);
    expect(await page.getByText('away', { exact: true }).count()).toBe(0);
    await page.getByRole('tab', { name: 'Match' }).click();
    expect(await page.getByTestId('date').textContent()).toContain('2025');
    expect(await page.getByTestId('room').textContent()).toContain('Ada');
  });

  it('the search can be stopped and gone on with, in German', async () => {
    const page = await browser.page({ locale: 'de-DE' });
    await page.goto(address());
    const match = await makeMatch(page, { game: 'mercenary', seats: everySeat(['red', 'blu']) });
    await advance(page, match.id, 105, anyAction(chance(4))); // long enough to be stopped
    await page.evaluate(async (id) => fetch(`/api/matches/${id}/resign`, { method: 'POST' }), match.id);
    await open(page, match.id);
    /** How much has been judged and checked. */
    const found = () =>
      page.evaluate(async (id) => {
        const told = (await (await fetch(`/api/matches/${id}/analysis`)).json()) as { judged: number; checked: number };
        return told.judged + told.checked;
      }, match.id);
    await expect.poll(found, { timeout: PATIENCE }).toBeGreaterThan(0);
    await page.getByTestId('review-stop').click();
    await page.locator('[data-testid="analysis"][data-status="stopped"]').waitFor();
    expect(await page.getByTestId('review-progress').textContent()).toBe('Angehalten');
    const before = await found();
    await page.waitForTimeout(700);
    expect(await found()).toBe(before);
    await page.getByTestId('review-go').click();
    await expect.poll(found, { timeout: PATIENCE }).toBeGreaterThan(before);
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Analyse', 'Verlauf', 'Partie']);

    // however many figures the moment has, the buttons stay where they are
    const button = async () => (await page.getByTestId('next-mistake').boundingBox())!.x;
    const last = Number(await page.getAttribute('[data-testid="match"]', 'data-newest'));
    expect(last).toBeGreaterThan(99);
    await page.keyboard.press('Home');
    await isAt(page, 0);
    const atFirst = await button();
    await page.keyboard.press('End');
    await isAt(page, last);
    expect(await button()).toBe(atFirst);
  });
});
