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
interface Unit {
  id: string;
  cell: string | null;
  cloaked: boolean;
  speed: number;
  attack: number;
  range: number;
  in_range: string[];
  in_weapon_range: string[];
}
interface State {
  legal: { id: number; structure: { kind: string } & Record<string, unknown>; preview: Fact | null }[];
  view: {
    heat?: { room: number };
    power?: { length: number; marker: number };
    tanks?: { space: string | null }[];
    units?: Unit[];
    turn?: { unit: string; walks: Record<string, string[]> };
    columns?: number;
    rows?: number;
    characters?: { name: string; health: number; speed: number; attack: number; range: number; charge: number }[];
  };
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
      ...(dice === 0 ? [] : [String(dice)]), // one for each space to the target
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

async function make(page: Page, { game, options, position }: Omit<Stored, 'position'> & Partial<Stored>): Promise<string> {
  await page.goto(address());
  const seats = everySeat(await seatsOf(page, game));
  return (await makeMatch(page, { game, options: options as never, position: position as never, seats })).id;
}

/** The stored position, played on by chance until there is something to look at. */
async function open(page: Page, stored: Stored): Promise<void> {
  const match = await make(page, stored);
  const { game } = stored;
  const pick = anyAction(chance(3));
  for (let played = 0; played < 60; played += 1) {
    const state = (await advance(page, match, Math.min(played, 1), pick)) as unknown as State;
    if (!(game in FIGURES) || state.legal.some(({ preview }) => figuresOf(game, preview).length > 0)) break;
  }
  await openMatch(page, address(), match);
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

/** The right column of the card beside what the pointer is on. */
async function card(page: Page, target: string): Promise<string[]> {
  await page.locator(`[data-target="${target}"]`).hover();
  return page.locator('[role="tooltip"] dd').allTextContents();
}

/** Where the spaces of the yard are in its picture, measured at two that can be pointed at; `c3` is column 3, row 3. */
async function spaces(page: Page, { columns = 0, rows = 0 }: State['view']): Promise<Map<string, { x: number; y: number }>> {
  const known = await page.locator('[data-target^="cell-"]').evaluateAll((all) =>
    all.map((one) => {
      const [cell = '', rect] = [one.getAttribute('data-target')?.slice(5), one.querySelector('rect')];
      const at = (edge: string, size: string) => Number(rect?.getAttribute(edge)) + Number(rect?.getAttribute(size)) / 2;
      return { column: cell.charCodeAt(0) - 96, row: Number(cell.slice(1)), x: at('x', 'width'), y: at('y', 'height') };
    }),
  );
  const [one] = known;
  const other = known.find(({ column, row }) => column !== one?.column && row !== one?.row);
  if (!one || !other) throw new Error('nothing to measure the yard by');
  const [across, down] = [(other.x - one.x) / (other.column - one.column), (other.y - one.y) / (other.row - one.row)];
  const found = new Map<string, { x: number; y: number }>();
  for (let column = 1; column <= columns; column += 1)
    for (let row = 1; row <= rows; row += 1)
      found.set(`${String.fromCharCode(96 + column)}${row}`, {
        x: one.x + (column - one.column) * across,
        y: one.y + (row - one.row) * down,
      });
  return found;
}

/** The spaces an outline encloses: a line from there to the left crosses its upright edges an odd number of times. */
async function enclosed(page: Page, outline: string, grid: Awaited<ReturnType<typeof spaces>>): Promise<string[]> {
  const drawn = (await page.locator(outline).getAttribute('d')) ?? '';
  const edges = [...drawn.matchAll(/M(-?[\d.]+) (-?[\d.]+)V(-?[\d.]+)/g)].map((edge) => edge.slice(1).map(Number));
  const isIn = ({ x, y }: { x: number; y: number }) =>
    edges.filter(([at = 0, from = 0, to = 0]) => at < x && Math.min(from, to) < y && y < Math.max(from, to)).length % 2 === 1;
  return [...grid].flatMap(([cell, place]) => (isIn(place) ? [cell] : [])).sort();
}

describe('ranges', () => {
  const mercenary = STORED.find(({ game }) => game === 'mercenary') as Stored;
  const tanks = STORED.find(({ game }) => game === 'tanks') as Stored;

  it.skipIf(!isWanted('mercenary'))('of everybody on the yard, by figure and by outline', async () => {
    const page = await browser.page();
    const { units, deck, ...rest } = structuredClone(mercenary.position) as {
      units: Record<string, { card: number }>;
      deck: number[];
    };
    const MUSKET = 35; // a weapon that reaches as far as its card says
    const acting = units['red-1'];
    if (acting) acting.card = MUSKET;
    const position = { ...rest, units, deck: deck.filter((number) => number !== MUSKET), seen: [MUSKET] };
    await openMatch(page, address(), await make(page, { ...mercenary, position }));
    const { view, legal } = await stateOf(page);
    const grid = await spaces(page, view);
    const reach = (unit: Unit | undefined, cells: string[] | undefined) => [unit?.cell, ...(cells ?? [])].sort();

    const own = view.units?.find(({ id }) => id === view.turn?.unit);
    expect(own?.in_weapon_range.length).toBeGreaterThan(0);
    expect(own?.in_weapon_range).not.toEqual(own?.in_range);
    expect(await enclosed(page, '.reach .line:not(.weapon)', grid)).toEqual(reach(own, own?.in_range));
    expect(await enclosed(page, '.reach .weapon', grid)).toEqual(reach(own, own?.in_weapon_range));

    const steps = new Set(legal.filter(({ structure }) => structure.kind === 'move').map(({ structure }) => structure.direction));
    const walks = Object.entries(view.turn?.walks ?? {}).filter(([, [first]]) => steps.has(first));
    const marked = await page
      .locator('.offers > g:not(:has(> g)) > .walk') // a jump has its sign beside the frame
      .evaluateAll((all) => all.map((one) => one.parentElement?.getAttribute('transform')));
    const cells = [...grid].filter(([, { x, y }]) => marked.includes(`translate(${x} ${y})`)).map(([cell]) => cell);
    expect(walks.length).toBeGreaterThan(0);
    expect(cells.sort()).toEqual(walks.map(([cell]) => cell).sort());

    const others = (view.units ?? []).filter(({ id, cell, cloaked }) => cell !== null && !cloaked && id !== own?.id);
    const isAim = (id: string) => legal.some(({ structure }) => structure.target === id); // then one's own reach is shown
    expect(others.filter(({ id }) => !isAim(id)).length).toBeGreaterThan(4);
    for (const unit of others) {
      const written = await card(page, `cell-${unit.cell}`);
      expect([unit.id, written]).toEqual([unit.id, expect.arrayContaining([[unit.speed, unit.attack, unit.range].join(' · ')])]);
      const shown = isAim(unit.id) ? own : unit;
      expect([unit.id, await enclosed(page, '.reach .line:not(.weapon)', grid)]).toEqual([unit.id, reach(shown, shown?.in_range)]);
    }
  });

  it.skipIf(!isWanted('mercenary'))('of the characters one picks from', async () => {
    const page = await browser.page();
    await openMatch(page, address(), await make(page, { game: 'mercenary', options: {} }));
    const { view } = await stateOf(page);
    let looked = 0;
    for (const { name, health, speed, attack, range, charge } of view.characters ?? []) {
      if ((await page.locator(`[data-target="pick-${name}"]`).count()) === 0) continue; // a Sentry is built
      const wanted = [health, speed, attack, range, ...(charge > 0 ? [charge] : [])].map(String);
      expect([name, (await card(page, `pick-${name}`)).slice(0, wanted.length)]).toEqual([name, wanted]);
      looked += 1;
    }
    expect(looked).toBe(9);
  });

  it.skipIf(!isWanted('tanks'))('of shots, as dice', async () => {
    const page = await browser.page();
    await open(page, tanks);
    const { view, legal } = await stateOf(page);
    let looked = 0;
    for (const { space } of view.tanks ?? []) {
      const shots = legal.filter(({ structure }) => structure.kind === 'fire' && structure.space === space);
      if (shots.length === 0) continue;
      const written = (await card(page, `space-${space}`)).map(numbers);
      for (const { preview } of shots) {
        const { dice, hit, obstacle } = preview as Fact;
        if (dice === 0) continue;
        const wanted = [String(dice), ...(obstacle === null ? [percent(hit)] : [])];
        expect([space, written]).toEqual([space, expect.arrayContaining([wanted])]);
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(0);
  });
});
