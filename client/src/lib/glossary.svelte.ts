/** The texts of a game's cards: fetched once. If they will not come, a card is called by its id. */
import { api } from './api';
import type { GlossaryEntry } from './protocol';

export class Glossary<Shelf extends string> {
  #game: string;
  #entries = $state.raw<ReadonlyMap<string, GlossaryEntry>>(new Map());
  #asked: Promise<void> | undefined;
  #answered = $state(false);

  constructor(game: string) {
    this.#game = game;
  }

  /** Whether the texts are here, or will not come: what is to be read can be shown. */
  get readable(): boolean {
    return this.#answered;
  }

  /** Fetch them if nobody has yet; again after a failure. */
  fetch(): Promise<void> {
    this.#asked ??= api.glossary(this.#game).then(
      (found) => {
        this.#entries = new Map(found.entries.map((each) => [`${each.shelf}/${each.id}`, each]));
        this.#answered = true;
      },
      () => {
        this.#asked = undefined;
        this.#answered = true;
      },
    );
    return this.#asked;
  }

  /** A card by its shelf and id. */
  card(shelf: Shelf, id: string): GlossaryEntry {
    const known = this.#entries.get(`${shelf}/${id}`);
    const title = this.#answered ? id : '…';
    return known ?? { id, shelf, title, story: '', rules: [], facts: {}, texts: {} };
  }
}

/** A fact of a card that is a number; 0 if it has none. */
export const numberOf = (entry: GlossaryEntry, name: string): number =>
  Number(entry.facts[name] ?? 0);

/** A fact of a card that is a list of words. */
export function listOf(entry: GlossaryEntry, name: string): string[] {
  const fact = entry.facts[name];
  if (Array.isArray(fact)) return fact.map(String);
  return typeof fact === 'string' && fact ? [fact] : [];
}
