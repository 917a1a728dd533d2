// Boards that come with a game's package: modules the server hands out, imported when they are needed.
import { api } from '../../api/client';
import { type Sources, Texts } from '../../base/texts';
import type { Language, WordsModule } from '../../base/words';
import { type BoardModule, type Mount, type Say, VERSION } from './interface';

/** Why a board of its own is not shown; there are words for each. */
export type Fault = 'missing' | 'version' | 'failed';

export interface Packaged {
  readonly words: WordsModule | null;
  /** null: the general board is drawn. */
  readonly mount: Mount | null;
  readonly fault: Fault | null;
}

/** A board's module as far as it can be used. */
export interface Board {
  readonly module: BoardModule;
  readonly fault: Fault | null;
}

type Bring = (address: string) => Promise<BoardModule>;

const NOTHING: Packaged = { words: null, mount: null, fault: null };
const NO_BOARD: Board = { module: {}, fault: null };
const styles = new Map<string, Promise<void>>();
const loaded = new Map<string, Promise<Packaged>>();

/** What the game's package brings along; nothing, for a game that brings nothing. */
export async function loadPackaged(game: string): Promise<Packaged> {
  const card = (await api.games()).find(({ id }) => id === game);
  if (card?.board_style) await addStyle(card.board_style);
  if (!card) return NOTHING;
  const address = card.board ?? '';
  const known = loaded.get(game) ?? bringAll(address, card.texts);
  loaded.set(game, known);
  const found = await known;
  if (found.fault === 'missing') loaded.delete(game); // perhaps it can be had the next time
  return found;
}

/** The board's module, and the game's catalogues. */
async function bringAll(address: string, catalogues: Sources): Promise<Packaged> {
  const [board, texts] = await Promise.all([address ? readModule(address) : NO_BOARD, readTexts(catalogues)]);
  return { words: wordsOf(board.module, texts), mount: board.module.mount ?? null, fault: board.fault };
}

/** Fetch the catalogues, named by their languages. */
export async function readTexts(catalogues: Sources, bring: typeof fetch = fetch): Promise<Texts> {
  const files = await Promise.all(
    Object.entries(catalogues).map(async ([language, address]) => {
      try {
        const answer = await bring(address);
        return answer.ok ? [[`${language}.ftl`, await answer.text()] as const] : [];
      } catch (error) {
        console.error(`the texts ${address} could not be fetched:`, error);
        return []; // names are read instead
      }
    }),
  );
  return new Texts(Object.fromEntries(files.flat()));
}

/** Import a module and check it. */
export async function readModule(address: string, bring: Bring = (from) => import(/* @vite-ignore */ from)): Promise<Board> {
  let module: BoardModule;
  try {
    module = await bring(address);
  } catch (error) {
    console.error(`the board ${address} could not be imported:`, error);
    return { module: {}, fault: 'missing' };
  }
  if (module.fracasBoard !== VERSION) {
    console.error(`the board ${address} is of version ${String(module.fracasBoard)}; this client knows ${VERSION}`);
    return { module: {}, fault: 'version' };
  }
  return { module, fault: null };
}

/** What a module says beside the catalogues; what throws says nothing. */
export function wordsOf({ order, isRisky, phrase, value, sound }: BoardModule, texts: Texts): WordsModule {
  const quiet = <In extends unknown[], Out>(act: ((...given: In) => Out) | undefined) =>
    act &&
    ((...given: In): Out | null => {
      try {
        return act(...given);
      } catch (error) {
        console.error(error);
        return null;
      }
    });
  const sayIn =
    (language: Language): Say =>
    (key, values) =>
      texts.say(language, key, values);
  return {
    texts,
    order,
    isRisky: (...given) => quiet(isRisky)?.(...given) ?? false,
    phrase: (action, view, language) => quiet(phrase)?.(action, view, sayIn(language)) ?? null,
    value: (field, given, kind, view, language) => quiet(value)?.(field, given, kind, view, sayIn(language)) ?? null,
    sound: quiet(sound),
  };
}

/** The colours of a game, once for the page; without them it is still a board. */
function addStyle(address: string): Promise<void> {
  const known = styles.get(address);
  if (known) return known;
  const link = document.createElement('link');
  const added = new Promise<void>((done) => (link.onload = link.onerror = () => done()));
  styles.set(address, added);
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  return added;
}
