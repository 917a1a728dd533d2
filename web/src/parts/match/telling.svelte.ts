// What a match tells beside what can be seen: to screen readers, by sounds, in the title of the page, by a call.
import type { GameEvent } from '../../api/types';
import { settings } from '../../base/settings.svelte';
import type { WordsModule } from '../../base/words';
import { t } from '../../i18n/index.svelte';
import { callToTurn } from '../../lib/attention';
import type { MatchSession } from '../../lib/match.svelte';
import { router } from '../../lib/router.svelte';
import { eventText, promptText } from '../../lib/saying';
import { playSound } from '../../lib/sounds';

interface Told {
  readonly session: MatchSession | null;
  readonly words: WordsModule | null;
  /** The game's. */
  readonly name: string | null;
}

/** To be made while a component is. */
export class Telling {
  /** For screen readers. */
  said = $state('');
  #lastSaid = -1;
  #hadRematch: string | null | undefined;
  #wasOurs: boolean | null = null;

  constructor(told: () => Told) {
    $effect(() => this.#happened(told()));
    $effect(() => {
      if (told().session?.covered) this.said = ''; // what was said to the one is not for the other
    });
    $effect(() => {
      const { session, name } = told();
      document.title = `${session?.isOurTurn ? `${t('title.turn')} · ` : ''}${name ?? 'Fracas'} · Fracas`;
    });
    $effect(() => this.#enterRematch(told().session));
    $effect(() => this.#call(told().session));
  }

  readonly say = (text: string): void => {
    this.said = text;
  };

  /** What happened is said, and makes a sound for who wants it. */
  #happened({ session, words }: Told): void {
    const moment = session?.moment;
    if (!moment || moment.number === this.#lastSaid) return;
    this.#lastSaid = moment.number;
    const texts = moment.events.map((event) => eventText(words, event, settings.language, session.home));
    if (session.isAtNewest && session.isOurTurn) texts.push(promptText(words, moment.view, settings.language));
    if (texts.length > 0) this.said = texts.join(' ');
    if (moment.before) for (const event of moment.events) playSoundOf(words, event);
    if (session.state?.outcome && session.isAtNewest && moment.before) playSound('end');
  }

  /** A rematch that both wanted is entered at once. */
  #enterRematch(session: MatchSession | null): void {
    const state = session?.state;
    const rematch = state?.rematch ?? null;
    if (state && this.#hadRematch === undefined) this.#hadRematch = rematch;
    if (rematch && rematch !== this.#hadRematch && session?.seat) router.go(`/match/${rematch}`);
  }

  /** Who waited elsewhere is called back; what is there when the page opens is no news. */
  #call(session: MatchSession | null): void {
    if (!session?.state) return;
    const isOurs = session.isOurTurn;
    if (isOurs && this.#wasOurs === false) callToTurn(session.id);
    this.#wasOurs = isOurs;
  }
}

function playSoundOf(words: WordsModule | null, event: GameEvent): void {
  const sound = words?.sound?.(event);
  if (sound) playSound(sound);
}
