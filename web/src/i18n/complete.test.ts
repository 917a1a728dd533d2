// Is German complete? Everything the server calls by a name (`test/names.json`, `boards/*/names.json`, made by `npm run names`) has words for it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameEvent } from '../api/types';
import type { WordsModule as Module } from '../base/words';
import { type OptionField, optionFields, type Schema } from '../lib/schema';
import { settings } from '../base/settings.svelte';
import names from '../test/names.json';
import { de } from './de';

type Options = Record<string, unknown>;
interface Names {
  seats: string[];
  options_schema: Schema;
  variants: Record<string, Options>;
  endings: string[];
  actions: Record<string, string[]>;
  event_kinds: string[];
  events: GameEvent[];
}
const games = import.meta.glob<Names>('../boards/*/names.json', { eager: true, import: 'default' });
const modules = import.meta.glob<Module>('../boards/*/words.ts', { eager: true });

const wordsOf = (game: string) => modules[`../boards/${game}/words.ts`];
const missing = (known: Readonly<Record<string, string>>, keys: string[]) => keys.filter((key) => !(key in known));

/** Values that are words of the game; numbers, and what the shell itself says, are not. */
const named = ({ values }: OptionField) => values.filter((value) => typeof value === 'string' && value !== '');

beforeAll(() => settings.set('language', 'de'));
afterAll(() => settings.set('language', 'en')); // other files may share these settings

describe('what the server itself says', () => {
  it('has German words', () => {
    const reasons = Object.entries(names.problems).flatMap(([code, all]) => [
      `problem.${code}`,
      ...all.map((reason) => `problem.${code}.${reason}`),
    ]);
    const endings = names.endings.flatMap((ending) => [`end.${ending}`, `end.${ending}.text`]);
    const levels = [...names.levels, ...names.opponents].map((level) => `level.${level}`);
    const takebacks = names.takebacks.map((why) =>
      ['acted', 'seen'].includes(why) ? `takeback.${why}` : why === 'not-running' ? 'problem.not-running' : `problem.unfair.${why}`,
    );
    expect(missing(de, [...reasons, ...endings, ...levels, ...takebacks, ...names.notices.map((code) => `notice.${code}`)])).toEqual([]);
    const own = 'problem.offline'; // what no server can say
    const spoken = Object.keys(de).filter((key) => key.startsWith('problem.'));
    expect(spoken.filter((key) => !reasons.includes(key))).toEqual([own]);
  });
});

for (const [file, { seats, options_schema, variants, endings, actions, event_kinds, events }] of Object.entries(games)) {
  const game = file.split('/').at(-2) ?? '';
  describe(game, () => {
    const german = wordsOf(game)?.words.de ?? {};

    it('seats, options, values, help and endings', () => {
      const fields = optionFields(options_schema, variants);
      const keys = [
        'line',
        ...seats.map((seat) => `seat.${seat}`),
        ...fields.map(({ name }) => `option.${name}`),
        ...fields.filter(({ help }) => help !== '').map(({ name }) => `option.${name}.help`),
        ...fields.flatMap((field) => named(field).map((value) => `option.${field.name}.${String(value)}`)),
        ...endings.flatMap((ending) => [`ending.${ending}`, `ending.${ending}.text`]),
      ];
      expect(missing(german, keys)).toEqual([]);
    });

    it('ready-made set-ups: by a name, or by at most three things they set', () => {
      const unnamed = Object.keys(variants).filter(
        (name) => !(`variant.${name}` in german) && Object.keys(variants[name] ?? {}).length > 3,
      );
      expect(unnamed).toEqual([]);
    });

    it('kinds of actions, and the questions of their fields', () => {
      const shown = Object.entries(actions).flatMap(([kind, fields]) => [
        `kind.${kind}`,
        ...fields.filter((field) => !SILENT.has(field)).map((field) => `field.${field}`),
      ]);
      expect(missing(german, [...new Set(shown)])).toEqual([]);
    });

    it('every kind of event has a German sentence, and not the English one', () => {
      const any = Object.assign({}, ...events.map(known)) as GameEvent;
      const unmet = event_kinds.filter((kind) => !events.some((event) => event.kind === kind)).map((kind) => ({ ...any, kind }));
      for (const event of [...events, ...unmet]) {
        const said = wordsOf(game)?.sentence?.(event, 'de');
        expect([event.kind, said]).toEqual([event.kind, expect.stringMatching(/\S/)]);
        expect([event.kind, said]).not.toEqual([event.kind, event.text]);
        expect([event.kind, said]).toEqual([event.kind, expect.not.stringMatching(/undefined|null|\{\w+\}/)]);
      }
    });
  });
}

/** Fields that follow from the others and are never asked about. */
const SILENT = new Set(['fields']);
const known = (event: GameEvent) => Object.fromEntries(Object.entries(event).filter(([, value]) => value !== null));
