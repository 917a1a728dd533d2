import type { GameEvent, GameView, LegalAction, Schemas } from '../../api/types';
import type { Language, Sound, Words } from '../../lib/board';
import type { FieldOrder } from '../../lib/narrow';
import { fill } from '../../lib/text';
import { RACK } from './rack';

type View = Schemas['ToyBattleView'];
type Values = Readonly<Record<string, string | number>>;

/** Bases are named as on the board, also on buttons. */
const BASES = Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`value.b${i + 1}`, `b${i + 1}`]));

export const words: Words = {
  en: {
    ...BASES,
    line: 'Toys fight over bases and medals. Racks are hidden, every troop has its trick.',
    'seat.blue': 'Blue',
    'seat.red': 'Red',

    'kind.draw': 'Draw',
    'kind.place': 'Place a troop',
    'kind.skip': 'Skip',
    'kind.raid': 'Raid their rack',
    'kind.pin': 'Pin a troop of theirs',
    'kind.exhume': 'Exhume a troop',
    'kind.recall': 'Recall a troop',
    'kind.discard': 'Discard a troop',
    'kind.shove': 'Shove a troop',
    'field.troop': 'Which troop?',
    'field.node': 'Which base?',
    'field.source': 'Which enemy troop?',
    'field.target': 'Where to?',

    'value.kwak': 'Kwak',
    'value.skully': 'Skully',
    'value.capn': "Cap'n",
    'value.jumbo': 'Jumbo',
    'value.hook': 'Hook',
    'value.xb-42': 'XB-42',
    'value.star': 'Star',
    'value.roxy': 'Roxy',
    'value.blue-hq': 'Blue H.Q.',
    'value.blue-hq-1': 'Blue H.Q. 1',
    'value.blue-hq-2': 'Blue H.Q. 2',
    'value.red-hq': 'Red H.Q.',
    'value.red-hq-1': 'Red H.Q. 1',
    'value.red-hq-2': 'Red H.Q. 2',

    'option.terrain': 'Terrain',
    'option.terrain.help': 'Castle Field is the one to begin with.',
    'option.terrain.castle-field': 'Castle Field',
    'option.terrain.tropical-pool': 'Tropical Pool',
    'option.terrain.city-of-clouds': 'City of Clouds',
    'option.terrain.volcanic-jungle': 'Volcanic Jungle',
    'option.terrain.cursed-cemetery': 'Cursed Cemetery',
    'option.terrain.caribbean-sea': 'Caribbean Sea',
    'option.terrain.station-metal-x': 'Station Metal-X',
    'option.terrain.battlefield': 'Battlefield',
    'option.special_bases': 'Special bases',
    'option.special_bases.help': 'Off: every base is plain, good for a first game.',
    'option.starter': 'Who begins',
    'option.starter.help': 'Who takes the first turn.',
    'option.starter.random': 'By lot',
    'option.starter.blue': 'Blue',
    'option.starter.red': 'Red',
    'option.turn_limit': 'Turn limit',
    'option.turn_limit.help': 'After so many turns medals decide.',

    'ending.hq-captured': 'H.Q. captured',
    'ending.medal-objective': 'Medal objective reached',
    'ending.stuck': 'Nothing left to do: medals decide',
    'ending.stuck-tied': 'Nothing left to do at equal medals',
    'ending.turn-limit': 'Turn limit: medals decide',
    'ending.turn-limit-tied': 'Turn limit at equal medals',

    'prompt.turn': '{seat}: draw 2 troops or place one.',
    'prompt.turn-1': '{seat}: draw 1 troop or place one.',
    'prompt.turn-0': '{seat}: place a troop; there is nothing to draw.',
    'prompt.turn-full': '{seat}: place a troop; the rack is full.',
    'prompt.skully': '{seat}: Skully may draw 2 troops.',
    'prompt.skully-1': '{seat}: Skully may draw 1 troop.',
    'prompt.capn': "{seat}: Cap'n may bring one more troop. Place it, or skip.",
    'prompt.jumbo': '{seat}: Jumbo may discard a visible enemy troop one path section away.',
    'prompt.xb-42': 'XB-42 of {seat} may discard a random troop from the enemy rack.',
    'prompt.star': '{seat}: Star may draw 1 troop.',
    'prompt.recall': '{seat}: the base may return another of your visible troops to your rack.',
    'prompt.draw': '{seat}: the base may draw you 1 troop.',
    'prompt.shove': '{seat}: the base may shove an enemy troop next to it one path section on.',
    'prompt.exhume': '{seat}: the base may return one of your discarded troops to your rack.',
    'prompt.pin': '{seat}: the base may pin a troop of the enemy rack for its next turn.',
    'prompt.over': 'The game is over.',

    'do.draw': 'Draw from the reserve',
    'do.skip': 'Skip this effect',
    'do.raid': 'Discard a random troop of their rack',
    'do.pin': 'Pin a random troop of their rack',
    'do.exhume': 'Take {troop} from the discard',
    'do.recall': 'Take {troop} back from {node}',
    'do.discard': 'Discard {troop} on {node}',
    'do.place': 'Place {troop} on {node}',
    'do.shove': 'Shove {troop} from {source} to {target}',

    'event.drew-1': '{seat} draws 1 troop{which}.',
    'event.drew': '{seat} draws {count} troops{which}.',
    'event.placed': '{seat} places {troop} on {node}.',
    'event.covered': '{seat} places {troop} on {node} and covers {covers}.',
    'event.captured': '{seat} places {troop} on {node} and captures the H.Q.',
    'event.discarded': '{troop} of {owner} on {node} is discarded by Jumbo.',
    'event.raided': 'XB-42 discards {troop} from the rack of {owner}.',
    'event.recalled': '{seat} recalls {troop} from {node}.',
    'event.exhumed': '{seat} exhumes {troop}.',
    'event.shoved': '{troop} of {owner} is shoved from {source} to {target}.',
    'event.pinned': 'A troop on the rack of {owner} is pinned{which}.',
    'event.unpinned': 'Pinned troops of {owner} can be placed again.',
    'event.skipped': '{seat} declines {effect}.',
    'event.region-1': '{seat} takes 1 medal from the region {bases}.',
    'event.region': '{seat} takes {medals} medals from the region {bases}.',
    'effect.troop': 'the effect of {troop}',
    'effect.base': 'the effect of the base',

    'see.covers': 'covers {troop} of {owner}',
    'see.takes-1': 'takes 1 medal',
    'see.takes': 'takes {medals} medals',
    'see.wins': 'wins',
    'see.captures': 'captures the H.Q. and wins',
    'see.reserve-1': '1 troop from your reserve',
    'see.reserve': '{count} troops from your reserve',
    'see.random': 'one of {count} at random',
    'see.unseen': 'one of {count}, unseen',
    'see.known': 'known there: {troops}',

    board: 'Terrain {terrain}: {objective} medals win. Turn {turn}.',
    base: 'Base {id}',
    empty: 'empty',
    held: 'held by {seat}: {troop}',
    height: '{count} high',
    troop: '{troop} of {seat}',
    strength: 'Strength',
    joker: 'joker',
    stack: 'Stack, from the top',
    supply: 'Connected',
    nobody: 'to nobody',
    cut: '{seat} is cut off here: not connected to the H.Q.',
    open: 'Its effect is open now.',
    region: 'Region {bases}',
    medals: 'Medals',
    'medals-left': '{count} of {objective} medals',
    taken: 'taken by {seat}',
    'not-taken': 'Who holds all its bases takes them.',
    holds: '{seat} holds',
    'of-bases': '{count} of {total} bases',
    rack: 'Rack of {seat}',
    hidden: 'Hidden troops: {count}',
    'hidden-one': 'A hidden troop',
    'hidden-text': 'Only its owner sees which one.',
    known: 'It went back to the rack in the open, so everyone knows it is there.',
    pinned: 'Pinned: cannot be placed this turn.',
    'pinned-next': 'Pinned: cannot be placed on its next turn.',
    'pinned-count': '{count} pinned',
    'pinned-some': 'Which of them is not shown.',
    reserve: 'Reserve',
    'reserve-text': 'Face down; {count} left to draw.',
    discard: 'Discard',
    'discard-none': 'Nothing discarded',
    'discard-text': '{count} troops of {seat} in the discard',
    raid: 'Raid',
    pin: 'Pin',

    'about.kwak': 'Covers any enemy, and any enemy covers it.',
    'about.skully': 'After placing: draw 2.',
    'about.capn': 'After placing: place another troop, with its effect.',
    'about.jumbo': 'After placing: discard a visible enemy troop one path section away.',
    'about.hook': 'Lands on any base, connected or not; an H.Q. needs the connection.',
    'about.xb-42': 'After placing: discard a random troop from the enemy rack.',
    'about.star': 'After placing: draw 1.',
    'about.roxy': 'No trick, just the strongest.',
    'special.recall': 'Return another visible troop of yours to your rack.',
    'special.draw': 'Draw 1.',
    'special.shove': 'Move a visible enemy troop next to this base one path section on.',
    'special.exhume': 'Take one of your discarded troops to your rack.',
    'special.silence': 'Troops have no effect here.',
    'special.pin': 'A troop of the enemy rack, chosen blindly, cannot be placed on the next turn.',
    'special.only': 'Lets in strengths {strengths} and Kwak only.',
  },
  de: {
    ...BASES,
    line: 'Spielzeug kämpft um Basen und Orden. Verdeckte Bänkchen, und jeder Trupp hat seinen Kniff.',
    'seat.blue': 'Blau',
    'seat.red': 'Rot',

    'kind.draw': 'Ziehen',
    'kind.place': 'Trupp setzen',
    'kind.skip': 'Verzichten',
    'kind.raid': 'Gegnerisches Bänkchen plündern',
    'kind.pin': 'Gegnerischen Trupp festsetzen',
    'kind.exhume': 'Trupp ausgraben',
    'kind.recall': 'Trupp zurückholen',
    'kind.discard': 'Trupp ablegen',
    'kind.shove': 'Trupp verschieben',
    'field.troop': 'Welcher Trupp?',
    'field.node': 'Welche Basis?',
    'field.source': 'Welcher gegnerische Trupp?',
    'field.target': 'Wohin?',

    'value.kwak': 'Kwak',
    'value.skully': 'Skully',
    'value.capn': "Cap'n",
    'value.jumbo': 'Jumbo',
    'value.hook': 'Hook',
    'value.xb-42': 'XB-42',
    'value.star': 'Star',
    'value.roxy': 'Roxy',
    'value.blue-hq': 'H.Q. Blau',
    'value.blue-hq-1': 'H.Q. Blau 1',
    'value.blue-hq-2': 'H.Q. Blau 2',
    'value.red-hq': 'H.Q. Rot',
    'value.red-hq-1': 'H.Q. Rot 1',
    'value.red-hq-2': 'H.Q. Rot 2',

    'option.terrain': 'Gelände',
    'option.terrain.help': 'Zum Einstieg eignet sich die Burgwiese.',
    'option.terrain.castle-field': 'Burgwiese',
    'option.terrain.tropical-pool': 'Tropenbad',
    'option.terrain.city-of-clouds': 'Wolkenstadt',
    'option.terrain.volcanic-jungle': 'Vulkandschungel',
    'option.terrain.cursed-cemetery': 'Verfluchter Friedhof',
    'option.terrain.caribbean-sea': 'Karibik',
    'option.terrain.station-metal-x': 'Station Metal-X',
    'option.terrain.battlefield': 'Schlachtfeld',
    'option.special_bases': 'Besondere Basen',
    'option.special_bases.help': 'Aus: alle Basen sind gewöhnlich, gut für das erste Spiel.',
    'option.starter': 'Wer beginnt',
    'option.starter.help': 'Wer den ersten Zug macht.',
    'option.starter.random': 'Das Los',
    'option.starter.blue': 'Blau',
    'option.starter.red': 'Rot',
    'option.turn_limit': 'Höchstzahl der Züge',
    'option.turn_limit.help': 'Nach so vielen Zügen entscheiden die Orden.',

    'ending.hq-captured': 'H.Q. erobert',
    'ending.medal-objective': 'Genug Orden gesammelt',
    'ending.stuck': 'Nichts mehr zu tun: die Orden entscheiden',
    'ending.stuck-tied': 'Nichts mehr zu tun bei gleich vielen Orden',
    'ending.turn-limit': 'Zuggrenze: die Orden entscheiden',
    'ending.turn-limit-tied': 'Zuggrenze bei gleich vielen Orden',

    'prompt.turn': '{seat}: Ziehe 2 Trupps oder setze einen.',
    'prompt.turn-1': '{seat}: Ziehe 1 Trupp oder setze einen.',
    'prompt.turn-0': '{seat}: Setze einen Trupp; zu ziehen ist nichts mehr.',
    'prompt.turn-full': '{seat}: Setze einen Trupp; das Bänkchen ist voll.',
    'prompt.skully': '{seat}: Skully darf 2 Trupps ziehen.',
    'prompt.skully-1': '{seat}: Skully darf 1 Trupp ziehen.',
    'prompt.capn': "{seat}: Cap'n darf noch einen Trupp mitbringen. Setze ihn, oder verzichte.",
    'prompt.jumbo': '{seat}: Jumbo darf einen sichtbaren gegnerischen Trupp einen Wegabschnitt weiter ablegen.',
    'prompt.xb-42': 'XB-42 von {seat} darf einen zufälligen Trupp vom gegnerischen Bänkchen ablegen.',
    'prompt.star': '{seat}: Star darf 1 Trupp ziehen.',
    'prompt.recall': '{seat}: Die Basis darf einen anderen deiner sichtbaren Trupps auf dein Bänkchen zurückholen.',
    'prompt.draw': '{seat}: Die Basis darf dir 1 Trupp bringen.',
    'prompt.shove': '{seat}: Die Basis darf einen benachbarten gegnerischen Trupp einen Wegabschnitt verschieben.',
    'prompt.exhume': '{seat}: Die Basis darf einen deiner abgelegten Trupps auf dein Bänkchen zurückholen.',
    'prompt.pin': '{seat}: Die Basis darf einen Trupp des gegnerischen Bänkchens für den nächsten Zug festsetzen.',
    'prompt.over': 'Das Spiel ist zu Ende.',

    'do.draw': 'Aus dem Vorrat ziehen',
    'do.skip': 'Auf diesen Effekt verzichten',
    'do.raid': 'Zufälligen Trupp vom gegnerischen Bänkchen ablegen',
    'do.pin': 'Zufälligen Trupp auf dem gegnerischen Bänkchen festsetzen',
    'do.exhume': '{troop} aus der Ablage nehmen',
    'do.recall': '{troop} von {node} zurückholen',
    'do.discard': '{troop} auf {node} ablegen',
    'do.place': '{troop} auf {node} setzen',
    'do.shove': '{troop} von {source} nach {target} verschieben',

    'event.drew-1': '{seat} zieht 1 Trupp{which}.',
    'event.drew': '{seat} zieht {count} Trupps{which}.',
    'event.placed': '{seat} setzt {troop} auf {node}.',
    'event.covered': '{seat} setzt {troop} auf {node} und verdeckt {covers}.',
    'event.captured': '{seat} setzt {troop} auf {node} und erobert das H.Q.',
    'event.discarded': '{troop} von {owner} auf {node} wird von Jumbo abgelegt.',
    'event.raided': 'XB-42 legt {troop} vom Bänkchen von {owner} ab.',
    'event.recalled': '{seat} holt {troop} von {node} zurück.',
    'event.exhumed': '{seat} gräbt {troop} aus.',
    'event.shoved': '{troop} von {owner} wird von {source} nach {target} verschoben.',
    'event.pinned': 'Ein Trupp auf dem Bänkchen von {owner} wird festgesetzt{which}.',
    'event.unpinned': 'Festgesetzte Trupps von {owner} dürfen wieder gesetzt werden.',
    'event.skipped': '{seat} verzichtet auf {effect}.',
    'event.region-1': '{seat} nimmt 1 Orden aus dem Gebiet {bases}.',
    'event.region': '{seat} nimmt {medals} Orden aus dem Gebiet {bases}.',
    'effect.troop': 'den Effekt von {troop}',
    'effect.base': 'den Effekt der Basis',

    'see.covers': 'verdeckt {troop} von {owner}',
    'see.takes-1': 'bringt 1 Orden',
    'see.takes': 'bringt {medals} Orden',
    'see.wins': 'gewinnt',
    'see.captures': 'erobert das H.Q. und gewinnt',
    'see.reserve-1': '1 Trupp aus deinem Vorrat',
    'see.reserve': '{count} Trupps aus deinem Vorrat',
    'see.random': 'einer von {count}, zufällig',
    'see.unseen': 'einer von {count}, ungesehen',
    'see.known': 'dort bekannt: {troops}',

    board: 'Gelände {terrain}: {objective} Orden gewinnen. Zug {turn}.',
    base: 'Basis {id}',
    empty: 'leer',
    held: 'gehalten von {seat}: {troop}',
    height: '{count} hoch',
    troop: '{troop} von {seat}',
    strength: 'Stärke',
    joker: 'Joker',
    stack: 'Stapel, von oben',
    supply: 'Verbunden',
    nobody: 'mit niemandem',
    cut: '{seat} ist hier abgeschnitten: keine Verbindung zum H.Q.',
    open: 'Der Effekt ist gerade offen.',
    region: 'Gebiet {bases}',
    medals: 'Orden',
    'medals-left': '{count} von {objective} Orden',
    taken: 'geholt von {seat}',
    'not-taken': 'Wer alle seine Basen hält, bekommt sie.',
    holds: '{seat} hält',
    'of-bases': '{count} von {total} Basen',
    rack: 'Bänkchen von {seat}',
    hidden: 'Verdeckte Trupps: {count}',
    'hidden-one': 'Ein verdeckter Trupp',
    'hidden-text': 'Nur der Besitzer sieht, welcher es ist.',
    known: 'Er kam offen auf das Bänkchen zurück, darum wissen alle, dass er dort ist.',
    pinned: 'Festgesetzt: kann in diesem Zug nicht gesetzt werden.',
    'pinned-next': 'Festgesetzt: kann im nächsten Zug nicht gesetzt werden.',
    'pinned-count': '{count} festgesetzt',
    'pinned-some': 'Welcher, wird nicht gezeigt.',
    reserve: 'Vorrat',
    'reserve-text': 'Verdeckt; noch {count} zu ziehen.',
    discard: 'Ablage',
    'discard-none': 'Nichts abgelegt',
    'discard-text': '{count} Trupps von {seat} in der Ablage',
    raid: 'Plündern',
    pin: 'Festsetzen',

    'about.kwak': 'Verdeckt jeden Gegner, und jeder Gegner verdeckt ihn.',
    'about.skully': 'Nach dem Setzen: 2 ziehen.',
    'about.capn': 'Nach dem Setzen: noch einen Trupp setzen, mit seinem Effekt.',
    'about.jumbo': 'Nach dem Setzen: einen sichtbaren gegnerischen Trupp einen Wegabschnitt weiter ablegen.',
    'about.hook': 'Landet auf jeder Basis, verbunden oder nicht; ein H.Q. braucht die Verbindung.',
    'about.xb-42': 'Nach dem Setzen: einen zufälligen Trupp vom gegnerischen Bänkchen ablegen.',
    'about.star': 'Nach dem Setzen: 1 ziehen.',
    'about.roxy': 'Kein Kniff, aber am stärksten.',
    'special.recall': 'Einen anderen deiner sichtbaren Trupps auf dein Bänkchen zurückholen.',
    'special.draw': '1 ziehen.',
    'special.shove': 'Einen benachbarten sichtbaren gegnerischen Trupp einen Wegabschnitt verschieben.',
    'special.exhume': 'Einen deiner abgelegten Trupps auf dein Bänkchen zurückholen.',
    'special.silence': 'Trupps haben hier keinen Effekt.',
    'special.pin': 'Ein blind gewählter Trupp des gegnerischen Bänkchens kann im nächsten Zug nicht gesetzt werden.',
    'special.only': 'Lässt nur die Stärken {strengths} und Kwak herein.',
  },
};

export const order: FieldOrder = { place: ['troop', 'node'], shove: ['source', 'target'] };

/** A text of this game. */
export function say(language: Language, key: string, values: Values = {}): string {
  return fill(words[language][key] ?? key, values);
}
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
  return say(language, `prompt.${(view as View).phase}${drawable(view as View)}`, { seat: seatName(language, view.actor) });
}

/** Where fewer than two troops can be drawn, the prompt says so. */
function drawable({ phase, actor, sides }: View): '' | '-full' | '-0' | '-1' {
  const mine = sides.find(({ seat }) => seat === actor);
  if (!mine || (phase !== 'turn' && phase !== 'skully')) return '';
  const most = Math.min(RACK - mine.rack_size, mine.reserve_size);
  if (most === 1) return '-1';
  if (most > 1 || phase === 'skully') return '';
  return mine.rack_size >= RACK ? '-full' : '-0';
}

export function sentence(event: GameEvent, language: Language): string | null {
  return language === 'en' ? null : retell(event as unknown as Schemas['ToyBattleEvent'], language);
}

type Told<Kind extends string, Shape> = Shape & { kind: Kind };
type Happening =
  | Told<'drew', Schemas['ToyBattle_Drew']>
  | Told<'placed', Schemas['ToyBattle_Placed']>
  | Told<'discarded', Schemas['ToyBattle_Discarded']>
  | Told<'returned', Schemas['ToyBattle_Returned']>
  | Told<'shoved', Schemas['ToyBattle_Shoved']>
  | Told<'pinned', Schemas['ToyBattle_Pinned']>
  | Told<'unpinned', Schemas['ToyBattle_Unpinned']>
  | Told<'skipped', Schemas['ToyBattle_Skipped']>
  | Told<'region-taken', Schemas['ToyBattle_RegionTaken']>;

/** The event with its kind known to the compiler. */
export const asHappening = (event: Schemas['ToyBattleEvent']) => event as Happening;

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
      return tell(told.node === null ? 'raided' : 'discarded', { troop: troop(told.troop), owner: seat(told.owner), node: node(told.node ?? '') });
    case 'returned':
      return tell(told.node === null ? 'exhumed' : 'recalled', { seat: seat(told.seat), troop: troop(told.troop), node: node(told.node ?? '') });
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
  return part.replace(/(\w+)'s ([\w'-]+)/g, (_, owner: string, troop: string) => say(language, 'troop', { troop, seat: seatName(language, owner) })).replace(' onto ', ' → ');
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
