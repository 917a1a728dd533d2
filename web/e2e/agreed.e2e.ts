// A match agreed by both: proposed with a zone of one's own, seen before joining, changed by who was invited, accepted, played.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { address, chance, playOne, ready, seriousFindings, sidewaysScroll, useBrowser, useTool } from './tools';

const browser = useBrowser();
const SMALL_PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
const TINY_PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const YARD = ['name: Back Yard', '', '.  .  o2 .  .', 'o1 .  .  .  o3', '.  .  #  .  .', 'g1 .  .  .  g3', '.  .  g2 .  .', ''].join('\n');

/** An invitation to Tanks on a zone of one's own. */
async function invite(host: Page): Promise<string> {
  await host.goto(`${address()}/new/tanks`);
  await host.locator('input[value="open"]').check();
  await host.locator('select[id$="-side"]').selectOption('green');
  await host.locator('[data-option="zone"]').getByText('One of my own').click();
  await host.getByTestId('own-zone').fill(YARD);
  await host.locator('[data-option="zone"]').getByText('This can be played.').waitFor();
  await host.getByTestId('start').click();
  await host.getByTestId('own-name').fill('Ada');
  await host.getByTestId('own-name-ok').click();
  return host.getByTestId('invitation-orange').inputValue();
}
const rules = (page: Page) => page.getByTestId('rules-in-use').first();
const wellMade = async (page: Page) => {
  expect(await seriousFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
};

/** Both play until it is over. */
async function playOut(one: Page, other: Page): Promise<void> {
  const random = chance(7);
  for (let played = 0; played < 300; played += 1) {
    const turn = await Promise.race([ready(one).then((what) => [one, what] as const), ready(other).then((what) => [other, what] as const)]);
    if (turn[1] === 'over' || !(await playOne(turn[0], random, 0))) break;
  }
  for (const page of [one, other]) await page.getByTestId('ending').waitFor();
}

describe('agreed by both', () => {
  it('a zone of one’s own is proposed, changed on a phone, agreed and played to its end', async () => {
    const host = await browser.page();
    const link = await invite(host);
    const guest = await browser.page(SMALL_PHONE);
    await guest.goto(link);

    // Before joining: the start as a picture, the rules in use in sentences.
    await guest.locator('[data-testid="start-picture"] svg').first().waitFor();
    expect(await rules(guest).textContent()).toMatch(/Ada.*Green.*You.*Orange.*“Back Yard”/s);
    await wellMade(guest);
    await guest.locator('input[type="text"]').fill('Grace');
    await guest.getByTestId('change-proposal').tap();
    const form = guest.getByTestId('proposal');
    await form.waitFor();
    expect(await guest.getByTestId('own-zone').inputValue()).toContain('name: Back Yard'); // it goes on from there
    expect(await guest.getByTestId('send-proposal').isDisabled()).toBe(true); // nothing is changed yet
    await form.locator('[data-option="turn_limit"] input').fill('6');
    await form.locator('[data-option="wrecks"] select').selectOption('true');
    await wellMade(guest);
    await guest.getByTestId('send-proposal').tap();
    await guest.getByTestId('agreeing').getByText('Ada').waitFor();
    await wellMade(guest);

    // The host is told at once, sees what was changed, changes it once more by the keyboard; the guest is told in turn.
    await host.getByTestId('agreeing').getByText('Grace proposes something else').waitFor();
    const changed = host.locator('[data-testid="waiting"] li.changed');
    await changed.first().waitFor();
    expect(await changed.allTextContents().then((all) => all.join(' '))).toMatch(/Wrecks stay.*Turn limit.*6.*was: 300/s);
    await wellMade(host);
    await host.getByTestId('change-proposal').focus();
    await host.keyboard.press('Enter');
    await host.locator('[data-testid="proposal"] [data-option="turn_limit"] input').fill('4');
    await host.keyboard.press('Tab');
    await host.getByTestId('send-proposal').focus();
    await host.keyboard.press('Enter');
    await guest.getByTestId('agreeing').getByText('Ada proposes something else').waitFor();
    expect(await guest.locator('[data-testid="waiting"] li.changed').allTextContents()).toHaveLength(1);
    await guest.getByTestId('accept-proposal').tap();
    await playOut(host, guest);
    expect(await host.getByTestId('ending').textContent()).toMatch(/limit|draw/i);
  });

  it('sides are exchanged, an outdated proposal is not accepted, and declining frees the invitation', async () => {
    const host = await browser.page();
    const link = await invite(host);
    const guest = await browser.page({ ...TINY_PHONE, locale: 'de-DE' });
    await guest.goto(link);
    await guest.getByText('Geltende Regeln').waitFor();
    expect(await rules(guest).textContent()).toMatch(/„Back Yard“ \(selbst gemacht\)/);
    await wellMade(guest);

    // It is changed while it is being accepted.
    await guest.route(/\/api\/invitations\/[^/]+$/, (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
    await host.getByTestId('change-proposal').click();
    await host.locator('[data-testid="proposal"] select[id$="-clock"]').selectOption({ index: 2 });
    await host.getByTestId('send-proposal').click();
    await host.getByTestId('proposal').waitFor({ state: 'detached' });
    await guest.unroute(/\/api\/invitations\/[^/]+$/);
    await guest.locator('input[type="text"]').fill('Grace');
    await guest.getByTestId('accept').tap();
    await guest.getByTestId('proposal-changed').waitFor();
    expect(await rules(guest).locator('li.changed').allTextContents()).toHaveLength(1);

    // Another side, declined by the host; then declined by the guest.
    await guest.getByTestId('change-proposal').tap();
    await guest.locator('[data-testid="proposal"] select[id$="-side"]').selectOption('green');
    await guest.getByTestId('send-proposal').tap();
    await guest.getByTestId('agreeing').waitFor();
    await host.getByTestId('agreeing').getByText('Grace').waitFor();
    await host.getByTestId('decline-proposal').click();
    await guest.getByText('möchte das nicht mehr spielen').waitFor();
    const again = await host.getByTestId('invitation-orange').inputValue();
    expect(again).not.toBe(link);
    await guest.goto(again);
    await guest.getByTestId('decline').tap();
    await guest.getByTestId('has-declined').waitFor();
    await host.getByTestId('declined').getByText('Grace').waitFor();
    expect(await host.getByTestId('invitation-orange').inputValue()).not.toBe(again);
  });

  it('the rules in use stand on the match page', async () => {
    const page = await browser.page();
    await page.goto(address());
    await page.getByTestId('play-toy-battle').click();
    await ready(page);
    await useTool(page, 'terms');
    await page.getByRole('dialog').getByTestId('rules-in-use').getByText('Castle Field').waitFor();
    await wellMade(page);
  });
});
