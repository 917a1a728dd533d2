// The server's endpoints about studies.
import { call, part, request } from './client';
import type { LegalAction, Study, StudyAt, StudyChance, StudyFall, StudyInfo, StudyMoment, StudyValues } from './types';

const at = (id: string) => `/api/studies/${part(id)}`;
/** Sentences are made here, of facts. */
const language = 'none';

export interface Change {
  readonly title?: string;
  readonly node?: string;
  readonly name?: string;
  readonly comment?: string;
}

export const studies = {
  /** Our study of a match that is over; of one that runs a new one, of what we know of it. */
  ofMatch: (match: string, ply: number, watch: string | null = null) =>
    call<Study>(`/api/matches/${part(match)}/studies`, { method: 'POST', body: { ply }, query: { watch } }),
  mine: async (most: number, before: number | null = null) =>
    (await call<{ studies: StudyInfo[] }>('/api/studies', { query: { most, before } })).studies,
  get: (id: string) => call<Study>(at(id)),
  remove: async (id: string) => void (await request(at(id), { method: 'DELETE' })),
  copy: (id: string) => call<Study>(`${at(id)}/copies`, { method: 'POST' }),
  moment: (id: string, node: string, seat: string | null) =>
    call<StudyMoment>(`${at(id)}/moments/${part(node)}`, { query: { seat, language } }),
  play: (id: string, version: number, node: string, action: LegalAction['id'], more: { chance?: StudyChance; again?: boolean } = {}) =>
    call<StudyAt>(`${at(id)}/actions`, { method: 'POST', body: { version, node, action, ...more } }),
  answer: (id: string, version: number, node: string, level: string) =>
    call<StudyAt>(`${at(id)}/answers`, { method: 'POST', body: { version, node, level } }),
  values: (id: string, node: string, simulations: number, signal: AbortSignal) =>
    call<StudyValues>(`${at(id)}/values`, { method: 'POST', body: { node, simulations }, signal }),
  falls: async (id: string, node: string, action: LegalAction['id']) =>
    (await call<{ falls: StudyFall[] }>(`${at(id)}/falls`, { method: 'POST', body: { node, action }, query: { language } })).falls,
  change: (id: string, version: number, change: Change) => call<StudyAt>(at(id), { method: 'PATCH', body: { version, ...change } }),
  cut: (id: string, version: number, node: string) =>
    call<StudyAt>(`${at(id)}/lines/${part(node)}`, { method: 'DELETE', query: { version } }),
  recordAddress: (id: string) => `${at(id)}/record`,
};
