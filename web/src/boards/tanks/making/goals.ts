// Goals as a zone file writes them: `goal: green hold 3 g7 h7 as north`.

export const GOALS = ['reach', 'hold', 'break', 'hunt', 'survive'] as const;
export type GoalKind = (typeof GOALS)[number];
export const OWNERS = ['green', 'orange', 'both'] as const;
export type Owner = (typeof OWNERS)[number];

export interface Goal {
  readonly side: Owner;
  readonly kind: GoalKind;
  /** Turns or walls; of no meaning to `reach` and `hunt`. */
  readonly count: number;
  /** Marked spaces; none for `break`: any wall. */
  readonly spaces: readonly string[];
  /** The tank that is hunted: `o2`. */
  readonly tank: string;
  /** Goals of a side with the same name are all needed; empty: it stands alone. */
  readonly group: string;
}

export const USUAL: Readonly<Record<GoalKind, number>> = { reach: 0, hold: 3, break: 5, hunt: 0, survive: 40 };
export const hasCount = (kind: GoalKind): boolean => USUAL[kind] > 0;
export const hasSpaces = (kind: GoalKind): boolean => kind === 'reach' || kind === 'hold' || kind === 'break';

export const newGoal = (kind: GoalKind, side: Owner): Goal => ({ side, kind, count: USUAL[kind], spaces: [], tank: '', group: '' });

/** What stands after `goal:`; null: it is no goal. */
export function readGoal(text: string): Goal | null {
  const [before = '', group = ''] = text.split(/\s+as\s+/);
  const [side = '', kind = '', ...rest] = before.trim().split(/\s+/);
  if (!OWNERS.includes(side as Owner) || !GOALS.includes(kind as GoalKind)) return null;
  const goal = { ...newGoal(kind as GoalKind, side as Owner), group: group.trim() };
  if (kind === 'hunt') return { ...goal, tank: rest[0] ?? '' };
  const count = hasCount(goal.kind) && /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : goal.count;
  return { ...goal, count, spaces: rest.filter((word) => word !== 'of') };
}

export function writeGoal({ side, kind, count, spaces, tank, group }: Goal): string {
  const words = [side, kind, ...(hasCount(kind) ? [String(count)] : [])];
  if (kind === 'hunt') words.push(tank);
  if (kind === 'break' && spaces.length > 0) words.push('of');
  if (hasSpaces(kind)) words.push(...spaces);
  if (group.trim()) words.push('as', group.trim().replace(/\s+/g, '-'));
  return words.filter(Boolean).join(' ');
}
