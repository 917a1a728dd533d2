import type { GameEvent, GameView, LegalAction, Schemas } from '../../api/types';
import type { FieldOrder, Language, Sound, Words } from '../../base/words';
import { sayer } from '../shared/say';
import { RACK } from './geometry';
import { asHappening } from './happened';
import { de } from './texts.de';
import { en } from './texts.en';

type View = Schemas['ToyBattleView'];
type Values = Readonly<Record<string, string | number>>;

/** Bases are named as on the board, also on buttons. */
const BASES = Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`value.b${i + 1}`, `b${i + 1}`]));

export const words: Words = { en: { ...BASES, ...en }, de: { ...BASES, ...de } };

export const order: FieldOrder = { place: ['troop', 'node'], shove: ['source', 'target'] };

/** A text of this game. */
export const say = sayer(words);
export const seatName = (language: Language, seat: string) => words[language][`seat.${seat}`] ?? seat;
export const troopName = (language: Language, troop: string) => words[language][`value.${troop}`] ?? troop;
export const nodeName = (language: Language, node: string) => words[language][`value.${node}`] ?? node;
export const terrainName = (language: Language, terrain: string) =>
  words[language][`option.terrain.${terrain.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`] ?? terrain;

/** A troop is chosen blindly: it looks different from the rest. */
export function isRisky(action: LegalAction): boolean {
  return action.structure.kind === 'raid' || action.structure.kind === 'pin';
}

export function phrase(action: LegalAction, view: GameView, language: Language): string {
  const { kind, troop, node, source, target } = action.structure as Record<string, string>;
  const nodes = (view as View).nodes;
  const shown = nodes.find(({ id }) => id === (source ?? node))?.stack.at(-1)?.troop;
  return say(language, `do.${kind}`, {
    troop: troopName(language, troop ?? shown ?? ''),
    node: nodeName(language, node ?? ''),
    source: nodeName(language, source ?? ''),
    target: nodeName(language, target ?? ''),
  });
}

export function prompt(view: GameView, language: Language): string {
  if (view.actor === null) return say(language, 'prompt.over');
  return say(language, `prompt.${(view as View).phase}${limits(view as View)}`, { seat: seatName(language, view.actor) });
}

/** The prompt offers what can be done and nothing else: fewer than two to draw, none, or nothing to place. */
function limits({ phase, actor, sides, drawable, can_place }: View): string {
  const one = drawable === 1 ? '-1' : '';
  if (phase === 'skully') return one;
  if (phase !== 'turn') return '';
  if (drawable > 0) return can_place ? one : `-draw${one}`;
  return sides.some((side) => side.seat === actor && side.rack_size >= RACK) ? '-full' : '-0';
}

export function sentence(event: GameEvent, language: Language): string | null {
  return language === 'en' ? null : retell(event as unknown as Schemas['ToyBattleEvent'], language);
}

function retell(event: Schemas['ToyBattleEvent'], language: Language): string | null {
  const told = asHappening(event);
  const tell = (key: string, values: Values = {}) => say(language, `event.${key}`, values);
  const seat = (name: string) => seatName(language, name);
  const troop = (name: string) => troopName(language, name);
  const node = (name: string) => nodeName(language, name);
  switch (told.kind) {
    case 'drew': {
      const which = told.troops?.length ? `: ${told.troops.map(troop).join(', ')}` : '';
      return tell(told.count === 1 ? 'drew-1' : 'drew', { seat: seat(told.seat), count: told.count, which });
    }
    case 'placed': {
      const [owner = '', covered = ''] = told.covers?.split(' ') ?? [];
      const covers = say(language, 'troop', { troop: troop(covered), seat: seat(owner) });
      const key = told.covers ? 'covered' : told.text.endsWith('captures the H.Q.') ? 'captured' : 'placed';
      return tell(key, { seat: seat(told.seat), troop: troop(told.troop), node: node(told.node), covers });
    }
    case 'discarded':
      return tell(told.node === null ? 'raided' : 'discarded', {
        troop: troop(told.troop),
        owner: seat(told.owner),
        node: node(told.node ?? ''),
      });
    case 'returned':
      return tell(told.node === null ? 'exhumed' : 'recalled', {
        seat: seat(told.seat),
        troop: troop(told.troop),
        node: node(told.node ?? ''),
      });
    case 'shoved':
      return tell('shoved', { troop: troop(told.troop), owner: seat(told.owner), source: node(told.source), target: node(told.target) });
    case 'pinned':
      return tell('pinned', { owner: seat(told.owner), which: told.troop ? `: ${troop(told.troop)}` : '' });
    case 'unpinned':
      return tell('unpinned', { owner: seat(told.owner) });
    case 'skipped':
      return tell('skipped', { seat: seat(told.seat), effect: effectName(told.effect, language) });
    case 'region-taken':
      return tell(told.medals === 1 ? 'region-1' : 'region', { seat: seat(told.seat), medals: told.medals, bases: told.bases.join(', ') });
    default:
      return null;
  }
}

/** `Skully's effect` or `the recall of the base`. */
function effectName(effect: string, language: Language): string {
  const troop = /^(.*)'s effect$/.exec(effect)?.[1];
  return troop ? say(language, 'effect.troop', { troop }) : say(language, 'effect.base');
}

/** What the server foretells of an action, in the person's language. */
export function foretell(preview: string, language: Language): string {
  if (language === 'en' || preview === '') return preview;
  return preview
    .split(/, (?=takes |unseen)|; /)
    .map((part) => foretold(part, language))
    .filter(Boolean)
    .join(', ');
}

function foretold(part: string, language: Language): string {
  const see = (key: string, values: Values = {}) => say(language, `see.${key}`, values);
  const troopOf = /^(\w+)'s (.+)$/;
  if (part.startsWith('captures')) return see('captures');
  if (part.startsWith('covers ')) {
    const [, owner = '', troop = ''] = troopOf.exec(part.slice('covers '.length)) ?? [];
    return see('covers', { owner: seatName(language, owner), troop });
  }
  const medals = Number(/^takes (\d+)/.exec(part)?.[1]);
  if (medals) return see(medals === 1 ? 'takes-1' : 'takes', { medals }) + (part.endsWith('and wins') ? `, ${see('wins')}` : '');
  const count = Number(/(\d+) troops?/.exec(part)?.[1]);
  if (part.endsWith('from your reserve')) return see(count === 1 ? 'reserve-1' : 'reserve', { count });
  if (part.endsWith('at random')) return see('random', { count });
  if (part.startsWith('one of')) return see('unseen', { count });
  if (part === 'unseen') return '';
  if (part.startsWith('known there: ')) return see('known', { troops: part.slice('known there: '.length) });
  return part
    .replace(/(\w+)'s ([\w'-]+)/g, (_, owner: string, troop: string) => say(language, 'troop', { troop, seat: seatName(language, owner) }))
    .replace(' onto ', ' → ');
}

export function sound(event: GameEvent): Sound | null {
  const sounds: Record<string, Sound> = {
    drew: 'move',
    placed: 'place',
    discarded: 'hit',
    returned: 'move',
    shoved: 'move',
    pinned: 'hit',
    'region-taken': 'gain',
  };
  return sounds[event.kind] ?? null;
}
