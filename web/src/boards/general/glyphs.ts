// Signs on pieces, round 0 0 in a box from -10 to 10.
export const GLYPHS: Readonly<Record<string, string>> = {
  star: 'M0 -9.5L2.8 -3.4L9.4 -2.7L4.5 1.8L5.8 8.3L0 5L-5.8 8.3L-4.5 1.8L-9.4 -2.7L-2.8 -3.4Z',
  crown: 'M-8.5 6.5L-9.5 -5L-4.2 -0.8L0 -8L4.2 -0.8L9.5 -5L8.5 6.5Z',
  shield: 'M0 -9L8 -6V0.5C8 5 4.5 7.8 0 9.5C-4.5 7.8 -8 5 -8 0.5V-6Z',
  heart: 'M0 8.6C-5.6 4.2 -9.3 1 -9.3 -3.2C-9.3 -8.6 -2.4 -9.6 0 -4.6C2.4 -9.6 9.3 -8.6 9.3 -3.2C9.3 1 5.6 4.2 0 8.6Z',
  flag: 'M-6 9V-9H-4L8.5 -4.5L-4 0.5V9Z',
  cross: 'M-2.8 -9H2.8V-2.8H9V2.8H2.8V9H-2.8V2.8H-9V-2.8H-2.8Z',
  bolt: 'M2.4 -9.5L-6.6 1.6H-0.8L-2.4 9.5L6.6 -1.8H0.8Z',
  gem: 'M-5 -7H5L9.2 -1.6L0 8.6L-9.2 -1.6Z',
};
