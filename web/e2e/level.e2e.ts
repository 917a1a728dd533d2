// Against a program: hint, takeback, resignation, looking back, the analysis; and what remains without a network.
import { describe, expect, it } from 'vitest';
import { address, chance, makeMatch, openMatch, playOne, ply, ready, seriousFindings, useBrowser } from './tools';

const browser = useBrowser();

describe('against a level', () => {
  it('hint, takeback, resign, analysis', async () => {
    const page = await browser.page();
    await page.goto(address());
    await page.getByTestId('play-connect-four').click();
    expect(await ready(page)).toBe('turn');
    await page.getByTestId('tool-hint').click();
    await page.getByTestId('hint').waitFor();
    expect(await page.getByTestId('hint').locator('li').count()).toBeGreaterThan(0);
    expect(await seriousFindings(page)).toEqual([]);
    const before = await ply(page);
    await page.getByTestId('hint').locator('li button').first().click();
    await page.waitForFunction(
      (was) => Number(document.querySelector('[data-testid="match"]')?.getAttribute('data-ply')) >= was + 2,
      before,
    );
    expect(await ready(page)).toBe('turn');

    await page.getByTestId('tool-takeback').click();
    await page.locator(`[data-testid="match"][data-newest="${before}"]`).waitFor();
    expect(await ready(page)).toBe('turn');
    for (let i = 0; i < 2; i += 1) await playOne(page, chance(i + 1));
    await ready(page);

    // Looking back offers nothing to play; now is one click away.
    await page.getByLabel('One step back').click();
    await page.locator('[data-testid="match"][data-turn="no"]').waitFor();
    expect(await page.locator('[data-active]').count()).toBe(0);
    await page.getByText('Back to now').click();
    expect(await ready(page)).toBe('turn');

    await page.getByTestId('tool-resign').click();
    await page.getByTestId('resign-yes').click();
    await page.getByTestId('ending').waitFor();
    expect(await page.getByTestId('ending').textContent()).toContain('Resignation');
    await page.getByTestId('curve-line').waitFor({ state: 'attached' }); // a flat line has no height
    expect(await seriousFindings(page)).toEqual([]);

    const old = page.url();
    await page.getByTestId('rematch').click();
    await page.waitForURL((url) => url.href !== old);
    expect(await ready(page)).toBe('turn');
  });

  it('a coach warns of a blunder, also on a phone, and lets one try again', async () => {
    const page = await browser.page({ viewport: { width: 390, height: 664 } });
    await page.addInitScript(() =>
      localStorage.setItem('fracas.settings', JSON.stringify({ coach: true, language: 'en', tapsPlay: true })),
    );
    await page.goto(address());
    // red has three in the second column
    const board = ['.......', '.......', '.......', '.r.....', 'yr.....', 'yr....y'];
    const position = { actor: 'yellow', over: false, winner: null, ending: null, board } as never;
    const seats = { yellow: { kind: 'me' as const, name: '' }, red: { kind: 'bot' as const, level: '1' } };
    const { id } = await makeMatch(page, { game: 'connect-four', position, seats });
    await openMatch(page, address(), id);
    expect(await ready(page)).toBe('turn');
    await page.locator('[data-testid="choice"][data-action="4"]').click();
    const coach = page.getByTestId('coach');
    await coach.waitFor();
    expect(await page.getByTestId('prompt').textContent()).toMatch(/from \d+\s?% to \d+\s?%/);
    expect(await coach.textContent()).toContain('Expect the answer');
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await coach.waitFor({ state: 'detached' });
    expect(await ply(page)).toBe(0);
    await page.locator('[data-testid="choice"][data-action="1"]').click(); // nothing is wrong with that
    await page.locator('[data-testid="match"]:not([data-newest="0"])').waitFor();
  });

  it('my matches wait, also for another visit', async () => {
    const context = await browser.context();
    const page = await context.newPage();
    await page.goto(address());
    await page.getByTestId('play-connect-four').click();
    await ready(page);
    const match = page.url();
    await page.close();
    const again = await context.newPage();
    await again.goto(address());
    await again.getByText('Your turn').first().click();
    await again.waitForURL(match);
    expect(await ready(again)).toBe('turn');
  });
});

describe('puzzles', () => {
  it('are solved with hints, which cost stars, and the next one follows', async () => {
    const page = await browser.page();
    await page.goto(`${address()}/puzzles`);
    await page.getByTestId('play-daily').waitFor();
    await page.getByTestId('puzzle-combat-protocols-2-1').click();
    expect(await ready(page)).toBe('turn');
    for (let i = 0; i < 20 && (await ready(page)) === 'turn'; i += 1) {
      const before = await ply(page);
      await page.getByTestId('tool-hint').click();
      await page.getByTestId('hint').locator('li button').first().click();
      await page.waitForFunction(
        (was) => Number(document.querySelector('[data-testid="match"]')?.getAttribute('data-newest')) > was,
        before,
      );
    }
    expect(await page.getByTestId('ending').textContent()).toContain('Solved');
    expect(await page.getByLabel(/of 3 stars/).getAttribute('aria-label')).toBe('1 of 3 stars');
    const old = page.url();
    await page.getByTestId('next-puzzle').click();
    await page.waitForURL((url) => url.href !== old);
    expect(await ready(page)).toBe('turn');
    await page.goto(`${address()}/puzzles`);
    await page.locator('[data-testid="puzzle-combat-protocols-2-1"][data-stars="1"]').waitFor();
  });
});

describe('without a network', () => {
  it('the client opens and says so', async () => {
    const context = await browser.context({ serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto(address());
    await page.getByTestId('play-connect-four').waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload(); // now through the worker, which keeps the files
    await page.getByTestId('play-connect-four').waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByText('No connection').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByTestId('play-connect-four').waitFor();
  });
});
