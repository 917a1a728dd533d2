// With a finger: a tap tells before it commits, a long press tells of anything; and what hurts is asked for twice, however it is chosen.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, draft, makeMatch, openMatch, useBrowser } from './tools';

const { page: newPage } = useBrowser();
const FINGER = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };

const newest = async (page: Page) => Number(await page.getAttribute('[data-testid="match"]', 'data-newest'));
const ourTurn = (page: Page) => page.waitForSelector('[data-testid="match"][data-turn="yes"]');
const card = (page: Page) => page.locator('.card[role="tooltip"]');
const isPlayed = (page: Page, from: number) =>
  page.waitForFunction((ply) => Number(document.querySelector<HTMLElement>('[data-testid="match"]')?.dataset.newest) > ply, from);

async function open(page: Page, game: string, mine: string, other: string): Promise<void> {
  await page.goto(address());
  const match = await makeMatch(page, { game, options: {}, seats: { [mine]: { kind: 'me' }, [other]: { kind: 'bot', level: '1' } } });
  await openMatch(page, address(), match.id);
  await ourTurn(page);
}

it('a tap picks up and shows the card; the one that would play shows what it does first', async () => {
  const page = await newPage(FINGER);
  await open(page, 'toy-battle', 'blue', 'red');
  const before = await newest(page);
  await page.locator('[data-target^="rack/blue"][data-active]').first().tap();
  expect(await card(page).textContent()).toMatch(/Strength/);
  const base = page.locator('[data-target^="node-"][data-active]').first();
  await base.tap();
  await page.waitForSelector('.proposed');
  expect(await newest(page)).toBe(before);
  expect(await page.textContent('[data-testid="choices"] .preview')).toMatch(/Tap it again/);
  expect(await page.locator('[data-testid="board"] .ghost').count()).toBeGreaterThan(0);
  await page.locator('[data-target^="region-"]').first().tap(); // elsewhere: it is taken back
  expect(await page.locator('.proposed').count()).toBe(0);
  await base.tap();
  await base.tap();
  await isPlayed(page, before);

  // a long press tells of what is only looked at, and chooses nothing
  const at = (await page.locator('[data-target^="region-"]').first().boundingBox())!;
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await card(page).waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await card(page).textContent()).toMatch(/medals?/i);
}, 120_000);

it('the draft of Mercenary names the classes, and tells of one before it is picked', async () => {
  const page = await newPage(FINGER);
  await open(page, 'mercenary', 'red', 'blu');
  const before = await newest(page);
  const medic = page.locator('[data-target="pick-medic"]');
  expect(await medic.locator('text').textContent()).toBe('Medic');
  await medic.tap();
  expect(await card(page).textContent()).toMatch(/Heals a teammate/);
  const [told, asked] = [(await card(page).boundingBox())!, (await page.locator('[data-testid="choices"] .preview').boundingBox())!];
  expect(told.y + told.height <= asked.y || told.y >= asked.y + asked.height).toBe(true); // that it has to be tapped again is in sight
  expect(await newest(page)).toBe(before);
  await medic.tap();
  await isPlayed(page, before);
}, 120_000);

it('ending a turn on the own spawn is warned of and asked for twice, with a mouse as well', async () => {
  const page = await newPage();
  await page.goto(address());
  const match = await makeMatch(page, { game: 'mercenary', options: {}, seats: { red: { kind: 'me' }, blu: { kind: 'bot', level: '1' } } });
  await draft(page, match.id);
  await openMatch(page, address(), match.id);
  await ourTurn(page);
  const before = await newest(page);
  await page.click('[data-target="chip-end"]');
  await page.waitForSelector('.choice.proposed');
  expect(await page.textContent('.preview.warning')).toMatch(/5 of your characters cannot come.*Choose it again/);
  expect(await newest(page)).toBe(before);
  await page.keyboard.press('Escape');
  expect(await page.locator('.proposed').count()).toBe(0);
  await page.click('[data-target="chip-end"]');
  await page.click('[data-target="chip-end"]');
  await isPlayed(page, before);
}, 120_000);
