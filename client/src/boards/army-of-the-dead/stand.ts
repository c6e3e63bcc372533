/**
 * What stands on the board at one moment. A view says how it is at the end of an update; between
 * two updates the events lead from one stand to the next, so that they can be watched.
 */
import { number, word, words } from '../../lib/facts';
import type { EventInfo } from '../../lib/protocol';
import type { BossView, TokenView, TruckView, View } from './types';

export interface Crowd {
  shamblers: number;
  alphas: number;
  snaredShamblers: number;
  snaredAlphas: number;
  sleepers: number;
}

export interface Person {
  id: string;
  zone: string;
  /** 0 for who follows somebody or waits to be found. */
  health: number;
  companion: boolean;
}

export interface Stand {
  crowds: ReadonlyMap<string, Crowd>;
  bosses: readonly BossView[];
  people: readonly Person[];
  tokens: readonly TokenView[];
  noise: string;
  truck: TruckView | null;
}

const NOBODY: Crowd = {
  shamblers: 0,
  alphas: 0,
  snaredShamblers: 0,
  snaredAlphas: 0,
  sleepers: 0,
};

export function standOf(view: View): Stand {
  return {
    crowds: new Map(
      view.zones.map((zone) => [
        zone.name,
        {
          shamblers: zone.shamblers,
          alphas: zone.alphas,
          snaredShamblers: zone.snared_shamblers,
          snaredAlphas: zone.snared_alphas,
          sleepers: zone.sleepers,
        },
      ]),
    ),
    bosses: view.bosses,
    people: [
      ...view.survivors.map(({ id, zone, health }) => ({ id, zone, health, companion: false })),
      ...view.companions.map(({ id, zone }) => ({ id, zone, health: 0, companion: true })),
    ],
    tokens: view.tokens,
    noise: view.noise,
    truck: view.truck,
  };
}

export const crowdIn = (stand: Stand, zone: string): Crowd => stand.crowds.get(zone) ?? NOBODY;

const HEAPS: Record<string, 'shamblers' | 'alphas'> = { shambler: 'shamblers', alpha: 'alphas' };
const SNARED = { shamblers: 'snaredShamblers', alphas: 'snaredAlphas' } as const;

function changed(stand: Stand, zone: string, by: Partial<Crowd>): Stand {
  const crowd = { ...crowdIn(stand, zone) };
  for (const key of Object.keys(by) as (keyof Crowd)[]) {
    crowd[key] = Math.max(0, crowd[key] + by[key]!);
  }
  crowd.snaredShamblers = Math.min(crowd.snaredShamblers, crowd.shamblers);
  crowd.snaredAlphas = Math.min(crowd.snaredAlphas, crowd.alphas);
  return { ...stand, crowds: new Map(stand.crowds).set(zone, crowd) };
}

/** So many zombies of a kind more, or fewer, in a zone. */
function added(stand: Stand, zone: string, kind: string, count: number): Stand {
  const plain = kind.replace(/^snared-/, '');
  const heap = HEAPS[plain];
  if (heap) return changed(stand, zone, { [heap]: count });
  const others = stand.bosses.filter((boss) => boss.kind !== plain);
  return { ...stand, bosses: count > 0 ? [...others, { kind: plain, zone, snared: false }] : others };
}

function walked(stand: Stand, who: readonly string[], zone: string): Stand {
  const people = stand.people.map((each) => (who.includes(each.id) ? { ...each, zone } : each));
  return { ...stand, people };
}

/** The stand after an event; the same if nothing on the board has changed. */
export function after(stand: Stand, event: EventInfo): Stand {
  const zone = word(event, 'zone');
  const kind = word(event, 'kind');
  const who = word(event, 'survivor');
  switch (event.name) {
    case 'moved':
      return walked(stand, [who, ...words(event, 'companions')], zone);
    case 'pulled':
      return walked(stand, [who], zone);
    case 'drove': {
      const aboard = walked(stand, words(event, 'aboard'), zone);
      return { ...aboard, truck: stand.truck && { ...stand.truck, zone } };
    }
    case 'zombies-moved':
      return added(
        added(stand, word(event, 'start'), kind, -number(event, 'count')),
        zone,
        kind,
        number(event, 'count'),
      );
    case 'spawned':
      return added(stand, zone, kind, number(event, 'count'));
    case 'arrived':
      return added(stand, zone, kind, 1);
    case 'killed':
    case 'removed':
      return added(stand, zone, kind, -number(event, 'count'));
    case 'unmasked': {
      const bosses = stand.bosses.map((boss) => (boss.zone === zone ? { ...boss, kind: 'zeus' } : boss));
      return { ...stand, bosses };
    }
    case 'woken':
      return changed(stand, zone, { sleepers: -1, shamblers: number(event, 'count') });
    case 'sleepers-removed':
      return changed(stand, zone, { sleepers: -1 });
    case 'sleepers-laid':
      return changed(stand, zone, { sleepers: 1 });
    case 'snared': {
      const heap = HEAPS[kind];
      if (heap) return changed(stand, zone, { [SNARED[heap]]: 1 });
      const bosses = stand.bosses.map((boss) => (boss.kind === kind ? { ...boss, snared: true } : boss));
      return { ...stand, bosses };
    }
    case 'wounded':
    case 'healed': {
      const health = number(event, 'health');
      const people = stand.people.map((each) => (each.id === who ? { ...each, health } : each));
      return { ...stand, people };
    }
    case 'eliminated':
    case 'left-board':
      return { ...stand, people: stand.people.filter(({ id }) => id !== who) };
    case 'took': {
      const at = stand.tokens.findIndex((token) => token.zone === zone);
      return { ...stand, tokens: stand.tokens.filter((_, i) => i !== at) };
    }
    case 'noise':
    case 'noise-token':
      return { ...stand, noise: zone };
    default:
      return stand;
  }
}

/** The stand while those of a move are on their way: gone from where they were, not yet there. */
export function midway(stand: Stand, event: EventInfo): Stand {
  const away = (who: readonly string[]): Stand => ({
    ...stand,
    people: stand.people.filter(({ id }) => !who.includes(id)),
  });
  switch (event.name) {
    case 'moved':
      return away([word(event, 'survivor'), ...words(event, 'companions')]);
    case 'drove':
      return { ...away(words(event, 'aboard')), truck: null };
    case 'zombies-moved':
      return added(stand, word(event, 'start'), word(event, 'kind'), -number(event, 'count'));
    default:
      return stand;
  }
}
