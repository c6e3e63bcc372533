/**
 * What the player can do on the board now, and what pointing at a zone does. All of it follows from
 * the asks, from what is picked up (desk), and from where the pointer or the focus is.
 */
import { journeys } from '../../lib/journeys';
import { Pointing } from '../../lib/playing.svelte';
import type { OptionInfo, RefusedOption } from '../../lib/protocol';
import { refusals, targets, worthReading } from './choices';
import { firstName } from './cards.svelte';
import { desk } from './desk.svelte';
import { Chart, type Picture } from './geometry';
import type { SurvivorView, View } from './types';

export class Play extends Pointing<View> {
  protected override readonly desk = desk;

  #key = $derived.by(() => `${this.view.mission} ${this.view.closed.join()}`);
  /** Made anew only when the ground changes. */
  chart = $derived.by(() => {
    void this.#key;
    return new Chart(this.given().details as Picture);
  });
  /** The zones in sight of each zone, the nearest first. */
  sight: Record<string, string[]> = $derived.by(() => this.given().details.sight ?? {});

  /** From how many adrenaline points on a survivor is at each level. */
  levels: Record<string, number> = $derived.by(() => this.given().details.levels ?? {});
  /** How many slots of an inventory, the first ones, are hands. */
  hands: number = $derived.by(() => this.given().details.hands ?? 0);

  /** Whose turn it is, or whom the ask is about. */
  actor = $derived.by(() => {
    const asked = this.ask?.facts.survivor;
    return String(asked ?? this.view.turn?.who ?? '');
  });
  /** The survivor whose board lies open. */
  shown = $derived.by((): SurvivorView | undefined => {
    const wanted = desk.open || this.actor;
    const { survivors } = this.view;
    return survivors.find(({ id }) => id === wanted) ?? survivors[0];
  });
  survivor = (id: string): SurvivorView | undefined =>
    this.view.survivors.find((each) => each.id === id);

  #pick = $derived.by(() => ({
    slot: desk.slot,
    here: this.survivor(this.actor)?.zone ?? '',
    isZone: this.isZone,
    isTaken: this.isTaken,
  }));
  /** The zones with somebody to be hit. */
  #taken = $derived.by(() => {
    const crowded = this.view.zones.filter(({ shamblers, alphas }) => shamblers + alphas > 0);
    return new Set([...crowded.map(({ name }) => name), ...this.view.bosses.map(({ zone }) => zone)]);
  });
  isTaken = (zone: string): boolean => this.#taken.has(zone);
  isZone = (word: string): boolean => this.chart.has(word);
  here = $derived.by(() => this.#pick.here);
  targets = $derived.by(() => targets(this.ask, this.#pick));
  /** Where the one whose turn it is can get by several moves, past nobody. */
  journeys = $derived.by(() => {
    const { details, say } = this.given();
    if (desk.slot || this.ask?.kind !== 'action') return new Map();
    return journeys(
      this.ask,
      details.walks?.[this.actor],
      (zone) => `move:${zone}`,
      (zone, steps) => say('ad-ui-walk', { name: firstName(this.actor), zone, steps }),
    );
  });
  refusals = $derived.by(() => refusals(this.ask, this.given().refused, this.#pick));

  /** Why pointing at this zone means nothing. */
  reasons = (zone: string): RefusedOption[] => {
    if (this.options(zone).length || zone === this.here) return [];
    return worthReading(this.refusals.get(zone) ?? [], this.#taken.has(zone), desk.slot !== '');
  };

  /** The zone whose surroundings in sight are shown. */
  from = $derived.by(() => (desk.sights ? this.over : null));
}
