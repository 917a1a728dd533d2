// How each terrain looks: the pattern of its ground, and the things that stand about on it. Colours are in Ground.svelte.

/** A flat part of a motif, in a box from -10 to 10; tones 1 to 4 are the terrain's own, 5 is green, `line` draws a line of that width. */
export interface Part {
  readonly d: string;
  readonly tone: 1 | 2 | 3 | 4 | 5;
  readonly line?: number;
}
export interface Look {
  readonly id: string;
  /** The pattern of the ground, repeated every `tile` units. */
  readonly tile: readonly [width: number, height: number];
  readonly pattern: readonly Part[];
  /** The first stands on the largest free place, and so on, round and round. */
  readonly motifs: readonly (readonly Part[])[];
}

const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

const CASTLE: Part[] = [
  { d: 'M-8 9V-4H-8V-7H-5.6V-5H-3.4V-7H-1V-2H1V-7H3.4V-5H5.6V-7H8V9Z', tone: 2 },
  { d: 'M1 -7H3.4V-5H5.6V-7H8V9H4.4V-2H1Z', tone: 3 },
  { d: 'M-2.4 9V4.6Q0 1.6 2.4 4.6V9ZM-5.4 -2H-3.6V1.4H-5.4Z', tone: 4 },
];
const TREE: Part[] = [
  { d: 'M-1.2 2H1.2V9H-1.2Z', tone: 4 },
  { d: 'M0 -9C5 -9 8 -5 7 -1C6.4 2.6 3 4 0 4C-3 4 -6.4 2.6 -7 -1C-8 -5 -5 -9 0 -9Z', tone: 1 },
];
const TENT: Part[] = [
  { d: 'M0 -5L8 7H-8Z', tone: 2 },
  { d: 'M0 -5L2.6 7H-2.6Z', tone: 4 },
  { d: 'M0 -5V-9', tone: 4, line: 1 },
  { d: 'M0 -9L5 -7.4L0 -6Z', tone: 3 },
];

const POOL: Part[] = [
  { d: 'M-9 1C-9 -5 -4 -8 1 -6C4 -5 9 -5 9 1C9 6 4 8 0 7C-5 6 -9 6 -9 1Z', tone: 2 },
  { d: 'M-6.8 1C-6.8 -3.6 -3 -5.8 1 -4.4C4 -3.4 6.8 -3.4 6.8 1C6.8 4.6 3.4 6 0 5.2C-4 4.2 -6.8 4.6 -6.8 1Z', tone: 1 },
  { d: 'M-4 -1Q-2.6 -2.4 -1.2 -1T1.6 -1M-1 2.2Q.4 .8 1.8 2.2T4.6 2.2', tone: 2, line: 0.8 },
];
const RING: Part[] = [
  { d: disc(0, 0, 8) + disc(0, 0, 3.4), tone: 2 },
  {
    d: 'M-2.2 -7.7A8 8 0 0 1 2.2 -7.7L1 -3.3H-1ZM-2.2 7.7A8 8 0 0 0 2.2 7.7L1 3.3H-1ZM7.7 -2.2A8 8 0 0 1 7.7 2.2L3.3 1V-1ZM-7.7 -2.2A8 8 0 0 0 -7.7 2.2L-3.3 1V-1Z',
    tone: 3,
  },
];
const PARASOL: Part[] = [
  { d: disc(0, 0, 8.4), tone: 3 },
  {
    d: 'M0 0L-3.2 -7.8A8.4 8.4 0 0 1 3.2 -7.8ZM0 0L7.8 -3.2A8.4 8.4 0 0 1 7.8 3.2ZM0 0L3.2 7.8A8.4 8.4 0 0 1 -3.2 7.8ZM0 0L-7.8 3.2A8.4 8.4 0 0 1 -7.8 -3.2Z',
    tone: 2,
  },
  { d: disc(0, 0, 1.3), tone: 4 },
];
const PALM: Part[] = [
  { d: 'M.6 -3C2 1 1.6 5 1 9H-1.2C-.4 5 0 1 -.8 -3Z', tone: 4 },
  {
    d: 'M0 -3C-3 -8 -7 -8 -9 -4C-6 -5.4 -3 -5 0 -3C2 -9 6 -9.4 8.6 -6C5.4 -6.4 2.6 -5.6 0 -3C4 -4 7.6 -2 8.4 2C6 -.6 3 -2 0 -3C-4 -3 -7 -.4 -7 3.4C-5 .4 -3 -1.6 0 -3Z',
    tone: 5,
  },
];

const CLOUD: Part[] = [
  { d: 'M-6 5C-10 5 -10.6 -.4 -6.6 -1C-6.6 -5 -1.6 -6.6 .6 -3.6C3 -5.6 7 -3.6 6.4 -.4C10 0 9.8 5 6 5Z', tone: 2 },
  { d: 'M-6 5C-8.4 5 -9.4 3.2 -9.2 1.8C-6 4 4 4 9.2 1.6C9.2 3.6 8 5 6 5Z', tone: 1 },
];
const TOWER: Part[] = [
  { d: 'M-4 8V-1H4V8Z', tone: 2 },
  { d: 'M-5 -1C-5 -5 -1.4 -5.6 0 -9C1.4 -5.6 5 -5 5 -1Z', tone: 3 },
  { d: 'M-1.4 8V4.4Q0 2.6 1.4 4.4V8Z', tone: 4 },
  { d: 'M-9 8C-9 5.6 -6.4 5 -5 6.4C-3 4.6 3 4.6 5 6.4C6.4 5 9 5.6 9 8Q0 10 -9 8Z', tone: 1 },
];
const BALLOON: Part[] = [
  { d: 'M0 -9C4.6 -9 7 -6 7 -3C7 .4 3 3 2 5H-2C-3 3 -7 .4 -7 -3C-7 -6 -4.6 -9 0 -9Z', tone: 3 },
  { d: 'M0 -9C2.4 -9 2.8 -6 2.8 -3C2.8 0 1.4 3 1 5H-1C-1.4 3 -2.8 0 -2.8 -3C-2.8 -6 -2.4 -9 0 -9Z', tone: 2 },
  { d: 'M-1.8 6H1.8V9H-1.8Z', tone: 4 },
];

const VOLCANO: Part[] = [
  { d: 'M-10 9L-3.4 -4H3.4L10 9Z', tone: 4 },
  { d: 'M-3.4 -4H3.4L4.6 -1.6Q3 1 2.2 3.4Q1 1 0 2.6Q-1 6 -2 1Q-3.4 0 -4.6 -1.6Z', tone: 3 },
  { d: 'M-2 -5.4C-4.4 -6.4 -3 -9.6 -.6 -8.6C0 -10.4 3.4 -9.8 3 -7.6C5 -7 4 -5 2 -5.4Z', tone: 2 },
];
const FERN: Part[] = [
  { d: 'M0 8C-2 2 -6 -1 -9.4 -1C-6 -4 -2 -1 0 3C-1 -3 -2 -6 -1 -9C2 -7 2.4 -2 1 3C3 -2 6 -4 9.4 -2.4C6 -1 2 2 0 8Z', tone: 1 },
];
const LAVA: Part[] = [
  { d: 'M-8 1C-8 -4 -3 -4 0 -5C4 -6 8 -3 8 1C8 5 4 6 0 6C-4 6 -8 5 -8 1Z', tone: 4 },
  { d: 'M-5.6 1C-5.6 -2 -2.4 -2 0 -2.8C3 -3.4 5.6 -1.6 5.6 1C5.6 3.4 3 4 0 4C-3 4 -5.6 3.6 -5.6 1Z', tone: 3 },
  { d: disc(-1.6, 0.8, 1) + disc(2.2, 1.6, 0.7), tone: 2 },
];

const GRAVE: Part[] = [
  { d: oval(0, 8, 8, 1.8), tone: 1 },
  { d: 'M-5.4 8V-2C-5.4 -6.4 -3 -8.4 0 -8.4C3 -8.4 5.4 -6.4 5.4 -2V8Z', tone: 2 },
  { d: 'M0 -5V2M-2.6 -2.6H2.6', tone: 4, line: 1.3 },
];
const CROSS: Part[] = [
  { d: oval(0, 8, 6, 1.6), tone: 1 },
  { d: 'M-1.4 8V-2H-5V-4.8H-1.4V-8.6H1.4V-4.8H5V-2H1.4V8Z', tone: 2 },
];
const BARE_TREE: Part[] = [
  {
    d: 'M0 9C.6 5 .4 2 0 -1M0 3C-2 1 -4 0 -6 -3M-3.4 -.4L-7.4 .6M0 0C2 -2 3.6 -3.6 4 -7.6M2.6 -3.2L6.6 -3.4M0 -1L-2 -7',
    tone: 4,
    line: 1.4,
  },
];
const PUMPKIN: Part[] = [
  { d: 'M0 -4C3 -6 8 -4 8 1C8 6 4 7.4 0 7C-4 7.4 -8 6 -8 1C-8 -4 -3 -6 0 -4Z', tone: 3 },
  { d: 'M-4.6 -1.4L-1.6 1H-5ZM4.6 -1.4L1.6 1H5ZM-4 3.4L-2 4.4L0 3.4L2 4.4L4 3.4Q2 6.4 0 6.2Q-2 6.4 -4 3.4Z', tone: 4 },
  { d: 'M0 -4.4Q0 -6.6 1.8 -7.4', tone: 4, line: 1.4 },
];

const SHIP: Part[] = [
  { d: 'M-9 2H9Q8 8 4 8H-5Q-8.4 7 -9 2Z', tone: 4 },
  { d: 'M0 2V-9', tone: 4, line: 1.2 },
  { d: 'M1 -8Q8 -4 6.6 1H1Z', tone: 2 },
  { d: 'M-1 -7Q-6.6 -4 -6 1H-1Z', tone: 2 },
];
const ISLAND: Part[] = [
  { d: 'M-9 5C-9 1 -4 0 0 0C5 0 9 2 9 5.4C9 8.4 4 8.6 0 8.6C-5 8.6 -9 8.4 -9 5Z', tone: 3 },
  { d: 'M0 3C1.4 0 1.2 -2 .4 -4', tone: 4, line: 1.4 },
  {
    d: 'M.4 -4C-2 -8 -5 -8 -6.6 -4.6C-4 -5.6 -2 -5.2 .4 -4C2 -8.6 5.2 -8.6 7.2 -5.6C4.6 -5.8 2.6 -5.2 .4 -4C3.4 -4.4 5.6 -2.8 6 0C4.4 -2 2.6 -3.2 .4 -4C-2.6 -4 -4.6 -2.4 -4.8 .4C-3.4 -2 -1.6 -3.2 .4 -4Z',
    tone: 5,
  },
];
const FIN: Part[] = [
  { d: 'M-4 4C-3 -2 0 -6 4.6 -7C3 -3 3.4 1 5 4Z', tone: 4 },
  { d: 'M-9 5.4Q-6.6 3.4 -4.4 5.4T0 5.4T4.4 5.4T9 5.4', tone: 2, line: 1.2 },
];

const PLANET: Part[] = [
  { d: disc(0, 0, 6), tone: 3 },
  { d: 'M-5.6 -2.2Q0 -.2 5.6 -2.2L6 0Q0 2.4 -6 0Z', tone: 2 },
  { d: 'M-5.6 2C-11 5.6 -9.6 6.6 -3 4.6C4 2.4 11.4 -2.6 9.6 -4.6C9 -5.2 7 -4.6 5.4 -3.6', tone: 2, line: 1.1 },
];
const HATCH: Part[] = [
  { d: 'M-4.2 -8H4.2L8.4 0L4.2 8H-4.2L-8.4 0Z', tone: 1 },
  { d: 'M-2.8 -5.2H2.8L5.6 0L2.8 5.2H-2.8L-5.6 0Z', tone: 4 },
  { d: 'M-3.4 -1.4H3.4M-3.4 1.4H3.4', tone: 3, line: 1 },
];
const DISH: Part[] = [
  { d: 'M-3 9L0 2L3 9Z', tone: 1 },
  { d: 'M-8.4 -3.6C-6 4.6 2 6.6 7.4 1.4Z', tone: 2 },
  { d: 'M-.6 -1L3.4 -6.6', tone: 1, line: 1.2 },
  { d: disc(3.8, -7.2, 1.5), tone: 3 },
];

const CRATER: Part[] = [
  { d: 'M-9 0L-6 -3.4L-2 -3L1 -5L5 -3.4L9 -1L7.4 3L3 4.4L-1 4L-5 5L-8 3Z', tone: 1 },
  { d: oval(0, 0.4, 5.6, 2.8), tone: 4 },
];
const HEDGEHOG: Part[] = [
  { d: 'M-7 6L7 -6M-7 -6L7 6M0 -8V8', tone: 4, line: 2.2 },
  { d: disc(0, 0, 1.8), tone: 2 },
];
const SANDBAGS: Part[] = [
  {
    d: 'M-9.4 4Q-9.4 1.4 -6.6 1.4H-2Q0 1.4 0 4T-2 6.6H-6.6Q-9.4 6.6 -9.4 4ZM0 4Q0 1.4 2.8 1.4H6.6Q9.4 1.4 9.4 4T6.6 6.6H2.8Q0 6.6 0 4Z',
    tone: 3,
  },
  { d: 'M-4.8 -1.4Q-4.8 -4 -2 -4H2Q4.8 -4 4.8 -1.4T2 1.2H-2Q-4.8 1.2 -4.8 -1.4Z', tone: 2 },
];

export const LOOKS: Readonly<Record<string, Look>> = {
  'castle-field': {
    id: 'castle-field',
    tile: [24, 24],
    pattern: [
      { d: 'M0 0H12V24H0Z', tone: 1 },
      { d: 'M16 8l1 -2.4l1 2.4M5 19l1 -2.4l1 2.4', tone: 3, line: 0.6 },
    ],
    motifs: [CASTLE, TREE, TENT, TREE],
  },
  'tropical-pool': {
    id: 'tropical-pool',
    tile: [12, 12],
    pattern: [{ d: 'M0 0H12M0 0V12', tone: 1, line: 0.9 }],
    motifs: [POOL, PALM, PARASOL, RING],
  },
  'city-of-clouds': {
    id: 'city-of-clouds',
    tile: [36, 26],
    pattern: [{ d: 'M3 9q3 -4 6 0q4 -3 6 0M21 21q3 -4 6 0q4 -3 6 0', tone: 1, line: 1.1 }],
    motifs: [TOWER, CLOUD, BALLOON, CLOUD],
  },
  'volcanic-jungle': {
    id: 'volcanic-jungle',
    tile: [22, 20],
    pattern: [{ d: 'M3 7q3 -5 6 -1q-3 3 -6 1ZM14 16q3 -5 6 -1q-3 3 -6 1Z', tone: 1 }],
    motifs: [VOLCANO, FERN, LAVA, FERN],
  },
  'cursed-cemetery': {
    id: 'cursed-cemetery',
    tile: [28, 16],
    pattern: [{ d: 'M0 5q7 -4 14 0t14 0M-7 13q7 -4 14 0t14 0t14 0', tone: 1, line: 1 }],
    motifs: [GRAVE, BARE_TREE, CROSS, PUMPKIN],
  },
  'caribbean-sea': {
    id: 'caribbean-sea',
    tile: [20, 14],
    pattern: [{ d: 'M2 5q2.5 -3 5 0q2.5 3 5 0M10 12q2.5 -3 5 0q2.5 3 5 0', tone: 1, line: 1 }],
    motifs: [SHIP, ISLAND, FIN, ISLAND],
  },
  'station-metal-x': {
    id: 'station-metal-x',
    tile: [20, 20],
    pattern: [
      { d: 'M0 0H20M0 0V20', tone: 1, line: 0.9 },
      { d: disc(2.4, 2.4, 0.6) + disc(17.6, 2.4, 0.6) + disc(2.4, 17.6, 0.6) + disc(17.6, 17.6, 0.6), tone: 1 },
    ],
    motifs: [PLANET, HATCH, DISH, HATCH],
  },
  battlefield: {
    id: 'battlefield',
    tile: [26, 22],
    pattern: [{ d: 'M3 6l3 -1M15 4l2.4 .8M8 15l3 .6M20 17l3 -1.4', tone: 1, line: 0.9 }],
    motifs: [CRATER, SANDBAGS, HEDGEHOG, CRATER],
  },
};

/** The look of a terrain by its name: `Castle Field`; one of a person's own looks like a field. */
export function lookOf(terrain: string): Look {
  return LOOKS[terrain.toLowerCase().replace(/[^a-z0-9]+/g, '-')] ?? (LOOKS['castle-field'] as Look);
}
