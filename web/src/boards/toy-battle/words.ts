import type { GameEvent, GameView, LegalAction, Schemas } from '../../api/types';
import { Texts } from '../../base/texts';
import type { FieldOrder, Language, Sound } from '../../base/words';

type View = Schemas['ToyBattleView'];

export const texts = new Texts(
  import.meta.glob<string>('../../../../src/fracas/games/toy_battle/texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
);

export const order: FieldOrder = { place: ['troop', 'node'], shove: ['source', 'target'] };

/** A text of this game. */
export const say = texts.say;
export const seatName = (language: Language, seat: string) => texts.find(language, `seat.${seat}`) ?? seat;
export const troopName = (language: Language, troop: string) => texts.find(language, `value.${troop}`) ?? troop;
export const nodeName = (language: Language, node: string) => texts.find(language, `value.${node}`) ?? node;
export const terrainName = (language: Language, terrain: string) =>
  texts.find(language, `option.terrain.${terrain.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`) ?? terrain;

/** A troop is chosen blindly: it looks different from the rest. */
export function isRisky(action: LegalAction): boolean {
  return action.structure.kind === 'raid' || action.structure.kind === 'pin';
}

export function phrase({ structure }: LegalAction, view: GameView, language: Language): string {
  const { kind, node, source } = structure;
  const shown = (view as View).nodes.find(({ id }) => id === (source ?? node))?.stack.at(-1)?.troop;
  return say(language, `do.${String(kind)}`, { troop: shown, ...structure });
}

/** Bases are named as on the board, also on buttons. */
export function value(field: string, name: unknown, _kind: unknown, _view: GameView, language: Language): string | null {
  return ['node', 'source', 'target'].includes(field) ? nodeName(language, String(name)) : null;
}

/** What an action would do; undefined: nothing worth saying. */
export function foresee(action: LegalAction | null, language: Language): string | undefined {
  return action?.preview ? texts.tell(language, 'preview', action.preview) : undefined;
}

const SOUNDS: Readonly<Partial<Record<string, Sound>>> = {
  drew: 'move',
  placed: 'place',
  covered: 'place',
  captured: 'place',
  discarded: 'hit',
  raided: 'hit',
  recalled: 'move',
  exhumed: 'move',
  shoved: 'move',
  pinned: 'hit',
  'region-taken': 'gain',
};

export const sound = ({ kind }: GameEvent): Sound | null => SOUNDS[kind] ?? null;
