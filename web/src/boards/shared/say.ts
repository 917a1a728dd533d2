// Helpers for a board's `words.ts`.
import type { Language, Words } from '../../base/words';
import { fill } from '../../base/text';

type Values = Readonly<Record<string, string | number>>;

/** A board's `say`: one of its texts with values put in; `[point|points]` is chosen by the value `n`. */
export function sayer(words: Words): (language: Language, key: string, values?: Values) => string {
  return (language, key, values = {}) => {
    const text = words[language][key] ?? key;
    const counted = text.replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) => (String(values.n) === '1' ? one : many));
    return fill(counted, values);
  };
}

/** The directions of the compass, to spread into a board's words. */
export const compass = {
  en: {
    'value.direction.n': 'North',
    'value.direction.ne': 'North-east',
    'value.direction.e': 'East',
    'value.direction.se': 'South-east',
    'value.direction.s': 'South',
    'value.direction.sw': 'South-west',
    'value.direction.w': 'West',
    'value.direction.nw': 'North-west',
  },
  de: {
    'value.direction.n': 'Norden',
    'value.direction.ne': 'Nordosten',
    'value.direction.e': 'Osten',
    'value.direction.se': 'Südosten',
    'value.direction.s': 'Süden',
    'value.direction.sw': 'Südwesten',
    'value.direction.w': 'Westen',
    'value.direction.nw': 'Nordwesten',
  },
} as const satisfies Words;
