import { describe, expect, it } from 'vitest';
import { messageId } from '../base/texts';
import { messagesOf } from '../test/catalogue';

type Files = Record<string, string>;
const shell = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });
const games = import.meta.glob<string>('../../../src/fracas/games/*/texts/*.ftl', { query: '?raw', import: 'default', eager: true });
const terminals = import.meta.glob<string>(['../../../src/fracas/games/*/terminal.py', '../../../src/fracas/games/*/files.py'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });

/** What the shell looks up in any game's catalogue, and what tells a game's facts (the conformance suite checks those). */
const LOOKED_UP =
  /^(line|name)$|^(kind|field|value|seat|option|variant|lesson|place|piece|event|prompt|preview|change|reason|part|goal|term|notice|ending)-/;

const codeOf = (isOurs: (path: string) => boolean) =>
  Object.entries(sources)
    .filter(([path]) => !path.endsWith('.test.ts') && isOurs(path))
    .map(([, text]) => text)
    .join('\n');

/** Keys that code puts together (`notice.${code}`), as patterns of message names. */
function composed(code: string): RegExp[] {
  return [...code.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})+)`/g)]
    .map(([, template = '']) => template)
    .filter((template) => template.includes('${') && /^[a-z-]+\.|\.[a-z-]+$|^[a-z]+-/.test(template))
    .map((template) => new RegExp(`^${template.replaceAll('.', '-').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`));
}

/** The messages that a game asks for in the terminal: its drawing by name, or by one it puts together (f"draw-{x}"), and remarks on files. */
function drawn(game: string): (name: string) => boolean {
  const code = Object.entries(terminals)
    .filter(([path]) => path.includes(`/${game}/`))
    .map(([, source]) => source)
    .join('\n');
  const asked = [...code.matchAll(/["']((?:draw|odd)-(?:[\w-]|\{[^{}]*\})+)["']/g)].map(
    ([, name = '']) => new RegExp(`^${name.replace(/\{[^}]*\}/g, '[\\w-]+')}$`),
  );
  return (name) => asked.some((one) => one.test(name));
}

/** The messages no code asks for, by name or by a name it puts together. */
function unused(messages: Iterable<string>, code: string): string[] {
  const named = new Set([...code.matchAll(/'([\w.-]+)'/g)].map(([, key = '']) => messageId(key)));
  const patterns = composed(code);
  return [...messages].filter((name) => !name.includes('.') && !named.has(name) && !patterns.some((one) => one.test(name)));
}

const file = (files: Files, end: string) => Object.entries(files).find(([path]) => path.endsWith(end))?.[1] ?? '';
const languages = Object.keys(shell).map((path) => path.slice(2, -'.ftl'.length));

describe('the catalogue of the shell', () => {
  const english = messagesOf(file(shell, '/en.ftl'));
  const code = codeOf((path) => !path.startsWith('../boards/') || /boards\/(general|packaged|shared)\//.test(path));

  for (const language of languages)
    it(`has the same messages with the same variables in ${language}, each only once`, () => {
      const source = file(shell, `/${language}.ftl`);
      const here = messagesOf(source);
      expect([...here.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [name, variables] of here) expect([name, [...variables].sort()]).toEqual([name, [...(english.get(name) ?? [])].sort()]);
      const written = [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, name]) => name);
      expect(written.filter((name, at) => written.indexOf(name) !== at)).toEqual([]);
      expect(written.filter((name) => !here.has(name ?? ''))).toEqual([]); // what Fluent could not read
    });

  it('has every message that is asked for by name', () => {
    const asked = [...code.matchAll(/\bt\('([\w.-]+)'/g)].map(([, key = '']) => messageId(key));
    expect(asked.length).toBeGreaterThan(200);
    expect(asked.filter((name) => !english.has(name))).toEqual([]);
  });

  it('has no message that nobody uses', () => {
    expect(unused(english.keys(), code)).toEqual([]);
    expect(unused(['home-title', 'nobody-asks-for-this'], code)).toEqual(['nobody-asks-for-this']);
  });
});

describe('the catalogues of the games', () => {
  for (const [path, source] of Object.entries(games).filter(([one]) => one.endsWith('/en.ftl'))) {
    const game = path.split('/').at(-3) ?? '';
    const board = codeOf(
      // what is made by hand has catalogues of its own
      (one) =>
        (one.startsWith(`../boards/${game.replaceAll('_', '-')}/`) && !one.includes('/making/')) || one.startsWith('../boards/shared/'),
    );
    const messages = messagesOf(source);
    const isDrawn = drawn(game);

    it(`${game}: no message that nobody uses`, () => {
      const words = [...source.matchAll(/(?:WORD|LIST)\([^")]*"([\w-]+)"/g)].map(([, vocabulary = '']) => vocabulary);
      const referred = [...source.matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, name]) => name);
      const left = unused(messages.keys(), board).filter(
        (name) => !LOOKED_UP.test(name) && !isDrawn(name) && !referred.includes(name) && !words.some((one) => name.startsWith(`${one}-`)),
      );
      expect(left).toEqual([]);
    });

    it(`${game}: every message its board says by name`, () => {
      const asked = [...board.matchAll(/\bsay\(\s*[\w.]*language,\s*'([\w.-]+)'/g)].map(([, key = '']) => messageId(key));
      expect(asked.filter((name) => !messages.has(name))).toEqual([]);
    });
  }
});
