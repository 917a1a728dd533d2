// What options come to, in a few words.
import { t } from '../i18n/index.svelte';
import type { WordsModule } from '../base/words';
import { optionName, optionValue } from './saying';

/** "Special bases: off, Turn limit: 24"; empty: as usual. */
export function optionsText(words: WordsModule | null, options: Readonly<Record<string, unknown>>): string {
  return Object.entries(options)
    .map(([option, value]) => {
      const name = optionName(words, option);
      const isOwn = (typeof value === 'string' && value.includes('\n')) || (typeof value === 'object' && value !== null);
      return t('option.is', { name, value: isOwn ? t('option.own') : optionValue(words, option, value) });
    })
    .join(', ');
}
