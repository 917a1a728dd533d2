import type { GameEvent, GameView, LegalAction, Schemas } from '../../api/types';
import type { FieldOrder, Language, Sound, Words } from '../../base/words';
import { sayer } from '../shared/say';
import { readDots } from './dots';
import { de } from './texts.de';
import { en } from './texts.en';

type View = Schemas['CombactView'];

export const words: Words = { en, de };

export const order: FieldOrder = { place: ['piece', 'turn', 'at'] };

export const say = sayer(words);

export const seatName = (language: Language, seat: string): string => words[language][`seat.${seat}`] ?? seat;
export const pieceName = (language: Language, name: string): string => words[language][`value.${name}`] ?? name;
export const targetName = (language: Language, target: string): string => words[language][`target.${target}`] ?? target;
/** The target, and in a campaign which match it is. */
export const matchName = (language: Language, { is_campaign, target, match }: View): string =>
  say(language, is_campaign ? 'heading.campaign' : 'heading', { target: targetName(language, target), match });
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
  const { kind, piece, at, turn, spot, target } = action.structure;
  if (kind === 'inception') return say(language, 'do.inception', { spot: String(spot) });
  if (kind === 'target') return say(language, 'do.target', { target: targetName(language, String(target)) });
  if (kind !== 'place') return null;
  const said = say(language, 'lay', {
    name: pieceName(language, String(piece)),
    point: String(at),
    turn: turnText(language, String(turn)),
  });
  return readDots(action.preview).spendsToken ? `${said}. ${say(language, 'token.spends')}` : said;
}

export function prompt(given: GameView, language: Language): string | null {
  const view = given as View;
  if (view.actor === null) return null;
  const seat = seatName(language, view.actor);
  if (view.phase !== 'turn') return say(language, `prompt.${view.phase}`, { seat });
  if (view.offered.length === 0) return say(language, 'prompt.pass', { seat });
  return say(language, `prompt.place${view.can_pass ? '-pass' : ''}${view.can_swap ? '-swap' : ''}`, { seat });
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
    names: listed(
      language,
      (((event.offered ?? event.pieces) as string[] | undefined) ?? []).map((name) => pieceName(language, name)),
      'and',
    ),
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
    details.push(
      say(language, 'told.markers', { black, white }),
      say(language, 'told.markers-other', { black: blackOther, white: whiteOther }),
    );
  }
  if (territory) details.push(say(language, 'told.territory', { black: territory[0], white: territory[1] }));
  return details.length > 0 ? `${told} (${details.join('; ')}).` : `${told}.`;
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
