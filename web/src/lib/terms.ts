// What a match is played with, in plain sentences: the rules in use, and what one proposal changes in another.
import type { ClockSettings, GameDetails, MatchInfo, Schemas } from '../api/types';
import type { WordsModule } from '../base/words';
import { t, word } from '../i18n/index.svelte';
import { optionName, optionValue } from './saying';
import type { Schema } from './schema';

type Options = Readonly<Record<string, unknown>>;
export type Terms = Schemas['Terms'];
export type Proposal = Schemas['Proposal'];

export interface RuleLine {
  readonly option: string;
  readonly name: string;
  /** Its value, or of a rule that is in use what it says. */
  readonly text: string;
  /** Told in any case: it is essential, or not as usual. */
  readonly isTold: boolean;
  /** What it was before, where that was something else. */
  readonly was: string | null;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A map or a deck of one's own by the name that stands in it. */
export function ownName(value: unknown): string | null {
  if (typeof value === 'string' && value.includes('\n')) return /^name:\s*(.+?)\s*$/m.exec(value)?.[1] ?? '';
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const { name, title, id } = value as Options;
    return String(name ?? title ?? id ?? '');
  }
  return null;
}

/** A value in a few words. */
function valueText(words: WordsModule | null, option: string, value: unknown, settled: unknown): string {
  const own = ownName(value);
  if (own !== null) return own === '' ? t('terms.own') : t('terms.own.named', { name: own });
  return optionValue(words, option, value === null && settled !== undefined ? settled : value);
}

/** A rule that is in use says what it is; anything else is called by its value, with what that means where the game says so. */
function lineText(words: WordsModule | null, option: string, value: unknown, settled: unknown): string {
  const rule = (value ?? settled) === true ? word(words, `option.${option}.help`) : null;
  const name = valueText(words, option, value, settled);
  const meaning = typeof value === 'string' && ownName(value) === null ? word(words, `option.${option}.${value}.help`) : null;
  return rule ?? (meaning === null ? name : t('terms.meaning', { name, meaning }));
}

/** Every option of a match, the essential ones first. */
export function rulesInUse(
  words: WordsModule | null,
  { options_schema, defaults, essentials }: Pick<GameDetails, 'options_schema' | 'defaults' | 'essentials'>,
  { options, settled }: Pick<MatchInfo, 'options' | 'settled'>,
  before: Options | null = null,
): RuleLine[] {
  const names = Object.keys((options_schema as Schema).properties ?? {});
  const ordered = [...essentials.filter((name) => names.includes(name)), ...names.filter((name) => !essentials.includes(name))];
  return ordered.map((option) => {
    const value = options[option];
    const isChanged = before !== null && !same(before[option], value);
    return {
      option,
      name: optionName(words, option),
      text: lineText(words, option, value, settled[option]),
      isTold: isChanged || essentials.includes(option) || !same(value, defaults[option]),
      was: isChanged ? valueText(words, option, before[option], undefined) : null,
    };
  });
}

export function clockText(clock: ClockSettings | null): string {
  if (!clock) return t('setup.clock.none');
  const { initial_seconds: seconds, increment_seconds: increment } = clock;
  const time = seconds % 60 === 0 ? t('setup.clock.minutes', { n: seconds / 60 }) : t('terms.seconds', { n: seconds });
  return increment > 0 ? t('terms.increment', { time, n: increment }) : time;
}
