import { beforeAll, describe, expect, it } from 'vitest';
import { type Figure, figureOf, figureText } from './fairness';
import { settings } from '../base/settings.svelte';

beforeAll(() => settings.set('language', 'en'));

const usual: Figure = { options: {}, level: 4, games: 400, shares: { black: 0.476, white: 0.524 }, first_share: 0.524 };
const small: Figure = { ...usual, options: { radius: 2, set: 'quick' }, shares: { black: 0.35, white: 0.65 } };

describe('measured fairness', () => {
  it('is found by the changes from the usual options, whatever their order', () => {
    expect(figureOf([usual, small], {})).toBe(usual);
    expect(figureOf([usual, small], { set: 'quick', radius: 2 })).toBe(small);
    expect(figureOf([usual, small], { radius: 2 })).toBeNull();
  });

  it('is told with level, games and the share of every side', () => {
    expect(figureText(null, usual).match(/\d+/g)).toEqual(['4', '400', '48', '52']);
    expect(figureText(null, null)).toBe('');
  });

  it('is told in a sentence (wording)', () => {
    expect(figureText(null, usual)).toBe('Level 4 against itself, 400 games: Black 48 %, White 52 %.');
  });
});
