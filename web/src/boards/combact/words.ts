import type { GameEvent, GameView, LegalAction, Schemas } from '../../api/types';
import type { Language, Sound, Words } from '../../lib/board';
import type { FieldOrder } from '../../lib/narrow';
import { fill } from '../../lib/text';
import { readDots } from './dots';

type View = Schemas['CombactView'];

export const words: Words = {
  en: {
    line: 'Odd shapes on the Flower of Life. No more than five of your fields may meet at a point.',
    'seat.black': 'Black',
    'seat.white': 'White',
    'kind.place': 'Lay a piece',
    'kind.inception': 'Set the Inception',
    'kind.target': 'Choose the target',
    'kind.pass': 'Pass',
    'field.piece': 'Which piece?',
    'field.turn': 'Turned how far?',
    'field.at': 'Its first peak on which point?',
    'field.spot': 'Before which spot of the circle?',
    'field.target': 'Which target?',
    'value.lens': 'Lens',
    'value.triangle': 'Triangle',
    'value.turn.r0': 'Not turned',
    'value.turn.r1': '60° left',
    'value.turn.r2': '120° left',
    'value.turn.r3': '180°',
    'value.turn.r4': '120° right',
    'value.turn.r5': '60° right',
    'value.turn.m0': 'Not turned',
    'value.turn.m1': '60° left',
    'value.turn.m2': '120° left',
    'value.turn.m3': '180°',
    'value.turn.m4': '120° right',
    'value.turn.m5': '60° right',
    'value.target.time_factor': 'Time factor',
    'value.target.autonomy': 'Autonomy',
    'value.target.goals': '3+3 goals',

    'option.target': 'Target',
    'option.target.help': 'What wins. A campaign is the first to win two matches.',
    'option.target.pictures': 'yes',
    'option.target.time_factor': 'Time factor: who cannot lay loses',
    'option.target.autonomy': 'Autonomy: fence in empty fields',
    'option.target.goals': '3+3 goals: reach your markers',
    'option.target.campaign': 'Campaign',
    'option.set': 'Pieces',
    'option.set.help': 'Quick leaves out the five pieces of two to four fields.',
    'option.set.pictures': 'yes',
    'option.set.full': 'Full, 17',
    'option.set.quick': 'Quick, 12',
    'option.radius': 'Size of the flower',
    'option.radius.help': 'The printed board is 3.',
    'option.radius.2': 'Small (2)',
    'option.radius.3': 'As printed (3)',
    'option.radius.4': 'Large (4)',
    'option.starter': 'Who begins',
    'option.starter.help': 'The other one sets the Inception first.',
    'option.starter.black': 'Black',
    'option.starter.white': 'White',
    'option.first_target': 'First target of a campaign',
    'option.first_target.help': 'Later the loser of a match chooses.',
    'option.first_target.random': 'By chance',
    'option.first_target.time_factor': 'Time factor',
    'option.first_target.autonomy': 'Autonomy',
    'option.first_target.goals': '3+3 goals',

    'ending.blocked': 'Nothing could be laid',
    'ending.exhausted': 'Nothing was left to lay',
    'ending.two-passes': 'Both passed',
    'ending.campaign-won': 'Campaign won',
    'ending.campaign-drawn': 'Campaign drawn',

    board: 'The Flower of Life, {target}. {placed} pieces laid.',
    heading: '{target}',
    'heading.campaign': 'Match {match}: {target}',
    piece: 'Piece {name}',
    'piece.micro': 'Microbact: {name}',
    fields: 'Fields',
    places: 'Places for it',
    ways: 'Ways to turn it',
    'is.offered': 'On offer.',
    'is.later': 'Not on offer yet.',
    'is.taken': 'Taken.',
    'is.stuck': 'It fits nowhere.',
    'is.micro': 'Yours once in a match. The Inception stays.',
    spot: 'Spot {spot}: {what}',
    'spot.empty': 'Spot {spot}: its piece is taken',
    'spot.first': 'Start here: {names} come first.',
    inception: 'The Inception',
    'inception.at': 'The Inception, before spot {spot}',
    'inception.text': 'The next pieces clockwise from here are on offer. It moves to where a piece is taken.',
    laid: '{seat}: {name} on points {points}',
    point: 'Point {point}',
    'point.dots': 'Point {point}: dots Black {black}, White {white}',
    'point.dots.seat': 'Dots of {seat}',
    'marker.of': 'Marker of {seat}',
    'marker.held': 'connected by {seats}',
    'marker.free': 'not connected',
    'marker.text': 'Counts for every side with a peak on this point.',
    'dots.are': 'Dots: {dots}.',
    'dots.one': '{count} at {point}',
    token: '5+1 token',
    'token.spends': 'Spends the 5+1 token.',
    'cell.label': 'Lay {name} at point {point}, {turn}. {dots}',
    'cell.again': 'Tap again to lay it there.',
    lay: 'Lay {name} at {point}, {turn}',
    'turn.left': 'Turn left',
    'turn.right': 'Turn right',
    'turn.now': '{index} of {count}',
    'turn.help': 'Wheel or R',
    'turn.places': '{turn}: {count} places',
    and: ' and ',
    or: ' or ',
    passed: 'Passed',
    territory: 'Territory',
    'territory.of': 'Territory of {seat}',
    'territory.later': 'Counted once both colours are on the board.',
    markers: 'Own markers',
    'markers.other': "The other's",
    wins: 'Matches won',
    window: 'Chooses among',
    microbacts: 'Microbacts',
    'microbacts.left': 'Microbacts left: {names}',
    'microbacts.none': 'no microbacts left',
    'tokens.left': '5+1 tokens: {count}',
    'score.territory': '{seat}: territory {count}',
    'score.markers': '{seat}: {own} own markers, {other} of the other, territory {count}',
    'score.placed': '{seat}: {count} pieces laid',
    'piece.laid': 'laid',
    'score.goals': 'Own+other · Territory',

    'prompt.inception': '{seat}, choose where in the circle the Inception starts.',
    'prompt.target': '{seat}, choose the target of the next match.',
    'prompt.place': '{seat}, choose a piece, turn it and lay it.',
    'prompt.place-pass': '{seat}, choose a piece, turn it and lay it, or pass.',
    'prompt.pass': '{seat}, nothing is left to lay: pass.',

    'told.inception': '{seat} sets the Inception before spot {spot}: {names} come first.',
    'told.placed': '{seat} lays {piece} at point {at}, {turn}.',
    'told.token': '{seat} connects six dots at point {point}: the 5+1 token goes to {to}.',
    'told.passed': '{seat} passes.',
    'told.target': '{seat} chooses {target} for the next match.',
    'told.dealt': 'Match {match}: {target}, {starter} begins.',
    'told.won': '{winner} wins the match',
    'told.stuck': '{loser} cannot lay anything: {winner} wins the match',
    'told.drawn': 'The match is drawn',
    'told.territory': 'territory Black {black}, White {white}',
    'told.markers': 'own markers Black {black}, White {white}',
    'told.markers-other': "the other's Black {black}, White {white}",
  },
  de: {
    line: 'Seltsame Formen auf der Blume des Lebens. An einem Punkt dürfen sich höchstens fünf eigene Felder treffen.',
    'seat.black': 'Schwarz',
    'seat.white': 'Weiß',
    'kind.place': 'Teil legen',
    'kind.inception': 'Inception setzen',
    'kind.target': 'Ziel wählen',
    'kind.pass': 'Passen',
    'field.piece': 'Welches Teil?',
    'field.turn': 'Wie gedreht?',
    'field.at': 'Die erste Spitze auf welchem Punkt?',
    'field.spot': 'Vor welchem Platz des Kreises?',
    'field.target': 'Welches Ziel?',
    'value.lens': 'Linse',
    'value.triangle': 'Dreieck',
    'value.turn.r0': 'Nicht gedreht',
    'value.turn.r1': '60° links',
    'value.turn.r2': '120° links',
    'value.turn.r3': '180°',
    'value.turn.r4': '120° rechts',
    'value.turn.r5': '60° rechts',
    'value.turn.m0': 'Nicht gedreht',
    'value.turn.m1': '60° links',
    'value.turn.m2': '120° links',
    'value.turn.m3': '180°',
    'value.turn.m4': '120° rechts',
    'value.turn.m5': '60° rechts',
    'value.target.time_factor': 'Zeitfaktor',
    'value.target.autonomy': 'Autonomie',
    'value.target.goals': '3+3 Ziele',

    'option.target': 'Ziel',
    'option.target.help': 'Was gewinnt. Im Feldzug siegt, wer zuerst zwei Partien gewinnt.',
    'option.target.pictures': 'ja',
    'option.target.time_factor': 'Zeitfaktor: Wer nicht legen kann, verliert',
    'option.target.autonomy': 'Autonomie: leere Felder einzäunen',
    'option.target.goals': '3+3 Ziele: eigene Marken erreichen',
    'option.target.campaign': 'Feldzug',
    'option.set': 'Teile',
    'option.set.help': 'Kurz lässt die fünf Teile aus zwei bis vier Feldern weg.',
    'option.set.pictures': 'ja',
    'option.set.full': 'Alle 17',
    'option.set.quick': 'Kurz, 12',
    'option.radius': 'Größe der Blume',
    'option.radius.help': 'Der gedruckte Plan hat 3.',
    'option.radius.2': 'Klein (2)',
    'option.radius.3': 'Wie gedruckt (3)',
    'option.radius.4': 'Groß (4)',
    'option.starter': 'Wer beginnt',
    'option.starter.help': 'Die andere Seite setzt vorher die Inception.',
    'option.starter.black': 'Schwarz',
    'option.starter.white': 'Weiß',
    'option.first_target': 'Erstes Ziel eines Feldzugs',
    'option.first_target.help': 'Danach wählt, wer eine Partie verloren hat.',
    'option.first_target.random': 'Ausgelost',
    'option.first_target.time_factor': 'Zeitfaktor',
    'option.first_target.autonomy': 'Autonomie',
    'option.first_target.goals': '3+3 Ziele',

    'ending.blocked': 'Nichts passte mehr',
    'ending.exhausted': 'Nichts war mehr da',
    'ending.two-passes': 'Beide haben gepasst',
    'ending.campaign-won': 'Feldzug gewonnen',
    'ending.campaign-drawn': 'Feldzug unentschieden',

    board: 'Die Blume des Lebens, {target}. {placed} Teile gelegt.',
    heading: '{target}',
    'heading.campaign': 'Partie {match}: {target}',
    piece: 'Teil {name}',
    'piece.micro': 'Mikrobakt: {name}',
    fields: 'Felder',
    places: 'Stellen dafür',
    ways: 'Drehungen',
    'is.offered': 'Im Angebot.',
    'is.later': 'Noch nicht im Angebot.',
    'is.taken': 'Genommen.',
    'is.stuck': 'Es passt nirgends.',
    'is.micro': 'Einmal in der Partie. Die Inception bleibt stehen.',
    spot: 'Platz {spot}: {what}',
    'spot.empty': 'Platz {spot}: Teil ist genommen',
    'spot.first': 'Hier beginnen: {names} kommen zuerst.',
    inception: 'Die Inception',
    'inception.at': 'Die Inception, vor Platz {spot}',
    'inception.text': 'Die nächsten Teile im Uhrzeigersinn sind im Angebot. Sie rückt dorthin, wo ein Teil genommen wird.',
    laid: '{seat}: {name} auf den Punkten {points}',
    point: 'Punkt {point}',
    'point.dots': 'Punkt {point}: Augen Schwarz {black}, Weiß {white}',
    'point.dots.seat': 'Augen von {seat}',
    'marker.of': 'Marke von {seat}',
    'marker.held': 'verbunden von {seats}',
    'marker.free': 'nicht verbunden',
    'marker.text': 'Zählt für jede Seite mit einer Spitze auf diesem Punkt.',
    'dots.are': 'Augen: {dots}.',
    'dots.one': '{count} an {point}',
    token: '5+1-Chip',
    'token.spends': 'Kostet den 5+1-Chip.',
    'cell.label': '{name} an Punkt {point} legen, {turn}. {dots}',
    'cell.again': 'Noch einmal tippen, um es dort zu legen.',
    lay: '{name} an {point} legen, {turn}',
    'turn.left': 'Nach links drehen',
    'turn.right': 'Nach rechts drehen',
    'turn.now': '{index} von {count}',
    'turn.help': 'Mausrad oder R',
    'turn.places': '{turn}: {count} Stellen',
    and: ' und ',
    or: ' oder ',
    passed: 'Hat gepasst',
    territory: 'Gebiet',
    'territory.of': 'Gebiet von {seat}',
    'territory.later': 'Wird gezählt, sobald beide Farben liegen.',
    markers: 'Eigene Marken',
    'markers.other': 'Fremde',
    wins: 'Gewonnene Partien',
    window: 'Wählt unter',
    microbacts: 'Mikrobakte',
    'microbacts.left': 'Mikrobakte übrig: {names}',
    'microbacts.none': 'keine Mikrobakte mehr',
    'tokens.left': '5+1-Chips: {count}',
    'score.territory': '{seat}: Gebiet {count}',
    'score.markers': '{seat}: {own} eigene Marken, {other} fremde, Gebiet {count}',
    'score.placed': '{seat}: {count} Teile gelegt',
    'piece.laid': 'gelegt',
    'score.goals': 'Eigene+fremde · Gebiet',

    'prompt.inception': '{seat}, wähle, wo im Kreis die Inception beginnt.',
    'prompt.target': '{seat}, wähle das Ziel der nächsten Partie.',
    'prompt.place': '{seat}, wähle ein Teil, dreh es und leg es.',
    'prompt.place-pass': '{seat}, wähle ein Teil, dreh es und leg es, oder passe.',
    'prompt.pass': '{seat}, es ist nichts mehr zu legen: passe.',

    'told.inception': '{seat} setzt die Inception vor Platz {spot}: {names} kommen zuerst.',
    'told.placed': '{seat} legt {piece} an Punkt {at}, {turn}.',
    'told.token': '{seat} verbindet sechs Augen an Punkt {point}: Der 5+1-Chip geht an {to}.',
    'told.passed': '{seat} passt.',
    'told.target': '{seat} wählt {target} für die nächste Partie.',
    'told.dealt': 'Partie {match}: {target}, {starter} beginnt.',
    'told.won': '{winner} gewinnt die Partie',
    'told.stuck': '{loser} kann nichts legen: {winner} gewinnt die Partie',
    'told.drawn': 'Die Partie ist unentschieden',
    'told.territory': 'Gebiet Schwarz {black}, Weiß {white}',
    'told.markers': 'eigene Marken Schwarz {black}, Weiß {white}',
    'told.markers-other': 'fremde Schwarz {black}, Weiß {white}',
  },
};

export const order: FieldOrder = { place: ['piece', 'turn', 'at'] };

type Values = Readonly<Record<string, string | number>>;

export function say(language: Language, key: string, values: Values = {}): string {
  return fill(words[language][key] ?? key, values);
}

export const seatName = (language: Language, seat: string): string => words[language][`seat.${seat}`] ?? seat;
export const pieceName = (language: Language, name: string): string => words[language][`value.${name}`] ?? name;
export const targetName = (language: Language, target: string): string => words[language][`value.target.${target}`] ?? target;
/** How far a piece is turned: "120° left". */
export function turnText(language: Language, turn: string): string {
  const text = words[language][`value.turn.${turn}`] ?? turn;
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** "a, b or c" */
export function listed(language: Language, names: readonly string[], joint: 'and' | 'or'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')}${say(language, joint)}${last}`;
}

/** What a placement would do, in words. */
export function foretell(preview: string, language: Language): string {
  const { dots, spendsToken } = readDots(preview);
  if (dots.length === 0) return '';
  const told = say(language, 'dots.are', { dots: dots.map((one) => say(language, 'dots.one', one)).join(', ') });
  return spendsToken ? `${told} ${say(language, 'token.spends')}` : told;
}

export function phrase(action: LegalAction, _view: GameView, language: Language): string | null {
  const { kind, piece, at, turn } = action.structure;
  if (kind !== 'place') return null;
  const said = say(language, 'lay', { name: pieceName(language, String(piece)), point: String(at), turn: turnText(language, String(turn)) });
  return readDots(action.preview).spendsToken ? `${said}. ${say(language, 'token.spends')}` : said;
}

export function prompt(given: GameView, language: Language): string | null {
  const view = given as View;
  if (view.actor === null) return null;
  const seat = seatName(language, view.actor);
  if (view.phase !== 'turn') return say(language, `prompt.${view.phase}`, { seat });
  if (view.offered.length === 0) return say(language, 'prompt.pass', { seat });
  return say(language, view.can_pass ? 'prompt.place-pass' : 'prompt.place', { seat });
}

export function sentence(event: GameEvent, language: Language): string | null {
  const name = (seat: unknown) => seatName(language, String(seat));
  if (event.kind === 'match-over') return overSentence(event as unknown as Schemas['Combact_MatchOver'], language);
  if (!(`told.${event.kind}` in words[language])) return null;
  return say(language, `told.${event.kind}`, {
    seat: name(event.seat),
    to: name(event.to),
    starter: name(event.starter),
    spot: String(event.spot),
    names: listed(language, (event.offered as string[] | undefined) ?? [], 'and'),
    piece: pieceName(language, String(event.piece)),
    at: String(event.at),
    turn: turnText(language, String(event.turn)),
    point: String(event.point),
    match: String(event.match),
    target: targetName(language, String(event.target)),
  });
}

function overSentence({ winner, reason, territory, markers }: Schemas['Combact_MatchOver'], language: Language): string {
  const other = winner === 'black' ? 'white' : 'black';
  const key = winner === null ? 'told.drawn' : reason === 'cannot-place' ? 'told.stuck' : 'told.won';
  const told = say(language, key, { winner: seatName(language, winner ?? ''), loser: seatName(language, other) });
  const details: string[] = [];
  if (markers) {
    const [[black, blackOther], [white, whiteOther]] = markers;
    details.push(say(language, 'told.markers', { black, white }), say(language, 'told.markers-other', { black: blackOther, white: whiteOther }));
  }
  if (territory) details.push(say(language, 'told.territory', { black: territory[0], white: territory[1] }));
  return details.length > 0 ? `${told} (${details.join('; ')}).` : `${told}.`;
}

const SOUNDS: Readonly<Record<string, Sound>> = { placed: 'place', inception: 'move', token: 'gain', passed: 'turn', target: 'turn', 'match-over': 'gain', dealt: 'turn' };

export function sound(event: GameEvent): Sound | null {
  return SOUNDS[event.kind] ?? null;
}
