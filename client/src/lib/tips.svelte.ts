/** Tips for newcomers: which of them have been read, in this browser. */
import { untrack } from 'svelte';

/** Something worth knowing at a moment of a game. */
export interface Tip {
  /** By which it is remembered: `<game>:humans:turn`. */
  id: string;
  text: string;
}

const KEY = 'tips';
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

const unread = (tips: readonly Tip[]): Tip[] =>
  tips.filter(({ id }) => !read.includes(id));

function markRead(tips: readonly Tip[]): void {
  const fresh = unread(tips);
  if (fresh.length) keep([...read, ...fresh.map(({ id }) => id)]);
}

/** Show all of them once more. */
export const startOver = (): void => keep([]);

/** Once the moment of a tip is over it has been read, and so has what stood beside it. */
export function readSince(before: readonly Tip[], now: readonly Tip[]): readonly Tip[] {
  const ids = new Set(now.map(({ id }) => id));
  return before.every(({ id }) => ids.has(id)) ? [] : before;
}

/** The tips of one table: each is shown until it is put away or has been read. */
export class TipBox {
  #now: () => readonly Tip[];
  shown: readonly Tip[] = $derived.by(() => unread(this.#now()).slice(0, MOST));

  /** To be made within a component. */
  constructor(now: () => readonly Tip[]) {
    this.#now = now;
    let before: readonly Tip[] = [];
    $effect(() => {
      const tips = now();
      untrack(() => {
        markRead(readSince(before, tips));
        before = this.shown;
      });
    });
  }

  putAway(): void {
    markRead(this.shown);
  }
}
