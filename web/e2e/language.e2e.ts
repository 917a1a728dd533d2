// German is German: no sentence the server says in English is on the page, whatever the board makes of it.
import { describe, expect, it } from 'vitest';
import { BOARDS, isWanted } from './boards';
import { address, advance, anyAction, chance, everySeat, makeMatch, openMatch, seatsOf, useBrowser } from './tools';

const browser = useBrowser();

interface Said {
  view: { prompt: { text: string } };
  events: { text: string }[];
  legal: { text: string; preview: { text: string } | null }[];
}

describe('in German', () => {
  for (const game of BOARDS) {
    it.skipIf(!isWanted(game))(game, async () => {
      const page = await browser.page({ locale: 'de-DE' });
      await page.goto(address());
      const match = await makeMatch(page, { game, seats: everySeat(await seatsOf(page, game)) });
      const state = (await advance(page, match.id, 4, anyAction(chance(5)))) as unknown as Said;
      await openMatch(page, address(), match.id);
      const english = [
        state.view.prompt.text,
        ...state.events.map(({ text }) => text),
        ...state.legal.flatMap(({ text, preview }) => [text, preview?.text ?? '']),
      ];
      const shown = await page.evaluate(() =>
        [
          document.body.innerText,
          ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((one) => [
            one.getAttribute('aria-label') ?? '',
            one.getAttribute('title') ?? '',
          ]),
        ].join('\n'),
      );
      expect(english.filter((text) => text.includes(' ') && shown.includes(text))).toEqual([]);
      await page.getByTestId('tool-resign').click();
      await page.getByTestId('resign-yes').click();
      await page.getByTestId('ending').waitFor();
      expect(await page.getByTestId('ending').textContent()).toMatch(/gibt auf|aufgegeben/);
    });
  }

  it('the tools of a match stay in one row, against a program and between people', async () => {
    const page = await browser.page({ locale: 'de-DE' });
    await page.goto(address());
    const stayInARow = async (match: string) => {
      await openMatch(page, address(), match);
      const rows = () =>
        page.locator('.tools .tool').evaluateAll((tools) => new Set(tools.map((one) => Math.round(one.getBoundingClientRect().top))).size);
      for (const width of [1440, 1280, 1024]) {
        await page.setViewportSize({ width, height: 720 });
        await expect.poll(async () => [width, await rows()]).toEqual([width, 1]);
      }
    };
    const yellow = { kind: 'me' as const };
    const against = await makeMatch(page, { game: 'connect-four', seats: { yellow, red: { kind: 'bot', level: '1' } } });
    await stayInARow(against.id);

    const between = await makeMatch(page, { game: 'connect-four', seats: { yellow, red: { kind: 'open' } } });
    await openMatch(page, address(), between.id);
    const other = await browser.page();
    await other.goto(await page.getByTestId('invitation-red').inputValue());
    await other.getByTestId('accept').click();
    await page.getByTestId('tool-draw').waitFor();
    await stayInARow(between.id);
  });
});
