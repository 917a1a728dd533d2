// What the first page weighs, gzipped: the entry with all it imports at once, its styles, the font.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { built as folder } from './built.mjs';

const built = `${folder}/`;
const MOST = 200_000;
const html = readFileSync(`${built}index.html`, 'utf8');
const files = new Set(['index.html', 'theme.js']);
const follow = (file) => {
  if (files.has(file)) return;
  files.add(file);
  if (!file.endsWith('.js')) return;
  const text = readFileSync(built + file, 'utf8');
  for (const [, name] of text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) follow(`assets/${name}`);
};
for (const [, path] of html.matchAll(/(?:src|href)="\/(assets\/[\w.-]+)"/g)) follow(path);
for (const name of readdirSync(`${built}assets`)) if (/figtree-latin-wght-normal.*\.woff2$/.test(name)) files.add(`assets/${name}`);

let total = 0;
for (const file of files) {
  const data = readFileSync(built + file);
  const size = file.endsWith('.woff2') ? data.length : gzipSync(data).length;
  total += size;
  console.log(`${String(size).padStart(8)}  ${file}`);
}
console.log(`${String(total).padStart(8)}  in all (at most ${MOST})`);
process.exit(total > MOST ? 1 : 0);
