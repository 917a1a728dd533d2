import { describe, expect, it } from 'vitest';
import type { Term } from '../api/types';
import { Glossary } from './glossary.svelte';

const term = (id: string, ...forms: string[]): Term => ({ id, name: id, text: `${id}.`, forms, heading: null });
function glossary(...terms: Term[]): Glossary {
  const found = new Glossary();
  found.take(terms);
  return found;
}
const GAME = glossary(
  term('base', 'base', 'bases'),
  term('special', 'special base', 'special bases'),
  term('hq', 'H.Q.'),
  term('way', 'Wege'),
);
const marked = (text: string) => GAME.split(text).map((part) => (part.term ? `[${part.text}|${part.term.id}]` : part.text));

describe('the words of a game', () => {
  it('are found in sentences, the longest first, as they are written', () => {
    expect(marked('Base b7 is a special base.').join('')).toBe('[Base|base] b7 is a [special base|special].');
    expect(marked('Place it on an H.Q. now').join('')).toBe('Place it on an [H.Q.|hq] now');
  });

  it('are marked where they stand first, and never inside of others', () => {
    expect(marked('bases and bases').join('')).toBe('[bases|base] and bases');
    expect(marked('database, basement, Bewegege, Straßenwege').join('')).toBe('database, basement, Bewegege, Straßenwege');
  });

  it('may begin a sentence, but keep the capital they have', () => {
    expect(marked('Special bases').join('')).toBe('[Special bases|special]');
    expect(marked('Die Wege sind frei, und wege sind keine').join('')).toBe('Die [Wege|way] sind frei, und wege sind keine');
  });

  it('leave every sentence as it was', () => {
    for (const text of ['', 'Nothing here.', 'a base', 'base', 'The H.Q., bases; special bases!'])
      expect(
        GAME.split(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    expect(new Glossary().split('a base')).toEqual([{ text: 'a base', term: null }]);
  });

  it('are listed once', () => {
    expect(GAME.within(['a base', 'bases on the H.Q.']).map(({ id }) => id)).toEqual(['base', 'hq']);
  });
});
