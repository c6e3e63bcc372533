/** What matters now, from what lies on the table: for who has not learned to see it yet. */
import type { LongNightView } from '../../lib/protocol';
import type { Facts } from '../../lib/text.svelte';
import { total, type Entrance } from './doors';
import { isColony, isHome } from './homes';
import type { Thing } from './things';

export interface Worry {
  /** Its sentence is `ln-ui-watch-<id>`. */
  id: string;
  /** Something is lost if nothing is done. */
  urgent: boolean;
  things: Thing[];
  facts: Facts;
}

/** From here on the colony's waste is worth a word. */
const WASTE = 10;
const NEAR_WASTE = 7;
const LOW = 2;

/** How many zombies an entrance still takes: on its free spaces, and on what is built there. */
const holds = ({ free, barricades, traps }: Entrance): number => free + barricades + traps;

/** The most urgent first; `home` is the colony whose worries they are. */
export function worries(view: LongNightView, seat: number | null, home = 'colony'): Worry[] {
  if (!view.round || view.outcome) return [];
  const found: Worry[] = [];
  const say = (id: string, urgent: boolean, things: Thing[], facts: Facts = {}) =>
    found.push({ id, urgent, things, facts });

  if (view.morale <= LOW) say('morale', true, [], { morale: view.morale });
  if (view.food < view.food_due) {
    say('food', true, ['food'], { missing: view.food_due - view.food, due: view.food_due });
  }
  if (view.crisis && view.added.length < view.needed) {
    const missing = view.needed - view.added.length;
    say('crisis', true, ['crisis'], { missing, needed: view.needed, there: view.added.length });
  }
  for (const place of view.places) {
    const free = total(place.doors, holds);
    if (isHome(place.id) && place.id !== home) continue;
    const people = place.survivors.length + (place.id === home ? view.helpless : 0);
    const due = place.id === home ? view.zombies_due : place.survivors.length;
    if (people && place.doors.length && due > free)
      say('doors', true, [`place:${place.id}`], { place: place.id, due, free });
  }
  for (const { id, owner, wounds, frostbite, despair } of view.survivors) {
    if (owner !== seat) continue;
    if (wounds + frostbite + despair >= LOW)
      say('wounds', true, [`survivor:${id}`], { survivor: id });
    else if (frostbite) say('frostbite', false, [`survivor:${id}`], { survivor: id });
  }
  const beyond = view.waste.length % WASTE;
  if (beyond >= NEAR_WASTE) {
    say('waste', false, ['waste'], { waste: view.waste.length, left: WASTE - beyond });
  }
  const met = view.goals_met.filter(Boolean).length;
  if (isColony(home) && met < view.goals_met.length) {
    say('goals', false, ['objective'], { met, goals: view.goals_met.length });
  }
  if (view.rounds <= LOW) say('rounds', false, [], { rounds: view.rounds });
  return found.sort((a, b) => Number(b.urgent) - Number(a.urgent));
}
