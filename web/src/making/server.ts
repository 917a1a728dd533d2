// What the editor asks of the server; nothing of it is kept there.
import { call, part, request } from '../api/client';
import type { Schemas } from '../api/types';

export type FileVerdict = Schemas['FileVerdict'];
export type Solution = Schemas['Solution'];
export interface Table {
  readonly options: Record<string, unknown>;
  readonly state: Record<string, unknown>;
}

const games = (game: string) => `/api/games/${part(game)}`;

/** Everything wrong with a file, and what is odd about it. */
export const checkFile = (game: string, option: string, content: string, language: string, signal: AbortSignal) =>
  call<FileVerdict>(`${games(game)}/files/${part(option)}/check`, { method: 'POST', body: { content, language }, signal });

/** What keeps a table from being one. */
export const checkTable = (game: string, table: Table, language: string, signal: AbortSignal) =>
  call<Schemas['TableVerdict']>(`${games(game)}/tables/check`, { method: 'POST', body: { ...table, language }, signal });

/** A solution of a table; who gives up waiting ends the search. */
export const solveTable = (game: string, table: Table, proves: boolean, signal: AbortSignal) =>
  call<Solution>(`${games(game)}/tables/solve`, { method: 'POST', body: { ...table, proves }, signal });

/** A file that comes with the game. */
export const shippedFile = async (game: string, option: string, name: string) =>
  (await request(`${games(game)}/templates/${part(option)}`, { query: { name } })).text();
