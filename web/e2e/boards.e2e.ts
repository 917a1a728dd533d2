// Pictures of every board in a stored position, compared with stored ones by a tolerant measure.
// `npm run e2e -- boards --update` (or `-- tanks --update`) stores them anew.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { shrink } from '../scripts/palette.mjs';
import { hasBoard, isWanted } from './boards';
import { address, everySeat, makeMatch, openMatch, seatsOf, useBrowser } from './tools';

interface Stored {
  game: string;
  options: Record<string, unknown>;
  position: Record<string, never>;
}
const STORED = JSON.parse(readFileSync(new URL('./positions.json', import.meta.url), 'utf8')) as Stored[];
const FOLDER = new URL('./snapshots/', import.meta.url);
const COLOUR = 0.2; // how far colours may differ: fonts and edges are drawn a little differently elsewhere
const SHARE = 0.02; // how many pixels may differ by more
const browser = useBrowser();

function compare(name: string, taken: Buffer): void {
  const file = new URL(`${name}.png`, FOLDER);
  if (process.env.E2E_UPDATE) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, shrink(taken));
    return;
  }
  if (!existsSync(file)) throw new Error(`there is no stored picture ${name}: npm run e2e -- boards --update`);
  const [now, then] = [PNG.sync.read(taken), PNG.sync.read(readFileSync(file))];
  expect([now.width, now.height]).toEqual([then.width, then.height]);
  const difference = new PNG({ width: now.width, height: now.height });
  const count = pixelmatch(then.data, now.data, difference.data, now.width, now.height, { threshold: COLOUR });
  const share = count / (now.width * now.height);
  if (share > SHARE) {
    writeFileSync(new URL(`${name}.new.png`, FOLDER), taken);
    writeFileSync(new URL(`${name}.diff.png`, FOLDER), PNG.sync.write(difference));
  }
  expect([name, share]).toEqual([name, Math.min(share, SHARE)]);
}

describe('boards look as they did', () => {
  for (const { game, options, position } of STORED) {
    const isOff = !isWanted(game) || !hasBoard(game);
    for (const colorScheme of ['light', 'dark'] as const) {
      it.skipIf(isOff)(`${game}, ${colorScheme}`, async () => {
        const page = await browser.page({ colorScheme, viewport: { width: 1100, height: 720 } });
        await page.goto(address());
        const match = await makeMatch(page, { game, options: options as never, position, seats: everySeat(await seatsOf(page, game)) });
        await openMatch(page, address(), match.id);
        compare(`${game}-${colorScheme}`, await page.getByTestId('board').screenshot({ animations: 'disabled' }));
      });
    }
  }
});
