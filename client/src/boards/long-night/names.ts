/** People, places and things in words: for labels, and for those who listen to the board. */
import type {
  LongNightPlaceView,
  LongNightSurvivorView,
  LongNightView,
  SeatInfo,
} from '../../lib/protocol';
import { isSeat } from '../../lib/seats';
import { has, say as tell, type Say } from '../../lib/text.svelte';
import { card, numberOf } from './cards.svelte';
import { total, type Entrance } from './doors';
import { isHome } from './homes';
import type { Play } from './play.svelte';
import { partsOf, type Thing } from './things';

/** Who sits there. */
export function nameOfSeat(seats: readonly SeatInfo[], seat: number): string {
  const { name = '', side = '', side_name = '' } = seats[seat] ?? {};
  if (name || !side) return name;
  // A side of several says nothing about who it is.
  return isSeat(side) ? side_name : tell('ln-ui-player', { number: seat + 1 });
}

/** The name by which a survivor is called. */
export function nameOf(survivor: string, say: Say): string {
  const { texts, title } = card('survivor', survivor);
  return texts.short ?? title;
}

export function nameOfPlace(place: string, say: Say): string {
  const key = `ln-place-${place}.title`;
  return has(key) ? say(key) : card('place', place).title;
}

/** The places between the homes, by their numbers. */
export function inTown(view: LongNightView): LongNightPlaceView[] {
  const number = ({ id }: LongNightPlaceView) => numberOf(card('place', id), 'number');
  return view.places.filter(({ id }) => !isHome(id)).sort((a, b) => number(a) - number(b));
}

/** Several words as one enumeration. */
export const listed = (parts: string[], say: Say): string =>
  parts.reduce((before, next) => say('ln-ui-list', { before, next }));

/** A survivor with everything that can be seen of it. */
export function wordsOf(
  survivor: LongNightSurvivorView,
  owner: string,
  play: Play,
  say: Say,
): string {
  const { id, wounds, frostbite, despair } = survivor;
  const parts = [say('ln-ui-survivor', { survivor: nameOf(id, say), owner })];
  if (play.view.players[survivor.owner]?.leader === id) parts.push(say('ln-ui-leads'));
  if (wounds) parts.push(say('ln-ui-wounds', { count: wounds }));
  if (frostbite) parts.push(say('ln-ui-frostbite', { count: frostbite }));
  if (despair) parts.push(say('ln-ui-despair', { count: despair }));
  for (const [item] of survivor.items) parts.push(card('item', item).title);
  if (survivor.moved) parts.push(say('ln-ui-moved'));
  if (survivor.bitten) parts.push(say('ln-ui-bitten'));
  if ((survivor.door ?? null) !== null) {
    const place = nameOfPlace(survivor.place, say);
    parts.push(say('ln-ui-door-of', { place, number: survivor.door! + 1 }));
  }
  return listed([...parts, ...meaning(`survivor:${id}`, play, say)], say);
}

export function wordsOfPlace(place: LongNightPlaceView, play: Play, say: Say): string {
  const parts = [
    nameOfPlace(place.id, say),
    say('ln-ui-zombies', { count: total(place.doors, (door) => door.zombies) }),
    say('ln-ui-free-spaces', { count: total(place.doors, (door) => door.free) }),
    say('ln-ui-room', { count: place.room }),
  ];
  if (!isHome(place.id)) parts.push(say('ln-ui-deck', { count: place.deck }));
  if (place.noise) parts.push(say('ln-ui-noise', { count: place.noise }));
  return listed([...parts, ...meaning(`place:${place.id}`, play, say)], say);
}

export function wordsOfDoor(door: Entrance, number: number, say: Say): string {
  const { zombies, barricades, traps, free, specials } = door;
  return say('ln-ui-door', {
    number,
    zombies,
    barricades,
    traps,
    free,
    specials: specials.length,
  });
}

/** What pressing a thing does. */
export function meaning(thing: Thing, play: Play, say: Say): string[] {
  const only = play.only(thing);
  if (only) return [say('ln-ui-choose', { option: only.text })];
  if (!play.lit.has(thing)) return [];
  const [kind] = partsOf(thing);
  return [
    say(
      kind === 'survivor' && play.acting && !play.picked.length
        ? 'ln-ui-can-act'
        : 'ln-ui-can-choose',
    ),
  ];
}
