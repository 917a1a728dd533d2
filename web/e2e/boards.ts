// Which games have a board of their own: every folder with one is tested, and the example, whose package brings it along.
import { existsSync, readdirSync } from 'node:fs';

const FOLDER = new URL('../src/boards/', import.meta.url);

export const EXAMPLE = 'connect-four';
export const hasBoard = (game: string): boolean => game === EXAMPLE || existsSync(new URL(`${game}/Board.svelte`, FOLDER));
export const BOARDS = [...readdirSync(FOLDER).filter(hasBoard), EXAMPLE].sort();

const only = process.env.E2E_GAMES?.split(',').filter(Boolean) ?? [];
/** Tests of this game are wanted in this run. */
export const isWanted = (game: string): boolean => only.length === 0 || only.includes(game);
