// Is every language complete? Everything the server calls by a name (`test/names.json`, `boards/*/names.json`, made by
// `npm run names`) has words for it, and the sentences of facts are those that the server makes.
import { describe, expect, it } from 'vitest';
import { type Fact, messageId, type Role } from '../base/texts';
import type { WordsModule as Module } from '../base/words';
import { type OptionField, optionFields, type Schema } from '../lib/schema';
import { messagesOf } from '../test/catalogue';
import names from '../test/names.json';
import english from './en.ftl?raw';

interface Told {
  role: Role;
  fact: Fact;
  [language: string]: unknown;
}
interface Names {
  seats: string[];
  options_schema: Schema;
  variants: Record<string, Record<string, unknown>>;
  endings: string[];
  actions: Record<string, string[]>;
  told: Told[];
}
const games = import.meta.glob<Names>('../boards/*/names.json', { eager: true, import: 'default' });
const modules = import.meta.glob<Module>('../boards/*/words.ts', { eager: true });

/** Values that are words of the game; numbers, and what the shell itself says, are not. */
const named = ({ values }: OptionField) => values.filter((value) => typeof value === 'string' && value !== '');

describe('what the server itself says', () => {
  it('has words', () => {
    const reasons = Object.entries(names.problems).flatMap(([code, all]) => [
      `problem.${code}`,
      ...all.map((reason) => `problem.${code}.${reason}`),
    ]);
    const levels = [...names.levels, ...names.opponents].map((level) => `level.${level}`);
    const takebacks = names.takebacks.map((why) =>
      ['acted', 'seen'].includes(why) ? `takeback.${why}` : why === 'not-running' ? 'problem.not-running' : `problem.unfair.${why}`,
    );
    const keys = [...reasons, ...levels, ...takebacks, ...names.notices.map((code) => `notice.${code}`)].map(messageId);
    const known = messagesOf(english);
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
    const own = 'problem-offline'; // what no server can say
    const spoken = [...known.keys()].filter((key) => key.startsWith('problem-'));
    expect(spoken.filter((key) => !keys.includes(key))).toEqual([own]);
  });
});

for (const [path, { seats, options_schema, variants, endings, actions, told }] of Object.entries(games)) {
  const game = path.split('/').at(-2) ?? '';
  const texts = modules[`../boards/${game}/words.ts`]?.texts;
  const missing = (keys: string[]) => keys.filter((key) => !texts?.has('en', key));

  describe(game, () => {
    it('has words for seats, options, values, help and endings', () => {
      const fields = optionFields(options_schema, variants);
      const keys = [
        'line',
        ...seats.map((seat) => `seat.${seat}`),
        ...fields.map(({ name }) => `option.${name}`),
        ...fields.filter(({ help }) => help !== '').map(({ name }) => `option.${name}.help`),
        ...fields.flatMap((field) => named(field).map((value) => `option.${field.name}.${String(value)}`)),
      ];
      expect(missing(keys)).toEqual([]);
      expect(endings.filter((ending) => texts?.find('en', `ending.${ending}`, {}, 'name') == null)).toEqual([]);
    });

    it('names ready-made set-ups, or they set three things at the most', () => {
      const unnamed = Object.keys(variants).filter(
        (name) => !texts?.has('en', `variant.${name}`) && Object.keys(variants[name] ?? {}).length > 3,
      );
      expect(unnamed).toEqual([]);
    });

    it('has words for kinds of actions, and questions for their fields', () => {
      const shown = Object.entries(actions).flatMap(([kind, fields]) => [
        `kind.${kind}`,
        ...fields.filter((field) => !SILENT.has(field)).map((field) => `field.${field}`),
      ]);
      expect(missing([...new Set(shown)])).toEqual([]);
    });

    it('tells facts in the very sentences of the server, in every language (wording)', () => {
      expect(told.length).toBeGreaterThan(10);
      for (const { role, fact, ...sentences } of told)
        for (const [language, sentence] of Object.entries(sentences)) {
          const problems: Error[] = [];
          expect([fact.kind, texts?.tell(language, role, fact, undefined, problems)]).toEqual([fact.kind, sentence]);
          expect(problems).toEqual([]);
        }
    });
  });
}

/** Fields that follow from the others and are never asked about. */
const SILENT = new Set(['fields']);
