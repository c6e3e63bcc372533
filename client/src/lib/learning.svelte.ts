/** The courses: which lessons were begun and done, in this browser, and how one begins. */
import { api } from './api';
import { callMe, myName, suggestedName } from './me.svelte';
import { go } from './route.svelte';

/** What is remembered of a lesson. */
interface Known {
  /** The table at which it was begun. */
  table?: string;
  done?: boolean;
}

const KEY = 'learning';

function stored(): Record<string, Known> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Known>;
  } catch {
    return {};
  }
}

let known = $state.raw<Record<string, Known>>(stored());
const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

function note(game: string, lesson: string, news: Known): void {
  const key = keyOf(game, lesson);
  known = { ...known, [key]: { ...known[key], ...news } };
  localStorage.setItem(KEY, JSON.stringify(known));
}

export const isDone = (game: string, lesson: string): boolean =>
  known[keyOf(game, lesson)]?.done ?? false;

/** The table at which a lesson waits to be gone on with. */
export const begunAt = (game: string, lesson: string): string | undefined =>
  known[keyOf(game, lesson)]?.table;

/** Whether anything of a game was learned here. */
export const hasLearned = (game: string): boolean =>
  Object.keys(known).some((key) => key.startsWith(`${game}/`));

/** A lesson is at its end: it is not to be gone on with, but can be repeated. */
export function finish(game: string, lesson: string): void {
  known = { ...known, [keyOf(game, lesson)]: {} };
  note(game, lesson, { done: true });
}

/** Begin a lesson, at a table of its own. */
export async function begin(game: string, lesson: string): Promise<void> {
  const name = myName() || suggestedName();
  const { table } = await api.learn(game, lesson, { name });
  callMe(name);
  note(game, lesson, { table });
  go(`/t/${table}`);
}
