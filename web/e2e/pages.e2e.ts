// Every page: no serious finding of axe-core, nothing sideways, from 360 px up, in both themes and both languages.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOARDS } from './boards';
import {
  address,
  advance,
  anyAction,
  chance,
  DESKTOP,
  everySeat,
  makeMatch,
  openMatch,
  PHONE,
  seatsOf,
  seriousFindings,
  sidewaysScroll,
  useBrowser,
  useTool,
} from './tools';

const browser = useBrowser();
const PATHS = [
  '/',
  '/matches',
  '/puzzles',
  '/settings',
  '/notices',
  ...BOARDS.map((game) => `/rules/${game}`),
  ...BOARDS.map((game) => `/learn/${game}`),
  ...BOARDS.map((game) => `/learn/${game}/goal`),
  '/nowhere',
  '/match/nosuchmatch',
  '/join/nosuchtoken',
  ...BOARDS.map((game) => `/new/${game}`),
  ...BOARDS.flatMap((game) => [`/learn/${game}`, `/learn/${game}/goal`]),
];

async function quiet(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.locator('[data-testid="loading"]').first().waitFor({ state: 'detached' });
  await page.waitForTimeout(350); // pictures appear softly
}
async function clean(page: Page, where: string): Promise<void> {
  expect([where, await seriousFindings(page)]).toEqual([where, []]);
  expect([where, await sidewaysScroll(page)]).toEqual([where, 0]);
}

for (const [name, options] of Object.entries({
  'desktop, light': { viewport: DESKTOP, colorScheme: 'light' as const },
  'phone, dark, German': {
    viewport: { ...PHONE, width: 360 },
    colorScheme: 'dark' as const,
    locale: 'de-DE',
    hasTouch: true,
    isMobile: true,
  },
})) {
  describe(name, () => {
    it('every page', async () => {
      const page = await browser.page(options);
      for (const path of PATHS) {
        await page.goto(address() + path);
        await quiet(page);
        await clean(page, path);
      }
    });

    it('a match of every game, running, with rules open, and over', async () => {
      const page = await browser.page(options);
      await page.goto(address());
      for (const game of BOARDS) {
        const match = await makeMatch(page, { game, seats: everySeat(await seatsOf(page, game)) });
        await advance(page, match.id, 8, anyAction(chance(2)));
        await openMatch(page, address(), match.id);
        await clean(page, game);
      }
      await useTool(page, 'rules');
      await page.locator('dialog[open] article').waitFor();
      await clean(page, 'rules drawer');
      await page.keyboard.press('Escape');
      if (await page.getByTestId('tool-more').count()) {
        await page.getByTestId('tool-more').click();
        await clean(page, 'menu of tools');
        await page.keyboard.press('Escape');
      }
      await useTool(page, 'resign');
      await page.getByTestId('resign-yes').waitFor();
      await clean(page, 'resigning');
      await page.getByTestId('resign-yes').click();
      await page.getByTestId('ending').waitFor();
      await clean(page, 'ending');
    });

    it('a match that cannot be replayed: the list of its actions, and its record', async () => {
      const page = await browser.page(options);
      const refusal = { code: 'old-rules', text: 'older rules', reason: null, retry_after: null };
      const actions = Array.from({ length: 80 }, (_, ply) => ({
        ply,
        seat: ply % 2 === 0 ? 'yellow' : 'red',
        text: `drop ${(ply % 7) + 1}`,
      }));
      const players = ['yellow', 'red'].map((seat) => ({ seat, kind: 'person', name: `Person at ${seat}`, level: null }));
      const outcome = { winner: null, ending: 'rules-changed', text: 'the rules have changed' };
      const list = {
        id: 'm1',
        game: 'connect-four',
        rules_version: 1,
        players,
        status: 'over',
        outcome,
        trouble: 'old-rules',
        created_at: 0,
        ended_at: 1,
        actions,
      };
      await page.route('**/api/matches/m1', (route) => route.fulfill({ status: 409, json: refusal }));
      await page.route('**/api/matches/m1/actions', (route) => route.fulfill({ json: list }));
      await page.goto(`${address()}/match/m1`);
      await page.getByTestId('remains').waitFor();
      await quiet(page);
      await clean(page, 'remains');
      expect(await page.locator('[data-testid="remains"] li').count()).toBe(80);
      await page.getByTestId('remains-record').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab'); // past the link to all matches, into the list
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('OL');
    });

    it('the cover of a hot seat', async () => {
      const page = await browser.page(options);
      await page.goto(address());
      const match = await makeMatch(page, { game: 'toy-battle', seats: everySeat(['blue', 'red']) });
      await page.goto(`${address()}/match/${match.id}`);
      await page.getByTestId('cover').waitFor();
      await clean(page, 'cover');
    });
  });
}

describe('on a phone', () => {
  it('a match is played by tapping, and the log is in a sheet', async () => {
    const page = await browser.page({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await page.goto(address());
    await page.getByTestId('play-connect-four').tap();
    await page.locator('[data-testid="match"][data-turn="yes"]').waitFor();
    const before = Number(await page.getAttribute('[data-testid="match"]', 'data-newest'));
    const column = page.locator('[data-target="column-3"]');
    await column.tap();
    await page.waitForSelector('.proposed'); // where it would fall is shown; the second tap plays
    expect(Number(await page.getAttribute('[data-testid="match"]', 'data-newest'))).toBe(before);
    await column.tap();
    await page.waitForFunction((was) => Number(document.querySelector('[data-testid="match"]')?.getAttribute('data-newest')) > was, before);
    await page.getByTestId('tool-log').tap();
    await page.locator('dialog[open] [data-testid="log"]').waitFor();
    expect(await page.locator('dialog[open] [data-testid="log"]').textContent()).toContain('column 3');
  });
});

describe('settings', () => {
  it('language and theme are kept', async () => {
    const page = await browser.page();
    await page.goto(`${address()}/settings`);
    await page.getByTestId('set-language').selectOption('de');
    await page.getByTestId('set-theme').selectOption('dark');
    await page.reload();
    expect(await page.locator('h1').textContent()).toBe('Einstellungen');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  });
});

describe('records', () => {
  it('a finished match is downloaded, uploaded, and looked through', async () => {
    const page = await browser.page();
    await page.goto(address());
    const match = await makeMatch(page, { game: 'connect-four', seats: everySeat(['yellow', 'red']) });
    await advance(page, match.id, 60, anyAction(chance(4)));
    await openMatch(page, address(), match.id);
    const record = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}/record`)).text(), match.id);
    await page.goto(`${address()}/matches`);
    await page.getByTestId('upload').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
    await page.waitForURL(/\/match\//);
    await page.getByTestId('ending').waitFor();
    await page.getByLabel('To the start').click();
    await page.locator('[data-testid="match"][data-ply="0"]').waitFor();
    await page.getByLabel('One step forward').click();
    await page.locator('[data-testid="match"][data-ply="1"]').waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByTestId('log').locator('button').nth(3).click();
    await page.locator('[data-testid="match"][data-ply="4"]').waitFor();
  });

  it('a broken one is refused with the reason', async () => {
    const page = await browser.page();
    await page.goto(`${address()}/matches`);
    await page.getByTestId('upload').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('nonsense') });
    await page.locator('[role="alert"]').waitFor();
    expect((await page.locator('[role="alert"]').textContent())?.length).toBeGreaterThan(10);
  });
});
