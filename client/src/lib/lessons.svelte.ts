/** Tips for newcomers: which of them have been read, in this browser. */
import { untrack } from 'svelte';

/** Something worth knowing at a moment of a game. */
export interface Lesson {
  /** By which it is remembered: `<game>:humans:turn`. */
  id: string;
  text: string;
}

const KEY = 'lessons';
/** More than this at once nobody reads. */
const MOST = 2;

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

let read = $state.raw<readonly string[]>(stored());

function keep(ids: readonly string[]): void {
  read = ids;
  localStorage.setItem(KEY, JSON.stringify(ids));
}

const unread = (lessons: readonly Lesson[]): Lesson[] =>
  lessons.filter(({ id }) => !read.includes(id));

function markRead(lessons: readonly Lesson[]): void {
  const fresh = unread(lessons);
  if (fresh.length) keep([...read, ...fresh.map(({ id }) => id)]);
}

/** Show all of them once more. */
export const startOver = (): void => keep([]);

/** Once the moment of a lesson is over it has been read, and so has what stood beside it. */
export function readSince(before: readonly Lesson[], now: readonly Lesson[]): readonly Lesson[] {
  const ids = new Set(now.map(({ id }) => id));
  return before.every(({ id }) => ids.has(id)) ? [] : before;
}

/** The lessons of one table: each is shown until it is put away or has been read. */
export class Course {
  #now: () => readonly Lesson[];
  shown: readonly Lesson[] = $derived.by(() => unread(this.#now()).slice(0, MOST));

  /** To be made within a component. */
  constructor(now: () => readonly Lesson[]) {
    this.#now = now;
    let before: readonly Lesson[] = [];
    $effect(() => {
      const lessons = now();
      untrack(() => {
        markRead(readSince(before, lessons));
        before = this.shown;
      });
    });
  }

  putAway(): void {
    markRead(this.shown);
  }
}
