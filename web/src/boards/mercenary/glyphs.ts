// The nine classes and the Sentry by their tools, and the marks of conditions, as flat shapes in a box from -10 to 10.

export type Tone = 'pale' | 'dark' | 'bright' | 'fire' | 'metal' | 'leaf';
export interface Shape {
  readonly d: string;
  readonly tone: Tone;
  /** A line of this width instead of a filled shape. */
  readonly line?: number;
  /** A detail inside: no outline. */
  readonly inner?: true;
}
export interface Glyph {
  readonly shapes: readonly Shape[];
  /** Degrees. */
  readonly turn?: number;
}

const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const box = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${-(w - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(h - 2 * r)}q0 ${-r} ${r} ${-r}Z`;
const round = (count: number, far: number, r: number) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count - Math.PI / 2;
    return disc(Number((Math.cos(angle) * far).toFixed(2)), Number((Math.sin(angle) * far).toFixed(2)), r);
  }).join('');
export const spikes = (count: number, far: number, near: number, x = 0, y = 0): string =>
  `M${Array.from({ length: count * 2 }, (_, i) => {
    const angle = (Math.PI * i) / count - Math.PI / 2;
    const reach = i % 2 ? near : far;
    return `${(Math.cos(angle) * reach + x).toFixed(2)} ${(Math.sin(angle) * reach + y).toFixed(2)}`;
  }).join('L')}Z`;

const FLAME =
  'M.6 -9C1.4 -5.4 7 -3 7 2.8C7 6.8 3.8 9 0 9C-3.8 9 -7 6.8 -7 2.6C-7 .2 -5.8 -1.8 -4.4 -3.2C-4 -1.6 -3.4 -.6 -2.2 -.2C-2.8 -3.6 -1.4 -6.8 .6 -9Z';

export const CHARACTERS: Readonly<Record<string, Glyph>> = {
  // a running shoe
  scout: {
    shapes: [
      { d: 'M-7.4 -6.4L-2.6 -5.6C-2 -3.4 .4 -1.6 3.4 -1L6.4 -.2C8.6 .4 9.2 2 9.2 4.2H-8.4C-8.6 .6 -7.8 -3 -7.4 -6.4Z', tone: 'pale' },
      { d: 'M-8.8 4H9.4V5.8Q9.4 7.4 7.8 7.4H-7.2Q-8.8 7.4 -8.8 5.8Z', tone: 'bright' },
      { d: 'M-1.4 -2.4L.2 -4.4M1.2 -.9L2.8 -2.9', tone: 'dark', line: 1.2, inner: true },
      { d: 'M-6 1.4H-1.2', tone: 'dark', line: 1.2, inner: true },
    ],
  },
  // a rocket
  soldier: {
    turn: 38,
    shapes: [
      { d: 'M-2 5L0 9.8L2 5Z', tone: 'fire' },
      { d: 'M-3 .4L-6.6 4.8V7.2L-2.6 5.4Z', tone: 'metal' },
      { d: 'M3 .4L6.6 4.8V7.2L2.6 5.4Z', tone: 'metal' },
      { d: 'M0 -9.6C3 -7 3.8 -4.2 3.8 -1V5.4H-3.8V-1C-3.8 -4.2 -3 -7 0 -9.6Z', tone: 'pale' },
      { d: 'M0 -9.6C1.8 -8 2.8 -6.4 3.3 -4.6H-3.3C-2.8 -6.4 -1.8 -8 0 -9.6Z', tone: 'dark', inner: true },
      { d: 'M-3.8 2.4H3.8', tone: 'dark', line: 1.2, inner: true },
    ],
  },
  // a flame
  pyro: {
    shapes: [
      { d: FLAME, tone: 'fire' },
      { d: 'M.2 .2C.8 2 3.6 3 3.6 5.6C3.6 7.6 2 8.4 0 8.4C-2 8.4 -3.6 7.4 -3.6 5.4C-3.6 3.6 -.6 2.4 .2 .2Z', tone: 'bright', inner: true },
    ],
  },
  // a round bomb with a fuse
  demoman: {
    shapes: [
      { d: 'M3 -3.4C4 -5.6 5.4 -6.8 7.6 -6.4', tone: 'pale', line: 1.5 },
      { d: disc(-1, 2, 6.6), tone: 'dark' },
      { d: 'M1 -4.4L4.4 -3.2L3.4 -.6L.2 -1.8Z', tone: 'metal' },
      { d: 'M-5.2 .6C-4.8 -1 -3.8 -2 -2.4 -2.4', tone: 'pale', line: 1.4, inner: true },
      { d: spikes(5, 3, 1.3, 7.4, -6.8), tone: 'bright' },
    ],
  },
  // the muzzle of a gun with six barrels
  heavy: {
    shapes: [
      { d: disc(0, 0, 8.8), tone: 'metal' },
      { d: round(6, 5.3, 1.9), tone: 'dark', inner: true },
      { d: disc(0, 0, 2), tone: 'pale', inner: true },
    ],
  },
  // a spanner
  engineer: {
    turn: 40,
    shapes: [
      {
        d: 'M-2.3 7.8V-1.2C-5 -2.2 -6.4 -5 -5.6 -8.4L-2.2 -5.2H2.2L5.6 -8.4C6.4 -5 5 -2.2 2.3 -1.2V7.8Q2.3 9.8 0 9.8Q-2.3 9.8 -2.3 7.8Z',
        tone: 'bright',
      },
      { d: disc(0, 7, 0.9), tone: 'dark', inner: true },
    ],
  },
  // a cross with round ends
  medic: {
    shapes: [
      {
        d: 'M-3 -7.4Q-3 -8.6 -1.8 -8.6H1.8Q3 -8.6 3 -7.4V-3H7.4Q8.6 -3 8.6 -1.8V1.8Q8.6 3 7.4 3H3V7.4Q3 8.6 1.8 8.6H-1.8Q-3 8.6 -3 7.4V3H-7.4Q-8.6 3 -8.6 1.8V-1.8Q-8.6 -3 -7.4 -3H-3Z',
        tone: 'pale',
      },
      { d: 'M-5.4 0H-2.2L-.8 -3.2L1 3L2.4 0H5.4', tone: 'leaf', line: 1.5, inner: true },
    ],
  },
  // a telescopic sight
  sniper: {
    shapes: [
      { d: 'M0 -9.4V-3M0 9.4V3M-9.4 0H-3M9.4 0H3', tone: 'pale', line: 1.9 },
      { d: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0', tone: 'pale', line: 2 },
      { d: disc(0, 0, 1.5), tone: 'fire' },
    ],
  },
  // a hat above a mask
  spy: {
    shapes: [
      {
        d: 'M-8.4 .4C-6 -1.2 -3 -.8 0 .4C3 -.8 6 -1.2 8.4 .4C8.4 4.8 6.6 7.4 4.2 7.4C2.2 7.4 1 5.8 0 5C-1 5.8 -2.2 7.4 -4.2 7.4C-6.6 7.4 -8.4 4.8 -8.4 .4Z',
        tone: 'dark',
      },
      { d: 'M-5.8 2.6Q-4 1.4 -2 3.2Q-4 4.8 -5.8 2.6ZM5.8 2.6Q4 1.4 2 3.2Q4 4.8 5.8 2.6Z', tone: 'pale', inner: true },
      { d: 'M-4.8 -3L-4 -8.2Q-2 -9 0 -7.6Q2 -9 4 -8.2L4.8 -3Z', tone: 'pale' },
      { d: 'M-9 -2.8Q0 -5.4 9 -2.8Q8.4 -1 6 -1.2Q0 -2.4 -6 -1.2Q-8.4 -1 -9 -2.8Z', tone: 'pale' },
      { d: 'M-4.5 -4.4Q0 -5.6 4.5 -4.4', tone: 'dark', line: 1.3, inner: true },
    ],
  },
  // a gun on three legs
  sentry: {
    shapes: [
      { d: 'M-1 2L-6.6 9M-1 2L4.6 9M-1 2V9', tone: 'metal', line: 2 },
      { d: box(1, -6.4, 9, 2.8, 0.8), tone: 'dark' },
      { d: box(1, -2, 9, 2.8, 0.8), tone: 'dark' },
      { d: box(-8, -8, 10.4, 10.4, 2), tone: 'bright' },
      { d: disc(-2.8, -2.8, 2.2), tone: 'dark', inner: true },
    ],
  },
};

/** Marks of conditions and deeds, one or two tones, readable at a few pixels. */
export const MARKS: Readonly<Record<string, readonly Shape[]>> = {
  burn: [{ d: FLAME, tone: 'fire' }],
  sapped: [{ d: 'M2 -9L-6 1.4H-.8L-2 9L6 -1.4H.8Z', tone: 'bright' }],
  fresh: [{ d: 'M-5.6 -8H5.6L1.2 0L5.6 8H-5.6L-1.2 0Z', tone: 'pale' }],
  slow: [{ d: 'M-7 -6.6L0 -.6L7 -6.6M-7 .4L0 6.4L7 .4', tone: 'bright', line: 3 }],
  shield: [{ d: 'M0 -8.6L7.4 -5.8V-.4C7.4 4.4 4.4 7.4 0 9C-4.4 7.4 -7.4 4.4 -7.4 -.4V-5.8Z', tone: 'metal' }],
  card: [
    { d: box(-6, -8.4, 12, 16.8, 2), tone: 'pale' },
    { d: 'M-2.6 -4H2.6M-2.6 0H2.6M-2.6 4H.6', tone: 'dark', line: 1.7, inner: true },
  ],
  back: [
    { d: box(-6, -8.4, 12, 16.8, 2), tone: 'metal' },
    { d: 'M-3 -5L3 5M3 -5L-3 5', tone: 'dark', line: 1.5, inner: true },
  ],
  heal: [{ d: 'M-2.8 -8.4H2.8V-2.8H8.4V2.8H2.8V8.4H-2.8V2.8H-8.4V-2.8H-2.8Z', tone: 'leaf' }],
  uber: [{ d: spikes(6, 9.4, 4.4), tone: 'bright' }],
  repair: CHARACTERS.engineer?.shapes ?? [],
  give: [
    { d: 'M-3.4 -3.4V-6.4Q-3.4 -7.6 -2.2 -7.6H2.2Q3.4 -7.6 3.4 -6.4V-3.4', tone: 'pale', line: 2 },
    { d: box(-8.6, -3.8, 17.2, 11.4, 1.8), tone: 'pale' },
  ],
  attack: [
    { d: 'M0 -9.4V-3M0 9.4V3M-9.4 0H-3M9.4 0H3', tone: 'pale', line: 2 },
    { d: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0', tone: 'pale', line: 2.2 },
  ],
  strike: [{ d: 'M2 -9L-6 1.4H-.8L-2 9L6 -1.4H.8Z', tone: 'fire' }],
  sticky: [
    { d: spikes(8, 9, 6.4), tone: 'metal' },
    { d: disc(0, 0, 3), tone: 'bright', inner: true },
  ],
  detonate: [{ d: spikes(8, 9.6, 4.8), tone: 'fire' }],
  build: CHARACTERS.sentry?.shapes ?? [],
  jump: [
    { d: 'M-7.6 7C-6.8 -1.4 -3 -6 3 -5.4', tone: 'pale', line: 2.6 },
    { d: 'M1.4 -9.6L9 -4.6L1.8 -.6Z', tone: 'pale' },
  ],
  cloak: CHARACTERS.spy?.shapes ?? [],
  stay: CHARACTERS.spy?.shapes ?? [],
  swap: [{ d: 'M-8 -3H5M1.6 -6.8L5.6 -3L1.6 .8M8 4.4H-5M-1.6 .6L-5.6 4.4L-1.6 8.2', tone: 'pale', line: 2.4 }],
  unequip: [
    { d: box(-6, -8.4, 12, 16.8, 2), tone: 'pale' },
    { d: 'M-7.6 7.6L7.6 -7.6', tone: 'fire', line: 2.4 },
  ],
  move: [{ d: 'M0 8V-6M-5.4 -1.4L0 -7.4L5.4 -1.4', tone: 'pale', line: 3 }],
  end: [{ d: 'M-7.6 .6L-2.4 6L7.8 -6', tone: 'pale', line: 3.4 }],
  steps: CHARACTERS.scout?.shapes ?? [],
};
