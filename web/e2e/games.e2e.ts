// A whole game of each, by clicking. Options keep the games short; the rules are the same.
import { describe, expect, it } from 'vitest';
import { BOARDS, isWanted } from './boards';
import { address, everySeat, makeMatch, openMatch, playOut, seatsOf, useBrowser } from './tools';

const SHORT: Record<string, Record<string, unknown>> = {
  'toy-battle': { terrain: 'battlefield', turn_limit: 14 },
  tanks: { zone: 'close-quarters', turn_limit: 8 },
  combact: { set: 'quick', radius: 2 },
  mercenary: { round_limit: 2 },
};
const browser = useBrowser();

describe('a whole game by clicking', () => {
  for (const game of BOARDS) {
    it.skipIf(!isWanted(game))(game, async () => {
      const page = await browser.page();
      await page.goto(address());
      const match = await makeMatch(page, { game, options: SHORT[game] ?? {}, seats: everySeat(await seatsOf(page, game)) }, '7');
      await openMatch(page, address(), match.id);
      const played = await playOut(page, 7);
      expect(played).toBeGreaterThan(3);
      const ending = await page.textContent('[data-testid="ending"]');
      expect(ending).toMatch(/wins|draw|lost|solved|won/i);
      const record = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}/record`)).text(), match.id);
      expect(record).toMatch(/Result: /);
    });
  }

  it('every game of the server has a board of its own', async () => {
    const page = await browser.page();
    await page.goto(address());
    const games = await page.evaluate(async () => (await (await fetch('/api/games')).json()) as { id: string; board: string | null }[]);
    expect(games.filter(({ id, board }) => !board && !BOARDS.includes(id))).toEqual([]);
  });
});
