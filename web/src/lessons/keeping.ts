// How far a lesson is, in this tab: a page that is loaded again goes on there. Whoever leaves the lesson begins it anew.
import type { LessonMoment } from '../api/types';

type Inputs = LessonMoment['inputs'];
const keyOf = (game: string, lesson: string) => `fracas.lesson.${game}/${lesson}`;

export function keep(game: string, { lesson, inputs, step, steps }: LessonMoment): void {
  try {
    if (step < steps) sessionStorage.setItem(keyOf(game, lesson), JSON.stringify(inputs));
    else sessionStorage.removeItem(keyOf(game, lesson));
  } catch {
    // nothing can be kept here: it begins anew
  }
}

/** What was done in it before the page was loaded again; empty: nothing. */
export function kept(game: string, lesson: string): Inputs {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(game, lesson)) ?? '[]');
    return Array.isArray(found) ? (found as Inputs) : [];
  } catch {
    return [];
  }
}

export function forget(game: string, lesson: string): void {
  try {
    sessionStorage.removeItem(keyOf(game, lesson));
  } catch {
    // then nothing was kept either
  }
}
