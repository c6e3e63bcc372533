/** Requests to the server under /api. */
import type {
  Analysis,
  BookInfo,
  GameInfos,
  Glossary,
  Invitation,
  Join,
  Joined,
  Learn,
  Links,
  Listings,
  Me,
  MyGames,
  NewTable,
  PersonalCode,
  PlayOn,
  Problem,
  PuzzleHelp,
  PuzzleInfos,
  PuzzleState,
  Replay,
  Report,
  Reported,
  RuleInfos,
  SceneSteps,
  TableInfo,
} from './protocol';
import { apiAddress, early } from './early';
import { locale, say } from './text.svelte';

/** The kind of error of a table with which the present rules cannot go on. */
export const BROKEN = 'broken-table';

/** A refused request; the message is the server's sentence and can be shown. */
export class Refusal extends Error {
  readonly status: number;
  /** What kind of error the server calls it; empty if it did not say. */
  readonly kind: string;

  constructor(status: number, text: string, kind = '') {
    super(text);
    this.status = status;
    this.kind = kind;
  }
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  const address = apiAddress(path, locale());
  try {
    response = await ((method === 'GET' && early(address)) ||
      fetch(address, {
        method,
        headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
      }));
  } catch {
    throw new Refusal(0, say('ui-trouble-unreachable'));
  }
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  const text = problem?.text || say('ui-trouble-status', { status: response.status });
  throw new Refusal(response.status, text, problem?.error);
}

const puzzle = (game: string, id: string) =>
  `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export type Lists = 'mine' | 'public' | 'open' | 'finished';

export const api = {
  games: () => request<GameInfos>('GET', '/games'),
  rules: (game: string) => request<RuleInfos>('GET', `/games/${encodeURIComponent(game)}/rules`),
  book: (game: string) => request<BookInfo>('GET', `/games/${encodeURIComponent(game)}/book`),
  /** A picture or an example of a rulebook. */
  scene: (game: string, scene: string) =>
    request<SceneSteps>(
      'GET',
      `/games/${encodeURIComponent(game)}/book/${encodeURIComponent(scene)}`,
    ),
  glossary: (game: string) =>
    request<Glossary>('GET', `/games/${encodeURIComponent(game)}/glossary`),
  puzzles: () => request<PuzzleInfos>('GET', '/puzzles'),
  /** The table of a puzzle after these answers. */
  tryPuzzle: (game: string, id: string, answers: readonly string[]) =>
    request<PuzzleState>('POST', `${puzzle(game, id)}/try`, { answers }),
  puzzleHelp: (game: string, id: string) =>
    request<PuzzleHelp>('GET', `${puzzle(game, id)}/help`),
  me: () => request<Me>('GET', '/me'),
  rename: (name: string) => request<Me>('PUT', '/me', { name }),
  myGames: () => request<MyGames>('GET', '/me/games'),
  /** A link that makes another browser me. */
  personalCode: () => request<PersonalCode>('POST', '/me/devices'),
  beMe: (token: string) => request<Me>('POST', '/me/devices/join', { token }),
  dropBrowser: (id: string) => request<Me>('DELETE', `/me/devices/${encodeURIComponent(id)}`),
  forgetMe: () => request<Me>('DELETE', '/me'),
  learn: (game: string, lesson: string, wish: Learn) =>
    request<Joined>(
      'POST',
      `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`,
      wish,
    ),
  create: (wish: NewTable) => request<Joined>('POST', '/tables', wish),
  list: (list: Lists) => request<Listings>('GET', `/tables?list=${list}`),
  table: (id: string) => request<TableInfo>('GET', table(id)),
  links: (id: string) => request<Links>('GET', `${table(id)}/links`),
  /** What a link leads to; nothing is taken by asking. */
  invitation: (id: string, token: string) =>
    request<Invitation>('POST', `${table(id)}/invitation`, { token }),
  join: (id: string, wish: Join) => request<Joined>('POST', `${table(id)}/join`, wish),
  replay: (id: string, as: string, start: number, count: number) =>
    request<Replay>('GET', `${table(id)}/replay?as=${as}&start=${start}&count=${count}`),
  /** How far the analysis of a finished game is; when there is news, if one waits for it. */
  analysis: (id: string, wait = false) =>
    request<Analysis>('GET', `${table(id)}/analysis?wait=${wait ? 'yes' : 'no'}`),
  analyse: (id: string) => request<Analysis>('POST', `${table(id)}/analysis`),
  playOn: (id: string, wish: PlayOn) => request<Joined>('POST', `${table(id)}/play-on`, wish),
  /** End a game with which the present rules cannot go on. */
  end: (id: string) => request<TableInfo>('POST', `${table(id)}/end`),
  report: (id: string, wish: Report) => request<Reported>('POST', `${table(id)}/report`, wish),
  /** Where the browser downloads the log of an ended game. */
  logAddress: (id: string) => `/api${table(id)}/log`,
};

/** Whether it says that the present rules cannot go on with a table. */
export const isBroken = (error: unknown): error is Refusal =>
  error instanceof Refusal && error.kind === BROKEN;

/** What a caught error says to the reader. */
export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.message : say('ui-trouble-unexpected');
}
