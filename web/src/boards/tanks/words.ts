import type { GameEvent, GameView, LegalAction, Schemas } from '../../api/types';
import type { FieldOrder, Language, Sound, Words } from '../../base/words';
import { spaceName } from '../shared/grid';
import { compass, sayer } from '../shared/say';
import { type Loss, type Odds, readCost, readOdds } from './odds';
import { de } from './texts.de';
import { en } from './texts.en';

type View = Schemas['TanksView'];
type Roll = Schemas['Tanks_RollView'];

/** Every space is called as on the board: small letters. */
const SIDE = 15;
const spaces = Object.fromEntries(
  Array.from({ length: SIDE * SIDE }, (_, i) => spaceName((i % SIDE) + 1, Math.floor(i / SIDE) + 1)).map((space) => [
    `value.space.${space}`,
    space,
  ]),
);

export const words: Words = {
  en: { ...spaces, ...compass.en, ...en },
  de: { ...spaces, ...compass.de, ...de },
};

export const order: FieldOrder = { fire: ['space', 'aimed', 'from_token'] };

export const say = sayer(words);

/** What the letters of a zone's map mean. */
export const GROUND: Readonly<Record<string, string>> = { '.': 'floor', '#': 'wall', '~': 'pool', _: 'gap', x: 'hole', '%': 'wreck' };

/** A tank as events call it: `green 2`. */
export const nameOf = (tank: Schemas['Tanks_TankView']): string => `${tank.side} ${tank.number}`;

/** `green 2` as a person says it. */
export function tankName(tank: string, language: Language): string {
  const [side = '', number = ''] = tank.split(' ');
  return say(language, 'tank', { side: words[language][`seat.${side}`] ?? side, number });
}

/** The name of a zone: ours are translated, one made by chance has a number, a player's own is as it is. */
export function zoneTitle(name: string, language: Language): string {
  const number = /^Random (\d+)$/.exec(name)?.[1];
  if (number) return say(language, 'zone.random', { number });
  return words[language][`option.zone.${name.toLowerCase().replaceAll(' ', '-')}`] ?? name;
}

/** A figure as the language writes it. */
export function figure(text: string, language: Language): string {
  return language === 'de' ? text.replace('.', ',') : text;
}

export function oddsText(odds: Odds, language: Language): string {
  if (odds.obstacle) return `${diceText(odds, language)}, ${say(language, 'blocked')}`;
  if (odds.dice === 0) return say(language, 'dice.certain');
  return `${diceText(odds, language)}, ${percent(odds.hit, language)}`;
}

function diceText({ dice }: Odds, language: Language): string {
  return say(language, dice === 0 ? 'dice.none' : dice === 1 ? 'dice.one' : 'dice.many', { count: dice });
}

export const percent = (chance: string, language: Language): string => `${figure(chance, language)} %`;

/** What a tank may suffer: points on average, and how likely it is destroyed or stunned. */
export function harmText({ points, kill, stun }: Loss, language: Language): string {
  const isTiny = points.startsWith('<');
  const said = [say(language, isTiny ? 'harm.hardly' : 'harm.loss', { points: figure(isTiny ? points.slice(1) : points, language) })];
  if (kill) said.push(say(language, 'harm.kill', { chance: percent(kill, language) }));
  if (stun) said.push(say(language, 'harm.stun', { chance: percent(stun, language) }));
  return said.join(', ');
}

export type Way = 'snap' | 'aimed' | 'snap.token' | 'aimed.token';

/** The way to fire that an action's fields mean. */
export function wayOf({ aimed, from_token }: Readonly<Record<string, unknown>>): Way {
  return `${aimed ? 'aimed' : 'snap'}${from_token ? '.token' : ''}`;
}

export function resultText(roll: Roll, language: Language): string {
  const key = `result.${roll.is_automatic ? 'certain' : roll.result}`;
  const isHit = key === 'result.hit' || key === 'result.certain';
  return say(language, isHit && roll.damage === 0 ? `${key}.none` : key, { damage: roll.damage }); // ground has no points to lose
}

export function isRisky(action: LegalAction): boolean {
  return action.structure.kind === 'fire' && readOdds(action.preview)?.dice !== 0;
}

export function phrase(action: LegalAction, _view: GameView, language: Language): string | null {
  const { kind, direction, space } = action.structure;
  if (kind === 'fire') return say(language, `say.${wayOf(action.structure)}`, { space: String(space) });
  if (kind === 'move' || kind === 'ram') {
    const where = words[language][`value.direction.${String(direction)}`] ?? String(direction);
    const cost = readCost(action.preview);
    const said = say(language, `say.${kind}`, { direction: language === 'en' ? where.toLowerCase() : where });
    return cost === null ? said : `${said} (${say(language, 'cost', { count: cost })})`;
  }
  return null;
}

/** The server's preview in few words: they have two lines, and more is scrolled to. */
export function foretell(preview: string, language: Language): string {
  const tell = (key: string, values: Record<string, string | number> = {}) => say(language, `foretell.${key}`, values);
  const count = /(\d+)$/.exec(preview)?.[1] ?? '';
  const [, cost, left] = /^costs (\d+) of (\d+)/.exec(preview) ?? [];
  if (cost && left) return `${tell('move', { cost, left })}.`;
  if (preview.startsWith('both tanks lose')) return `${tell('ram', { count })}.`;
  if (preview.startsWith('repairs')) return `${tell('repair', { count })}.`;
  const odds = readOdds(preview);
  if (!odds) return '';
  const parts = [chanceText(odds, language)];
  if (odds.obstacle) {
    const { what, space } = odds.obstacle;
    const ground = OBSTACLES[what];
    parts.push(tell('blocked', { what: ground ? say(language, ground) : tankName(what, language), space }));
  }
  for (const { space, chance } of odds.ground) parts.push(tell('ground', { space, chance: percent(chance, language) }));
  for (const loss of odds.losses) parts.push(`${tankName(loss.tank, language)} ${harmText(loss, language)}`);
  return `${parts.join('; ')}.`;
}

/** The dice, and how likely they hit; behind an obstacle they cannot. */
function chanceText(odds: Odds, language: Language): string {
  const dice = diceText(odds, language);
  if (odds.obstacle) return dice;
  if (odds.dice === 0) return say(language, 'foretell.certain');
  const values = { dice, hit: percent(odds.hit, language), glance: percent(odds.glance ?? '', language) };
  return say(language, odds.glance ? 'foretell.glance' : 'foretell.dice', values);
}

const OBSTACLES: Readonly<Record<string, string>> = { 'a wall': 'ground.wall', 'a wreck': 'ground.wreck' };

/** In English too: the server's own says "move" where everything else says "drive". */
export function prompt(given: GameView, language: Language): string | null {
  const view = given as View;
  const tank = view.tanks.find((one) => nameOf(one) === view.active_tank);
  if (!tank || !view.active_tank) return null;
  const name = tankName(view.active_tank, language);
  if (tank.space === null) return say(language, 'prompt.skip', { tank: name });
  if (tank.is_stunned && view.shot === 'none') return say(language, 'prompt.recover', { tank: name });
  if (view.has_repaired) return say(language, 'prompt.repaired', { tank: name });
  const wishes: string[] = [];
  if (view.points_left >= 2) wishes.push(say(language, 'prompt.drive', { points: view.points_left }));
  if (view.shot === 'none') wishes.push(say(language, 'prompt.fire'));
  const end = say(language, 'prompt.end');
  return say(language, 'prompt.ask', { tank: name, wishes: wishes.length > 0 ? `${wishes.join(', ')}${say(language, 'or')}${end}` : end });
}

export function sentence(event: GameEvent, language: Language, home?: string): string | null {
  const isTurned = home === 'orange';
  if (language === 'en') return isTurned && event.kind === 'fired' ? turnedShot(event) : null;
  const tell = (key: string, values = {}) => say(language, key, values);
  const name = (tank: unknown) => tankName(String(tank), language);
  const spot = event.spot as Schemas['Tanks_Spot'] | undefined;
  if (event.kind === 'fired') return shotSentence(event, language, isTurned);
  if (event.kind === 'game-over') return `${tell(`ending.${String(event.ending)}`)}.`;
  if (!(`told.${event.kind}` in words[language])) return null;
  return tell(`told.${event.kind}`, {
    tank: name(event.tank),
    other: name(event.other),
    origin: String(event.origin),
    space: spot ? (spot.space ?? tell('told.place-outside')) : String(event.space),
    points: String(event.points),
    cause: tell(`cause.${String(event.cause)}`),
    left: String(event.hit_points),
  });
}

/** The server's sentence of a shot; "2 up and 1 left" as orange sees the board. */
function turnedShot(event: GameEvent): string {
  const roll = event.roll as Roll;
  return event.text.replace(strayText(roll, 'en', false), strayText(roll, 'en', true));
}

function shotSentence(event: GameEvent, language: Language, isTurned: boolean): string {
  const roll = event.roll as Roll;
  const said = / at ((?:green|orange) \d) on /.exec(event.text)?.[1];
  return say(language, roll.aimed ? 'told.aims' : 'told.fires', {
    tank: tankName(roll.shooter, language),
    target: said ? `${tankName(said, language)} (${roll.target})` : roll.target,
    measured: roll.from_token ? say(language, 'told.measured') : '',
    dice: roll.is_automatic
      ? say(language, 'told.no-dice')
      : say(language, 'told.dice', { count: roll.dice.length, values: roll.dice.map((die) => die.value).join(' ') }),
    result: strikeText(roll, language, isTurned),
  });
}

function strikeText(roll: Roll, language: Language, isTurned: boolean): string {
  if (!roll.struck) return say(language, 'told.miss');
  const result = roll.is_automatic
    ? say(language, 'told.certain')
    : roll.result === 'stray'
      ? strayText(roll, language, isTurned)
      : say(language, `told.${roll.result}`);
  const space = roll.struck.space;
  if (space === null) return say(language, 'told.outside', { result });
  if (roll.struck_tank) {
    const isShort = roll.landing?.space !== space;
    const values = { result, tank: tankName(roll.struck_tank, language), space, damage: roll.damage };
    return say(language, isShort ? 'told.takes-in-the-way' : 'told.takes', values);
  }
  return say(language, 'told.strikes', { result, what: say(language, `ground.${roll.struck_kind}`), space });
}

function strayText(roll: Roll, language: Language, isTurned: boolean): string {
  const way = isTurned ? -1 : 1;
  const [across, up] = [roll.offset_columns * way, roll.offset_rows * way];
  const parts: string[] = [];
  if (up !== 0) parts.push(say(language, up > 0 ? 'told.up' : 'told.down', { count: Math.abs(up) }));
  if (across !== 0) parts.push(say(language, across > 0 ? 'told.right' : 'told.left', { count: Math.abs(across) }));
  return say(language, 'told.stray', { way: parts.join(say(language, 'told.and')) });
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
