// The figures in the page are those of the facts, whatever the sentences around them are: `python -m tests.reworded`
// puts every sentence into other words and runs this again.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isWanted } from './boards';
import { address, advance, anyAction, chance, everySeat, makeMatch, openMatch, seatsOf, useBrowser } from './tools';

type Fact = Readonly<Record<string, unknown>> & { readonly kind: string };
interface Stored {
  game: string;
  options: Record<string, unknown>;
  position: Record<string, unknown>;
}
interface State {
  legal: { id: number; structure: { kind: string }; preview: Fact | null }[];
  view: { heat?: { room: number }; power?: { length: number; marker: number } };
}
const STORED = JSON.parse(readFileSync(new URL('./positions.json', import.meta.url), 'utf8')) as Stored[];
const MOST = 12; // actions looked at in each game
const browser = useBrowser();

const percent = (chance: unknown): string => {
  const exact = Number(chance) * 100;
  if (exact === 0 || exact === 100 || (exact >= 10 && exact <= 99)) return String(Math.round(exact));
  const rounded = Math.round(exact * 10) / 10;
  return rounded === 0 ? '<0.1' : rounded === 100 ? '>99.9' : String(rounded);
};
const list = (facts: unknown) => facts as readonly Fact[];

/** What must be seen of a preview, by game and kind. */
const FIGURES: Readonly<Record<string, Readonly<Record<string, (fact: Fact) => string[]>>>> = {
  tanks: {
    step: ({ cost, points_left }) => [String(cost), String(points_left)],
    shot: ({ dice, hit, obstacle, losses }) => [
      ...(obstacle === null && dice !== 0 ? [percent(hit)] : []),
      ...list(losses).flatMap(({ points, is_slight, kill, stun }) => [
        ...(is_slight ? [] : [Number(points).toFixed(2)]),
        ...[kill, stun].filter((chance) => chance !== null).map(percent),
      ]),
    ],
  },
  combact: {
    placing: ({ dots }) =>
      (dots as { count: number; points: number[] }[]).flatMap(({ count, points }) => [String(count), ...points.map(String)]),
  },
  mercenary: {
    wounds: ({ damage, health, most_health }) => [damage, health, most_health].map(String),
    defeats: ({ damage }) => [String(damage)],
    jumps: ({ cost }) => (cost === 0 ? [] : [String(cost)]),
  },
  'toy-battle': {
    draws: ({ count }) => [String(count)],
    places: ({ parts }) => list(parts).flatMap(({ kind, medals }) => (kind === 'takes' ? [String(medals)] : [])),
  },
};

const figuresOf = (game: string, fact: Fact | null | undefined): string[] => (fact && FIGURES[game]?.[fact.kind]?.(fact)) ?? [];

/** The numbers in a text, but for those of names such as `b7`. */
const numbers = (text: string) => text.match(/[<>]?(?<![\w.])\d+(?:\.\d+)?(?!\w)/g) ?? [];

/** The stored position, played on by chance until there is something to look at. */
async function open(page: Page, { game, options, position }: Stored): Promise<void> {
  await page.goto(address());
  const seats = everySeat(await seatsOf(page, game));
  const match = await makeMatch(page, { game, options: options as never, position: position as never, seats });
  const pick = anyAction(chance(3));
  for (let played = 0; played < 60; played += 1) {
    const state = (await advance(page, match.id, Math.min(played, 1), pick)) as unknown as State;
    if (!(game in FIGURES) || state.legal.some(({ preview }) => figuresOf(game, preview).length > 0)) break;
  }
  await openMatch(page, address(), match.id);
}
const stateOf = (page: Page): Promise<State> =>
  page.evaluate(async () => {
    const answer = await fetch(`/api/matches/${location.pathname.split('/').at(-1)}/state?language=none`);
    return (await answer.json()) as State;
  });

/** What is written at the actions that can be had in the panel, by their ids; groups are opened until there are enough. */
async function titles(page: Page, found = new Map<number, string>(), depth = 0): Promise<Map<number, string>> {
  const buttons = await page
    .getByTestId('choice')
    .evaluateAll((all) => all.map((one) => ({ id: one.getAttribute('data-action'), title: one.getAttribute('title') ?? '' })));
  for (const { id, title } of buttons) if (id !== null && title !== '') found.set(Number(id), title);
  const groups = buttons.flatMap(({ id }, index) => (id === null ? [index] : []));
  for (const index of depth < 3 ? groups.slice(0, 4) : []) {
    if (found.size >= MOST) break;
    await page.getByTestId('choice').nth(index).click();
    await titles(page, found, depth + 1);
    await page.getByTestId('step-back').last().click();
  }
  return found;
}

describe('figures of previews', () => {
  for (const stored of STORED.filter(({ game }) => game in FIGURES))
    it.skipIf(!isWanted(stored.game))(stored.game, async () => {
      const page = await browser.page();
      await open(page, stored);
      const { legal } = await stateOf(page);
      const shown = await titles(page);
      let looked = 0;
      for (const [id, title] of shown) {
        const fact = legal.find((action) => action.id === id)?.preview;
        const wanted = figuresOf(stored.game, fact);
        for (const figure of wanted) expect([id, title, numbers(title)]).toEqual([id, title, expect.arrayContaining([figure])]);
        looked += wanted.length;
      }
      expect(looked).toBeGreaterThan(0);
    });

  const combatProtocols = STORED.find(({ game }) => game === 'combat-protocols') as Stored;
  it.skipIf(!isWanted(combatProtocols.game))('heat and power on the tracks', async () => {
    const page = await browser.page();
    await open(page, combatProtocols);
    const { legal, view } = await stateOf(page);
    let looked = 0;
    for (const button of await page.getByTestId('choice').all()) {
      const id = await button.getAttribute('data-action');
      const fact = legal.find((action) => String(action.id) === id)?.preview;
      if (!fact) continue;
      await button.hover();
      const written = await page.locator('[data-target="heat"], [data-target="power"]').allTextContents();
      const { room } = view.heat as { room: number };
      const { length, marker } = view.power as { length: number; marker: number };
      if (fact.room !== room) expect(written.join(' ')).toContain(`${room} → ${String(fact.room)}`);
      if (fact.power !== marker) expect(written.join(' ')).toContain(`${length - marker} → ${length - Number(fact.power)}`);
      looked += 1;
    }
    expect(looked).toBeGreaterThan(0);
  });
});
