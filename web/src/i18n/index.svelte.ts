// Every text of the shell comes from a catalogue; games bring their own. A language is a file here and in each game.
import type { WordsModule } from '../base/words';
import { settings } from '../base/settings.svelte';
import { humanise } from '../base/text';
import { Texts, type Values } from '../base/texts';

const shell = new Texts(import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }));

/** The languages there are, each by its own name. */
export const languages: readonly { readonly id: string; readonly name: string }[] = shell.languages.map((id) => ({
  id,
  name: new Intl.DisplayNames(id, { type: 'language' }).of(id) ?? id,
}));

/** A text of the catalogue in the chosen language. */
export function t(key: string, values: Values = {}): string {
  return shell.say(settings.language, key, values);
}

/** Is this a key of the catalogue? For names that come from the server. */
export function isKey(key: string): boolean {
  return shell.has(settings.language, key);
}

/** A word of a game; null where it has none. */
export function word(words: WordsModule | null, key: string, values: Values = {}, attribute = ''): string | null {
  return words?.texts.find(settings.language, key, values, attribute) ?? null;
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
