import type { GameEvent, GameView, LegalAction, Schemas } from '../../api/types';
import { Texts } from '../../base/texts';
import type { FieldOrder, Language, Sound } from '../../base/words';

type View = Schemas['CombactView'];

export const texts = new Texts(
  import.meta.glob<string>('../../../../src/fracas/games/combact/texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
);
export const say = texts.say;

export const order: FieldOrder = { place: ['piece', 'turn', 'at'] };

export const pieceName = (language: Language, name: string): string => texts.find(language, `value.${name}`) ?? name;
export const targetName = (language: Language, target: string): string => texts.find(language, `target.${target}`) ?? target;
/** The target, and in a campaign which match it is. */
export const matchName = (language: Language, { is_campaign, target, match }: View): string =>
  say(language, is_campaign ? 'heading.campaign' : 'heading', { target, match });

/** What a placement would do; null: it is none. */
export const foreseen = ({ preview }: LegalAction) => preview as Schemas['CombactPreview'] | null;

export function phrase(action: LegalAction, _view: GameView, language: Language): string | null {
  const { structure } = action;
  if (structure.kind === 'place') return say(language, 'do.place', { ...structure, spends_token: foreseen(action)?.spends_token ?? false });
  return structure.kind === 'inception' || structure.kind === 'target' ? say(language, `do.${structure.kind}`, structure) : null;
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  placed: 'place',
  inception: 'move',
  token: 'gain',
  passed: 'turn',
  swapped: 'move',
  target: 'turn',
  'match-over': 'gain',
  dealt: 'turn',
};

export function sound(event: GameEvent): Sound | null {
  return SOUNDS[event.kind] ?? null;
}
