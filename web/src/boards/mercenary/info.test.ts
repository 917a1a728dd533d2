import { describe, expect, it } from 'vitest';
import type { Schemas } from '../../api/types';
import { cardInfo, characterInfo } from './info';

type View = Schemas['MercenaryView'];

const card = { number: 8, name: 'Cork Soles', kind: 'gear', classes: ['soldier'], attack: null, range: null, effects: { speed: 1 }, text: '' };
const scout = { name: 'scout', health: 5, speed: 5, attack: 3, range: 2, charge: 0, left: {} };
const view = (made_here: View['made_here']) => ({ made_here }) as View;

describe('what is said of cards and characters', () => {
  it('tells what was made for this edition', () => {
    expect(cardInfo(card, view(['map', 'cards']), 'en').text).toBe('Made for this edition.');
    expect(cardInfo(card, view(['map', 'cards']), 'de').text).toBe('Für diese Ausgabe gemacht.');
    expect(characterInfo(scout, 2, view(['characters']), 'en').text).toContain('Most of the numbers were made for this edition.');
  });

  it('leaves it out where the match brings files of its own', () => {
    expect(cardInfo(card, view(['map', 'characters']), 'en').text).toBeUndefined();
    expect(characterInfo(scout, 2, view([]), 'en').text).toBe('Captures points at twice the rate.');
  });
});
