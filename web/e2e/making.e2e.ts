// Things of one's own by hand: a zone drawn from nothing, shared, opened and played; a table set by clicks, and solved.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address, ready, seriousFindings, sidewaysScroll, useBrowser } from './tools';

const browser = useBrowser();
const spot = (page: Page, id: string) => page.locator(`[data-spot="${id}"]`);
const brush = (page: Page, id: string) => page.getByTestId(`brush-${id}`).check({ force: true });
const faults = (page: Page, count: number) => page.waitForSelector(`[data-testid="findings"][data-faults="${count}"]`);

async function middle(page: Page, id: string): Promise<{ x: number; y: number }> {
  const box = (await spot(page, id).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
async function click(page: Page, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    const { x, y } = await middle(page, id);
    await page.mouse.click(x, y);
  }
}
async function drag(page: Page, from: string, to: string): Promise<void> {
  const [a, b] = [await middle(page, from), await middle(page, to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 3 }); // quicker than the places are wide
  await page.mouse.up();
}
const labels = (page: Page, ...ids: string[]) =>
  Promise.all(ids.map(async (id) => (await spot(page, id).getAttribute('aria-label')) ?? ''));
/** The file as it would be saved. */
async function saved(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save').click()]);
  return readFileSync((await download.path())!, 'utf8');
}

it('draws a zone from nothing, mirrored, with faults at their place; shares it by a link; and it is played at once', async () => {
  const page = await browser.page({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${address()}/new/tanks`);
  await page.getByTestId('make').click();
  await faults(page, 2); // neither side has a tank yet
  for (let i = 0; i < 2; i += 1) await page.getByTestId('columns-fewer').click();
  await page.getByTestId('symmetry-point').check({ force: true });
  await brush(page, 'green');
  await click(page, 'b1', 'd1', 'f1');
  expect(await labels(page, 'b1', 'f9', 'd9', 'b9')).toEqual([
    'b1: Green tank 1',
    'f9: Orange tank 1',
    'd9: Orange tank 2',
    'b9: Orange tank 3',
  ]);
  await faults(page, 0);
  await brush(page, 'wall');
  await drag(page, 'b4', 'f4');
  expect(new Set(await labels(page, 'b4', 'c4', 'd4', 'e4', 'f4', 'b6', 'f6').then((all) => all.map((one) => one.slice(4))))).toEqual(
    new Set(['Wall']),
  );
  await page.getByTestId('undo').click();
  expect(await labels(page, 'b4', 'f6')).toEqual(['b4: Floor', 'f6: Floor']);
  await page.getByTestId('redo').click();
  await page.getByTestId('symmetry-none').check({ force: true });
  await page.getByTestId('goal-add').click();
  await page.getByTestId('goal-1-wrong').waitFor(); // nothing is marked
  await page.getByTestId('goal-1-side').selectOption('both');
  await click(page, 'd5');
  await faults(page, 0);
  await brush(page, 'gap');
  await click(page, 'd5');
  await page.waitForSelector('[data-spot="d5"].fault'); // nobody can get there
  await page.keyboard.press('Control+z');
  await faults(page, 0);
  await page.getByTestId('making-name').fill('Two Walls');
  expect(await seriousFindings(page)).toEqual([]);

  await page.getByTestId('share').click();
  const link = await page.getByTestId('share-link').inputValue();
  await page.keyboard.press('Escape');
  await page.reload(); // what was drawn is still there
  await faults(page, 0);
  expect(await page.getByTestId('making-name').inputValue()).toBe('Two Walls');
  const text = await saved(page);
  expect(text).toContain('goal: both reach d5\n');

  const friend = await browser.page();
  await friend.goto(link.slice(0, -9)); // cut off by a chat
  await friend.getByRole('alert').waitFor();
  await friend.goto('about:blank');
  await friend.goto(link);
  await faults(friend, 0);
  expect(await saved(friend)).toBe(text);
  await friend.getByTestId('play').click();
  await friend.getByTestId('preview-zone').waitFor();
  expect(await friend.getByTestId('own-zone').inputValue()).toBe(text);
  await friend.getByTestId('start').click();
  await ready(friend);
  expect(await friend.textContent('[data-testid="match"]')).toContain('Two Walls');
});

it('is drawn by a finger on a phone, and begins with a zone of the game’s', async () => {
  const page = await browser.page({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await page.goto(`${address()}/make/tanks`);
  await brush(page, 'gap');
  const [a, b] = [await middle(page, 'c5'), await middle(page, 'g5')];
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [a]);
  for (const share of [0.5, 1]) await send('touchMove', [{ x: a.x + (b.x - a.x) * share, y: a.y }]);
  await send('touchEnd', []);
  expect(await labels(page, 'c5', 'e5', 'g5', 'h5')).toEqual(['c5: Gap', 'e5: Gap', 'g5: Gap', 'h5: Floor']);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByTestId('open').tap();
  await page.getByTestId('shipped-twin-bridges').tap();
  await faults(page, 0);
  await page.getByTestId('undo').tap(); // what was there comes back
  expect(await labels(page, 'e5')).toEqual(['e5: Gap']);
});

it('is drawn by keys alone', async () => {
  const page = await browser.page();
  await page.goto(`${address()}/make/tanks`);
  await spot(page, 'a9').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('Space');
  await page.keyboard.press('w');
  await page.keyboard.press('ArrowDown');
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  expect(await labels(page, 'a9', 'a8', 'b8', 'c8', 'd8')).toEqual(['a9: Green tank 1', 'a8: Floor', 'b8: Wall', 'c8: Wall', 'd8: Wall']);
  await page.keyboard.press('Control+z');
  expect(await labels(page, 'd8', 'c8')).toEqual(['d8: Floor', 'c8: Wall']);
});

/** What the solver says of a position, asked of the server directly. */
const solved = (page: Page, position: string) =>
  page.evaluate(async (text) => {
    const body = JSON.stringify({ ...JSON.parse(text), game: undefined, proves: true });
    const answer = await fetch('/api/games/combat-protocols/tables/solve', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    return (await answer.json()) as { verdict: string; length: number; steps: { text: string }[] };
  }, position);

it('solves tables that are set by clicks: a hint, the whole solution with its proof, and playing on', async () => {
  const page = await browser.page();
  await page.goto(`${address()}/make/combat-protocols`);
  await faults(page, 0);
  // the table of the start, with the tokens turned and a Battery Drain
  await click(page, 'a2', 'b2', 'b2', 'b2', 'a1-b1', 'a1-b1', 'power-2');
  await faults(page, 0);
  const first = JSON.parse(await saved(page));
  expect(first.options.difficulty).toBe('normal');
  expect(first.state).toMatchObject({ power: 2, obstacles: [{ kind: 'drain', line: 'a1-b1' }] });
  await page.getByTestId('hint').click();
  await page.getByTestId('verdict').waitFor();
  expect(await page.getByTestId('verdict').textContent()).toMatch(/Still solvable, \d+ actions at least/);
  await page.getByTestId('solve').click();
  await page.waitForSelector('[data-testid="solving"][data-verdict="optimal"]');
  const expected = await solved(page, JSON.stringify(first));
  expect(await page.getByTestId('verdict').textContent()).toContain(`Solved in ${expected.length} actions, and proven`);
  expect(await page.getByTestId('solution').locator('li').count()).toBe(expected.steps.length);
  await page.getByTestId('step-next').click();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByTestId('step-back').click();

  // in the middle of a drill: a machine under way, one through, the controller on the panel
  await brush(page, 'machine-2');
  await click(page, 'b1');
  await page.getByTestId('table-machine-1').selectOption('gone');
  await click(page, 'cell-nw');
  await page.waitForSelector('[data-spot="cell-nw"].fault'); // flipped, and nobody on the panel
  await brush(page, 'controller');
  await click(page, 'cell-ne');
  await click(page, 'heat-4', 'heat-4');
  await faults(page, 0);
  const second = await saved(page);
  expect(JSON.parse(second).state).toMatchObject({
    machines: ['gone', 'b1', 'waiting'],
    controller: 'ne',
    flipped: ['nw'],
    heat: { marker: 4, pointing: 'down' },
  });
  const answer = await solved(page, second);
  await page.getByTestId('solve').click();
  await page.waitForSelector(`[data-testid="solving"][data-verdict="${answer.verdict}"]`);
  if (answer.length) expect(await page.getByTestId('verdict').textContent()).toContain(String(answer.length));
  await page.getByTestId('play').click();
  await ready(page);
  expect(await page.textContent('[data-testid="match"]')).toContain('1/3');
});
