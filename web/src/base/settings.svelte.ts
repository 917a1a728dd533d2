// What a person has chosen, kept in this browser.
import { firstKnown } from './languages';
import type { Language, Theme } from './words';

const KEY = 'fracas.settings';
export type ThemeChoice = 'system' | Theme;
export type MotionChoice = 'system' | 'less' | 'full';
/** How long each action of the others is shown before the next. */
export type Pace = 'slow' | 'normal' | 'fast' | 'at-once';

export interface Kept {
  theme: ThemeChoice;
  language: Language;
  sound: boolean;
  motion: MotionChoice;
  level: string;
  /** Letters are shortcuts on the match page. */
  letters: boolean;
  pace: Pace;
  /** A finger's tap plays without first showing what it would do. */
  tapsPlay: boolean;
  /** What hurts oneself is played by a second click only. */
  warns: boolean;
  /** Where there is exactly one thing to do, it is done. */
  playsOnly: boolean;
  /** Against programs a coach warns of blunders. */
  coach: boolean;
  /** A guest of the server once: it is worth asking who. */
  isKnown: boolean;
  /** Was asked for a name. */
  isNamed: boolean;
  /** Was asked whether to be called by a sound and by the system. */
  wasAskedToCall: boolean;
  /** Wants the system to say whose turn it is while the page is not looked at. */
  notifies: boolean;
}

const isDark = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;
const isCalm = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

function read(): Kept {
  const usual: Kept = {
    theme: 'system',
    language: firstKnown(typeof navigator === 'undefined' ? [] : navigator.languages),
    sound: false,
    motion: 'system',
    level: '2',
    letters: true,
    pace: 'normal',
    tapsPlay: false,
    warns: true,
    playsOnly: false,
    coach: false,
    isKnown: false,
    isNamed: false,
    wasAskedToCall: false,
    notifies: false,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return usual; // nothing may be kept here, or it is broken: as if new
  }
}

class Settings {
  #kept = $state(read());
  #systemDark = $state(isDark?.matches ?? false);
  #systemCalm = $state(isCalm?.matches ?? false);

  constructor() {
    isDark?.addEventListener('change', (event) => (this.#systemDark = event.matches));
    isCalm?.addEventListener('change', (event) => (this.#systemCalm = event.matches));
  }

  get<K extends keyof Kept>(name: K): Kept[K] {
    return this.#kept[name];
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.#kept[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // private windows may forbid it; the choice holds until the page is closed
    }
  }

  /** The theme in force. */
  get theme(): Theme {
    if (this.#kept.theme !== 'system') return this.#kept.theme;
    return this.#systemDark ? 'dark' : 'light';
  }

  /** Less motion. */
  get calm(): boolean {
    return this.#kept.motion === 'system' ? this.#systemCalm : this.#kept.motion === 'less';
  }

  get language(): Language {
    return this.#kept.language;
  }
}

export const settings = new Settings();
