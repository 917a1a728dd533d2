// The words of a game: found in what boards, log and prompts say, and explained where they stand.
import { getContext, setContext } from 'svelte';
import { api } from '../api/client';
import type { Term } from '../api/types';

/** A stretch of a sentence: plain, or a word of the game. */
export interface Stretch {
  readonly text: string;
  readonly term: Term | null;
}

const KEY = Symbol('glossary');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export class Glossary {
  #terms = $state.raw<readonly Term[]>([]);
  /** A form may begin a sentence, but one with a capital keeps it: "Runde" is a word of the game, "runde" is not, nor is a star Star. */
  readonly #byForm = $derived(
    new Map(this.#terms.flatMap((term) => term.forms.flatMap((form) => [form, capital(form)]).map((form) => [form, term] as const))),
  );
  /** The longest form first: "special base" before "base"; never inside of other words. */
  readonly #pattern = $derived.by(() => {
    const forms = [...this.#byForm.keys()].sort((one, other) => other.length - one.length).map(escaped);
    return forms.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  });

  get terms(): readonly Term[] {
    return this.#terms;
  }

  /** Words are a help: a game is played without them, too, where they cannot be had. */
  async load(game: string, language: string): Promise<void> {
    this.#terms = await api
      .game(game, language)
      .then(({ glossary }) => glossary)
      .catch(() => []);
  }

  take(terms: readonly Term[]): void {
    this.#terms = terms;
  }

  named(id: string): Term | null {
    return this.#terms.find((term) => term.id === id) ?? null;
  }

  /** A sentence in stretches; each word is marked where it stands first. */
  split(text: string): readonly Stretch[] {
    const pattern = this.#pattern;
    if (pattern === null) return [{ text, term: null }];
    const found: Stretch[] = [];
    const seen = new Set<string>();
    let at = 0;
    for (const match of text.matchAll(pattern)) {
      const term = this.#byForm.get(match[0]);
      if (!term || seen.has(term.id)) continue;
      seen.add(term.id);
      if (match.index > at) found.push({ text: text.slice(at, match.index), term: null });
      found.push({ text: match[0], term });
      at = match.index + match[0].length;
    }
    if (at < text.length || found.length === 0) found.push({ text: text.slice(at), term: null });
    return found;
  }

  /** The words in some texts, each once. */
  within(texts: readonly string[]): readonly Term[] {
    const all = texts.flatMap((text) => this.split(text)).flatMap(({ term }) => (term ? [term] : []));
    return [...new Map(all.map((term) => [term.id, term])).values()];
  }
}

/** For all that is drawn below this component. */
export const provideGlossary = (glossary: Glossary): Glossary => setContext(KEY, glossary);
/** Null where nobody explains. */
export const theGlossary = (): Glossary | null => getContext<Glossary | undefined>(KEY) ?? null;
