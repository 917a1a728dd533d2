import type { GameEvent, GameView, LegalAction, Schemas } from '../../api/types';
import { Texts } from '../../base/texts';
import type { FieldOrder, Language, Sound } from '../../base/words';
import { spaceName } from '../shared/grid';
import { type Loss, type Odds, previewOf } from './odds';

type Roll = Schemas['Tanks_RollView'];

/** Every space is called as on the board: small letters. */
const SIDE = 15;
const SPACES = Array.from({ length: SIDE * SIDE }, (_, i) => spaceName((i % SIDE) + 1, Math.floor(i / SIDE) + 1))
  .map((space) => `value-space-${space} = ${space}`)
  .join('\n');
const files = import.meta.glob<string>('../../../../src/fracas/games/tanks/texts/*.ftl', { query: '?raw', import: 'default', eager: true });

export const texts = new Texts(Object.fromEntries(Object.entries(files).map(([path, source]) => [path, `${source}\n${SPACES}`])));
export const say = texts.say;

export const order: FieldOrder = { fire: ['space', 'aimed', 'from_token'] };

/** What the letters of a zone's map mean. */
export const GROUND: Readonly<Record<string, string>> = { '.': 'floor', '#': 'wall', '~': 'pool', _: 'gap', x: 'hole', '%': 'wreck' };

/** A tank as events call it: `green 2`. */
export const nameOf = (tank: Schemas['Tanks_TankView']): string => `${tank.side} ${tank.number}`;

/** `green 2` as a person says it. */
export const tankName = (tank: string, language: Language): string => say(language, `tank.${tank}`);

/** The name of a zone: ours are translated, one made by chance has a number, a player's own is as it is. */
export function zoneTitle(name: string, { zone, zone_seed: number }: Readonly<Record<string, unknown>>, language: Language): string {
  if (zone === 'random' && typeof number === 'number') return say(language, 'zone.random', { number });
  return texts.find(language, `option.zone.${name.toLowerCase()}`) ?? name;
}

export const oddsText = ({ dice, hit, obstacle }: Odds, language: Language): string => say(language, 'odds', { dice, hit, obstacle });

/** What a tank may suffer: points on average, and how likely it is destroyed or stunned. */
export const harmText = (loss: Loss, language: Language): string => say(language, 'harm', { ...loss });

export type Way = 'snap' | 'aimed' | 'snap.token' | 'aimed.token';

/** The way to fire that an action's fields mean. */
export function wayOf({ aimed, from_token }: Readonly<Record<string, unknown>>): Way {
  return `${aimed ? 'aimed' : 'snap'}${from_token ? '.token' : ''}`;
}

export function resultText({ is_automatic, result, damage }: Roll, language: Language): string {
  return say(language, `result.${is_automatic ? 'automatic' : result}`, { damage });
}

export function isRisky(action: LegalAction): boolean {
  return action.structure.kind === 'fire' && previewOf(action, 'shot')?.dice !== 0;
}

export function phrase(action: LegalAction, _view: GameView, language: Language): string | null {
  const { structure } = action;
  if (structure.kind === 'fire') return say(language, `say.${wayOf(structure)}`, structure);
  if (structure.kind === 'ram') return say(language, 'say.ram', structure);
  return structure.kind === 'move' ? say(language, 'say.move', { ...structure, cost: previewOf(action, 'step')?.cost ?? null }) : null;
}

/** Who stands on a space, if it is a tank. */
const tankOn = (view: GameView, space: unknown): Schemas['Tanks_TankView'] | undefined =>
  (view as unknown as Schemas['TanksView']).tanks.find((tank) => tank.space === space);

/** A space one may fire at, with who stands there. */
export function value(field: string, space: unknown, _kind: unknown, view: GameView, language: Language): string | null {
  const tank = field === 'space' ? tankOn(view, space) : undefined;
  return tank ? say(language, 'space.with-tank', { space: String(space), tank: nameOf(tank) }) : null;
}

/** Of all the spaces in reach those with an enemy are aimed at first, then those with a tank of one's own, then the ground. */
export function rank(field: string, space: unknown, _kind: unknown, view: GameView): number {
  const tank = field === 'space' ? tankOn(view, space) : undefined;
  return !tank ? 2 : tank.side === view.actor ? 1 : 0;
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  moved: 'move',
  fired: 'dice',
  rammed: 'hit',
  damaged: 'hit',
  destroyed: 'boom',
  'wall-destroyed': 'boom',
  'floor-destroyed': 'boom',
  repaired: 'gain',
  recovered: 'gain',
  ended: 'turn',
};

export function sound(event: GameEvent): Sound | null {
  return SOUNDS[event.kind] ?? null;
}
