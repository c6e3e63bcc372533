/** The rulebooks and the rules behind them, each fetched once. */
import { api, Refusal } from '../lib/api';
import type { BookInfo, ParagraphInfo, RuleInfo, SceneSteps } from '../lib/protocol';

const remembered = <T>(fetch: (key: string) => Promise<T>): ((key: string) => Promise<T>) => {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const found = known.get(key) ?? fetch(key);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
};

/** The rulebook of a game; none, if nobody has written it. */
export const bookOf = remembered(async (game): Promise<BookInfo | null> => {
  try {
    return await api.book(game);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
});

/** The rules of the catalogue, by their ids. */
export const rulesOf = remembered(async (game): Promise<ReadonlyMap<string, RuleInfo>> => {
  const { rules } = await api.rules(game);
  return new Map(rules.map((each) => [each.id, each]));
});

const fetchScene = remembered((key): Promise<SceneSteps> => {
  const [game = '', scene = ''] = key.split('/');
  return api.scene(game, scene);
});
export const sceneOf = (game: string, scene: string): Promise<SceneSteps> =>
  fetchScene(`${game}/${scene}`);

/** Where something is explained: a rule or a paragraph, by its id. */
export interface Place {
  book: BookInfo;
  chapter: string;
  paragraph: ParagraphInfo;
  /** The rule that was looked for, if it was one. */
  rule: string;
}

export function placeIn(book: BookInfo, id: string): Place | null {
  for (const chapter of book.chapters) {
    for (const paragraph of chapter.paragraphs) {
      const rule = paragraph.rules.find((each) => each === id) ?? '';
      if (rule || paragraph.id === id) return { book, chapter: chapter.title, paragraph, rule };
    }
  }
  return null;
}

/** The same in the book of a game, or in that of the game that it builds on. */
export async function placeOf(game: string, id: string): Promise<Place | null> {
  const book = await bookOf(game);
  if (!book) return null;
  const base = book.base ? await bookOf(book.base) : null;
  return placeIn(book, id) ?? (base && placeIn(base, id));
}
