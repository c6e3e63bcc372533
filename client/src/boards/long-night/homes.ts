/** Where people live: the one colony, one of two, or a den. */
const COLONIES = new Set(['colony', 'yellow', 'blue']);

/** A colony has gates, and so much room that nobody counts it. */
export const isColony = (place: string): boolean => COLONIES.has(place);

/** A home has no deck to search. */
export const isHome = (place: string): boolean => isColony(place) || place === 'den';

/** What lies open in a colony. */
export interface Stock {
  morale: number;
  food: number;
  food_due: number;
  zombies_due: number;
  waste_loss: number;
  starvation: number;
  helpless: number;
  unruly: number;
  waste: readonly string[];
}
