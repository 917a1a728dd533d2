// The font as files for the drawing of bitmaps, which knows no WOFF: its tables, unpacked, are a TrueType file.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const WEIGHTS = [400, 500, 600, 700, 800];
const require = createRequire(import.meta.url);

/** A plugin of Vite that puts them beside the script. */
export const fonts = () => ({
  name: 'fonts',
  generateBundle() {
    for (const weight of WEIGHTS) {
      const file = require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`);
      this.emitFile({ type: 'asset', fileName: `figtree-${weight}.ttf`, source: unpacked(readFileSync(file)) });
    }
  },
});

/** WOFF 1.0: a header of 44 bytes, 20 for each table; TrueType: 12 and 16. */
export function unpacked(woff) {
  const count = woff.readUInt16BE(12);
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0); // what kind of outlines
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const parts = [head];
  let offset = head.length;
  for (let i = 0; i < count; i += 1) {
    const at = 44 + 20 * i;
    const [from, packed, size] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const stored = woff.subarray(from, from + packed);
    const table = packed < size ? inflateSync(stored) : stored;
    woff.copy(head, 12 + 16 * i, at, at + 4); // its name
    woff.copy(head, 16 + 16 * i, at + 16, at + 20); // its checksum
    head.writeUInt32BE(offset, 20 + 16 * i);
    head.writeUInt32BE(size, 24 + 16 * i);
    const padded = Buffer.alloc(Math.ceil(size / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
