// Pictures of a game's board at some moment, in both themes and both widths: `npm run look -- toy-battle 20`.
// Options: [plies] [--options '{"terrain":"battlefield"}'] [--seed 3] [--address http://127.0.0.1:8000 of a running server]
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, SCREENS } from './browser.mjs';
import { advance, anyAction, chance, everySeat, makeMatch, openMatch } from './play.mjs';
import { startServer } from './server.mjs';

const args = process.argv.slice(2);
const option = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const [game = 'connect-four', plies = '12'] = args.filter((arg, i) => !arg.startsWith('--') && !args[i - 1]?.startsWith('--'));
const folder = fileURLToPath(new URL('../.look/', import.meta.url));
mkdirSync(folder, { recursive: true });

const given = option('--address');
const server = given ? { address: given, stop: async () => {} } : await startServer();
const browser = await launch();
try {
  for (const [name, viewport] of Object.entries(SCREENS)) {
    for (const colorScheme of ['light', 'dark']) {
      const context = await browser.newContext({
        viewport,
        colorScheme,
        serviceWorkers: 'block',
        deviceScaleFactor: name === 'phone' ? 2 : 1,
      });
      const page = await context.newPage();
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log(`[page] ${message.text()}`));
      page.on('pageerror', (error) => console.log(`[page] ${error.stack}`));
      await page.goto(server.address);
      const games = await page.evaluate(async () => (await fetch('/api/games')).json());
      const card = games.find((one) => one.id === game);
      if (!card) throw new Error(`no game ${game}; known: ${games.map((one) => one.id).join(', ')}`);
      const match = await makeMatch(page, { game, options: JSON.parse(option('--options') ?? '{}'), seats: everySeat(card.seats) });
      await advance(page, match.id, Number(plies), anyAction(chance(Number(option('--seed') ?? 1))));
      await openMatch(page, server.address, match.id);
      const file = `${folder}${game}-${name}-${colorScheme}.png`;
      await page.screenshot({ path: file, fullPage: name === 'phone' });
      console.log(file);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
