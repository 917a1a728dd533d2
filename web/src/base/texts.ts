// The sentences of a game, read from the same catalogues as the server's (Project Fluent; src/fracas/core/texts.py says
// how facts fill them). One language falls back on English, and what English lacks is read from its name.
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from '@fluent/bundle';
import { humanise } from './text';

/** `en`, `de`: whatever there are catalogues in. */
export type Language = string;

/** Files by path, as `import.meta.glob` gives them: `.../texts/de.ftl`. */
export type Sources = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, unknown>>;
export type Role = 'event' | 'prompt' | 'preview' | 'change' | 'reason' | 'goal' | 'ending';

/** Something a game tells: figures and names in fields. */
export interface Fact {
  readonly kind: string;
  readonly text?: string;
}

const ENGLISH = 'en';
const ROLES: readonly string[] = ['event', 'prompt', 'preview', 'reason', 'goal', 'ending'];
const LIST_TYPES: Readonly<Record<string, Intl.ListFormatType>> = { and: 'conjunction', or: 'disjunction' };

/** A list as the value of a variable. */
class Several extends FluentType<readonly string[]> {
  override toString(): string {
    return this.value.join(', ');
  }
}

/** `option.zone.north gate` as Fluent can call it: `option-zone-north-gate`. */
export const messageId = (key: string): string => key.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^-+|-+$/g, '');

const plain = (value: FluentValue | undefined): string => {
  if (value instanceof FluentType) return String(value.value);
  return value === undefined ? '' : String(value);
};

/** The catalogue of one language. */
class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #language: Language;
  readonly #fallback: Catalogue | null;

  constructor(language: Language, sources: readonly string[], fallback: Catalogue | null) {
    this.#language = language;
    this.#fallback = fallback;
    const functions = {
      WORD: ([value, vocabulary]: FluentValue[], { form }: Record<string, FluentValue>) =>
        this.#word(plain(value), plain(vocabulary), plain(form)),
      LIST: ([values, vocabulary]: FluentValue[], { type }: Record<string, FluentValue>) => {
        const words = itemsOf(values).map((item) => (vocabulary ? this.#word(item, plain(vocabulary)) : item));
        if (plain(type) === 'unit') return words.join(', ');
        return new Intl.ListFormat(language, { type: LIST_TYPES[plain(type) || 'and'] }).format(words);
      },
      JOIN: ([values, between]: FluentValue[]) => itemsOf(values).join(between === undefined ? ' ' : plain(between)),
      CHANCE: ([value]: FluentValue[]) => chanceText(value instanceof FluentNumber ? value.value : Number(plain(value)), language),
    };
    this.#bundle = new FluentBundle(language, { functions, useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || (this.#fallback?.has(id) ?? false);
  }

  /** A message filled in; null: there is none. `problems` is told what went wrong on the way. */
  format(id: string, values: Record<string, FluentValue>, attribute = '', problems?: Error[]): string | null {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern != null) return this.#bundle.formatPattern(pattern, values, problems ?? []);
    return this.#fallback?.format(id, values, attribute, problems) ?? null;
  }

  #word(value: string, vocabulary: string, form = ''): string {
    const id = messageId(`${vocabulary}-${value}`);
    return (form ? this.format(id, {}, form) : null) ?? this.format(id, {}) ?? value;
  }

  get language(): Language {
    return this.#language;
  }
}

const itemsOf = (values: FluentValue | undefined): readonly string[] => (values instanceof Several ? values.value : [plain(values)]);

/** Finer at both ends: only what cannot happen is 0 %, and only what must is 100 %. */
export function chanceText(chance: number, language: Language): string {
  const isCoarse = chance === 0 || chance === 1 || (chance >= 0.1 && chance <= 0.99);
  const shown = (percent: number, digits: number) => new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(percent);
  if (isCoarse) return `${shown(chance * 100, 0)} %`;
  const rounded = Math.round(chance * 1000) / 10;
  if (rounded === 0) return `<${shown(0.1, 1)} %`;
  return rounded === 100 ? `>${shown(99.9, 1)} %` : `${shown(chance * 100, 1)} %`;
}

const house = import.meta.glob<string>('../../../src/fracas/texts/*.ftl', { query: '?raw', import: 'default', eager: true });

/** A game's texts in all the languages it has. */
export class Texts {
  readonly #catalogues = new Map<Language, Catalogue>();

  constructor(sources: Sources) {
    const byLanguage = Object.fromEntries(Object.entries(sources).map(([path, source]) => [languageOf(path), source]));
    const english = new Catalogue(ENGLISH, [houseSource(ENGLISH), byLanguage[ENGLISH] ?? ''], null);
    this.#catalogues.set(ENGLISH, english);
    for (const language of new Set([...Object.keys(house).map(languageOf), ...Object.keys(byLanguage)]))
      if (language !== ENGLISH)
        this.#catalogues.set(language, new Catalogue(language, [houseSource(language), byLanguage[language] ?? ''], english));
  }

  get languages(): readonly Language[] {
    return [...this.#catalogues.keys()];
  }

  #in(language: Language): Catalogue {
    return this.#catalogues.get(language) ?? (this.#catalogues.get(ENGLISH) as Catalogue);
  }

  has(language: Language, key: string): boolean {
    return this.#in(language).has(messageId(key));
  }

  /** A text of a key with values put in; null: there is none. */
  find(language: Language, key: string, values: Values = {}, attribute = ''): string | null {
    const catalogue = this.#in(language);
    return catalogue.format(messageId(key), this.#values(catalogue, values), attribute);
  }

  /** The same; the key itself where there is no such text, which a test finds. */
  say = (language: Language, key: string, values: Values = {}): string => this.find(language, key, values) ?? key;

  /** The sentence of a fact for little room, where the catalogue has one: the attribute `short` of its message. */
  tellShort(language: Language, role: Role, fact: Fact): string {
    return this.find(language, `${role}-${fact.kind}`, { ...fact }, 'short') ?? this.tell(language, role, fact);
  }

  /** The sentence of a fact. `home`: whose side is drawn below, for words that depend on it. */
  tell(language: Language, role: Role, fact: Fact, home = 'none', problems?: Error[]): string {
    return this.#tell(this.#in(language), role, fact, home, problems);
  }

  #tell(catalogue: Catalogue, role: string, fact: Fact, home: string, problems?: Error[]): string {
    const values = { ...this.#values(catalogue, { ...fact }), home };
    const found = catalogue.format(messageId(`${role}-${fact.kind}`), values, '', problems);
    if (found !== null) return found;
    if (fact.text) return fact.text; // a game without a catalogue writes its own
    problems?.push(new Error(`no message ${role}-${fact.kind}`));
    return catalogue.format(role, { ...values, kind: humanise(fact.kind) }) ?? readOut(fact.kind, values);
  }

  #values(catalogue: Catalogue, fields: Values, prefix = ''): Record<string, FluentValue> {
    const values: Record<string, FluentValue> = {};
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value === 'object' && value !== null && !Array.isArray(value) && !isFact(value))
        Object.assign(values, this.#values(catalogue, value as Values, `${prefix}${name}-`));
      else values[prefix + name] = this.#value(catalogue, name, value);
    }
    return values;
  }

  #value(catalogue: Catalogue, name: string, value: unknown): FluentValue {
    if (value === null || value === undefined) return 'none';
    if (typeof value === 'number') return new FluentNumber(value);
    if (Array.isArray(value)) return new Several(value.map((one) => plain(this.#value(catalogue, name, one))));
    if (isFact(value)) return this.#tell(catalogue, ROLES.includes(name) ? name : 'part', value, 'none');
    return String(value); // truth is "true" or "false"
  }
}

/** `Dropped: yellow, 4` for a fact that no message tells: its kind, and what its fields hold. */
function readOut(kind: string, values: Readonly<Record<string, FluentValue>>): string {
  const silent = new Set(['kind', 'text', 'ply', 'home']);
  const held = Object.entries(values).filter(([name, value]) => !silent.has(name) && value !== 'none');
  return held.length > 0 ? `${humanise(kind)}: ${held.map(([, value]) => plain(value)).join(', ')}` : humanise(kind);
}

function isFact(value: unknown): value is Fact {
  return typeof value === 'object' && value !== null && typeof (value as Fact).kind === 'string';
}

const languageOf = (path: string): Language => /([\w-]+)\.ftl$/.exec(path)?.[1] ?? ENGLISH;

function houseSource(language: Language): string {
  return Object.entries(house).find(([path]) => languageOf(path) === language)?.[1] ?? '';
}
