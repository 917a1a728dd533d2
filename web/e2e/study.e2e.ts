// A study: branch off a finished match by mouse and keys, let a level answer, choose what chance brings, share, load again.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, advance, anyAction, chance, everySeat, makeMatch, seriousFindings, sidewaysScroll, swipe, useBrowser } from './tools';

const browser = useBrowser();
const SMALL = { width: 390, height: 664 };

/** A finished match, and the page of its study. */
async function study(page: Page, game: string, seats: string[], plies: number): Promise<string> {
  await page.goto(`${address()}/settings`);
  const match = await makeMatch(page, { game, seats: everySeat(seats) });
  await advance(page, match.id, plies, anyAction(chance(7)));
  await page.evaluate(async (one) => fetch(`/api/matches/${one}/resign`, { method: 'POST' }), match.id);
  await page.goto(`${address()}/match/${match.id}`);
  await page.getByTestId('what-if').first().click();
  await page.waitForURL(/\/study\//);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`${address()}/study/${id}?ply=2`);
  await at(page, 'm2');
  return id;
}
const at = (page: Page, node: string) => page.locator(`[data-testid="study"][data-node="${node}"][data-busy="no"]`).waitFor();
const nodes = (page: Page) => page.locator('[data-testid="study-node"]').count();

/** Load a record as a person does, who opens the choice of files by mouse, key or finger. */
async function load(page: Page, record: string, open: (upload: Locator) => Promise<void>): Promise<void> {
  await page.goto(`${address()}/matches`);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), open(page.getByTestId('upload'))]);
  await chooser.setFiles({ name: 'r.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.waitForURL(/\/study\//);
  await at(page, 'm0');
}

/** Another window of ours plays lines within lines, as deep as that. */
const deepen = (page: Page, id: string, deep: number) =>
  page.evaluate(
    async ([study, most]) => {
      const at = `/api/studies/${study}`;
      let [version, node] = [((await (await fetch(at)).json()) as { version: number }).version, 'm0'];
      for (let depth = 0; depth < most; depth += 1)
        for (const column of [(depth % 7) + 1, ((depth + 3) % 7) + 1]) {
          const body = JSON.stringify({ version, node, action: `drop ${column}` });
          const answer = await fetch(`${at}/actions`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
          const told = (await answer.json()) as { study: { version: number }; node: string };
          version = told.study.version;
          if (column === ((depth + 3) % 7) + 1) node = told.node;
        }
    },
    [id, deep] as const,
  );

describe('a study', () => {
  it('is stepped through, branched off, named, commented, shared and loaded again', async () => {
    const page = await browser.page();
    await page.addInitScript(() => {
      navigator.share = async (what) => void Object.assign(window, { shared: what }); // the device's own sheet
    });
    const id = await study(page, 'connect-four', ['yellow', 'red'], 5);
    expect(await nodes(page)).toBe(5);
    await page.keyboard.press(',');
    await at(page, 'm1');
    await page.keyboard.press('.');
    await at(page, 'm2');
    await page.getByTestId('study-first').click();
    await at(page, 'm0');
    // what was not played in the match begins a line
    const first = await page.locator('[data-node="m1"] .what').textContent();
    const other = page.locator('[data-testid="choice"]').filter({ hasNotText: String(first?.match(/\d/)?.[0]) });
    await other.first().click();
    await at(page, 'b1');
    expect(await nodes(page)).toBe(6);
    await page.getByTestId('study-notes').click();
    await page.getByTestId('study-line-name').fill('Another way');
    await page.getByTestId('study-comment').fill('Why not?');
    await page.getByTestId('study-save').click();
    await page.locator('.name', { hasText: 'Another way' }).waitFor();
    await page.locator('p.comment', { hasText: 'Why not?' }).waitFor();
    await page.getByTestId('study-level').selectOption('1');
    await page.getByTestId('study-answer').click();
    await at(page, 'b2');
    await page.keyboard.press('<');
    await at(page, 'm0');
    await page.getByTestId('study-next').click();
    await at(page, 'm1');
    await page.keyboard.press('m');
    await at(page, 'b1');
    await page.getByTestId('study-valued').click();
    await page.getByTestId('study-values').waitFor();
    const simulations = async () => Number(await page.getByTestId('study-depth').getAttribute('data-simulations'));
    const glance = await simulations();
    await expect.poll(simulations, { timeout: 30_000 }).toBeGreaterThan(glance); // it goes on as long as one looks
    expect(await seriousFindings(page)).toEqual([]);

    // whoever has the link reads it and plays on in a copy; the record holds all of it
    const reader = await browser.page();
    await page.getByTestId('study-share').click();
    const link = await page.getByTestId('study-link').inputValue();
    await page.getByTestId('share-native').click();
    expect(await page.evaluate(() => (window as unknown as { shared: { url: string } }).shared.url)).toBe(link);
    await reader.goto(link);
    await at(reader, 'b1'); // at the moment that was shown
    await reader.keyboard.press('<');
    await at(reader, 'm0');
    expect(await nodes(reader)).toBe(7);
    expect(await reader.getByTestId('study-notes').count()).toBe(0);
    await reader.getByTestId('study-copy').click();
    await reader.waitForURL((url) => !url.pathname.endsWith(id));
    await reader.getByTestId('study-notes').waitFor();
    await reader.getByTestId('choice').last().press('Enter'); // branches off by key
    await reader.locator('[data-testid="study"][data-busy="no"]:not([data-node="m0"])').waitFor();
    const record = await page.evaluate(async (one) => (await fetch(`/api/studies/${one}/record`)).text(), id);
    expect(record).toContain('( Another way');
    await load(reader, record, (upload) => upload.press('Enter'));
    expect(await nodes(reader)).toBe(7);
    await reader.locator('[data-node="b1"]').click();
    await at(reader, 'b1');
    await reader.getByTestId('study-cut').click();
    await at(reader, 'm0');
    expect(await nodes(reader)).toBe(5);
  });

  it('shows everything hidden, and chance can be chosen; on a phone too', async () => {
    const page = await browser.page({ viewport: SMALL, hasTouch: true });
    await study(page, 'toy-battle', ['blue', 'red'], 6);
    expect(await sidewaysScroll(page)).toBe(0);
    for (const part of ['board', 'study-prompt', 'choices']) {
      const box = await page.getByTestId(part).boundingBox();
      expect(box && box.y >= 0 && box.y + Math.min(box.height, 60) <= SMALL.height, part).toBe(true);
    }
    await page.getByTestId('study-choose').click();
    const falls = page.getByTestId('study-fall');
    await falls.first().waitFor();
    if ((await falls.count()) > 1) {
      await falls.nth(1).click();
      await at(page, 'b1');
    }
    await page.getByTestId('study-lines').click();
    await page.getByTestId('study-tree').waitFor();
    await page.getByTestId('study-tree').locator('[data-node="m0"]').tap();
    await page.keyboard.press('Escape');
    await at(page, 'm0');
    await swipe(page, -120);
    await at(page, 'm1');
    await swipe(page, 120);
    await at(page, 'm0');

    // it is on the list of one's studies, where it is renamed and deleted
    await page.goto(`${address()}/matches`);
    const row = page.getByTestId('study-row').first();
    await row.getByTestId('study-rename').tap();
    await page.getByTestId('study-new-name').fill('On the train');
    await page.keyboard.press('Enter');
    await row.getByText('On the train').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await row.getByText('On the train').tap();
    await page.waitForURL(/\/study\//);
    await page.goto(`${address()}/matches`);
    await row.waitFor();
    const rows = await page.getByTestId('study-row').count();
    await row.getByTestId('study-remove').tap();
    await row.getByTestId('study-remove').tap();
    await expect.poll(() => page.getByTestId('study-row').count()).toBe(rows - 1);
  });

  it('keeps what two windows do at once; lines deep within lines can be read, and loaded, on a phone', async () => {
    const page = await browser.page({ viewport: SMALL, hasTouch: true });
    const id = await study(page, 'connect-four', ['yellow', 'red'], 5);
    await page.goto(`${address()}/study/${id}`);
    await at(page, 'm0');
    await deepen(page, id, 10);
    const choice = page.getByTestId('choice').nth(5);
    await choice.tap(); // shows it
    if ((await page.getAttribute('[data-testid="study"]', 'data-node')) === 'm0') await choice.tap(); // plays it
    await page.locator('[data-testid="study"][data-busy="no"]:not([data-node="m0"])').waitFor();
    await page.getByTestId('study-lines').tap();
    const rows = page.getByTestId('study-tree').getByTestId('study-node');
    const all = await rows.count();
    expect(all).toBeGreaterThan(5 + 18);
    const widths = await rows.locator('.what').evaluateAll((found) => found.map((one) => one.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(60);
    expect(await sidewaysScroll(page)).toBe(0);
    const record = await page.evaluate(async (one) => (await fetch(`/api/studies/${one}/record`)).text(), id);
    await load(page, record, () => page.locator('label.upload').tap());
    await page.getByTestId('study-lines').tap();
    expect(await rows.count()).toBe(all);
  });

  it('of a running match against a program begins with what one knows', async () => {
    const page = await browser.page();
    await page.goto(`${address()}/settings`);
    const match = await makeMatch(page, { game: 'toy-battle', seats: { blue: { kind: 'me' }, red: { kind: 'bot', level: '1' } } });
    await page.goto(`${address()}/match/${match.id}`);
    await page.getByTestId('tool-what-if').click();
    await page.waitForURL(/\/study\//);
    await page.getByTestId('study-redrawn').waitFor();
  });
});
