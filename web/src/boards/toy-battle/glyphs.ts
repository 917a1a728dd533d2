// The eight toys and the signs of special bases as flat shapes, in a box from -10 to 10.

export type Tone = 'pale' | 'dark' | 'bright' | 'deep' | 'metal' | 'green' | 'orange' | 'navy' | 'skin';
export interface Shape {
  readonly d: string;
  readonly tone: Tone;
  /** A line of this width instead of a filled shape. */
  readonly line?: number;
  /** A detail inside: no outline. */
  readonly inner?: true;
}

const disc = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const box = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${-(w - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(h - 2 * r)}q0 ${-r} ${r} ${-r}Z`;
const spikes = (count: number, far: number, near: number, y = 0) =>
  `M${Array.from({ length: count * 2 }, (_, i) => {
    const angle = (Math.PI * i) / count - Math.PI / 2;
    const reach = i % 2 ? near : far;
    return `${(Math.cos(angle) * reach).toFixed(2)} ${(Math.sin(angle) * reach + y).toFixed(2)}`;
  }).join('L')}Z`;

export const TROOPS: Readonly<Record<string, readonly Shape[]>> = {
  // a bath duck under a steel helmet
  kwak: [
    { d: 'M-8.4 -.6C-7.8 5.6 -4 7.6 .4 7.6C5.4 7.6 7.6 4.6 6.4 1.2C5.4 -1 2 -.6 .2 .4C-2.4 1.8 -5.6 1.6 -8.4 -.6Z', tone: 'bright' },
    { d: 'M-4 3C-2.6 6.4 1.8 6.2 3 3.2C1 4.2 -1.8 4.2 -4 3Z', tone: 'deep', inner: true },
    { d: disc(2.4, -2.4, 3.9), tone: 'bright' },
    { d: 'M5.6 -3L9.4 -1.8Q9.2 -.2 7.6 -.2L5.2 -.4Z', tone: 'orange' },
    { d: disc(4, -2.3, 0.8), tone: 'dark', inner: true },
    { d: 'M-2.6 -3.4C-2.4 -7.4 .4 -8.2 2.6 -8.2C5 -8.2 7.2 -7 7.4 -4L8.4 -3.2L-3.2 -2.8Z', tone: 'green' },
  ],
  // a wind-up skull
  skully: [
    {
      d: 'M-6.8 -1.6C-6.8 -6.2 -3.4 -8.2 0 -8.2C3.4 -8.2 6.8 -6.2 6.8 -1.6C6.8 .8 5.6 2.2 4.2 3V6Q4.2 7.6 2.6 7.6H-2.6Q-4.2 7.6 -4.2 6V3C-5.6 2.2 -6.8 .8 -6.8 -1.6Z',
      tone: 'pale',
    },
    { d: disc(-2.9, -1.4, 2), tone: 'dark', inner: true },
    { d: disc(2.9, -1.4, 2), tone: 'dark', inner: true },
    { d: 'M0 1L1.2 3.2H-1.2Z', tone: 'dark', inner: true },
    { d: 'M-1.5 5V7.2M1.5 5V7.2', tone: 'dark', line: 0.9, inner: true },
  ],
  // a captain with cap and beard
  capn: [
    { d: 'M-5.6 -2V1.6C-5.6 6 -3 8.2 0 8.2C3 8.2 5.6 6 5.6 1.6V-2Z', tone: 'pale' },
    { d: 'M-4.4 -2V1.2Q-2 3 0 1.6Q2 3 4.4 1.2V-2Z', tone: 'skin', inner: true },
    { d: 'M-2.2 4.4Q0 5.8 2.2 4.4', tone: 'dark', line: 0.9, inner: true },
    { d: disc(-2, -0.2, 0.8), tone: 'dark', inner: true },
    { d: disc(2, -0.2, 0.8), tone: 'dark', inner: true },
    { d: 'M-8 -4.6C-7 -8.4 -3 -8.6 0 -8.6C3 -8.6 7 -8.4 8 -4.6L5.8 -1.8Q0 -3.2 -5.8 -1.8Z', tone: 'navy' },
    { d: spikes(5, 2, 0.9, -5.8), tone: 'bright', inner: true },
  ],
  // an elephant on tracks, its trunk a barrel
  jumbo: [
    { d: 'M-8 3.4C-8.6 -3.4 -5 -5 -1 -4.8H3V3.8H-8Z', tone: 'metal' },
    { d: 'M5 -3.4H8Q9.2 -3.4 9.2 -2.2Q9.2 -1 8 -1H5Z', tone: 'metal' },
    { d: disc(3, -2.6, 4.2), tone: 'metal' },
    { d: 'M.6 -5.8C-3.4 -6.6 -4.6 -1.6 -1.6 .8C.4 1.4 1.8 -.6 1.6 -2.8Z', tone: 'navy', inner: true },
    { d: disc(4.4, -3.6, 0.85), tone: 'dark', inner: true },
    { d: 'M5 .6L8 1.6L5.6 2.6Z', tone: 'pale', inner: true },
    { d: box(-8.6, 3, 13.2, 4.8, 2.4), tone: 'green' },
    { d: disc(-5.6, 5.4, 1.2) + disc(-2, 5.4, 1.2) + disc(1.6, 5.4, 1.2), tone: 'pale', inner: true },
  ],
  // a pirate's hook in its cuff
  hook: [
    { d: 'M.2 2.8V.6C.2 -1.2 5 -1 5 -4A4.4 4.4 0 0 0 -3.6 -5.2L-4.4 -2.8', tone: 'metal', line: 2.5 },
    { d: 'M-4.4 2.6H4.8L5.6 7.8H-5.2Z', tone: 'orange' },
    { d: 'M-4.6 4.4H5.1L5.3 5.8H-4.8Z', tone: 'bright', inner: true },
  ],
  // a tin robot
  'xb-42': [
    { d: 'M0 -5V-7.4', tone: 'metal', line: 1.4 },
    { d: disc(0, -7.8, 1.5), tone: 'orange' },
    { d: box(-8.4, -2.2, 3, 5, 1), tone: 'navy' },
    { d: box(5.4, -2.2, 3, 5, 1), tone: 'navy' },
    { d: box(-6.4, -5.2, 12.8, 12.4, 2.4), tone: 'metal' },
    { d: box(-4.8, -3.2, 9.6, 4, 1.6), tone: 'dark', inner: true },
    { d: disc(-2.3, -1.2, 1.2) + disc(2.3, -1.2, 1.2), tone: 'bright', inner: true },
    { d: box(-3.8, 2.8, 7.6, 2.6, 0.8), tone: 'pale', inner: true },
    { d: 'M-1.3 3V5.2M1.3 3V5.2', tone: 'dark', line: 0.8, inner: true },
  ],
  // a plush star in dark glasses
  star: [
    { d: spikes(5, 9.2, 4.4, 0.8), tone: 'bright' },
    { d: 'M-4.2 -1.8H4.2L3.6 .4Q2.2 1.8 .8 .2L0 -.6L-.8 .2Q-2.2 1.8 -3.6 .4Z', tone: 'dark', inner: true },
    { d: 'M-1.8 3Q0 4.4 1.8 3', tone: 'dark', line: 0.9, inner: true },
  ],
  // a vixen with a crown
  roxy: [
    { d: 'M-7.8 -7.6L-2.8 -4.6H2.8L7.8 -7.6V-.8C7.8 3 3.4 5.6 0 8.4C-3.4 5.6 -7.8 3 -7.8 -.8Z', tone: 'orange' },
    { d: 'M-7.6 .2C-4 -.2 -1.6 2.4 0 8.2C-3.2 5.6 -7.4 3.4 -7.6 .2Z', tone: 'pale', inner: true },
    { d: 'M7.6 .2C4 -.2 1.6 2.4 0 8.2C3.2 5.6 7.4 3.4 7.6 .2Z', tone: 'pale', inner: true },
    { d: disc(-3, -0.6, 1) + disc(3, -0.6, 1), tone: 'dark', inner: true },
    { d: 'M-1.3 5.4H1.3L0 7.8Z', tone: 'dark', inner: true },
    { d: 'M-3 -4.2L-3.6 -8.2L-1.4 -6.6L0 -9L1.4 -6.6L3.6 -8.2L3 -4.2Z', tone: 'bright' },
  ],
};

/** Signs of special bases: lines, and filled parts. */
export const SIGNS: Readonly<Record<string, { line: string; solid?: string }>> = {
  recall: { line: 'M-5 1C-5 -6 6 -6 6 1C6 4 4 6 0 6', solid: 'M-8.6 0H-1.4L-5 5.4Z' },
  draw: { line: 'M-4 -7H5V6H-4ZM.5 -3.4V2.4M-2.4 -.5H3.4' },
  shove: { line: 'M-8 0H3M8 -6V6', solid: 'M1 -4.6L7 0L1 4.6Z' },
  exhume: { line: 'M-6 7V-1C-6 -6 -3 -7.4 0 -7.4C3 -7.4 6 -6 6 -1V7Z', solid: 'M-3.6 1.6L0 -3.8L3.6 1.6H1.3V5H-1.3V1.6Z' },
  silence: { line: 'M3 -3.4L8 3.4M8 -3.4L3 3.4', solid: 'M-8 -2.6H-5L0 -6.6V6.6L-5 2.6H-8Z' },
  pin: { line: 'M0 1.6V8', solid: 'M-3.4 -7.6H3.4V-5.6L2.2 -4.8V-1.4L5 .6V2.2H-5V.6L-2.2 -1.4V-4.8L-3.4 -5.6Z' },
};
