import { describe, expect, it } from 'vitest';
import type { WordsModule } from '../base/words';
import { de } from './de';
import { en } from './en';

const holes = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const sources = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const boards = import.meta.glob<WordsModule>('../boards/*/words.ts', { eager: true });

/** The keys no source asks for, by name or by a name it puts together (`notice.${code}`). */
function unused(keys: string[]): string[] {
  const all = Object.entries(sources)
    .filter(([path]) => !/\/(en|de)\.ts$|\.test\.ts$/.test(path))
    .map(([, text]) => text)
    .join('\n');
  const composed = [...all.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})+)`/g)]
    .map(([, template = '']) => template)
    .filter((template) => template.includes('${') && /^[a-z]+\.|\.[a-z]+$/.test(template))
    .map((template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w.-]+')}$`));
  return keys.filter((key) => !all.includes(`'${key}'`) && !composed.some((name) => name.test(key)));
}

describe('the catalogue', () => {
  it('has the same keys in both languages, none of them empty', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
    for (const text of [...Object.values(en), ...Object.values(de)]) expect(text.trim()).not.toBe('');
  });

  it('has the same holes in both languages', () => {
    for (const key of Object.keys(en) as (keyof typeof en)[]) expect([key, holes(de[key])]).toEqual([key, holes(en[key])]);
  });

  it('has no key that nobody uses', () => {
    expect(unused(Object.keys(en))).toEqual([]);
    expect(unused(['home.title', 'setup.bot.help', 'nobody.asks-for-this'])).toEqual(['nobody.asks-for-this']);
  });
});

describe('the words of boards', () => {
  for (const [path, { words }] of Object.entries(boards)) {
    it(`${path} has the same keys and holes in both languages`, () => {
      expect(Object.keys(words.de).sort()).toEqual(Object.keys(words.en).sort());
      for (const [key, text] of Object.entries(words.en)) expect([key, holes(words.de[key] ?? '')]).toEqual([key, holes(text)]);
    });
  }
});
