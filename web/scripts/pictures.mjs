// Takes the pictures for README and docs: the start page, every board in its stored position, on a desktop and a phone.
// `npm run pictures -- [start] [game-id ...]` takes only those.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, SCREENS } from './browser.mjs';
import { shrink } from './palette.mjs';
import { everySeat, makeMatch, openMatch } from './play.mjs';
import { startServer } from './server.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const folder = here('../../docs/pictures/');
const positions = JSON.parse(readFileSync(here('../e2e/positions.json'), 'utf8'));
mkdirSync(folder, { recursive: true });
const only = process.argv.slice(2);
const EXAMPLE = 'connect-four'; // no game of ours: only on request
const isWanted = (name) => (only.length === 0 ? name !== EXAMPLE : only.includes(name));

const server = await startServer();
const browser = await launch();

async function withPage(options, act) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    viewport: SCREENS.desktop,
    colorScheme: 'light',
    ...options,
  });
  try {
    await act(await context.newPage());
  } finally {
    await context.close();
  }
}
const shot = async (page, name) => {
  await page.evaluate(() => document.fonts.ready);
  const picture = shrink(await page.screenshot());
  writeFileSync(`${folder}${name}.png`, picture);
  console.log(`docs/pictures/${name}.png ${Math.round(picture.length / 1000)} kB`);
};

try {
  for (const colorScheme of isWanted('start') ? ['light', 'dark'] : []) {
    await withPage({ colorScheme }, async (page) => {
      await page.goto(server.address);
      await page.setViewportSize({ ...SCREENS.desktop, height: 1100 });
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(600);
      await shot(page, `start-${colorScheme}`);
    });
  }
  for (const { game, options, position } of positions.filter((one) => isWanted(one.game))) {
    for (const [name, extra] of Object.entries({
      '': {},
      '-phone': { viewport: SCREENS.phone, colorScheme: 'dark', deviceScaleFactor: 1.5 },
    })) {
      await withPage(extra, async (page) => {
        await page.goto(server.address);
        const cards = await page.evaluate(async () => (await fetch('/api/games')).json());
        const { seats } = cards.find((card) => card.id === game);
        const match = await makeMatch(page, { game, options, position, seats: everySeat(seats) });
        await openMatch(page, server.address, match.id);
        await shot(page, `${game}${name}`);
      });
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
