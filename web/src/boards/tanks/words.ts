import type { GameEvent, GameView, LegalAction, Schemas } from '../../api/types';
import type { Language, Sound, Words } from '../../lib/board';
import type { FieldOrder } from '../../lib/narrow';
import { fill } from '../../lib/text';
import { spaceName } from './geometry';
import { type Odds, readCost, readOdds } from './odds';

type View = Schemas['TanksView'];
type Roll = Schemas['Tanks_RollView'];

/** Every space is called as on the board: small letters. */
const SIDE = 15;
const spaces = Object.fromEntries(
  Array.from({ length: SIDE * SIDE }, (_, i) => spaceName((i % SIDE) + 1, Math.floor(i / SIDE) + 1)).map((space) => [`value.space.${space}`, space]),
);

export const words: Words = {
  en: {
    ...spaces,
    line: 'Three tanks a side. The nearer the target the fewer dice, and any 1 is a miss that lands elsewhere.',
    'seat.green': 'Green',
    'seat.orange': 'Orange',
    'kind.end': 'End the turn',
    'kind.skip': 'Skip the turn',
    'kind.recover': 'Recover',
    'kind.repair': 'Repair',
    'kind.move': 'Drive',
    'kind.ram': 'Ram',
    'kind.fire': 'Fire',
    'field.direction': 'Which way?',
    'field.space': 'At which space?',
    'field.aimed': 'Snap or aimed?',
    'field.from_token': 'Measured from where?',
    'value.direction.n': 'North',
    'value.direction.ne': 'North-east',
    'value.direction.e': 'East',
    'value.direction.se': 'South-east',
    'value.direction.s': 'South',
    'value.direction.sw': 'South-west',
    'value.direction.w': 'West',
    'value.direction.nw': 'North-west',
    'value.aimed.true': 'Aimed: 2 dice fewer, no driving',
    'value.aimed.false': 'Snap shot',
    'value.from_token.true': 'From the token: 2 dice more',
    'value.from_token.false': 'From the tank',

    'option.preset': 'Rules',
    'option.preset.help': 'Full uses every advanced rule but wrecks, core none. Each can be switched below.',
    'option.preset.full': 'Full',
    'option.preset.core': 'Core',
    'option.preset.pictures': 'yes',
    'option.collateral': 'Collateral damage',
    'option.collateral.help': 'A miss lands somewhere, and what it hits there takes 1.',
    'option.floor_destruction': 'Floor can be destroyed',
    'option.floor_destruction.help': 'A shot that strikes empty floor leaves a hole.',
    'option.wall_destruction': 'Walls can be destroyed',
    'option.wall_destruction.help': 'A wall that is struck is gone.',
    'option.blast': 'Blasts',
    'option.blast.help': 'A hit for 6 or destroyed ground deals 1 to every tank around.',
    'option.stun': 'Stuns',
    'option.stun.help': 'More than 3 points at once, or a blast: the next turn only recovers.',
    'option.triangulation': 'Targeting tokens',
    'option.triangulation.help': 'A shot leaves a token where it struck; later ones may be measured from it for 2 dice more.',
    'option.energy_bolts': 'Energy bolts',
    'option.energy_bolts.help': 'Shots fly straight; the first tank, wall or wreck in the way is struck instead.',
    'option.target_anything': 'Aim at anything',
    'option.target_anything.help': 'Empty floor and walls are targets, too.',
    'option.repair': 'Repair',
    'option.repair.help': 'A tank next to an energy pool may spend its turn regaining 2 points.',
    'option.collision': 'Ramming',
    'option.collision.help': 'A tank may ram one next to it; both suffer.',
    'option.wrecks': 'Wrecks stay',
    'option.wrecks.help': 'Destroyed tanks remain as obstacles.',
    'option.hold_pool': 'Mission: hold the pool',
    'option.hold_pool.help': 'One tank repairs at a pool in the centre three of its turns running.',
    'option.reach_far_rank': 'Mission: break through',
    'option.reach_far_rank.help': "A tank ends its turn on the enemy's first rank.",
    'option.break_walls': 'Mission: break walls',
    'option.break_walls.help': 'Destroy five of the nine walls.',
    'option.zone': 'Zone',
    'option.zone.help': 'The map: one of ours, one made by chance, or your own.',
    'option.zone.arcade': 'Arcade',
    'option.zone.close-quarters': 'Close Quarters',
    'option.zone.corridors': 'Corridors',
    'option.zone.crossroads': 'Crossroads',
    'option.zone.fortress': 'Fortress',
    'option.zone.islands': 'Islands',
    'option.zone.labyrinth': 'Labyrinth',
    'option.zone.open-field': 'Open Field',
    'option.zone.reactor': 'Reactor',
    'option.zone.ring': 'Ring',
    'option.zone.twin-bridges': 'Twin Bridges',
    'option.zone.random': 'By chance',
    'option.zone_seed': 'Number of the zone by chance',
    'option.zone_seed.help': 'The same number makes the same zone.',
    'option.starter': 'Who begins',
    'option.starter.random': 'Drawn',
    'option.starter.green': 'Green',
    'option.starter.orange': 'Orange',
    'option.turn_limit': 'Turn limit',
    'option.turn_limit.help': 'Turns of both sides together, then it is a draw.',
    'option.friendly_fire': 'Friendly fire',
    'option.friendly_fire.help': 'Own tanks may be aimed at and rammed. Strays and blasts hit friends in any case.',

    'ending.squadron-destroyed': 'Squadron destroyed',
    'ending.mutual-destruction': 'Both squadrons destroyed at once',
    'ending.pool-held': 'Pool held',
    'ending.far-rank-reached': 'Far rank reached',
    'ending.walls-broken': 'Five walls broken',
    'ending.turn-limit': 'Turn limit reached',

    board: 'Zone {zone}: {width} by {height} spaces, turn {turn} of {limit}',
    tank: '{side} {number}',
    'ground.floor': 'Floor',
    'ground.wall': 'Wall',
    'ground.pool': 'Energy pool',
    'ground.gap': 'Gap',
    'ground.hole': 'Destroyed floor',
    'ground.wreck': 'Wreck',
    'ground.outside': 'outside the zone',
    at: '{what}, {space}',
    'fact.points': 'Hit points',
    'fact.token': 'Token',
    'fact.held': 'Pool held',
    'fact.loss': '{tank} loses',
    'fact.kill': 'is destroyed',
    'fact.ground': 'Space destroyed',
    'fact.own': 'Own tanks lose',
    'fact.blocked': 'In the way',
    'fact.step': 'Costs',
    'fact.repair': 'Repairs',
    'fact.ram': 'Ram: both lose',
    points: '{count} of 6',
    cost: '{count} points',
    stunned: 'Stunned: its next turn only recovers.',
    acting: 'Its turn.',
    next: 'Next of its side.',
    average: '{count} on average',
    dice: '{count} dice, {hit} %',
    die: '1 die, {hit} %',
    'dice.none': 'certain hit',
    blocked: 'blocked',
    snap: 'Snap',
    aimed: 'Aimed',
    'snap.token': 'Snap, token',
    'aimed.token': 'Aimed, token',
    ram: 'Ram',
    'say.snap': 'Fire at {space}',
    'say.aimed': 'Aimed shot at {space}',
    'say.snap.token': 'Fire at {space}, measured from the token',
    'say.aimed.token': 'Aimed shot at {space}, measured from the token',
    'say.move': 'Drive {direction}',
    'say.ram': 'Ram {direction}',
    'can.move': 'Drive here',
    'can.fire': 'Choose how to fire',
    'can.repair': 'Repair here',
    'can.aim': 'Show all targets',
    token: 'Targeting token of {tank}, {space}',
    tray: '{tank}: {points} movement points left. {roll}',
    'tray.none': 'No shot has been fired.',
    'tray.roll': 'Last shot by {tank} at {space}, dice {dice}: {result}.',
    'result.hit': 'Hit: {damage}',
    'result.hit.none': 'Hit',
    'result.certain': 'Certain: {damage}',
    'result.certain.none': 'Certain hit',
    'result.glancing': 'Glancing',
    'result.stray': 'Stray',
    'result.miss': 'Miss',
    strip: '{tank}: {count} of 6 points',
    'strip.gone': '{tank}: destroyed',
    walls: 'Walls',
    'walls.count': '{count} of 5',
    held: 'Pool (tank {number})',
    'held.none': 'Pool',
    goal: 'Goal: row',
    'held.count': '{count} of 3',

    'foretell.dice': '{dice}: {hit} % to hit',
    'foretell.glance': '{dice}: {hit} % to hit, {glance} % to glance',
    'foretell.certain': 'A certain hit',
    'foretell.blocked': 'in the way: {what} on {space}',
    'foretell.victim': '{tank} −{loss} on average, destroyed {kill} %',
    'foretell.ground': '{space} destroyed {chance} %',
    'foretell.own': 'own tanks −{own}',
    'foretell.move': 'Costs {cost} of {left} points',
    'foretell.ram': 'Both tanks lose {count}',
    'foretell.repair': 'Repairs {count}',
    'foretell.dice.one': '1 die',
    'foretell.dice.many': '{count} dice',
    'prompt.skip': '{tank} is destroyed and skips its turn.',
    'prompt.recover': '{tank} is stunned and only recovers.',
    'prompt.repaired': '{tank} has repaired: end the turn.',
    'prompt.drive': 'drive ({points} points left)',
    'prompt.fire': 'fire',
    'prompt.end': 'end the turn',
    'prompt.ask': '{tank}: {wishes}.',
    or: ' or ',

    'told.moved': '{tank} drives from {origin} to {space}.',
    'told.rammed': '{tank} rams {other} on {space}.',
    'told.repaired': '{tank} repairs {points} at the energy pool.',
    'told.skipped': '{tank} is destroyed and skips its turn.',
    'told.recovered': '{tank} recovers from its stun.',
    'told.ended': '{tank} ends its turn.',
    'told.stunned': '{tank} is stunned.',
    'told.destroyed': '{tank} is destroyed.',
    'told.wall-destroyed': 'The wall on {space} is gone.',
    'told.floor-destroyed': 'The floor of {space} is gone.',
    'told.damaged': '{tank} loses {points} to the {cause} and has {left} left.',
    'told.token-placed': "{tank}'s targeting token lies on {space}.",
    'told.fires': '{tank} fires at {target}{measured}, {dice}: {result}.',
    'told.aims': '{tank} aims at {target}{measured}, {dice}: {result}.',
    'told.measured': ', measured from its token',
    'told.dice': '{count} dice {values}',
    'told.no-dice': 'no dice',
    'told.miss': 'a miss',
    'told.hit': 'a hit',
    'told.certain': 'an automatic hit',
    'told.glancing': 'a glancing blow',
    'told.stray': 'a stray, {way}',
    'told.up': '{count} up',
    'told.down': '{count} down',
    'told.left': '{count} left',
    'told.right': '{count} right',
    'told.and': ' and ',
    'told.takes': '{result}, {tank} on {space} takes {damage}',
    'told.takes-in-the-way': '{result}, {tank} in the way on {space} takes {damage}',
    'told.strikes': '{result}, the shot strikes {what} ({space})',
    'told.outside': '{result} that lands outside the zone',
    'told.place-outside': 'a place outside the zone',
    'cause.shot': 'shot',
    'cause.blast': 'blast',
    'cause.ram': 'ram',
  },
  de: {
    ...spaces,
    line: 'Drei Panzer je Seite. Je näher das Ziel, desto weniger Würfel, und jede 1 ist ein Fehlschuss, der woanders landet.',
    'seat.green': 'Grün',
    'seat.orange': 'Orange',
    'kind.end': 'Zug beenden',
    'kind.skip': 'Zug auslassen',
    'kind.recover': 'Erholen',
    'kind.repair': 'Reparieren',
    'kind.move': 'Fahren',
    'kind.ram': 'Rammen',
    'kind.fire': 'Schießen',
    'field.direction': 'Wohin?',
    'field.space': 'Auf welches Feld?',
    'field.aimed': 'Schnell oder gezielt?',
    'field.from_token': 'Gemessen von wo?',
    'value.direction.n': 'Norden',
    'value.direction.ne': 'Nordosten',
    'value.direction.e': 'Osten',
    'value.direction.se': 'Südosten',
    'value.direction.s': 'Süden',
    'value.direction.sw': 'Südwesten',
    'value.direction.w': 'Westen',
    'value.direction.nw': 'Nordwesten',
    'value.aimed.true': 'Gezielt: 2 Würfel weniger, kein Fahren',
    'value.aimed.false': 'Schnellschuss',
    'value.from_token.true': 'Vom Zielmarker: 2 Würfel mehr',
    'value.from_token.false': 'Vom Panzer',

    'option.preset': 'Regeln',
    'option.preset.help': 'Voll nutzt alle erweiterten Regeln außer Wracks, Kern keine. Jede lässt sich unten schalten.',
    'option.preset.full': 'Voll',
    'option.preset.core': 'Kern',
    'option.preset.pictures': 'ja',
    'option.collateral': 'Streuschäden',
    'option.collateral.help': 'Ein Fehlschuss landet irgendwo, und was er dort trifft, verliert 1.',
    'option.floor_destruction': 'Boden zerstörbar',
    'option.floor_destruction.help': 'Ein Schuss auf leeren Boden hinterlässt ein Loch.',
    'option.wall_destruction': 'Mauern zerstörbar',
    'option.wall_destruction.help': 'Eine getroffene Mauer ist weg.',
    'option.blast': 'Explosionen',
    'option.blast.help': 'Ein Treffer mit 6 oder zerstörter Grund kostet jeden Panzer ringsum 1.',
    'option.stun': 'Betäubung',
    'option.stun.help': 'Mehr als 3 Punkte auf einmal oder eine Explosion: Der nächste Zug ist nur Erholung.',
    'option.triangulation': 'Zielmarker',
    'option.triangulation.help': 'Ein Schuss hinterlässt einen Marker, wo er einschlug; spätere dürfen für 2 Würfel mehr von dort gemessen werden.',
    'option.energy_bolts': 'Energiebolzen',
    'option.energy_bolts.help': 'Schüsse fliegen gerade; der erste Panzer, die erste Mauer oder das erste Wrack im Weg wird getroffen.',
    'option.target_anything': 'Alles ist Ziel',
    'option.target_anything.help': 'Auch auf leeren Boden und Mauern darf gezielt werden.',
    'option.repair': 'Reparatur',
    'option.repair.help': 'Ein Panzer an einem Energiebecken darf seinen Zug für 2 Punkte hergeben.',
    'option.collision': 'Rammen',
    'option.collision.help': 'Ein Panzer darf einen benachbarten rammen; beide leiden.',
    'option.wrecks': 'Wracks bleiben',
    'option.wrecks.help': 'Zerstörte Panzer bleiben als Hindernisse stehen.',
    'option.hold_pool': 'Auftrag: Becken halten',
    'option.hold_pool.help': 'Ein Panzer repariert in drei eigenen Zügen nacheinander an einem Becken in der Mitte.',
    'option.reach_far_rank': 'Auftrag: Durchbruch',
    'option.reach_far_rank.help': 'Ein Panzer beendet seinen Zug auf der ersten Reihe des Gegners.',
    'option.break_walls': 'Auftrag: Mauern brechen',
    'option.break_walls.help': 'Zerstöre fünf der neun Mauern.',
    'option.zone': 'Zone',
    'option.zone.help': 'Die Karte: eine von uns, eine ausgeloste oder deine eigene.',
    'option.zone.arcade': 'Arkade',
    'option.zone.close-quarters': 'Nahkampf',
    'option.zone.corridors': 'Korridore',
    'option.zone.crossroads': 'Kreuzung',
    'option.zone.fortress': 'Festung',
    'option.zone.islands': 'Inseln',
    'option.zone.labyrinth': 'Labyrinth',
    'option.zone.open-field': 'Freies Feld',
    'option.zone.reactor': 'Reaktor',
    'option.zone.ring': 'Ring',
    'option.zone.twin-bridges': 'Zwillingsbrücken',
    'option.zone.random': 'Ausgelost',
    'option.zone_seed': 'Nummer der ausgelosten Zone',
    'option.zone_seed.help': 'Dieselbe Nummer ergibt dieselbe Zone.',
    'option.starter': 'Wer beginnt',
    'option.starter.random': 'Ausgelost',
    'option.starter.green': 'Grün',
    'option.starter.orange': 'Orange',
    'option.turn_limit': 'Höchstzahl der Züge',
    'option.turn_limit.help': 'Züge beider Seiten zusammen, dann ist es unentschieden.',
    'option.friendly_fire': 'Eigenbeschuss',
    'option.friendly_fire.help': 'Eigene Panzer dürfen beschossen und gerammt werden. Querschläger und Explosionen treffen sie ohnehin.',

    'ending.squadron-destroyed': 'Schwadron zerstört',
    'ending.mutual-destruction': 'Beide Schwadronen zugleich zerstört',
    'ending.pool-held': 'Becken gehalten',
    'ending.far-rank-reached': 'Hintere Reihe erreicht',
    'ending.walls-broken': 'Fünf Mauern gebrochen',
    'ending.turn-limit': 'Höchstzahl der Züge erreicht',

    board: 'Zone {zone}: {width} mal {height} Felder, Zug {turn} von {limit}',
    tank: '{side} {number}',
    'ground.floor': 'Boden',
    'ground.wall': 'Mauer',
    'ground.pool': 'Energiebecken',
    'ground.gap': 'Lücke',
    'ground.hole': 'Zerstörter Boden',
    'ground.wreck': 'Wrack',
    'ground.outside': 'außerhalb der Zone',
    at: '{what}, {space}',
    'fact.points': 'Trefferpunkte',
    'fact.token': 'Zielmarker',
    'fact.held': 'Becken gehalten',
    'fact.loss': '{tank} verliert',
    'fact.kill': 'wird zerstört',
    'fact.ground': 'Feld zerstört',
    'fact.own': 'Eigene verlieren',
    'fact.blocked': 'Im Weg',
    'fact.step': 'Kostet',
    'fact.repair': 'Repariert',
    'fact.ram': 'Rammen: beide verlieren',
    points: '{count} von 6',
    cost: '{count} Punkte',
    stunned: 'Betäubt: Der nächste Zug ist nur Erholung.',
    acting: 'Ist am Zug.',
    next: 'Der nächste seiner Seite.',
    average: '{count} im Mittel',
    dice: '{count} Würfel, {hit} %',
    die: '1 Würfel, {hit} %',
    'dice.none': 'sicherer Treffer',
    blocked: 'versperrt',
    snap: 'Schnell',
    aimed: 'Gezielt',
    'snap.token': 'Schnell, Marker',
    'aimed.token': 'Gezielt, Marker',
    ram: 'Rammen',
    'say.snap': 'Auf {space} schießen',
    'say.aimed': 'Gezielt auf {space} schießen',
    'say.snap.token': 'Auf {space} schießen, vom Marker gemessen',
    'say.aimed.token': 'Gezielt auf {space} schießen, vom Marker gemessen',
    'say.move': 'Nach {direction} fahren',
    'say.ram': 'Nach {direction} rammen',
    'can.move': 'Hierher fahren',
    'can.fire': 'Wählen, wie geschossen wird',
    'can.repair': 'Hier reparieren',
    'can.aim': 'Alle Ziele zeigen',
    token: 'Zielmarker von {tank}, {space}',
    tray: '{tank}: noch {points} Bewegungspunkte. {roll}',
    'tray.none': 'Noch wurde nicht geschossen.',
    'tray.roll': 'Letzter Schuss von {tank} auf {space}, Würfel {dice}: {result}.',
    'result.hit': 'Treffer: {damage}',
    'result.hit.none': 'Treffer',
    'result.certain': 'Sicher: {damage}',
    'result.certain.none': 'Sicherer Treffer',
    'result.glancing': 'Streifschuss',
    'result.stray': 'Abgekommen',
    'result.miss': 'Daneben',
    strip: '{tank}: {count} von 6 Punkten',
    'strip.gone': '{tank}: zerstört',
    walls: 'Mauern',
    'walls.count': '{count} von 5',
    held: 'Becken (Panzer {number})',
    'held.none': 'Becken',
    goal: 'Ziel: Reihe',
    'held.count': '{count} von 3',

    'foretell.dice': '{dice}: {hit} % Treffer',
    'foretell.glance': '{dice}: {hit} % Treffer, {glance} % gestreift',
    'foretell.certain': 'Ein sicherer Treffer',
    'foretell.blocked': 'im Weg: {what} auf {space}',
    'foretell.victim': '{tank} im Mittel −{loss}, zerstört {kill} %',
    'foretell.ground': '{space} zerstört {chance} %',
    'foretell.own': 'Eigene −{own}',
    'foretell.move': 'Kostet {cost} von {left} Punkten',
    'foretell.ram': 'Beide Panzer verlieren {count}',
    'foretell.repair': 'Repariert {count}',
    'foretell.dice.one': '1 Würfel',
    'foretell.dice.many': '{count} Würfel',
    'prompt.skip': '{tank} ist zerstört und lässt den Zug aus.',
    'prompt.recover': '{tank} ist betäubt und erholt sich nur.',
    'prompt.repaired': '{tank} hat repariert: Zug beenden.',
    'prompt.drive': 'fahren (noch {points} Punkte)',
    'prompt.fire': 'schießen',
    'prompt.end': 'den Zug beenden',
    'prompt.ask': '{tank}: {wishes}.',
    or: ' oder ',

    'told.moved': '{tank} fährt von {origin} nach {space}.',
    'told.rammed': '{tank} rammt {other} auf {space}.',
    'told.repaired': '{tank} repariert {points} am Energiebecken.',
    'told.skipped': '{tank} ist zerstört und lässt den Zug aus.',
    'told.recovered': '{tank} erholt sich von der Betäubung.',
    'told.ended': '{tank} beendet den Zug.',
    'told.stunned': '{tank} ist betäubt.',
    'told.destroyed': '{tank} ist zerstört.',
    'told.wall-destroyed': 'Die Mauer auf {space} ist weg.',
    'told.floor-destroyed': 'Der Boden von {space} ist weg.',
    'told.damaged': '{tank} verliert {points} durch {cause} und hat noch {left}.',
    'told.token-placed': 'Der Zielmarker von {tank} liegt auf {space}.',
    'told.fires': '{tank} schießt auf {target}{measured}, {dice}: {result}.',
    'told.aims': '{tank} zielt auf {target}{measured}, {dice}: {result}.',
    'told.measured': ', vom Marker gemessen',
    'told.dice': '{count} Würfel {values}',
    'told.no-dice': 'ohne Würfel',
    'told.miss': 'daneben',
    'told.hit': 'ein Treffer',
    'told.certain': 'ein sicherer Treffer',
    'told.glancing': 'ein Streifschuss',
    'told.stray': 'abgekommen, {way}',
    'told.up': '{count} hoch',
    'told.down': '{count} runter',
    'told.left': '{count} links',
    'told.right': '{count} rechts',
    'told.and': ' und ',
    'told.takes': '{result}, {tank} auf {space} verliert {damage}',
    'told.takes-in-the-way': '{result}, {tank} im Weg auf {space} verliert {damage}',
    'told.strikes': '{result}, der Schuss schlägt ein: {what} ({space})',
    'told.outside': '{result}, außerhalb der Zone',
    'told.place-outside': 'einem Ort außerhalb der Zone',
    'cause.shot': 'den Schuss',
    'cause.blast': 'die Explosion',
    'cause.ram': 'den Zusammenstoß',
  },
};

export const order: FieldOrder = { fire: ['space', 'aimed', 'from_token'] };

export function say(language: Language, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  return fill(words[language][key] ?? key, values);
}

/** `green 2` as a person says it. */
export function tankName(tank: string, language: Language): string {
  const [side = '', number = ''] = tank.split(' ');
  return say(language, 'tank', { side: words[language][`seat.${side}`] ?? side, number });
}

/** A figure as the language writes it. */
export function figure(text: string, language: Language): string {
  return language === 'de' ? text.replace('.', ',') : text;
}

export function oddsText(odds: Odds, language: Language): string {
  if (odds.dice === 0) return say(language, 'dice.none');
  return say(language, odds.dice === 1 ? 'die' : 'dice', { count: odds.dice, hit: figure(odds.hit, language) });
}

/** `snap`, `aimed`, `snap.token` or `aimed.token`. */
export function way(action: LegalAction): string {
  return `${action.structure.aimed ? 'aimed' : 'snap'}${action.structure.from_token ? '.token' : ''}`;
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
  if (kind === 'fire') return say(language, `say.${way(action)}`, { space: String(space) });
  if (kind === 'move' || kind === 'ram') {
    const where = words[language][`value.direction.${String(direction)}`] ?? String(direction);
    const cost = readCost(action.preview);
    const said = say(language, `say.${kind}`, { direction: language === 'en' ? where.toLowerCase() : where });
    return cost === null ? said : `${said} (${say(language, 'cost', { count: cost })})`;
  }
  return null;
}

/** The server's preview in few words: they have two lines. */
export function foretell(preview: string, language: Language): string {
  const tell = (key: string, values: Record<string, string | number> = {}) => say(language, `foretell.${key}`, values);
  const count = /(\d+)$/.exec(preview)?.[1] ?? '';
  const [, cost, left] = /^costs (\d+) of (\d+)/.exec(preview) ?? [];
  if (cost && left) return `${tell('move', { cost, left })}.`;
  if (preview.startsWith('both tanks lose')) return `${tell('ram', { count })}.`;
  if (preview.startsWith('repairs')) return `${tell('repair', { count })}.`;
  const odds = readOdds(preview);
  if (!odds) return '';
  const number = (text: string) => figure(text, language);
  const dice = odds.dice === 1 ? tell('dice.one') : tell('dice.many', { count: odds.dice });
  const parts = [odds.dice === 0 ? tell('certain') : tell(odds.glance ? 'glance' : 'dice', { dice, hit: number(odds.hit), glance: number(odds.glance ?? '') })];
  if (odds.obstacle) {
    const { what, space } = odds.obstacle;
    const ground = OBSTACLES[what];
    parts.push(tell('blocked', { what: ground ? say(language, ground) : tankName(what, language), space }));
  }
  if (odds.victim && !(odds.obstacle && Number(odds.victim.loss) === 0)) parts.push(tell('victim', { tank: tankName(odds.victim.tank, language), loss: number(odds.victim.loss), kill: number(odds.victim.kill) }));
  if (odds.ground) parts.push(tell('ground', { space: odds.ground.space, chance: number(odds.ground.chance) }));
  if (odds.own && Number(odds.own) > 0) parts.push(tell('own', { own: number(odds.own) }));
  return `${parts.join('; ')}.`;
}

const OBSTACLES: Readonly<Record<string, string>> = { 'a wall': 'ground.wall', 'a wreck': 'ground.wreck' };

export function prompt(given: GameView, language: Language): string | null {
  if (language === 'en') return null;
  const view = given as View;
  const tank = view.tanks.find((one) => `${one.side} ${one.number}` === view.active_tank);
  if (!tank || !view.active_tank) return null;
  const name = tankName(view.active_tank, language);
  if (tank.space === null) return say(language, 'prompt.skip', { tank: name });
  if (tank.is_stunned && view.shot === 'none') return say(language, 'prompt.recover', { tank: name });
  if (view.has_repaired) return say(language, 'prompt.repaired', { tank: name });
  const wishes = [say(language, 'prompt.end')];
  if (view.shot === 'none') wishes.unshift(say(language, 'prompt.fire'));
  if (view.points_left >= 2) wishes.unshift(say(language, 'prompt.drive', { points: view.points_left }));
  return say(language, 'prompt.ask', { tank: name, wishes: wishes.join(say(language, 'or')) });
}

export function sentence(event: GameEvent, language: Language): string | null {
  if (language === 'en') return null;
  const tell = (key: string, values = {}) => say(language, key, values);
  const name = (tank: unknown) => tankName(String(tank), language);
  const spot = event.spot as Schemas['Tanks_Spot'] | undefined;
  if (event.kind === 'fired') return shotSentence(event, language);
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

function shotSentence(event: GameEvent, language: Language): string {
  const roll = event.roll as Roll;
  const said = / at ((?:green|orange) \d) on /.exec(event.text)?.[1];
  return say(language, roll.aimed ? 'told.aims' : 'told.fires', {
    tank: tankName(roll.shooter, language),
    target: said ? `${tankName(said, language)} (${roll.target})` : roll.target,
    measured: roll.from_token ? say(language, 'told.measured') : '',
    dice: roll.is_automatic
      ? say(language, 'told.no-dice')
      : say(language, 'told.dice', { count: roll.dice.length, values: roll.dice.map((die) => die.value).join(' ') }),
    result: strikeText(roll, language),
  });
}

function strikeText(roll: Roll, language: Language): string {
  if (!roll.struck) return say(language, 'told.miss');
  const result = roll.is_automatic ? say(language, 'told.certain') : roll.result === 'stray' ? strayText(roll, language) : say(language, `told.${roll.result}`);
  const space = roll.struck.space;
  if (space === null) return say(language, 'told.outside', { result });
  if (roll.struck_tank) {
    const isShort = roll.landing?.space !== space;
    const values = { result, tank: tankName(roll.struck_tank, language), space, damage: roll.damage };
    return say(language, isShort ? 'told.takes-in-the-way' : 'told.takes', values);
  }
  return say(language, 'told.strikes', { result, what: say(language, `ground.${roll.struck_kind}`), space });
}

function strayText(roll: Roll, language: Language): string {
  const { offset_columns: across, offset_rows: up } = roll;
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
