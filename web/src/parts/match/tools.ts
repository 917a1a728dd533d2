// What can be done with a match beside playing: with their names, for a row of buttons, and for a menu on a phone.
import { t } from '../../i18n/index.svelte';
import type { MatchSession } from '../../lib/match.svelte';
import { takebackText } from '../../lib/saying';
import type { IconName } from '../../pieces/Icon.svelte';
import type { MatchDialog } from './dialogs';
import { whatIf } from './what-if';

export interface Tool {
  readonly id: 'hint' | 'what-if' | 'takeback' | 'draw' | 'resign' | 'back' | 'turn' | 'log' | 'rules' | 'terms' | 'share' | 'keys';
  readonly icon: IconName;
  readonly name: string;
  /** Where there is room for a word only. */
  readonly short?: string;
  readonly isOff?: boolean;
  /** Why it cannot be used, or what it costs. */
  readonly why?: string;
  readonly act: () => void;
}

/** Within reach of the thumb; the rest is in the menu. */
const AT_HAND: readonly Tool['id'][] = ['hint', 'takeback', 'back', 'log'];
/** On a screen where log and steps have a place of their own. */
const HAVE_A_PLACE: readonly Tool['id'][] = ['back', 'turn', 'log'];

/** There is no log beside a small board: who looks back does it in the bar. */
export const isLookingBack = (session: MatchSession, isSmall: boolean): boolean => isSmall && (session.isOver || !session.isLive);

function playing(session: MatchSession, onopen: (dialog: MatchDialog) => void): Tool[] {
  const { state } = session;
  const takeback = state?.takeback ?? null;
  const hasBot = state?.players.some((player) => player.kind === 'bot') ?? false;
  const hint: Tool = {
    id: 'hint',
    icon: 'bulb',
    name: session.isAskingHint ? t('tools.hint.busy') : t('tools.hint'),
    isOff: !session.isOurTurn || session.isAskingHint || !session.isLive,
    why: state?.puzzle ? t('puzzle.hint-cost') : '',
    act: () => void session.askHint(),
  };
  const draw: Tool = {
    id: 'draw',
    icon: 'handshake',
    name: t('tools.draw'),
    short: t('tools.draw.short'),
    isOff: state?.offers.some((offer) => offer.what === 'draw'),
    act: () => void session.offer('draw'),
  };
  const study: Tool = {
    id: 'what-if',
    icon: 'swap',
    name: t('study.what-if'),
    why: t('study.what-if.why'),
    act: () => void whatIf(session),
  };
  return [
    ...(session.isBetweenPeople ? [] : [hint]),
    ...(hasBot && !state?.puzzle ? [study] : []),
    {
      id: 'takeback',
      icon: 'undo',
      name: takeback?.how === 'ask' ? t('tools.takeback.ask') : t('tools.takeback'),
      short: t('tools.takeback.short'),
      isOff: takeback === null || takeback.how === 'never',
      why: takebackText(takeback),
      act: () => void session.takeBack(),
    },
    ...(session.isSolo || hasBot || session.isHotSeat ? [] : [draw]),
    { id: 'resign', icon: 'flag', name: session.isSolo ? t('tools.give-up') : t('tools.resign'), act: () => onopen('resign') },
  ];
}

/** Those that are shown, and those that are in the menu, which large screens need not have. */
export function toolsOf(session: MatchSession, isSmall: boolean, onopen: (dialog: MatchDialog) => void): { shown: Tool[]; more: Tool[] } {
  const isBack = isLookingBack(session, isSmall);
  const plies = session.state?.ply ?? 0;
  const all: Tool[] = [
    ...(session.state?.status === 'running' && session.seat !== null && !isBack ? playing(session, onopen) : []),
    { id: 'back', icon: 'back', name: t('replay.title'), isOff: plies === 0, act: () => void session.goTo((session.moment?.ply ?? 0) - 1) },
    { id: 'turn', icon: 'refresh', name: t('replay.turn'), isOff: !session.canReplayTurn, act: () => session.replayTurn() },
    { id: 'log', icon: 'list', name: t('tools.log'), act: () => onopen('log') },
    { id: 'rules', icon: 'book', name: t('tools.rules'), act: () => onopen('rules') },
    { id: 'terms', icon: 'gear', name: t('terms.title'), act: () => onopen('terms') },
    ...(session.isOver ? [] : [{ id: 'share', icon: 'share', name: t('tools.share'), act: () => onopen('share') } as const]),
    { id: 'keys', icon: 'keyboard', name: t('tools.keys'), act: () => onopen('keys') },
  ];
  if (!isSmall) return { shown: all.filter(({ id }) => !HAVE_A_PLACE.includes(id)), more: [] };
  const hasPlace = ({ id }: Tool) => id === 'keys' || (isBack && id === 'back') || (id === 'turn' && (session.isSolo || session.isOver));
  const wanted = all.filter((tool) => !hasPlace(tool));
  return { shown: wanted.filter(({ id }) => AT_HAND.includes(id)), more: wanted.filter(({ id }) => !AT_HAND.includes(id)) };
}
