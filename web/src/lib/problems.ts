// What the server refuses, in the chosen language: by its code and, where a code has several sentences, by its reason.
import { ApiError, type Refused } from '../api/client';
import { isKey, t } from '../i18n/index.svelte';

/** A match that cannot be replayed: there is no board to show, but perhaps the list of its actions. */
export const isUnplayable = (code: string | undefined): boolean => code === 'old-rules' || code === 'broken';

export function problemText({ code, text, reason, retry_after }: Refused): string {
  const keys = [`problem.${code}.${reason ?? ''}`, `problem.${code}`];
  const key = keys.find(isKey);
  return key === undefined ? text : t(key, { text, seconds: retry_after ?? 1 });
}

/** What went wrong, for a person: a refusal by its code, else a sentence of our own. */
export function troubleText(error: unknown): string {
  if (error instanceof ApiError) return problemText(error.problem);
  return error instanceof Error ? error.message : t('trouble.text');
}
