// What the server refuses, in the chosen language: by its code and, where a code has several sentences, by its reason.
import { isKey, t } from '../i18n/index.svelte';

/** As it comes over HTTP (`Problem`) or the socket (`Refusal`). */
export interface Refused {
  readonly code: string;
  /** The server's own English sentence: for what only it can tell, such as what is wrong with a map of one's own. */
  readonly text: string;
  readonly reason?: string | null;
  readonly retry_after?: number | null;
}

/** A match that cannot be replayed: there is no board to show, but perhaps the list of its actions. */
export const isUnplayable = (code: string | undefined): boolean => code === 'old-rules' || code === 'broken';

export function problemText({ code, text, reason, retry_after }: Refused): string {
  const keys = [`problem.${code}.${reason ?? ''}`, `problem.${code}`];
  const key = keys.find(isKey);
  return key === undefined ? text : t(key, { text, seconds: retry_after ?? 1 });
}
