import { describe, expect, it } from 'vitest';
import { sayer } from './say';

describe('a board’s words', () => {
  const say = sayer({ en: { left: '{n} [point|points] left' }, de: { left: 'noch {n} [Punkt|Punkte]' } });

  it('are said in the language asked for, with their number', () => {
    expect(say('en', 'left', { n: 1 })).toBe('1 point left');
    expect(say('de', 'left', { n: 2 })).toBe('noch 2 Punkte');
  });

  it('are named where they are missing', () => {
    expect(say('en', 'unknown')).toBe('unknown');
  });
});
