import { describe, expect, it } from 'vitest';
import { amount, readOdds } from './odds';
import { foretell, oddsText } from './words';

const CLEAR = '4 dice, 48 % to hit, 6.7 % to glance; orange 2 loses 1.59 on average, is destroyed with <0.1 %, is stunned with 27 %; green 1 loses <0.01 on average';
const BLOCKED = 'no dice; the bolt meets a wall on a2 first; a2 is destroyed with 100 %; orange 2 loses 1.00 on average, is stunned with 100 %';

describe('a preview read back', () => {
  it('has everybody it may hurt, the target first', () => {
    expect(readOdds(CLEAR)).toEqual({
      dice: 4,
      hit: '48',
      glance: '6.7',
      obstacle: null,
      ground: [],
      losses: [
        { tank: 'orange 2', points: '1.59', kill: '<0.1', stun: '27' },
        { tank: 'green 1', points: '<0.01', kill: null, stun: null },
      ],
    });
    expect(amount('<0.01')).toBe(0.01);
  });

  it('promises no hit behind an obstacle', () => {
    expect(readOdds(BLOCKED)).toMatchObject({ dice: 0, hit: '0', glance: null, obstacle: { what: 'a wall', space: 'a2' }, ground: [{ space: 'a2', chance: '100' }] });
    expect(readOdds('automatic hit; orange 2 loses 6.00 on average, is destroyed with 100 %')).toMatchObject({ dice: 0, hit: '100', obstacle: null });
  });
});

describe('a preview in words', () => {
  it('tells losses, destruction and stuns of all, in both languages', () => {
    expect(foretell(CLEAR, 'en')).toBe('4 dice: 48 % to hit, 6.7 % to glance; Orange 2 avg. −1.59, destroyed <0.1 %, stunned 27 %; Green 1 avg. under 0.01.');
    expect(foretell(CLEAR, 'de')).toBe('4 Würfel: 48 % Treffer, 6,7 % gestreift; Orange 2 Ø −1,59, zerstört <0,1 %, betäubt 27 %; Grün 1 Ø unter 0,01.');
  });

  it('says that a shot is blocked instead of how likely it hits', () => {
    expect(foretell(BLOCKED, 'en')).toBe('No dice; in the way: Wall on a2; a2 destroyed 100 %; Orange 2 avg. −1.00, stunned 100 %.');
    const said = ['2 dice; the bolt meets a wall on a2 first', BLOCKED, 'automatic hit', '1 die, 83 % to hit'].map((preview) => oddsText(readOdds(preview)!, 'en'));
    expect(said).toEqual(['2 dice, blocked', 'No dice, blocked', 'certain hit', '1 die, 83 %']);
  });
});
