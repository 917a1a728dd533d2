// Boards by game id. Adding a folder with a Board.svelte is enough; everything is loaded when it is needed. What is not
// here comes with the game's package, or is drawn by the general board.
import type { Component } from 'svelte';
import type { GameView } from '../api/types';
import type { Theme, WordsModule } from '../base/words';
import type { BoardComponent, ChoiceProps, StripComponent } from '../lib/board';
import type { Making } from '../lib/making';

type Loader<T> = () => Promise<T>;
interface Default<T> {
  default: T;
}

const boards = import.meta.glob<Default<BoardComponent>>('./*/Board.svelte');
const strips = import.meta.glob<Default<StripComponent>>('./*/Strip.svelte');
const choices = import.meta.glob<Default<Component<ChoiceProps>>>('./*/Choice.svelte');
const covers = import.meta.glob<Default<Component<{ theme: Theme }>>>('./*/Cover.svelte');
const starts = import.meta.glob<Default<Starts>>('./*/starts.json');
const makings = import.meta.glob<{ making: Making }>('./*/making/index.ts');
const words = import.meta.glob<WordsModule>('./*/words.ts');

async function load<T>(from: Record<string, Loader<Default<T>>>, name: string): Promise<T | null> {
  const found = from[`./${name}`];
  return found ? (await found()).default : null;
}

/** The board of a game; one that serves every other game if it has none here. */
export async function loadBoard(game: string): Promise<BoardComponent> {
  return (await load(boards, `${game}/Board.svelte`)) ?? (await import('./packaged/Packaged.svelte')).default;
}

/** What a player has beside the board, if the game has such a thing. */
export const loadStrip = (game: string) => load(strips, `${game}/Strip.svelte`);
/** Pictures of option values, if the game offers them. */
export const loadChoice = (game: string) => load(choices, `${game}/Choice.svelte`);
/** The picture for the start page. */
export const loadCover = (game: string) => load(covers, `${game}/Cover.svelte`);

/** Start views by option and value, made by `npm run starts`. */
export type Starts = Readonly<Record<string, Readonly<Record<string, GameView>>>>;
/** Starts of the game's maps, to draw pictures of them with the board itself. */
export const loadStarts = async (game: string): Promise<Starts> =>
  (hasBoard(game) ? await load(starts, `${game}/starts.json`) : null) ?? {};

/** The texts of a game's board. */
export async function loadWords(game: string): Promise<WordsModule | null> {
  const own = words[`./${game}/words.ts`];
  return own ? own() : (await (await import('./packaged/load')).loadPackaged(game)).words;
}

/** What can be made of a game by hand, if anything. */
export const loadMaking = async (game: string): Promise<Making | null> => (await makings[`./${game}/making/index.ts`]?.())?.making ?? null;
export const canMake = (game: string): boolean => `./${game}/making/index.ts` in makings;

/** Does the game have a board of its own here? */
export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in boards;
