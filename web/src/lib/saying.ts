// Words for what a game calls by names: kinds, fields, values, whole actions.
import type { Consequence, FearedAnswer, GameEvent, GameView, LegalAction, Outcome, Player, Takeback, Warned } from '../api/types';
import { settings } from '../base/settings.svelte';
import { isKey, percent, t, word } from '../i18n/index.svelte';
import { type Fact, type Role, Texts } from '../base/texts';
import type { Language, WordsModule } from '../base/words';
import { asSentence, humanise } from '../base/text';

export function kindName(words: WordsModule | null, kind: string): string {
  return word(words, `kind.${kind}`) ?? humanise(kind);
}

export function fieldName(words: WordsModule | null, field: string): string {
  return word(words, `field.${field}`) ?? (field === 'kind' ? t('choice.kind') : humanise(field));
}

export function valueName(words: WordsModule | null, field: string, value: unknown, otherwise = humanise(value)): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return word(words, `value.${field}.${text}`) ?? word(words, `value.${text}`) ?? otherwise;
}

/** What a field that names a place of a declared board stands for, as the game writes it: "b3", not "B3". */
function placeName(words: WordsModule | null, view: GameView, field: string, value: unknown): string | undefined {
  const scenery = 'scenery' in view ? (view.scenery as Declared | null) : null;
  if (!scenery?.fields.includes(field)) return undefined;
  const place = scenery.places.find(({ id }) => id === String(value));
  return place && (word(words, `place.${place.id}`) ?? (place.name || place.label || place.id));
}

interface Declared {
  readonly fields: readonly string[];
  readonly places: readonly { readonly id: string; readonly name?: string; readonly label?: string }[];
}

/** A value as it is meant now: "Red 3 (Medic)" rather than "3", where the game can say so. */
export function valueNow(
  words: WordsModule | null,
  field: string,
  value: unknown,
  kind: unknown,
  view: GameView,
  language: Language,
): string {
  return words?.value?.(field, value, kind, view, language) ?? valueName(words, field, value, placeName(words, view, field, value));
}

/** A whole action, as a button says it. */
export function actionName(words: WordsModule | null, action: LegalAction, view: GameView, language: Language): string {
  return words?.phrase?.(action, view, language) ?? actionBrief(words, action.structure);
}

/** An action of any moment, without knowing how things stand then: its kind and what it names. */
export function actionBrief(words: WordsModule | null, structure: Readonly<Record<string, unknown>>): string {
  const { kind, ...fields } = structure;
  const named = Object.entries(fields)
    .filter(([, value]) => ['string', 'number'].includes(typeof value))
    .map(([field, value]) => valueName(words, field, value));
  return [kindName(words, String(kind)), named.join(', ')].filter(Boolean).join(': ');
}

/** What an action would do; empty: nothing worth saying. */
export function previewText(words: WordsModule | null, action: LegalAction | null | undefined, language: Language): string {
  return action?.preview ? asSentence(tell(words, 'preview', action.preview, language)) : '';
}

/** What is said where a game's own texts are not there. */
const house = new Texts({});

/** The sentence of a fact; as the server says it where the game brings no catalogue. */
function tell(words: WordsModule | null, role: Role, fact: Fact, language: Language, home?: string): string {
  return (words?.texts ?? house).tell(language, role, fact, home);
}

export function optionName(words: WordsModule | null, option: string): string {
  return word(words, `option.${option}`) ?? humanise(option);
}

export function optionValue(words: WordsModule | null, option: string, value: unknown): string {
  const found = word(words, `option.${option}.${value === '' ? 'default' : String(value)}`);
  if (found !== null) return found;
  if (value === null) return t('option.unset');
  if (value === '') return t('option.default');
  return typeof value === 'boolean' ? t(value ? 'option.on' : 'option.off') : humanise(value);
}

/** A ready-made set-up by its name, or by what it sets. */
export function variantName(words: WordsModule | null, name: string, options: Readonly<Record<string, unknown>>): string {
  const given = word(words, `variant.${name}`);
  if (given !== null) return given;
  const set = Object.entries(options).map(([option, value]) => {
    if (value === true) return optionName(words, option);
    if (typeof value === 'string') return optionValue(words, option, value).split(':')[0];
    return `${optionName(words, option)} ${optionValue(words, option, value)}`;
  });
  return set.join(', ') || t('option.default');
}

/** A level's or a plain opponent's name. */
export function levelName(name: string): string {
  const key = `level.${name}`;
  return isKey(key) ? t(key) : humanise(name);
}

const LEVEL_NAMES: Readonly<Record<string, string>> = { 1: 'recruit', 2: 'corporal', 3: 'sergeant', 4: 'captain', 5: 'general' };

/** Who sits there; opponents of the server are called by their level, in this language. Empty: an open seat. */
export function playerName({ kind, level, name }: Player): string {
  if (kind === 'person' && name === '') return t('player.left');
  if (kind !== 'bot' || level == null) return name;
  const rank = LEVEL_NAMES[level];
  return rank ? t('player.level', { name: levelName(rank), n: level }) : levelName(level);
}

/** How a match ended, in a few words. */
export function endingName(words: WordsModule | null, ending: string): string {
  return (words?.texts ?? house).find(settings.language, `ending.${ending}`, {}, 'name') ?? humanise(ending);
}

/** How a match ended, in a sentence. */
export function endingText(
  words: WordsModule | null,
  { ending, winner, text }: Outcome,
  seats: readonly string[],
  language: Language,
): string {
  const loser = winner === null ? null : (seats.find((seat) => seat !== winner) ?? null);
  return tell(words, 'ending', { kind: ending, winner, loser, text } as Fact, language);
}

/** Why the last action cannot be taken back, or who must agree; empty: nothing is in the way. */
export function takebackText(takeback: Takeback | null): string {
  const { why, who } = takeback ?? {};
  if (!why) return '';
  if (why === 'acted' || why === 'seen') return t(`takeback.${why}`, { name: who ?? '' });
  return t(why === 'not-running' ? 'problem.not-running' : `problem.unfair.${why}`);
}

export function promptText(words: WordsModule | null, view: GameView, language: Language): string {
  return tell(words, 'prompt', view.prompt, language);
}

/** `home`: whose side is drawn below, for words that depend on it. */
export function eventText(words: WordsModule | null, event: GameEvent, language: Language, home?: string): string {
  return asSentence(tell(words, 'event', event, language, home));
}

/** What an action would do, with how likely that is. */
export function consequenceText(words: WordsModule | null, { role, share, fact }: Consequence, language: Language, home?: string): string {
  const text = asSentence(tell(words, role, fact, language, home));
  return share < 1 ? t('hint.likely', { share: percent(share), text }) : text;
}

/** What the other side may answer, and what that would do. */
export function answerText(words: WordsModule | null, { action, does }: FearedAnswer, language: Language, home?: string): string {
  const told = does.map((one) => consequenceText(words, one, language, home));
  return [asSentence(actionBrief(words, action.structure)), ...told].join(' ');
}

/** What an action would throw away. */
export function warningText({ value, best_value: best }: Warned): string {
  const chance = (of: number) => percent((of + 1) / 2);
  return t('coach.loss', { best: chance(best), share: chance(value) });
}
