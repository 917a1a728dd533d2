// Lessons: taken by clicking, by keyboard and with a finger, by the solution each step has. Two of each course here, all
// of them with E2E_LESSONS=all (`python -m tests.soak lessons`).
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { BOARDS, isWanted } from './boards';
import { address, seriousFindings, sidewaysScroll, useBrowser } from './tools';

const SMALL = { width: 390, height: 664 };
const isAll = process.env.E2E_LESSONS === 'all';
const browser = useBrowser();

interface Told {
  readonly step: number;
  readonly steps: number;
  readonly inputs: readonly (number | null)[];
  readonly asks: boolean;
  readonly advised: number | null;
  readonly legal: readonly { readonly id: number; readonly structure: Readonly<Record<string, unknown>> }[];
}
type Way = 'mouse' | 'keys' | 'finger';

/** What the page was last told of its lesson. */
function listen(page: Page): () => Told {
  let last: Told | null = null;
  page.on('response', async (response) => {
    if (!/\/api\/games\/[^/]+\/lessons\//.test(response.url()) || !response.ok()) return;
    last = (await response.json().catch(() => last)) as Told | null;
  });
  return () => {
    if (!last) throw new Error('the page was told nothing of a lesson');
    return last;
  };
}

const attribute = (page: Page, name: string) => page.getAttribute('[data-testid="lesson"]', name);
async function settled(page: Page): Promise<number> {
  await page.waitForSelector('[data-testid="lesson"][data-busy="no"][data-step]');
  return Number(await attribute(page, 'data-step'));
}

/** The parts of a target's name that an action may mean by it: `rack/blue/hook/0` has `hook` in it. */
const means = (key: string, value: unknown): boolean =>
  ['string', 'number'].includes(typeof value) && ` ${key.replace(/[-/:]/g, ' ')} `.includes(` ${String(value).replace(/[-/:]/g, ' ')} `);

/** The active target that leads to an action, of those not yet chosen; null: there is none that can be told. */
async function leading(page: Page, { id, structure }: Told['legal'][number], chosen: readonly string[]): Promise<string | null> {
  const keys = await page
    .locator('[data-target][data-active]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-target') ?? ''));
  const { kind, ...fields } = structure;
  const truths = Object.keys(fields).filter((field) => fields[field] === true); // `aimed: true` is the target `way-aimed`
  const values = [...truths, ...Object.values(fields), id, kind];
  const rank = (key: string) => values.findIndex((value) => means(key, value));
  const found = keys.filter((key) => rank(key) >= 0 && !chosen.includes(key)).sort((a, b) => rank(a) - rank(b));
  const last = chosen.at(-1);
  return found[0] ?? (last !== undefined && keys.includes(last) ? last : null); // with a finger, the last one again
}

async function choose(page: Page, key: string, way: Way): Promise<void> {
  const target = page.locator(`[data-target="${key}"]`).first();
  if (way === 'keys') {
    for (let pressed = 0; pressed < 120; pressed += 1) {
      if ((await page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? null)) === key) break;
      await page.keyboard.press(pressed % 2 === 0 && pressed > 60 ? 'ArrowDown' : 'ArrowRight');
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-target')), `arrow keys lead to ${key}`).toBe(key);
    await page.keyboard.press('Enter');
  } else {
    const done = way === 'finger' ? target.tap({ timeout: 3_000 }) : target.click({ timeout: 3_000 });
    // what lies below a piece is chosen all the same; what is gone by then has been chosen, by a click that came late
    await done.catch(async () => ((await target.count()) > 0 ? target.dispatchEvent('click') : undefined));
  }
}

/** A button of the page. */
async function press(page: Page, testid: string, way: Way): Promise<void> {
  const button = page.getByTestId(testid);
  if (way === 'keys') {
    await button.focus();
    await page.keyboard.press('Enter');
  } else if (way === 'finger') await button.tap();
  else await button.click();
}

/** Do what the step asks for: on the board where its targets tell how, else by "Show me" and "Do it". */
async function solve(page: Page, told: Told, way: Way): Promise<'board' | 'buttons'> {
  const action = told.legal.find(({ id }) => id === told.advised);
  expect(action, `step ${told.step + 1} has an advised action`).toBeDefined();
  const before = told.inputs.length;
  const isOver = async () => (await settled(page)) !== told.step || (await listened.get(page)?.())?.inputs.length !== before;
  const chosen: string[] = [];
  for (let click = 0; click < 5; click += 1) {
    const key = await leading(page, action!, chosen);
    if (key === null) break;
    await choose(page, key, way);
    chosen.push(key);
    await page.waitForTimeout(120);
    if (await isOver()) return 'board';
  }
  await page.keyboard.press('Escape');
  await press(page, 'lesson-show', way);
  await press(page, 'lesson-do', way);
  await expect.poll(isOver, { timeout: 20_000 }).toBe(true);
  return 'buttons';
}
const listened = new WeakMap<Page, () => Told>();

async function take(page: Page, way: Way): Promise<Record<'board' | 'buttons', number>> {
  const did = { board: 0, buttons: 0 };
  const told = listened.get(page)!;
  for (let count = 0; count < 120; count += 1) {
    const step = await settled(page);
    expect(await attribute(page, 'data-missing'), `all that step ${step + 1} shows is on the page`).toBe('');
    if (way === 'finger') expect(await sidewaysScroll(page)).toBe(0);
    if (step === Number(await attribute(page, 'data-steps'))) {
      await page.waitForSelector('[data-testid="lesson-done"]');
      return did;
    }
    await expect.poll(() => told().step).toBe(step);
    if (told().asks) did[await solve(page, told(), way)] += 1;
    else {
      if (way === 'keys')
        await page.keyboard.press('Enter'); // "Next" has the focus
      else await press(page, 'lesson-go-on', way);
      await expect.poll(() => settled(page), { timeout: 20_000 }).toBe(step + 1);
    }
  }
  throw new Error('the lesson has no end');
}

async function open(way: Way, path: string): Promise<Page> {
  const page = await browser.page(way === 'finger' ? { viewport: SMALL, hasTouch: true, isMobile: true } : {});
  listened.set(page, listen(page));
  await page.goto(`${address()}${path}`);
  return page;
}

async function lessonsOf(page: Page, game: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const answer = await fetch(`/api/games/${id}/course`);
    return answer.ok ? ((await answer.json()) as { lessons: { id: string }[] }).lessons.map((one) => one.id) : [];
  }, game);
}

describe('lessons', () => {
  for (const game of BOARDS) {
    it.skipIf(!isWanted(game))(`${game}: by mouse, by keys and with a finger`, { timeout: 1_200_000 }, async (context) => {
      const first = await open('mouse', '/settings');
      const names = await lessonsOf(first, game);
      if (names.length === 0) return context.skip('this game has no course');
      const did = { board: 0, buttons: 0 };
      const ways: Way[] = ['mouse', 'keys', 'finger'];
      const taken = isAll
        ? names.flatMap((name) => ways.map((way) => [name, way] as const))
        : ([
            [names[0]!, 'finger'],
            [names[0]!, 'mouse'],
            [names[1]!, 'keys'],
          ] as const);
      for (const [name, way] of taken) {
        const page = await open(way, `/learn/${game}/${name}`);
        const { board, buttons } = await take(page, way);
        did.board += board;
        did.buttons += buttons;
        await page.context().close();
      }
      expect(did.board, 'the board itself is used').toBeGreaterThan(0);
    });
  }

  it('a course begins on the start page, answers what is wrong, keeps what was done, and leads to a match', async () => {
    const page = await open('mouse', '/');
    await page.getByTestId('learn-toy-battle').click();
    await page.getByTestId('course-start').click();
    await settled(page);
    for (let look = 0; look < 4; look += 1) {
      await page.getByTestId('lesson-go-on').click();
      await page.waitForSelector(`[data-testid="lesson"][data-step="${look + 1}"]`);
    }
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload(); // goes on where it was
    await page.waitForSelector('[data-testid="lesson"][data-step="4"]');
    await page.locator('[data-target="reserve/blue"]').click();
    expect(await page.textContent('[data-testid="lesson-answer"]')).toContain('Drawing gives Red a turn');
    await page.locator('[data-target="rack/blue/skully/0"]').click();
    await page.locator('[data-target="node-b11"]').click();
    await expect.poll(() => page.textContent('[data-testid="lesson-answer"]')).toContain('not connected');
    expect(await page.textContent('[data-testid="announcer"]')).toContain('not connected');
    await take(page, 'mouse');
    await page.getByTestId('lesson-list').click();
    await expect.poll(() => page.textContent('[data-testid="course-progress"]')).toContain('1 of');
    expect(await seriousFindings(page)).toEqual([]);

    await page.getByTestId('course-match').click();
    await page.waitForSelector('[data-testid="match"]');
    await expect.poll(() => page.getAttribute('[data-testid="guide"]', 'data-advised'), { timeout: 60_000 }).toMatch(/\d/);
    expect(await page.textContent('[data-testid="guide-look"]')).not.toBe('');
    expect(await seriousFindings(page)).toEqual([]);
    const ply = await page.getAttribute('[data-testid="match"]', 'data-newest');
    await page.getByTestId('guide-do').click();
    await expect.poll(() => page.getAttribute('[data-testid="match"]', 'data-newest'), { timeout: 60_000 }).not.toBe(ply);
  });

  it('in German, and changed on the way', async () => {
    const page = await browser.page({ locale: 'de-DE' });
    listened.set(page, listen(page));
    await page.goto(`${address()}/learn/toy-battle/goal`);
    await settled(page);
    expect(await page.textContent('[data-testid="lesson-text"]')).toContain('Gelände');
    expect(await page.title()).toContain('Zwei Wege zum Sieg');
  });
});
