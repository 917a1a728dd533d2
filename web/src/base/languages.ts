// The languages there are: one file of the shell's texts each.
import type { Language } from './texts';

const files = import.meta.glob('../i18n/*.ftl', { query: '?raw', import: 'default' });

export const LANGUAGES: readonly Language[] = Object.keys(files).map((path) => /([\w-]+)\.ftl$/.exec(path)?.[1] ?? 'en');

/** The first of a person's languages that there is; else English. */
export function firstKnown(wanted: readonly string[]): Language {
  const plain = wanted.flatMap((language) => [language.toLowerCase(), language.toLowerCase().split('-')[0] ?? '']);
  return plain.find((language) => LANGUAGES.includes(language)) ?? 'en';
}
