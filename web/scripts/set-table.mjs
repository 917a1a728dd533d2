// Set tables of Combat Protocols by clicks and let the page solve them: `node set-table.mjs ADDRESS < table.json`, where the table is what
// `fracas position` prints. Writes as JSON what the page saved as a file, what it said, and the solution. For `python -m tests.soak tables`.
import { readFileSync } from 'node:fs';
import { launch } from './browser.mjs';

const WAYS = ['north', 'east', 'south', 'west'];
const [address] = process.argv.slice(2);
const { options, state } = JSON.parse(readFileSync(0, 'utf8'));

const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
page.setDefaultTimeout(600_000);
const faults = [];
page.on('pageerror', (error) => faults.push(String(error)));
let solution = null;
page.on('response', async (answer) => {
  if (answer.url().endsWith('/tables/solve') && answer.ok()) solution = await answer.json().catch(() => solution);
});
let clicks = 0;
async function click(id) {
  const box = await page.locator(`[data-spot="${id}"]`).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  clicks += 1;
}
async function brush(id) {
  await page.getByTestId(`brush-${id}`).check({ force: true });
  clicks += 1;
}
async function choose(field, value) {
  await page.getByTestId(`table-${field}`).selectOption(String(value));
  clicks += 1;
}
/** The table as the page would save it. */
async function saved() {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByTestId('save').click()]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

await page.goto(`${address}/make/combat-protocols`);
await page.waitForSelector('[data-testid="findings"][data-faults="0"]');
for (const field of ['mission', 'tracks']) {
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/start'));
  const before = (await saved()).options[field];
  if (before === options[field]) asked.catch(() => {});
  else {
    await choose(field, options[field]);
    await asked;
    await page.waitForFunction(
      ([name, value]) =>
        document.querySelector(`[data-testid="table-${name}"]`).value === value && !document.querySelector('[role="alert"]'),
      [field, String(options[field])],
    );
    while ((await saved()).options[field] !== options[field]) await page.waitForTimeout(50);
  }
}
const there = new Map((await saved()).state.tokens.map(({ square, facing }) => [square, facing]));
const wanted = new Map(state.tokens.map(({ square, facing }) => [square, facing]));
await brush('token');
for (const square of there.keys()) if (!wanted.has(square)) await click(square);
for (const square of wanted.keys())
  if (!there.has(square)) {
    await click(square);
    there.set(square, 'north');
  }
for (const { kind, line } of state.obstacles) {
  await brush(kind);
  await click(line);
}
for (const [index, place] of state.machines.entries()) {
  if (place === 'gone') await choose(`machine-${index + 1}`, place);
  else if (place !== 'waiting') {
    await brush(`machine-${index + 1}`);
    await click(place);
  }
}
if (state.controller) {
  await brush('controller');
  await click(`cell-${state.controller}`);
}
await brush('turn');
for (const [square, facing] of wanted)
  for (let turn = WAYS.indexOf(there.get(square)); WAYS[turn % 4] !== facing; turn += 1) await click(square);
for (const cell of state.flipped) await click(`cell-${cell}`);
if ((await saved()).state.heat.marker !== state.heat.marker) await click(`heat-${state.heat.marker}`);
if (state.heat.pointing === 'down') await click(`heat-${state.heat.marker}`);
await click(`power-${state.power}`);
await page.waitForSelector('[data-testid="findings"][data-faults="0"]');
const made = await saved();
await page.getByTestId('solve').click();
await page.waitForSelector(
  '[data-testid="solving"]:is([data-verdict="optimal"], [data-verdict="solved"], [data-verdict="unsolvable"], [data-verdict="unknown"])',
);
const said = await page.getByTestId('verdict').textContent();
const shown = await page
  .getByTestId('solution')
  .locator('li')
  .count()
  .catch(() => 0);
await browser.close();
console.log(
  JSON.stringify({ made, said, shown, solution: { ...solution, steps: solution.steps.map(({ text }) => text) }, clicks, faults }),
);
