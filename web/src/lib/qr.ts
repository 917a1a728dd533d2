// A QR code (ISO/IEC 18004) of a short text: byte mode, error correction M (15 % may be unreadable), versions 1 to 9.

/** Rows of modules; true: dark. */
export type QrMatrix = readonly (readonly boolean[])[];

interface Version {
  /** Codewords of error correction in each block. */
  readonly correction: number;
  /** Codewords of data in each block. */
  readonly blocks: readonly number[];
  /** Rows and columns where alignment patterns have their middle. */
  readonly alignment: readonly number[];
}
const VERSIONS: readonly Version[] = [
  { correction: 10, blocks: [16], alignment: [] },
  { correction: 16, blocks: [28], alignment: [6, 18] },
  { correction: 26, blocks: [44], alignment: [6, 22] },
  { correction: 18, blocks: [32, 32], alignment: [6, 26] },
  { correction: 24, blocks: [43, 43], alignment: [6, 30] },
  { correction: 16, blocks: [27, 27, 27, 27], alignment: [6, 34] },
  { correction: 18, blocks: [31, 31, 31, 31], alignment: [6, 22, 38] },
  { correction: 22, blocks: [38, 38, 39, 39], alignment: [6, 24, 42] },
  { correction: 22, blocks: [36, 36, 36, 37, 37], alignment: [6, 26, 46] },
];
const BYTE_MODE = 0b0100;
const HEADER_BITS = 12; // the mode, and how many bytes follow
const PADDING = [0xec, 0x11] as const;
const FIELD = 0x11d; // the polynomial of GF(256)
const LEVEL_M = 0b00;
const FORMAT_MASK = 0x5412;
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The code of a text; null: it is too long for one. */
export function qrCode(text: string): QrMatrix | null {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(({ blocks }) => sum(blocks) * 8 >= HEADER_BITS + bytes.length * 8);
  const version = VERSIONS[index];
  if (!version) return null;
  const words = interleaved(dataWords(bytes, sum(version.blocks)), version);
  const drawings = MASKS.map((_, mask) => drawn(words, index + 1, version, mask));
  const faults = drawings.map(hardness);
  return drawings[faults.indexOf(Math.min(...faults))] ?? null;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

// What is written ----------------------------------------------------------------------------------------------------

function dataWords(bytes: Uint8Array, room: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  push(BYTE_MODE, 4);
  push(bytes.length, 8);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room * 8 - bits.length)); // the end, as far as there is room for it
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) => parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2));
  for (let i = 0; words.length < room; i += 1) words.push(PADDING[i % 2] ?? 0);
  return words;
}

/** The first word of every block, then the second of every block, ...; corrections likewise after them. */
function interleaved(words: readonly number[], { correction, blocks }: Version): number[] {
  let begun = 0;
  const data = blocks.map((length) => words.slice(begun, (begun += length)));
  const corrections = data.map((block) => correctionWords(block, correction));
  const across = (rows: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...across(data), ...across(corrections)];
}

function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i -= 1) {
    product = (product << 1) ^ ((product >> 7) * FIELD);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

/** Reed and Solomon: the remainder of the data by the product of (x - 2^i). */
export function correctionWords(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < count; i += 1, root = times(root, 2)) {
    divisor = [...divisor, 0].map((one, at) => one ^ times(divisor[at - 1] ?? 0, root));
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i += 1) {
    const factor = rest[i] ?? 0;
    divisor.forEach((one, at) => (rest[i + at] = (rest[i + at] ?? 0) ^ times(one, factor)));
  }
  return rest.slice(data.length);
}

/** The remainder of a number by a polynomial over GF(2), appended to it. */
function protectedBits(value: number, polynomial: number): number {
  const length = polynomial.toString(2).length - 1;
  let rest = value << length;
  for (let i = value.toString(2).length - 1; i >= 0; i -= 1) {
    if ((rest >> (i + length)) & 1) rest ^= polynomial << i;
  }
  return (value << length) | rest;
}

export const formatBits = (mask: number): number => protectedBits((LEVEL_M << 3) | mask, 0x537) ^ FORMAT_MASK;
export const versionBits = (version: number): number => protectedBits(version, 0x1f25);

// How it is drawn ------------------------------------------------------------------------------------------------------

function drawn(words: readonly number[], number: number, version: Version, mask: number): boolean[][] {
  const size = 17 + 4 * number;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const isFixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fix = (x: number, y: number, isDark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y]![x] = isDark;
    isFixed[y]![x] = true;
  };
  /** Rings around a middle, by their distance from it. */
  const rings = (middleX: number, middleY: number, radius: number, isDark: (ring: number) => boolean) => {
    for (let y = -radius; y <= radius; y += 1) {
      for (let x = -radius; x <= radius; x += 1) fix(middleX + x, middleY + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
    }
  };
  const last = size - 1;
  for (let i = 0; i < size; i += 1) {
    fix(6, i, i % 2 === 0);
    fix(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [last - 3, 3], [3, last - 3]] as const) rings(x, y, 4, (ring) => ring !== 2 && ring !== 4); // prettier-ignore
  for (const x of version.alignment) {
    for (const y of version.alignment) {
      const isCorner = (x === 6 && (y === 6 || y === last - 6)) || (y === 6 && x === last - 6);
      if (!isCorner) rings(x, y, 2, (ring) => ring !== 1);
    }
  }
  drawFormat(fix, size, formatBits(mask));
  if (number >= 7) drawVersion(fix, size, versionBits(number));
  drawWords(words, dark, isFixed, MASKS[mask]!);
  return dark;
}

type Fix = (x: number, y: number, isDark: boolean) => void;

/** Twice: around the first corner, and divided among the two others. */
function drawFormat(fix: Fix, size: number, bits: number): void {
  for (let i = 0; i < 15; i += 1) {
    const isDark = ((bits >> i) & 1) === 1;
    if (i < 6) fix(8, i, isDark);
    else if (i < 8) fix(8, i + 1, isDark);
    else fix(i === 8 ? 7 : 14 - i, 8, isDark);
    if (i < 8) fix(size - 1 - i, 8, isDark);
    else fix(8, size - 15 + i, isDark);
  }
  fix(8, size - 8, true);
}

function drawVersion(fix: Fix, size: number, bits: number): void {
  for (let i = 0; i < 18; i += 1) {
    const [along, across, isDark] = [size - 11 + (i % 3), Math.floor(i / 3), ((bits >> i) & 1) === 1];
    fix(along, across, isDark);
    fix(across, along, isDark);
  }
}

/** Up and down in columns of two, from the right; what is left over stays light. All of it masked. */
function drawWords(words: readonly number[], dark: boolean[][], isFixed: boolean[][], mask: (x: number, y: number) => boolean): void {
  const size = dark.length;
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the column of the timing pattern
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (isFixed[y]![x]) continue;
        const isSet = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        dark[y]![x] = isSet !== mask(x, y);
        bit += 1;
      }
    }
  }
}

// Which mask is easiest to read -------------------------------------------------------------------------------------------

const FINDER_LIKE = /(?=10111010000|00001011101)/g;

/** The standard's points against a drawing: long runs, blocks, what looks like a corner, too much of one colour. */
function hardness(dark: QrMatrix): number {
  const size = dark.length;
  const rows = dark.map((row) => row.map(Number).join(''));
  const columns = Array.from({ length: size }, (_, x) => dark.map((row) => Number(row[x])).join(''));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...line.matchAll(FINDER_LIKE)].length;
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const here = dark[y]![x];
      if (here === dark[y]![x - 1] && here === dark[y - 1]![x] && here === dark[y - 1]![x - 1]) points += 3;
    }
  }
  const share = sum(dark.flat().map(Number)) / (size * size);
  return points + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
