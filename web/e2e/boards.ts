// Which games have a board of their own: every folder with one is tested.
import { existsSync, readdirSync } from 'node:fs';

const FOLDER = new URL('../src/boards/', import.meta.url);

export const hasBoard = (game: string): boolean => existsSync(new URL(`${game}/Board.svelte`, FOLDER));
export const BOARDS = readdirSync(FOLDER).filter(hasBoard).sort();

const only = process.env.E2E_GAMES?.split(',').filter(Boolean) ?? [];
/** Tests of this game are wanted in this run. */
export const isWanted = (game: string): boolean => only.length === 0 || only.includes(game);
