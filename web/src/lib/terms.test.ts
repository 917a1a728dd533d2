import { describe, expect, it } from 'vitest';
import type { GameDetails } from '../api/types';
import { t } from '../i18n/index.svelte';
import { clockText, ownName, rulesInUse } from './terms';

const details = {
  options_schema: { properties: { walls: { type: 'boolean' }, zone: { type: 'string' }, limit: { type: 'integer' } } },
  defaults: { walls: null, zone: 'arcade', limit: 300 },
  essentials: ['zone'],
} as unknown as GameDetails;

describe('rules in use', () => {
  it('tells the essential ones and those that are not as usual, and settles what was left open', () => {
    const lines = rulesInUse(null, details, { options: { walls: null, zone: 'arcade', limit: 40 }, settled: { walls: true } });
    expect(lines.map(({ option, text, isTold }) => [option, text, isTold])).toEqual([
      ['zone', 'Arcade', true],
      ['walls', t('option.on'), false],
      ['limit', '40', true],
    ]);
  });

  it('marks what another proposal had otherwise, also where it is as usual now', () => {
    const before = { walls: false, zone: 'name: Yard\n\n. .\n', limit: 300 };
    const lines = rulesInUse(null, details, { options: details.defaults, settled: {} }, before);
    expect(lines.map(({ option, was, isTold }) => [option, was, isTold])).toEqual([
      ['zone', t('terms.own.named', { name: 'Yard' }), true],
      ['walls', t('option.off'), true],
      ['limit', null, false],
    ]);
  });

  it('calls what somebody has made by its name, if it has one', () => {
    expect(ownName('name: Yard\n. .\n')).toBe('Yard');
    expect(ownName('[[cards]]\nname = "Bat"\n')).toBe('');
    expect(ownName({ id: 'yard', name: 'The Yard' })).toBe('The Yard');
    expect(ownName('yard')).toBeNull();
    expect(ownName(3)).toBeNull();
  });

  it('tells the clock', () => {
    expect(clockText(null)).toBe(t('setup.clock.none'));
    expect(clockText({ initial_seconds: 300, increment_seconds: 5 })).toMatch(/5.*5/);
    expect(clockText({ initial_seconds: 90, increment_seconds: 0 })).toContain('90');
  });
});
