// The server's endpoints, thinly: every refusal becomes an ApiError; `troubleText` says it in the chosen language.
import type {
  ActionList,
  Analysis,
  DailyPuzzle,
  EventPage,
  ExpectedLine,
  GameCard,
  GameDetails,
  GameView,
  GuestInfo,
  Imported,
  Invitation,
  Ladder,
  Lobby,
  MatchMade,
  MatchState,
  MatchSummary,
  NewMatch,
  NewProposal,
  Notices,
  Past,
  Problem,
  PuzzleInfo,
  Reach,
  Try,
} from './types';

/** What the server refuses, as it comes over HTTP (`Problem`) or the socket (`Refusal`). */
export interface Refused {
  /** `offline`: the server could not be reached; `internal`: it answered something else. */
  readonly code: string;
  /** The server's own English sentence: for what only it can tell, such as what is wrong with a map of one's own. */
  readonly text: string;
  readonly reason?: string | null;
  /** Of options: the one that is wrong, and why. */
  readonly option?: { readonly name: string; readonly reason: string } | null;
  readonly retry_after?: number | null;
}

export class ApiError extends Error {
  constructor(
    readonly problem: Refused,
    readonly status = 0,
  ) {
    super(problem.text);
    this.name = 'ApiError';
  }

  get code(): string {
    return this.problem.code;
  }
}

interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  /** Send this text as it is. */
  text?: string;
  query?: Record<string, string | number | null | undefined>;
  /** Whoever waits for the answer has gone. */
  signal?: AbortSignal;
}

function withQuery(path: string, query: NonNullable<Call['query']>): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== null && value !== undefined) asked.set(name, String(value));
  return asked.size > 0 ? `${path}?${asked}` : path;
}

/** Where the server draws a moment of a match. */
export const pictureAddress = (id: string, kind: string, query: NonNullable<Call['query']>): string =>
  withQuery(`/api/matches/${encodeURIComponent(id)}/picture.${kind}`, query);

export async function request(path: string, { method = 'GET', body, text, query = {}, signal }: Call = {}): Promise<Response> {
  const address = withQuery(path, query);
  const init: RequestInit = { method, headers: { Accept: 'application/json' } };
  if (text !== undefined) {
    init.body = text;
    init.headers = { ...init.headers, 'Content-Type': 'text/plain; charset=utf-8' };
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(address, signal ? { ...init, signal } : init);
  } catch {
    signal?.throwIfAborted();
    throw new ApiError({ code: 'offline', text: 'the server cannot be reached' });
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<ApiError> {
  try {
    return new ApiError((await response.json()) as Problem, response.status);
  } catch {
    return new ApiError({ code: 'internal', text: response.statusText }, response.status);
  }
}

export async function call<T>(path: string, how?: Call): Promise<T> {
  return (await (await request(path, how)).json()) as T;
}

export const part = encodeURIComponent;
let games: Promise<GameCard[]> | null = null;
const details = new Map<string, Promise<GameDetails>>();

/** Ask once; a failure is not remembered. */
function remembered<T>(known: Promise<T> | null | undefined, ask: () => Promise<T>, forget: () => void): Promise<T> {
  if (known) return known;
  const asked = ask();
  asked.catch(forget);
  return asked;
}

export const api = {
  games: (): Promise<GameCard[]> =>
    (games = remembered(
      games,
      () => call<GameCard[]>('/api/games'),
      () => (games = null),
    )),
  /** The same, as it is now: how far the games are that are being prepared. */
  gamesNow: () => call<GameCard[]>('/api/games'),
  /** Where the picture is that a game's package brings for the start page. */
  tile: (id: string) => `/api/games/${part(id)}/tile.svg`,
  /** Options, variants and rules of a game; the rules in that language, where there is a translation. */
  game: (id: string, language: string): Promise<GameDetails> => {
    const key = `${id} ${language}`;
    const found = remembered(
      details.get(key),
      () => call<GameDetails>(`/api/games/${part(id)}`, { query: { language } }),
      () => details.delete(key),
    );
    details.set(key, found);
    return found;
  },

  ladder: (id: string) => call<Ladder>(`/api/games/${part(id)}/ladder`),
  notices: (language: string) => call<Notices>('/api/notices', { query: { language } }),

  /** Where the file is that shows how the content of an option is written. */
  templateAddress: (id: string, option: string) => `/api/games/${part(id)}/templates/${part(option)}`,
  template: async (id: string, option: string) => (await request(api.templateAddress(id, option))).text(),
  /** A position that the rules page shows. */
  illustration: (id: string, name: string) =>
    call<{ view: GameView; options: Record<string, unknown> }>(`/api/games/${part(id)}/illustrations/${part(name)}`),

  /** The start position with these options; refused: which of them is wrong. */
  start: async (id: string, options: Readonly<Record<string, unknown>>) =>
    (await call<{ view: GameView }>(`/api/games/${part(id)}/start`, { method: 'POST', body: { options } })).view,

  whoAmI: () => call<GuestInfo>('/api/guest'),
  becomeGuest: (name: string) => call<GuestInfo>('/api/guest', { method: 'POST', body: { name, kind: 'person' } }),
  rename: (name: string) => call<GuestInfo>('/api/guest', { method: 'PATCH', body: { name } }),
  beForgotten: async () => void (await request('/api/guest', { method: 'DELETE' })),

  make: (request: NewMatchRequest) => call<MatchMade>('/api/matches', { method: 'POST', body: request }),
  myMatches: async (status: 'open' | 'over' | 'all', most = 30, before: number | null = null) =>
    (await call<{ matches: MatchSummary[] }>('/api/matches', { query: { status, most, before } })).matches,
  lobby: () => call<Lobby>('/api/lobby'),
  match: (id: string, watch: string | null = null) => call<MatchMade>(`/api/matches/${part(id)}`, { query: { watch } }),
  /** What happened before a moment, as far back as one page goes. */
  events: (id: string, until: number, seat: string | null, watch: string | null) =>
    call<EventPage>(`/api/matches/${part(id)}/events`, { query: { until, seat, watch } }),
  /** What a seat saw at a moment; after the end anybody may look with any seat's eyes, or with those of somebody who sees everything (`all`). */
  past: (id: string, ply: number, seat: string, watch: string | null) =>
    call<Past>(`/api/matches/${part(id)}/past`, { query: { ply, seat, watch, language: 'none' } }),
  /** A picture or an animation; status 202: how far it is. */
  drawing: (id: string, file: string, query: NonNullable<Call['query']>) => request(`/api/matches/${part(id)}/${file}`, { query }),
  state: (id: string) => call<MatchState>(`/api/matches/${part(id)}/state`),
  /** Cancel a match that waits, or take one that is over off the list. */
  remove: async (id: string) => void (await request(`/api/matches/${part(id)}`, { method: 'DELETE' })),
  join: (id: string) => call<MatchMade>(`/api/matches/${part(id)}/join`, { method: 'POST' }),
  record: async (id: string, watch: string | null = null) =>
    (await request(`/api/matches/${part(id)}/record`, { query: { watch } })).text(),
  /** What was played in a match that is over, also where the board cannot show it. */
  actions: (id: string, watch: string | null = null) => call<ActionList>(`/api/matches/${part(id)}/actions`, { query: { watch } }),
  /** What is known by now; asking starts nothing. */
  analysis: (id: string, watch: string | null = null) => call<Analysis>(`/api/matches/${part(id)}/analysis`, { query: { watch } }),
  /** Start the analysis or go on with it, or stop it. */
  runAnalysis: (id: string, run: boolean, watch: string | null = null) =>
    call<Analysis>(`/api/matches/${part(id)}/analysis`, { method: 'POST', body: { run }, query: { watch } }),
  /** Another action at a moment of a match that is over. */
  tryAgain: (id: string, ply: number, action: number | string | Record<string, unknown>, watch: string | null = null) =>
    call<Try>(`/api/matches/${part(id)}/analysis/tries`, { method: 'POST', body: { ply, action }, query: { watch } }),
  /** What would have followed the better action at a moment of a match that is over. */
  expectedLine: (id: string, ply: number, seat: string | null, watch: string | null) =>
    call<ExpectedLine>(`/api/matches/${part(id)}/analysis/line`, { query: { ply, seat, watch, language: 'none' } }),
  /** The same as `past`, with what that seat could have played. */
  pastToPlay: (id: string, ply: number, seat: string, watch: string | null) =>
    call<Past>(`/api/matches/${part(id)}/past`, { query: { ply, seat, watch, legal: 'true', language: 'none' } }),
  /** At a hot seat: whoever acted last takes back. */
  takeBack: (id: string, version: number) => call<unknown>(`/api/matches/${part(id)}/takeback`, { method: 'POST', body: { version } }),

  reach: () => call<Reach>('/api/reach'),
  invitation: (token: string) => call<Invitation>(`/api/invitations/${part(token)}`),
  /** Take the seat, with the proposal of that number. */
  accept: (token: string, proposal: number | null) =>
    call<MatchMade>(`/api/invitations/${part(token)}`, { method: 'POST', body: { proposal } }),
  decline: async (token: string) => void (await request(`/api/invitations/${part(token)}`, { method: 'DELETE' })),
  /** Take the seat, and propose something else. */
  answer: (token: string, proposal: ProposalRequest) =>
    call<MatchMade>(`/api/invitations/${part(token)}/proposals`, { method: 'POST', body: proposal }),
  propose: (id: string, proposal: ProposalRequest) =>
    call<unknown>(`/api/matches/${part(id)}/proposals`, { method: 'POST', body: proposal }),
  /** Play what the other has proposed, or not. */
  agree: (id: string, proposal: number, accept: boolean) =>
    call<unknown>(`/api/matches/${part(id)}/agreement`, { method: 'POST', body: { proposal, accept } }),

  upload: (text: string) => call<Imported>('/api/records', { method: 'POST', text }),
  puzzles: async (game: string | null = null) => (await call<{ puzzles: PuzzleInfo[] }>('/api/puzzles', { query: { game } })).puzzles,
  puzzle: (id: string) => call<PuzzleInfo>(`/api/puzzles/${part(id)}`),
  daily: () => call<DailyPuzzle>('/api/puzzles/daily'),
};

/** What is not said is as the server has it by default. */
export type NewMatchRequest = Partial<NewMatch>;
export type ProposalRequest = NewProposal;
