// Draws what a link to each game looks like where it is pasted (1200 by 630): its cover, out of the built client.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.mjs';
import { startServer } from './server.mjs';

const SIZE = { width: 1200, height: 630 };
const folder = fileURLToPath(new URL('../public/previews/', import.meta.url));
mkdirSync(folder, { recursive: true });

const server = await startServer();
const browser = await launch();
try {
  const page = await browser.newPage({ viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block' });
  await page.goto(server.address);
  const tiles = page.locator('article[data-game]');
  await tiles.first().waitFor();
  const games = await tiles.evaluateAll((all) => all.filter((tile) => tile.querySelector('.picture svg')).map((tile) => tile.dataset.game));
  const shoot = (name) => page.screenshot({ path: `${folder}${name}.png` });
  for (const game of games) {
    await page.goto(server.address);
    const cover = page.locator(`article[data-game="${game}"] .picture svg`);
    await cover.waitFor();
    await page.waitForTimeout(500);
    if (await cover.locator('.cell').count()) continue; // a neutral picture says nothing of the game
    await cover.evaluate(fill, `${game}`);
    await shoot(game);
  }
  await page.goto(server.address);
  await page.locator('header .brand svg').evaluate(fill, 'Fracas');
  await shoot('fracas');
} finally {
  await browser.close();
  await server.stop();
}

/** In the page: the picture alone, over everything. */
function fill(svg, name) {
  const whole = document.createElement('div');
  const isBrand = name === 'Fracas';
  whole.dataset.game = name;
  whole.style.cssText =
    'position:fixed;inset:0;z-index:1000;display:flex;align-items:center;justify-content:center;gap:48px;background:#e6e1d8';
  svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  svg.style.cssText = isBrand ? 'width:300px;height:300px' : 'width:1200px;height:630px';
  whole.append(svg);
  if (isBrand) {
    const title = document.createElement('span');
    title.textContent = name;
    title.style.cssText = 'font-size:168px;font-weight:850;letter-spacing:-0.03em;color:#26211b';
    whole.append(title);
  }
  document.querySelector('header').append(whole);
}
