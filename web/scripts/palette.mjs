// Makes a PNG small: at most 256 colours, which flat drawings hardly notice.
import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

const MOST = 256;
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function checksum(data) {
  let c = 0xffffffff;
  for (const byte of data) c = TABLE[(c ^ byte) & 255] ^ (c >>> 8);
  return (c ^ 0xffffffff) >>> 0;
}

function chunk(name, data) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(data.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(checksum(named), named.length + 4);
  return out;
}

/** Colours that look alike share a key. */
const key = (data, i) => ((data[i] >> 3) << 10) | ((data[i + 1] >> 3) << 5) | (data[i + 2] >> 3);

/** The same picture with its most frequent colours; whatever is left takes the nearest of them. */
export function shrink(png) {
  const { width, height, data } = PNG.sync.read(png);
  const found = new Map(); // key -> [count, sum of red, green, blue]
  for (let i = 0; i < data.length; i += 4) {
    const k = key(data, i);
    const sums = found.get(k) ?? [0, 0, 0, 0];
    if (sums[0] === 0) found.set(k, sums);
    sums[0] += 1;
    for (let c = 0; c < 3; c += 1) sums[c + 1] += data[i + c];
  }
  const ranked = [...found].sort(([, a], [, b]) => b[0] - a[0]);
  const mean = ([count, ...sums]) => sums.map((sum) => Math.round(sum / count));
  const colours = ranked.slice(0, MOST).map(([, sums]) => mean(sums));
  const index = new Map(ranked.slice(0, MOST).map(([k], i) => [k, i]));
  for (const [k, sums] of ranked.slice(MOST)) {
    const [r, g, b] = mean(sums);
    const far = ([r2, g2, b2]) => 2 * (r - r2) ** 2 + 4 * (g - g2) ** 2 + 3 * (b - b2) ** 2;
    let best = 0;
    for (let i = 1; i < colours.length; i += 1) if (far(colours[i]) < far(colours[best])) best = i;
    index.set(k, best);
  }
  const rows = Buffer.alloc((width + 1) * height); // each row begins with its filter: none
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = index.get(key(data, (y * width + x) * 4));
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const parts = [
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([SIGNATURE, ...parts]);
}
