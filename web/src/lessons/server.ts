// The server's endpoints about lessons. A lesson's own sentences come from there, in the language asked for.
import { settings } from '../base/settings.svelte';
import { call, part, request } from '../api/client';
import type { Advised, CourseInfo, LessonMoment, LessonRequest } from '../api/types';

const at = (game: string) => `/api/games/${part(game)}`;
const language = () => settings.language;

export const lessons = {
  course: (game: string) => call<CourseInfo>(`${at(game)}/course`, { query: { language: language() } }),
  /** A lesson after what was done so far, and what is done next. */
  take: (game: string, lesson: string, body: Partial<LessonRequest>) =>
    call<LessonMoment>(`${at(game)}/lessons/${part(lesson)}`, { method: 'POST', body, query: { language: language() } }),
  advice: (match: string, seat: string) =>
    call<Advised>(`/api/matches/${part(match)}/advice`, { method: 'POST', body: {}, query: { seat, language: language() } }),
  /** The guided match is over. */
  finish: async (game: string, match: string) => void (await request(`${at(game)}/course/match`, { method: 'POST', body: { match } })),
};
