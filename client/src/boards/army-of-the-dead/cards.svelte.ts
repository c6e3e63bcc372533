/** The texts of the cards of Army of the Dead. */
import { Glossary } from '../../lib/glossary.svelte';
import type { GlossaryEntry } from '../../lib/protocol';

export { listOf, numberOf } from '../../lib/glossary.svelte';

export type Shelf =
  | 'survivor'
  | 'card'
  | 'skill'
  | 'specialisation'
  | 'kind'
  | 'mission'
  | 'personal'
  | 'order'
  | 'zombie-card'
  | 'vault'
  | 'place';

const glossary = new Glossary<Shelf>('army-of-the-dead');

/** Whether the texts are here, or will not come: what is to be read can be shown. */
export const readable = (): boolean => glossary.readable;

/** Fetch them if nobody has yet; again after a failure. */
export const fetchCards = (): Promise<void> => glossary.fetch();

/** A card by its shelf and id. */
export const card = (shelf: Shelf, id: string): GlossaryEntry => glossary.card(shelf, id);

export const title = (shelf: Shelf, id: string): string => card(shelf, id).title;

/** The first name of a survivor. */
export const firstName = (id: string): string => {
  const entry = card('survivor', id);
  return entry.texts.short ?? entry.title;
};
