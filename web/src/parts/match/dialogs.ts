// What can open over or beside a match.

export type MatchDialog = 'rules' | 'terms' | 'keys' | 'resign' | 'share' | 'log' | 'player' | 'tools';

/** On small screens these take half of it, and the board keeps the other half; the rules lie beside the board on any. */
const SHEETS: readonly MatchDialog[] = ['rules', 'terms', 'share', 'log', 'player', 'tools'];
export const isSheet = (dialog: MatchDialog | null, isSmall: boolean): boolean =>
  dialog === 'rules' || (isSmall && dialog !== null && SHEETS.includes(dialog));
