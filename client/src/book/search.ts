/** Finding a paragraph by whatever people call it. */
import type { BookInfo, ParagraphInfo } from '../lib/protocol';
import { plainly } from './marks';

export interface Found {
  paragraph: ParagraphInfo;
  /** The title of the chapter. */
  chapter: string;
  /** The rule that was named, if it was one. */
  rule: string;
  score: number;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How well a word fits another: 3 the same, 2 its beginning, 1 with a slip of one letter, 0 not.
 * Short words must be spelled right.
 */
export function fits(wanted: string, word: string): number {
  if (word === wanted) return 3;
  if (wanted.length > 1 && word.startsWith(wanted)) return 2;
  return wanted.length > 3 && slips(wanted, word) ? 1 : 0;
}

/** Whether two words differ by one letter: another, one more, one less, or two changed round. */
function slips(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const rest = (more: number, less: number) => a.slice(start + more) === b.slice(start + less);
  const turned = a[start] === b[start + 1] && a[start + 1] === b[start] && rest(2, 2);
  return rest(1, 1) || rest(1, 0) || rest(0, 1) || turned;
}

const best = (wanted: string, words: readonly string[]): number =>
  words.reduce((most, word) => Math.max(most, fits(wanted, word)), 0);

/** The paragraphs in which all words are found, the best first. */
export function search(book: BookInfo, query: string): Found[] {
  const wanted = wordsOf(query);
  if (!wanted.length) return [];
  const id = query.trim().toUpperCase();
  const found: Found[] = [];
  for (const chapter of book.chapters) {
    for (const paragraph of chapter.paragraphs) {
      const rule = paragraph.rules.find((each) => each === id) ?? '';
      const score = rule ? 1000 : weigh(paragraph, chapter.title, wanted, id);
      if (score) found.push({ paragraph, chapter: chapter.title, rule, score });
    }
  }
  return found.sort((a, b) => b.score - a.score);
}

/** A hit in the title is worth more than one of the names, and that more than one of the text. */
function weigh(
  { title, words, text, rules, scenes }: ParagraphInfo,
  chapter: string,
  wanted: readonly string[],
  id: string,
): number {
  if (/^[A-Z]{2,}-[A-Z0-9-]*$/.test(id)) return rules.filter((each) => each.startsWith(id)).length;
  const shown = scenes.flatMap(({ caption, steps }) => [caption, ...steps]).join(' ');
  const shelves = [
    { worth: 8, words: wordsOf(title) },
    { worth: 5, words: wordsOf(words.join(' ')) },
    { worth: 2, words: wordsOf(chapter) },
    { worth: 1, words: wordsOf(plainly(`${text} ${shown}`)) },
  ];
  let sum = 0;
  for (const word of wanted) {
    const most = Math.max(...shelves.map((shelf) => shelf.worth * best(word, shelf.words)));
    if (!most) return 0;
    sum += most;
  }
  return sum;
}
