/** The texts of the cards: fetched once. If they will not come, a card is called by its id. */
import { api } from '../../lib/api';
import type { GlossaryEntry } from '../../lib/protocol';

export type Shelf =
  | 'survivor'
  | 'item'
  | 'crisis'
  | 'crossroads'
  | 'objective'
  | 'secret'
  | 'exile'
  | 'place'
  | 'improvement'
  | 'experiment'
  | 'page'
  | 'mission'
  | 'tactics';

let entries = $state.raw<ReadonlyMap<string, GlossaryEntry>>(new Map());
let asked: Promise<void> | undefined;
let answered = $state(false);

/** Whether the texts are here, or will not come: what is to be read can be shown. */
export const readable = (): boolean => answered;

/** Fetch them if nobody has yet; again after a failure. */
export function fetchCards(): Promise<void> {
  asked ??= api.glossary('long-night').then(
    (found) => {
      entries = new Map(found.entries.map((each) => [`${each.shelf}/${each.id}`, each]));
      answered = true;
    },
    () => {
      asked = undefined;
      answered = true;
    },
  );
  return asked;
}

/** A card by its shelf and id. */
export function card(shelf: Shelf, id: string): GlossaryEntry {
  const known = entries.get(`${shelf}/${id}`);
  const title = answered ? id : '…';
  return known ?? { id, shelf, title, story: '', rules: [], facts: {}, texts: {} };
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

/** The kind of an item: food, medicine, … */
export const kindOf = (item: string): string => String(card('item', item).facts.kind ?? '');
