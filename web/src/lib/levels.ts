// Opponents of the server in words and numbers: what they are called, and how strong they were found to be.
import type { GameCard } from '../api/types';
import { percent, t } from '../i18n/index.svelte';
import { levelName } from './saying';

export type Level = GameCard['levels'][number];

const isNumbered = ({ level }: Level) => /^\d$/.test(level);

/** Those that search, weakest first. */
export const numberedLevels = (game: GameCard): Level[] => game.levels.filter(isNumbered);

/** "Level 3: Sergeant, strength 692". */
export function levelText(one: Level): string {
  const { level: n, name, strength } = one;
  const plain = isNumbered(one) ? t('tile.level-n', { n, name: levelName(name) }) : t('tile.plain', { name: levelName(name) });
  return strength ? t('level.rated', { level: plain, elo: String(strength.elo) }) : plain;
}

/** "Takes 94% of the points from level 2, in 100 games." Empty: nothing was measured against one below. */
export function strengthText({ level, strength }: Level): string {
  if (strength?.score_below == null) return isNumbered({ level } as Level) && strength ? t('level.weakest') : '';
  return t('level.beats', { below: Number(level) - 1, share: percent(strength.score_below), games: strength.games_below ?? 0 });
}
