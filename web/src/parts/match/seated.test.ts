import { describe, expect, it } from 'vitest';
import type { MatchState } from '../../api/types';
import { settings } from '../../base/settings.svelte';
import { personAt } from './seated';

settings.set('language', 'en');
const at = (...names: string[]) => ({
  state: { players: names.map((name, i) => ({ seat: ['red', 'blue'][i], name, kind: 'person' })) } as unknown as MatchState,
});

describe('who is to take the device', () => {
  it('is called by name where the two have different ones, else by the side', () => {
    expect(personAt('blue', at('Ada', 'Grace'), null)).toBe('Grace');
    expect(personAt('blue', at('Ada', 'Ada'), null)).toBe('Blue');
    expect(personAt('blue', at('Ada', ''), null)).toBe('Blue');
    expect(personAt('blue', { state: null }, null)).toBe('Blue');
  });
});
