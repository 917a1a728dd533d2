// A language nobody speaks, over all pages: nothing is left in English, and longer words fit into a phone.
// Run by `python -m tests.pseudo`, in a copy of the repository that has it.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOARDS } from './boards';
import { address, advance, anyAction, chance, everySeat, makeMatch, openMatch, seatsOf, sidewaysScroll, useBrowser } from './tools';

const browser = useBrowser();
const PATHS = [
  '/',
  '/matches',
  '/puzzles',
  '/settings',
  '/notices',
  '/nowhere',
  '/match/nosuchmatch',
  ...BOARDS.map((game) => `/new/${game}`),
];

const MONTHS = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1).toLocaleString('en', { month: 'long' }));
/** Words that are not translated: names of things and people; and what the browser itself says, who knows no such language. */
const NAMES = new Set(
  [
    ...MONTHS,
    'api', // an address
    'docs',
    'and',
    'or',
    'Fracas',
    'Ada',
    'English',
    'Deutsch',
    'qps',
    'Escape',
    'Enter',
    'Tab',
    'Shift',
    'Space',
    'Home',
    'End',
    'SHA',
  ].map((name) => name.toLowerCase()),
);

async function speak(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('fracas.settings') ?? '{}') as object;
    localStorage.setItem('fracas.settings', JSON.stringify({ ...kept, language: 'qps' }));
  });
}

/** Every word on the page that could be English: plain letters with a vowel, as no word of the language is written. */
async function english(page: Page): Promise<string[]> {
  const { texts, names } = await page.evaluate(async () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent && !parent.closest('style, script, code, .rules, textarea') && parent.checkVisibility())
        found.push(node.textContent ?? '');
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(one.getAttribute(name) ?? '');
    const cards = (await (await fetch('/api/games')).json()) as { id: string; name: string }[];
    return { texts: found, names: cards.flatMap(({ id, name }) => [...name.split(' '), ...id.split('-')]) };
  });
  const known = new Set([...NAMES, ...names.map((name) => name.toLowerCase())]);
  const words = texts.flatMap((text) => text.match(/(?<![\p{L}\d_-])[A-Za-z]{3,}(?![\p{L}\d_-])/gu) ?? []);
  return [...new Set(words.filter((word) => /[aeiou]/i.test(word) && !known.has(word.toLowerCase())))];
}

/** Texts that are cut off: what holds them is too small and hides the rest. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((one) => {
        const style = getComputedStyle(one);
        const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
        return hides && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1 && one.textContent?.trim() && !one.closest('svg');
      })
      .map((one) => `${one.tagName}.${one.className}: ${one.textContent?.trim().slice(0, 60)}`),
  );
}

async function look(page: Page, where: string): Promise<void> {
  await page.waitForTimeout(400);
  expect([where, await english(page)]).toEqual([where, []]);
  expect([where, await sidewaysScroll(page)]).toEqual([where, 0]);
  expect([where, await cutOff(page)]).toEqual([where, []]);
}

describe('a language nobody speaks', () => {
  for (const width of [360, 1280])
    it(`every page, ${width} px wide`, async () => {
      const page = await browser.page({ viewport: { width, height: 800 } });
      await speak(page);
      for (const path of PATHS) {
        await page.goto(address() + path);
        await page.locator('h1').first().waitFor();
        await look(page, path);
      }
    });

  for (const game of BOARDS)
    it(`a match of ${game}, begun and over`, async () => {
      const page = await browser.page({ viewport: { width: 360, height: 740 } });
      await speak(page);
      await page.goto(address());
      const match = await makeMatch(page, { game, seats: everySeat(await seatsOf(page, game)) });
      for (const plies of [0, 3, 12]) {
        await advance(page, match.id, plies, anyAction(chance(5)));
        await openMatch(page, address(), match.id);
        await look(page, `${game} after ${plies} more`);
      }
    });
});
