// Draws the icons of the installed app from public/icons/fracas.svg.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from './browser.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const svg = readFileSync(here('../public/icons/fracas.svg'), 'utf8');
const ICONS = [
  { file: 'fracas-180.png', size: 180 },
  { file: 'fracas-192.png', size: 192 },
  { file: 'fracas-512.png', size: 512 },
  { file: 'fracas-maskable-512.png', size: 512, isMaskable: true },
];

const browser = await launch();
try {
  for (const { file, size, isMaskable } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const inner = isMaskable ? '<rect width="100" height="100" fill="#2b2621" />' : '';
    const drawn = isMaskable ? svg.replace('viewBox="0 0 100 100"', 'viewBox="-12 -12 124 124"') : svg;
    const back = isMaskable ? `<svg class="back" viewBox="0 0 100 100">${inner}</svg>` : '';
    await page.setContent(`<style>body{margin:0}svg{position:absolute;inset:0;width:100%;height:100%}</style>${back}${drawn}`);
    await page.screenshot({ path: here(`../public/icons/${file}`), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
