// Boards that come with a game's package: modules the server hands out, imported when they are needed.
import { api } from '../../api/client';
import type { WordsModule } from '../../base/words';
import { type BoardModule, type Mount, VERSION } from './interface';

/** Why a board of its own is not shown; there are words for each. */
export type Fault = 'missing' | 'version' | 'failed';

export interface Packaged {
  readonly words: WordsModule | null;
  /** null: the general board is drawn. */
  readonly mount: Mount | null;
  readonly fault: Fault | null;
}

type Bring = (address: string) => Promise<BoardModule>;

const NOTHING: Packaged = { words: null, mount: null, fault: null };
const styles = new Map<string, Promise<void>>();
const loaded = new Map<string, Promise<Packaged>>();

/** What the game's package brings along; nothing, for a game that brings nothing. */
export async function loadPackaged(game: string): Promise<Packaged> {
  const card = (await api.games()).find(({ id }) => id === game);
  if (card?.board_style) await addStyle(card.board_style);
  if (!card?.board) return NOTHING;
  const known = loaded.get(card.board) ?? readModule(card.board);
  loaded.set(card.board, known);
  const found = await known;
  if (found.fault === 'missing') loaded.delete(card.board); // perhaps it can be had the next time
  return found;
}

/** Import a module and check it. */
export async function readModule(address: string, bring: Bring = (from) => import(/* @vite-ignore */ from)): Promise<Packaged> {
  let module: BoardModule;
  try {
    module = await bring(address);
  } catch (error) {
    console.error(`the board ${address} could not be imported:`, error);
    return { ...NOTHING, fault: 'missing' };
  }
  if (module.fracasBoard !== VERSION) {
    console.error(`the board ${address} is of version ${String(module.fracasBoard)}; this client knows ${VERSION}`);
    return { ...NOTHING, fault: 'version' };
  }
  return { words: wordsOf(module), mount: module.mount ?? null, fault: null };
}

/** The texts of a module; a language it has no words in is read from names, and what throws says nothing. */
function wordsOf(module: BoardModule): WordsModule {
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
  const { words, order, isRisky, phrase, value, foretell, prompt, sentence, sound } = module;
  return {
    words: { en: words?.en ?? {}, de: words?.de ?? words?.en ?? {} },
    order,
    isRisky: (...given) => quiet(isRisky)?.(...given) ?? false,
    phrase: quiet(phrase),
    value: quiet(value),
    foretell: (...given) => quiet(foretell)?.(...given) ?? '',
    prompt: quiet(prompt),
    sentence: quiet(sentence),
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
