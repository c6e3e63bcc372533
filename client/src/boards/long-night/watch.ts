/**
 * What matters now, for who has not learned to see it yet. All numbers are the view's; old
 * recordings lack some of them, and then nothing is said.
 */
import type { LongNightView } from '../../lib/protocol';
import type { Facts } from '../../lib/text.svelte';
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

/** What is worth a word. */
const LOW = 2;
const NEAR = 3;

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
  if (view.missing > 0) say('crisis', true, ['crisis'], { missing: view.missing });
  for (const { id, due, breaches, survivors } of view.places) {
    if (isHome(id) && id !== home) continue;
    const people = survivors.length + (id === home ? view.helpless : 0);
    if (people && breaches > 0) say('doors', true, [`place:${id}`], { place: id, due, breaches });
  }
  for (const { id, owner, frostbite, life } of view.survivors) {
    if (owner !== seat) continue;
    if (life === 1) say('wounds', true, [`survivor:${id}`], { survivor: id });
    else if (frostbite) say('frostbite', false, [`survivor:${id}`], { survivor: id });
  }
  if (view.waste_left <= NEAR) say('waste', false, ['waste'], { left: view.waste_left });
  const met = view.goals_met.filter(Boolean).length;
  if (isColony(home) && met < view.goals_met.length) {
    say('goals', false, ['objective'], { met, goals: view.goals_met.length });
  }
  if (view.rounds <= LOW) say('rounds', false, [], { rounds: view.rounds });
  return found.sort((a, b) => Number(b.urgent) - Number(a.urgent));
}
