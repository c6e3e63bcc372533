/** The pages by their addresses, and in which language they speak: what the first script must know. */
import { catalogues } from 'virtual:catalogues';

/** The rulebook, its summary on two pages, or all rules of the catalogue. */
export type RulesPart = 'book' | 'summary' | 'all';

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string; part: RulesPart; place: string }
  | { page: 'me' }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; id: string }
  | { page: 'about' }
  | { page: 'lost' };

export function parse(path: string, hash = ''): Route {
  const [head = '', name = '', tail = '', ...more] = path.split('/').filter(Boolean);
  const word = decodeURIComponent(name);
  if (!head) return { page: 'home' };
  if (head === 'me' && !name) return { page: 'me' };
  if (head === 'about' && !name) return { page: 'about' };
  if (head === 'puzzles' && !name) return { page: 'puzzles' };
  if (head === 'puzzles' && tail && !more.length) {
    return { page: 'puzzle', game: word, id: decodeURIComponent(tail) };
  }
  if (head === 'new' && name && !tail) return { page: 'new', game: word };
  if (head === 'learn' && name && !tail) return { page: 'learn', game: word };
  if (head === 'rules' && name && !more.length) {
    const place = decodeURIComponent(hash.replace(/^#/, ''));
    const part = tail ? (['summary', 'all'] as const).find((each) => each === tail) : 'book';
    if (part) return { page: 'rules', game: word, part, place };
  }
  if (head === 't' && name && !more.length) {
    if (!tail) return { page: 'table', id: word };
    if (tail === 'replay') return { page: 'replay', id: word };
  }
  return { page: 'lost' };
}

export const ENGLISH = 'en';

/** The first of the reader's languages that we have, or English. */
export function preferredLocale(wanted: readonly string[]): string {
  for (const each of wanted) {
    const known = [each, each.split('-')[0]!].find((name) => name in catalogues);
    if (known) return known;
  }
  return ENGLISH;
}
