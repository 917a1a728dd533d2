// Every text of the shell comes from a catalogue; boards bring their own words.
import type { WordsModule } from '../base/words';
import { settings } from '../base/settings.svelte';
import { fill, humanise } from '../base/text';
import { de } from './de';
import { en, type Key } from './en';

export type { Key } from './en';
type Values = Readonly<Record<string, string | number>>;

const catalogues = { en, de };

/** A text of the catalogue in the chosen language. */
export function t(key: Key, values: Values = {}): string {
  return fill(catalogues[settings.language][key], values);
}

/** Is this a key of the catalogue? For names that come from the server. */
export function isKey(key: string): key is Key {
  return key in en;
}

/** A word of a game's board; null where it has none. */
export function word(words: WordsModule | null, key: string, values: Values = {}): string | null {
  const found = words?.words[settings.language][key];
  return found === undefined ? null : fill(found, values);
}

/** What a seat is called. */
export function seatName(words: WordsModule | null, seat: string): string {
  return word(words, `seat.${seat}`) ?? humanise(seat);
}

/** A moment as date and time. */
export function dateTime(ms: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' }).format(ms);
}

/** How long ago, roughly. */
export function ago(ms: number, now = Date.now()): string {
  const seconds = Math.round((ms - now) / 1000);
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const;
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return t('time.now');
}

/** A number with the marks of the language. */
export function number(value: number): string {
  return new Intl.NumberFormat(settings.language).format(value);
}

/** A number in per cent. */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
