/** The texts of the cards of The Long Night, and of the game built on it. */
import { Glossary } from '../../lib/glossary.svelte';
import type { GlossaryEntry } from '../../lib/protocol';

export { listOf, numberOf } from '../../lib/glossary.svelte';

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

const glossary = new Glossary<Shelf>('long-night');

/** Whether the texts are here, or will not come: what is to be read can be shown. */
export const readable = (): boolean => glossary.readable;

/** Fetch them if nobody has yet; again after a failure. */
export const fetchCards = (): Promise<void> => glossary.fetch();

/** A card by its shelf and id. */
export const card = (shelf: Shelf, id: string): GlossaryEntry => glossary.card(shelf, id);

/** The kind of an item: food, medicine, … */
export const kindOf = (item: string): string => String(card('item', item).facts.kind ?? '');
