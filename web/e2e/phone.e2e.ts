// On a small screen everything that is asked, held and told is in sight, in every phase of every game; on a large one
// nothing moves that nobody has moved.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOARDS, isWanted } from './boards';
import { address, advance, anyAction, chance, everySeat, makeMatch, openMatch, playOut, ply, ready, seatsOf, useBrowser } from './tools';

const SMALL = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 },
];
const SHORT: Record<string, Record<string, unknown>> = {
  'toy-battle': { terrain: 'battlefield', turn_limit: 10 },
  tanks: { zone: 'close-quarters', turn_limit: 4 },
  combact: { set: 'quick', radius: 2 },
  mercenary: { round_limit: 1 },
};
const SEED = process.env.E2E_SEED ?? '1'; // every run plays the same matches; another seed, others
const browser = useBrowser();

async function open(page: Page, game: string): Promise<string> {
  await page.goto(address());
  const seats = everySeat(await seatsOf(page, game));
  const match = await makeMatch(page, { game, options: SHORT[game] ?? {}, seats }, SEED);
  await openMatch(page, address(), match.id);
  return match.id;
}

/** What is wrong with what can be seen: told in the page, as one look takes in everything. */
function faults({ width, height }: { width: number; height: number }): string[] {
  const FEW = 5; // choices that are all in sight, however long their words
  const found: string[] = [];
  const by = (id: string) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  const root = document.documentElement;
  if (root.scrollHeight > height || root.scrollWidth > width) found.push(`the page scrolls: ${root.scrollWidth}x${root.scrollHeight}`);

  const isShown = (element: Element | null | undefined) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
  const mustBeSeen = (name: string, element: Element | null | undefined) => {
    if (element && !isShown(element)) found.push(`${name} is not shown`);
    const { left, top, right, bottom } = element?.getBoundingClientRect() ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const isIn = left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1 && right - left > 1 && bottom - top > 1;
    if (!isIn) found.push(`${name} is not in sight: ${[left, top, right, bottom].map(Math.round).join(' ')}`);
  };
  const [ask, own, prompt, choices] = [by('ask') ?? by('room'), by('own'), by('prompt'), by('choices')];
  mustBeSeen('the bar', ask);
  // What the chosen action does is told in place of the question.
  const preview = choices?.querySelector('.proposed') ? choices.querySelector('.preview') : null;
  if (by('ending')) mustBeSeen('the result', by('ending')?.querySelector('h2'));
  else mustBeSeen('the question', preview ?? choices?.querySelector('.trail') ?? prompt);
  if (preview && preview.scrollHeight > preview.clientHeight + 1) found.push(`it is not told to the end: ${preview.textContent}`);
  if (prompt && prompt.scrollHeight > prompt.clientHeight + 1) found.push(`the prompt is cut: ${prompt.textContent}`);
  if (choices) mustBeSeen('the choices', choices);
  const list = choices?.querySelector('ul');
  if (list && list.clientHeight < 40) found.push(`the choices have ${list.clientHeight} px`);
  if (list && list.childElementCount <= FEW && list.scrollHeight > list.clientHeight + 1)
    found.push(`${list.childElementCount} choices need scrolling: ${list.scrollHeight - list.clientHeight} px`);
  const hand = own?.querySelector('.hand');
  if (hand && hand.scrollWidth > hand.clientWidth + 1) found.push(`the hand needs scrolling: ${hand.scrollWidth - hand.clientWidth} px`);
  if (own?.childElementCount) mustBeSeen('the own hand', own);
  for (const element of ask?.querySelectorAll('.tool, .choice, .question, h2') ?? [])
    if (element.scrollWidth > element.clientWidth + 1) found.push(`cut: ${element.textContent?.trim()}`);
  const board = by('board')?.getBoundingClientRect();
  const [across, down] = [(board?.width ?? 0) / width, (board?.height ?? 0) / height];
  const isLarge = width < height ? down >= 0.38 && across >= 0.9 : down >= 0.9 && across >= 0.4;
  if (!isLarge) found.push(`the board has ${across} x ${down} of the screen`);

  /** The part of it that is not scrolled away. */
  const shown = (element: Element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let one = element.parentElement; one; one = one.parentElement) {
      if (getComputedStyle(one).overflow === 'visible') continue;
      const box = one.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  };
  const LEAST = 8; // px that are in sight
  const mustBeReached = (element: Element) => {
    if (!isShown(element)) return; // the question gives way to what is told in its place
    const { left, top, right, bottom } = shown(element);
    if (right - left < LEAST || bottom - top < LEAST) return;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit && (element.contains(hit) || hit.contains(element))) return;
    found.push(`${element.textContent?.trim() || element.getAttribute('aria-label')} is covered by ${hit?.outerHTML.slice(0, 80)}`);
  };
  for (const element of ask?.querySelectorAll('button:enabled, a, input:enabled') ?? []) mustBeReached(element);
  for (const element of own?.querySelectorAll('[data-active]') ?? []) mustBeReached(element);
  return found;
}

const order = [...SMALL];
const seen = new Set<string>();

/** What is asked, without the figures and names of spaces in it, and how much there is to choose from and to hold. */
const phase = (page: Page) =>
  page.evaluate(() => {
    const all = (what: string) => [...document.querySelectorAll(`[data-testid="${what}"]`)];
    const words = [...all('prompt'), ...document.querySelectorAll('.trail, .proposed')].map((one) => one.textContent ?? '');
    const held = document.querySelectorAll('[data-testid="own"] [data-target]').length;
    return [...words.map((one) => one.replaceAll(/\w*\d+/g, '')), Math.min(all('choice').length, 30), held].join('|');
  });

/**
 * A phase met for the first time is looked at in every size, there and back again: the last of one look is the first of
 * the next. One that is known is looked at in the next size only.
 */
async function look(page: Page, where: string): Promise<boolean> {
  const what = await phase(page);
  const isNew = !seen.has(what);
  seen.add(what);
  for (const size of isNew ? order.reverse() : order.splice(0, 1)) {
    if (!isNew) order.push(size);
    await page.setViewportSize(size);
    const name = `${where}, ${size.width}x${size.height}`;
    await expect.poll(async () => [name, await page.evaluate(faults, size)], { timeout: 3_000, interval: 30 }).toEqual([name, []]);
  }
  return isNew;
}

// In German, whose words are long.
describe('one screen on a phone, in every phase by random play', () => {
  for (const game of BOARDS) {
    it.skipIf(!isWanted(game))(game, async () => {
      const page = await browser.page({ viewport: SMALL[0], hasTouch: true, locale: 'de-DE' });
      const match = await open(page, game);
      const random = chance(10 + Number(SEED));
      const anyOf = async (choices: Locator) => choices.nth(Math.floor(random() * (await choices.count())));
      for (let played = 0; played < 200 && (await ready(page)) === 'turn'; played += 1) {
        const before = await ply(page);
        const isOpen = async () => (await ply(page)) === before && (await page.getByTestId('choices').count()) > 0;
        const isNew = await look(page, `${game} after ${before}`);
        // A choice that leads to more choices is a phase of its own, and so is the action a finger is told of first.
        const groups = page.locator('[data-testid="choice"]:not([data-action])');
        if ((await groups.count()) > 1) {
          await (await anyOf(groups)).tap();
          if (await isOpen()) await look(page, `${game} after ${before}, choosing`);
        }
        const actions = page.locator('[data-testid="choice"][data-action]');
        if (isNew && (await isOpen()) && (await actions.count()) > 0) {
          await (await anyOf(actions)).tap();
          if ((await isOpen()) && (await page.locator('.proposed').count()) > 0) await look(page, `${game} after ${before}, told`);
        }
        if (await isOpen()) await advance(page, match, 1, anyAction(random));
        await page.waitForFunction(
          (was) => Number(document.querySelector('[data-testid="match"]')?.getAttribute('data-newest')) > was,
          before,
        );
      }
      expect(await ready(page)).toBe('over');
      await look(page, `${game}, over`);
      const result = await page.getByTestId('result').boundingBox();
      const board = await page.getByTestId('board').boundingBox();
      expect(result && board && result.y >= board.y && result.y + result.height <= board.y + board.height).toBe(true);
    });
  }
});

describe('around the board', () => {
  it('no card for a pointer that rests, sheets below it, a lost connection over it and a clock that stands', async () => {
    const page = await browser.page({ viewport: { width: 390, height: 664 } });
    let isCut = false;
    let cut = () => {};
    await page.routeWebSocket(/\/live$/, (socket) => {
      if (isCut) return void socket.close({ code: 1001 });
      const server = socket.connectToServer();
      cut = () => {
        isCut = true;
        void server.close();
        void socket.close({ code: 1001 });
      };
    });
    await page.goto(address());
    const seats = everySeat(['green', 'orange']);
    const match = await makeMatch(page, {
      game: 'tanks',
      seats,
      clock: { initial_seconds: 300 },
    });
    await openMatch(page, address(), match.id);
    const tank = (await page.locator('[data-testid="board"] [data-target^="space-"]').first().boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(tank.x + 4, tank.y + 4);
    await page.reload();
    await page.locator('[data-testid="match"][data-turn="yes"]').waitFor();
    await page.waitForTimeout(300);
    expect(await page.getByRole('tooltip').count()).toBe(0);
    await page.mouse.move(tank.x + 8, tank.y + 4, { steps: 2 });
    await page.getByRole('tooltip').waitFor();
    await page.mouse.move(0, 0);

    await page.getByTestId('tool-log').click();
    const sheet = await page.locator('dialog[open]').boundingBox();
    const beside = await page.getByTestId('board').boundingBox();
    expect(sheet && beside && beside.height > 200 && beside.y + beside.height <= sheet.y + 1).toBe(true);
    await page.locator('[data-testid="board"] [data-active]').first().click(); // the board is played on meanwhile
    await page.keyboard.press('Escape'); // lets go of what was chosen
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });

    const clock = page.locator('[role="timer"].running');
    cut();
    const lost = page.getByTestId('link-lost');
    await lost.waitFor();
    const board = await page.getByTestId('board').boundingBox();
    const told = await lost.boundingBox();
    expect(board && told && told.y >= board.y && told.y + told.height <= board.y + board.height).toBe(true);
    const stood = await clock.textContent();
    await page.waitForTimeout(1_200);
    expect(await clock.textContent()).toBe(stood);
  });
});

interface Shift {
  value: number;
  hadInput: boolean;
  what: string;
}

/** Count every layout shift of the page, whether somebody has just clicked or not. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const shifts: Shift[] = ((window as unknown as { shifts: Shift[] }).shifts = []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        const what = entry.sources
          .map(({ node, previousRect, currentRect }) => `${node?.nodeName}: ${box(previousRect)} to ${box(currentRect)}`)
          .join(', ');
        shifts.push({ value: entry.value, hadInput: entry.hadRecentInput, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

describe('a calm panel', () => {
  for (const [width, height, games] of [
    [1280, 720, ['mercenary', 'tanks', 'toy-battle']],
    [1440, 900, ['tanks', 'toy-battle']],
  ] as const)
    for (const game of games)
      it.skipIf(!isWanted(game))(`nothing jumps in a whole match of ${game}, ${width}x${height}`, async () => {
        const page = await browser.page({ viewport: { width, height } });
        await countShifts(page);
        await open(page, game);
        await page.evaluate(() => ((window as unknown as { shifts: Shift[] }).shifts.length = 0)); // arriving is not playing
        const roomOf = (id: string) => page.getByTestId(id).evaluate((one) => one.clientHeight);
        expect(await roomOf('choices')).toBeGreaterThan(84); // two rows of buttons
        await playOut(page, 5);
        const all = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
        const shifts = all.filter(({ hadInput, what }) => !hadInput || what !== ''); // a card that followed the pointer and has gone is nothing
        const worst = shifts.sort((a, b) => b.value - a.value).slice(0, 5);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect([sum, worst]).toEqual([Math.min(sum, 0.05), worst]);
        await page.getByRole('tab', { name: 'Log' }).click();
        expect(await roomOf('log')).toBeGreaterThan(4 * 24); // lines
      });
});
