import type { GameEvent, GameView, LegalAction, Schemas } from '../../api/types';
import type { Language, Sound, Words } from '../../lib/board';
import type { FieldOrder } from '../../lib/narrow';
import { fill } from '../../lib/text';
import { readPreview } from './foretell';
import { neighbour, type Way } from './geometry';

type View = Schemas['CombatProtocolsView'];

/** Squares and lines have the same names everywhere. */
const SQUARES = [...'abcd'].flatMap((column) => [1, 2, 3, 4].map((row) => `${column}${row}`));
const LINES = SQUARES.flatMap((name) => (['east', 'south'] as const).map((way) => `${name}-${neighbour(name, way)}`));
const NAMES = Object.fromEntries([
  ...SQUARES.map((name) => [`value.square.${name}`, name]),
  ...LINES.flatMap((name) => [[`value.line.${name}`, name], [`value.to.${name}`, name]]),
]) as Record<string, string>;

export const words: Words = {
  en: {
    ...NAMES,
    line: 'Guide every flying machine across before the engine overheats. A puzzle for one, with proven best solutions.',
    'seat.player': 'Commander',
    'kind.place': 'Place an obstacle',
    'kind.enter': 'Bring a machine in',
    'kind.fly': 'Fly a machine',
    'kind.turn': 'Turn a token',
    'kind.move': 'Move a token',
    'kind.shift': 'Move an obstacle',
    'kind.idle': 'Step, with nothing to do',
    'field.line': 'Which line?',
    'field.to': 'To which line?',
    'field.start': 'From which start?',
    'field.square': 'Which square?',
    'field.cell': 'Which panel token?',
    'field.turn': 'Which way round?',
    'field.way': 'Which way?',
    'value.cell.nw': 'top left',
    'value.cell.ne': 'top right',
    'value.cell.sw': 'bottom left',
    'value.cell.se': 'bottom right',
    'value.turn.left': 'Left',
    'value.turn.right': 'Right',
    'value.turn.around': 'Around',
    'value.way.north': 'North',
    'value.way.east': 'East',
    'value.way.south': 'South',
    'value.way.west': 'West',

    'option.mission': 'Mission',
    'option.mission.help': 'How many machines wait where: 1 has three, 2 four, 3 five; in 4 and 5 three of five share a start.',
    'option.difficulty': 'Difficulty',
    'option.difficulty.help': 'How many obstacles lie on the board.',
    'option.difficulty.pictures': 'yes',
    'option.difficulty.easy': 'Easy: none',
    'option.difficulty.normal': 'Normal: 1',
    'option.difficulty.hard': 'Hard: 2',
    'option.difficulty.impossible': 'Impossible: 3',
    'option.tracks': 'Tracks',
    'option.tracks.help': 'How long the Heat Track and the Power Track are.',
    'option.tracks.pictures': 'yes',
    'option.tracks.relaxed': 'Relaxed: long',
    'option.tracks.standard': 'Standard',
    'option.tracks.expert': 'Expert: short',
    'option.board': 'Board',
    'option.board.help': 'Air Space is the board of the book; the others are ours. Your own as JSON works, too.',
    'option.board.air-space': 'Air Space',
    'option.board.crossing': 'Crossing',
    'option.board.twin-hangars': 'Twin Hangars',
    'option.board.great-circle': 'Great Circle',
    'option.obstacles_by_seed': 'Obstacles placed by chance',
    'option.obstacles_by_seed.help': 'Otherwise you place them yourself, one at a time.',
    'option.deal': 'Set-ups passed over',
    'option.deal.help': 'So many set-ups of the seed are skipped; the program counts those that cannot be solved.',

    'ending.all-through': 'All through',
    'ending.out-of-power': 'Out of power',
    'ending.overheated': 'Overheated',
    'ending.action-limit': 'Called off',

    board: '{title}: {rows} rows, {columns} columns. {gone} of {count} machines are through, {played} actions.',
    square: 'Square {name}',
    'square.engine': 'Engine: turns the Heat marker round',
    'square.charger': 'Charger Depot: gives back 1 power',
    'square.machine': 'Machine {number}, heading {way}',
    'square.token': 'token pointing {way}',
    'square.no-token': 'no token: no way out',
    'square.empty': 'empty',
    engine: 'Engine',
    'engine.text': 'A machine that comes here turns the Heat marker round.',
    charger: 'Charger Depot',
    'charger.text': 'A machine that comes here gives back 1 power.',
    machine: 'Machine {number}',
    'machine.heads': 'Heads {way} and leaves over that side only.',
    'machine.fact.heads': 'Heads',
    'machine.waits': 'Waits on start {start}.',
    token: 'Direction token, {square}',
    'token.text': 'A machine leaves this square to the {way} only.',
    'token.points': 'Points',
    barrier: 'Barrier',
    'barrier.text': 'No machine passes this line.',
    drain: 'Battery Drain',
    'drain.text': 'A machine that passes this line loses 1 power.',
    'on.line': '{what} on {line}',
    start: 'Start {number}',
    'start.label': 'Start {number}, {side}: {waiting}',
    'start.waiting': 'machines waiting: {list}',
    'start.none': 'nobody waits',
    'can.enter': 'Bring machine {number} in',
    'can.fly': 'Fly it {way}',
    'can.leave': 'Fly it out',
    'can.token': 'Pick up the token',
    'can.obstacle': 'Pick up the obstacle',
    'can.place': 'Place the {what} here, on {line}',
    'can.shift': 'Move the obstacle here, to {line}',
    'can.drop': 'Move the token here',
    'turn.left': 'Turn the token on {square} left',
    'turn.right': 'Turn the token on {square} right',
    'turn.around': 'Turn the token on {square} around',
    'move.way': 'Move the token from {square} {way}',
    by: 'with the panel token {cell}',
    'way.north': 'north',
    'way.east': 'east',
    'way.south': 'south',
    'way.west': 'west',
    'side.north': 'north of the board',
    'side.east': 'east of the board',
    'side.south': 'south of the board',
    'side.west': 'west of the board',

    heat: 'Heat',
    'heat.text': 'Every move takes the marker one space the way it points. Either end overheats. An Engine turns it round.',
    'heat.left': '{count} left',
    'heat.space': 'Space',
    'heat.room': 'To the end',
    'heat.up': 'Heat Track: marker on space {marker} of {length}, pointing up, {room} to the end',
    'heat.down': 'Heat Track: marker on space {marker} of {length}, pointing down, {room} to the end',
    power: 'Power',
    'power.text': 'Paid moves and Battery Drains take the marker one space on; the last space loses. A Charger takes it back.',
    'power.left': '{count} left',
    'power.space': 'Space',
    'power.count': 'To the end',
    'power.label': 'Power Track: marker on space {marker} of {length}, {left} to the end',

    'face.turn 90': 'Turn by 90°',
    'face.turn 180': 'Turn by 180°',
    'face.move': 'Move, free',
    'face.move for 1 power': 'Move for 1 power',
    'face.turn 90.text': 'Turn a direction token left or right.',
    'face.turn 180.text': 'Turn a direction token around.',
    'face.move.text': 'Move a direction token to a neighbouring square, or an obstacle to a neighbouring line.',
    'face.move for 1 power.text': 'Move a direction token to a neighbouring square, or an obstacle to a neighbouring line. Costs 1 power.',
    cell: 'Panel token {cell}: {face}, on its other side {other}.',
    'cell.below': 'Other side',
    'cell.here': 'The controller stands here; the token flips when it leaves.',
    'cell.far': 'Out of reach: only neighbours of the controller.',
    'stock.place': 'To place',
    'stock.label': 'Obstacles to place: {list}',
    'stock.through': 'through',
    'stock.actions': 'actions',
    'stock.status': '{gone} of {count} machines are through, {played} actions so far',
    'strip.waiting': 'Machine {number} waits',
    'strip.flying': 'Machine {number} on {place}',
    'strip.gone': 'Machine {number} is through',
    'strip.actions': 'Actions',
    'strip.mission': 'Mission {mission}, {difficulty}',

    'prompt.over': 'The mission is over.',
    'prompt.place': 'Choose the line on which the {what} lies.',
    'prompt.place.more': 'Choose the line on which the {what} lies ({count} more after it).',
    'prompt.fly': 'Move a machine, or step the controller to a panel token.',

    'phrase.place': 'Place on {line}',
    'phrase.enter': 'Bring machine {number} in at {square}',
    'phrase.fly': 'Fly machine {number} {way}',
    'phrase.out': 'Fly machine {number} out',
    'phrase.turn': 'Turn {square} {turn} ({cell})',
    'phrase.move': 'Move the token {square} {way} ({cell})',
    'phrase.shift': 'Move the obstacle {line} to {to} ({cell})',
    'phrase.idle': 'Step {cell}: nothing to do',
    'round.left': 'left',
    'round.right': 'right',
    'round.around': 'around',

    'fore.overheats': 'Overheats: lost!',
    'fore.last-power': 'Takes the last power: lost!',
    'fore.drain': 'A Battery Drain takes 1 power.',
    'fore.pays': 'Costs 1 power.',
    'fore.engine': 'The Engine turns the Heat marker round.',
    'fore.charger': 'The Charger gives back 1 power.',
    'fore.room': 'Then {count} to the end of the Heat Track.',
    'fore.wins': 'The last machine leaves: solved!',

    'told.placed': 'A {what} is laid on {line}.',
    'told.entered': 'Machine {number} enters at {target}{more}.',
    'told.flown': 'Machine {number} flies from {origin} to {target}{more}.',
    'told.left': 'Machine {number} leaves the board from {origin}{more}.',
    'told.through-drain': ' through a Battery Drain',
    'told.engine': '; the Engine turns the Heat marker round',
    'told.charged': '; the Charger gives back 1 power',
    'told.drained': 'The last power is lost to a Battery Drain.',
    'told.stepped': 'The controller steps {cell} ({face}){more}.',
    'told.flips': '; the token {cell} flips',
    'told.turned': 'The token on {square} now points {way}.',
    'told.token-moved': 'The token on {origin} moves to {target}.',
    'told.obstacle-moved': 'The obstacle on {origin} moves to {target}.',
    'told.ended.all-through': 'Every flying machine is through: the drill is flown.',
    'told.ended.out-of-power': 'Out of power: the drill is lost.',
    'told.ended.overheated': 'The engine overheats: the drill is lost.',
    'told.ended.action-limit': 'The drill takes too long and is called off: lost.',
  },
  de: {
    ...NAMES,
    line: 'Bringe alle Flugmaschinen hinüber, bevor der Antrieb überhitzt. Ein Rätsel für eine Person, mit bewiesen kürzesten Lösungen.',
    'seat.player': 'Kommando',
    'kind.place': 'Hindernis legen',
    'kind.enter': 'Maschine hereinholen',
    'kind.fly': 'Maschine fliegen',
    'kind.turn': 'Plättchen drehen',
    'kind.move': 'Plättchen verschieben',
    'kind.shift': 'Hindernis verschieben',
    'kind.idle': 'Schritt ohne Wirkung',
    'field.line': 'Welche Linie?',
    'field.to': 'Auf welche Linie?',
    'field.start': 'Von welchem Start?',
    'field.square': 'Welches Feld?',
    'field.cell': 'Welches Feld des Kontrollpults?',
    'field.turn': 'Wie herum?',
    'field.way': 'In welche Richtung?',
    'value.cell.nw': 'oben links',
    'value.cell.ne': 'oben rechts',
    'value.cell.sw': 'unten links',
    'value.cell.se': 'unten rechts',
    'value.turn.left': 'Links',
    'value.turn.right': 'Rechts',
    'value.turn.around': 'Umdrehen',
    'value.way.north': 'Norden',
    'value.way.east': 'Osten',
    'value.way.south': 'Süden',
    'value.way.west': 'Westen',

    'option.mission': 'Auftrag',
    'option.mission.help': 'Wie viele Maschinen wo warten: 1 hat drei, 2 vier, 3 fünf; in 4 und 5 teilen sich drei von fünf einen Start.',
    'option.difficulty': 'Schwierigkeit',
    'option.difficulty.help': 'Wie viele Hindernisse auf dem Brett liegen.',
    'option.difficulty.pictures': 'ja',
    'option.difficulty.easy': 'Leicht: keine',
    'option.difficulty.normal': 'Normal: 1',
    'option.difficulty.hard': 'Schwer: 2',
    'option.difficulty.impossible': 'Unmöglich: 3',
    'option.tracks': 'Leisten',
    'option.tracks.help': 'Wie lang Hitzeleiste und Stromleiste sind.',
    'option.tracks.pictures': 'ja',
    'option.tracks.relaxed': 'Entspannt: lang',
    'option.tracks.standard': 'Üblich',
    'option.tracks.expert': 'Für Könner: kurz',
    'option.board': 'Brett',
    'option.board.help': 'Luftraum ist das Brett des Regelhefts; die anderen sind von uns. Auch ein eigenes als JSON geht.',
    'option.board.air-space': 'Luftraum',
    'option.board.crossing': 'Kreuzung',
    'option.board.twin-hangars': 'Zwei Hangars',
    'option.board.great-circle': 'Großer Kreis',
    'option.obstacles_by_seed': 'Hindernisse ausgelost',
    'option.obstacles_by_seed.help': 'Sonst legst du sie selbst, eines nach dem anderen.',
    'option.deal': 'Übergangene Aufstellungen',
    'option.deal.help': 'So viele Aufstellungen des Startwerts werden übersprungen; das Programm zählt die unlösbaren.',

    'ending.all-through': 'Alle durch',
    'ending.out-of-power': 'Kein Strom mehr',
    'ending.overheated': 'Überhitzt',
    'ending.action-limit': 'Abgebrochen',

    board: '{title}: {rows} Reihen, {columns} Spalten. {gone} von {count} Maschinen sind durch, {played} Aktionen.',
    square: 'Feld {name}',
    'square.engine': 'Triebwerk: wendet den Hitzezeiger',
    'square.charger': 'Ladestation: gibt 1 Strom zurück',
    'square.machine': 'Maschine {number}, Kurs {way}',
    'square.token': 'Plättchen zeigt nach {way}',
    'square.no-token': 'kein Plättchen: kein Weg hinaus',
    'square.empty': 'leer',
    engine: 'Triebwerk',
    'engine.text': 'Eine Maschine, die hierher kommt, wendet den Hitzezeiger.',
    charger: 'Ladestation',
    'charger.text': 'Eine Maschine, die hierher kommt, gibt 1 Strom zurück.',
    machine: 'Maschine {number}',
    'machine.heads': 'Kurs {way}; nur über diese Seite verlässt sie das Brett.',
    'machine.fact.heads': 'Kurs',
    'machine.waits': 'Wartet auf Start {start}.',
    token: 'Richtungsplättchen, {square}',
    'token.text': 'Eine Maschine verlässt dieses Feld nur nach {way}.',
    'token.points': 'Zeigt nach',
    barrier: 'Sperre',
    'barrier.text': 'Keine Maschine kommt über diese Linie.',
    drain: 'Stromfresser',
    'drain.text': 'Eine Maschine, die über diese Linie fliegt, verliert 1 Strom.',
    'on.line': '{what} auf {line}',
    start: 'Start {number}',
    'start.label': 'Start {number}, {side}: {waiting}',
    'start.waiting': 'wartende Maschinen: {list}',
    'start.none': 'niemand wartet',
    'can.enter': 'Maschine {number} hereinholen',
    'can.fly': 'Nach {way} fliegen',
    'can.leave': 'Hinausfliegen',
    'can.token': 'Plättchen nehmen',
    'can.obstacle': 'Hindernis nehmen',
    'can.place': '{what} hierher legen, auf {line}',
    'can.shift': 'Hindernis hierher verschieben, auf {line}',
    'can.drop': 'Plättchen hierher verschieben',
    'turn.left': 'Plättchen auf {square} nach links drehen',
    'turn.right': 'Plättchen auf {square} nach rechts drehen',
    'turn.around': 'Plättchen auf {square} umdrehen',
    'move.way': 'Plättchen von {square} nach {way} verschieben',
    by: 'mit dem Pultfeld {cell}',
    'way.north': 'Norden',
    'way.east': 'Osten',
    'way.south': 'Süden',
    'way.west': 'Westen',
    'side.north': 'nördlich des Bretts',
    'side.east': 'östlich des Bretts',
    'side.south': 'südlich des Bretts',
    'side.west': 'westlich des Bretts',

    heat: 'Hitze',
    'heat.text': 'Jede Bewegung rückt den Zeiger um eins in seine Richtung. Beide Enden überhitzen. Ein Triebwerk wendet ihn.',
    'heat.left': 'noch {count}',
    'heat.space': 'Feld',
    'heat.room': 'Bis zum Ende',
    'heat.up': 'Hitzeleiste: Zeiger auf Feld {marker} von {length}, zeigt nach oben, {room} bis zum Ende',
    'heat.down': 'Hitzeleiste: Zeiger auf Feld {marker} von {length}, zeigt nach unten, {room} bis zum Ende',
    power: 'Strom',
    'power.text': 'Bezahltes Verschieben und Stromfresser rücken den Zeiger um eins vor; das letzte Feld verliert. Eine Ladestation holt ihn zurück.',
    'power.left': 'noch {count}',
    'power.space': 'Feld',
    'power.count': 'Bis zum Ende',
    'power.label': 'Stromleiste: Zeiger auf Feld {marker} von {length}, {left} bis zum Ende',

    'face.turn 90': 'Drehen um 90°',
    'face.turn 180': 'Drehen um 180°',
    'face.move': 'Verschieben, frei',
    'face.move for 1 power': 'Verschieben für 1 Strom',
    'face.turn 90.text': 'Drehe ein Richtungsplättchen nach links oder rechts.',
    'face.turn 180.text': 'Drehe ein Richtungsplättchen um.',
    'face.move.text': 'Verschiebe ein Richtungsplättchen auf ein Nachbarfeld oder ein Hindernis auf eine Nachbarlinie.',
    'face.move for 1 power.text': 'Verschiebe ein Richtungsplättchen auf ein Nachbarfeld oder ein Hindernis auf eine Nachbarlinie. Kostet 1 Strom.',
    cell: 'Pultfeld {cell}: {face}, auf der Rückseite {other}.',
    'cell.below': 'Rückseite',
    'cell.here': 'Hier steht die Flugleitung; das Plättchen wendet sich, wenn sie geht.',
    'cell.far': 'Nicht erreichbar: nur Nachbarn der Flugleitung.',
    'stock.place': 'Zu legen',
    'stock.label': 'Hindernisse zu legen: {list}',
    'stock.through': 'durch',
    'stock.actions': 'Aktionen',
    'stock.status': '{gone} von {count} Maschinen sind durch, bisher {played} Aktionen',
    'strip.waiting': 'Maschine {number} wartet',
    'strip.flying': 'Maschine {number} auf {place}',
    'strip.gone': 'Maschine {number} ist durch',
    'strip.actions': 'Aktionen',
    'strip.mission': 'Auftrag {mission}, {difficulty}',

    'prompt.over': 'Der Auftrag ist vorbei.',
    'prompt.place': 'Wähle die Linie für das Hindernis: {what}.',
    'prompt.place.more': 'Wähle die Linie für das Hindernis: {what} (danach noch {count}).',
    'prompt.fly': 'Bewege eine Maschine, oder führe die Flugleitung auf ein Pultfeld.',

    'phrase.place': 'Auf {line} legen',
    'phrase.enter': 'Maschine {number} auf {square} hereinholen',
    'phrase.fly': 'Maschine {number} nach {way} fliegen',
    'phrase.out': 'Maschine {number} hinausfliegen',
    'phrase.turn': '{square} {turn} drehen ({cell})',
    'phrase.move': 'Plättchen {square} nach {way} ({cell})',
    'phrase.shift': 'Hindernis {line} auf {to} ({cell})',
    'phrase.idle': 'Schritt {cell}: keine Wirkung',
    'round.left': 'nach links',
    'round.right': 'nach rechts',
    'round.around': 'ganz herum',

    'fore.overheats': 'Überhitzt: verloren!',
    'fore.last-power': 'Kostet den letzten Strom: verloren!',
    'fore.drain': 'Ein Stromfresser nimmt 1 Strom.',
    'fore.pays': 'Kostet 1 Strom.',
    'fore.engine': 'Das Triebwerk wendet den Hitzezeiger.',
    'fore.charger': 'Die Ladestation gibt 1 Strom zurück.',
    'fore.room': 'Danach {count} bis zum Ende der Hitzeleiste.',
    'fore.wins': 'Die letzte Maschine geht hinaus: gelöst!',

    'told.placed': 'Gelegt auf {line}: {what}.',
    'told.entered': 'Maschine {number} kommt auf {target} herein{more}.',
    'told.flown': 'Maschine {number} fliegt von {origin} nach {target}{more}.',
    'told.left': 'Maschine {number} verlässt das Brett von {origin} aus{more}.',
    'told.through-drain': ' durch einen Stromfresser',
    'told.engine': '; das Triebwerk wendet den Hitzezeiger',
    'told.charged': '; die Ladestation gibt 1 Strom zurück',
    'told.drained': 'Der letzte Strom geht an einen Stromfresser.',
    'told.stepped': 'Die Flugleitung geht nach {cell} ({face}){more}.',
    'told.flips': '; das Plättchen {cell} wendet sich',
    'told.turned': 'Das Plättchen auf {square} zeigt jetzt nach {way}.',
    'told.token-moved': 'Das Plättchen auf {origin} kommt auf {target}.',
    'told.obstacle-moved': 'Das Hindernis auf {origin} kommt auf {target}.',
    'told.ended.all-through': 'Alle Flugmaschinen sind durch: Die Übung ist geflogen.',
    'told.ended.out-of-power': 'Kein Strom mehr: Die Übung ist verloren.',
    'told.ended.overheated': 'Der Antrieb überhitzt: Die Übung ist verloren.',
    'told.ended.action-limit': 'Die Übung dauert zu lange und wird abgebrochen: verloren.',
  },
};

export const order: FieldOrder = {
  turn: ['cell', 'square', 'turn'],
  move: ['cell', 'square', 'way'],
  shift: ['cell', 'line', 'to'],
};

export function say(language: Language, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  return fill(words[language][key] ?? key, values);
}

/** What the action will do, in words; from the server's preview. */
export function foretell(preview: string, language: Language): string {
  const found = readPreview(preview);
  if (found === null) return '';
  if (found.wins) return say(language, 'fore.wins');
  if (found.isLost === 'heat') return say(language, 'fore.overheats');
  if (found.isLost === 'power') return say(language, 'fore.last-power');
  const parts: string[] = [];
  if (found.isDrained) parts.push(say(language, 'fore.drain'));
  else if (found.spent > 0) parts.push(say(language, 'fore.pays'));
  if (found.turns) parts.push(say(language, 'fore.engine'));
  if (found.charges) parts.push(say(language, 'fore.charger'));
  if (found.room !== null) parts.push(say(language, 'fore.room', { count: found.room }));
  return parts.join(' ');
}

export function phrase(action: LegalAction, given: GameView, language: Language): string | null {
  const view = given as View;
  const { kind, ...fields } = action.structure;
  const cell = say(language, `value.cell.${String(fields.cell)}`);
  const tell = (key: string, values = {}) => say(language, `phrase.${key}`, { cell, ...values });
  switch (kind) {
    case 'place':
      return tell('place', { line: String(fields.line) });
    case 'enter': {
      const start = view.starts.find((one) => one.number === fields.start);
      return start?.waiting[0] === undefined ? null : tell('enter', { number: start.waiting[0], square: start.square });
    }
    case 'fly': {
      const square = view.squares.find((one) => one.name === fields.square);
      if (!square?.token || square.machine === null) return null;
      const isOut = !view.squares.some((one) => one.name === neighbour(square.name, square.token as Way));
      return tell(isOut ? 'out' : 'fly', { number: square.machine, way: say(language, `way.${square.token}`) });
    }
    case 'turn':
      return tell('turn', { square: String(fields.square), turn: say(language, `round.${String(fields.turn)}`) });
    case 'move':
      return tell('move', { square: String(fields.square), way: say(language, `way.${String(fields.way)}`) });
    case 'shift':
      return tell('shift', { line: String(fields.line), to: String(fields.to) });
    case 'idle':
      return tell('idle');
    default:
      return null;
  }
}

export function prompt(given: GameView, language: Language): string | null {
  const view = given as View;
  if (view.phase === 'over') return say(language, 'prompt.over');
  const [next, ...more] = view.obstacles.filter((obstacle) => obstacle.line === null);
  if (!next) return say(language, 'prompt.fly');
  return say(language, more.length > 0 ? 'prompt.place.more' : 'prompt.place', { what: say(language, next.kind), count: more.length });
}

export function sentence(event: GameEvent, language: Language): string | null {
  const tell = (key: string, values = {}) => say(language, `told.${key}`, values);
  const cellName = (cell: unknown) => say(language, `value.cell.${String(cell)}`);
  const origin = String(event.origin);
  const target = String(event.target);
  switch (event.kind) {
    case 'placed':
      return tell('placed', { what: say(language, String(event.obstacle)), line: String(event.line) });
    case 'moved': {
      const more = [event.drained && tell('through-drain'), event.engine && tell('engine'), event.charged && tell('charged')].filter(Boolean).join('');
      const key = origin === 'waiting' ? 'entered' : target === 'gone' ? 'left' : 'flown';
      return tell(key, { number: String(event.machine), origin, target, more });
    }
    case 'drained':
      return tell('drained');
    case 'stepped':
      return tell('stepped', {
        cell: cellName(event.cell),
        face: say(language, `face.${String(event.face)}`),
        more: event.left ? tell('flips', { cell: cellName(event.left) }) : '',
      });
    case 'turned':
      return tell('turned', { square: String(event.square), way: say(language, `way.${String(event.facing)}`) });
    case 'token-moved':
    case 'obstacle-moved':
      return tell(event.kind, { origin, target });
    case 'ended':
      return tell(`ended.${String(event.ending)}`);
    default:
      return null;
  }
}

const SOUNDS: Readonly<Record<string, Sound>> = {
  placed: 'place',
  moved: 'move',
  drained: 'hit',
  stepped: 'turn',
  turned: 'place',
  'token-moved': 'place',
  'obstacle-moved': 'place',
};

export function sound(event: GameEvent): Sound | null {
  if (event.kind === 'moved' && (event.engine || event.charged)) return 'gain';
  if (event.kind === 'moved' && event.drained) return 'hit';
  return SOUNDS[event.kind] ?? null;
}
