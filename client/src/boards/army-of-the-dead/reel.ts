/**
 * What happened in an update as pictures to be watched one after the other: who walks where, what
 * flashes, and how the board stands then.
 */
import { number, word, words } from '../../lib/facts';
import type { Shot } from '../../lib/playback.svelte';
import type { EventInfo } from '../../lib/protocol';
import { beside } from './beside';
import { after, midway, standOf, type Stand } from './stand';
import type { View } from './types';

/** Somebody who is on the way from one zone to another. */
export interface Walk {
  /** A survivor's id, or the kind of a zombie. */
  who: string;
  count: number;
  from: string;
  to: string;
}

/** Something to see that is no piece. */
export interface Flash {
  kind: 'bite' | 'shot' | 'blow' | 'blast' | 'spawn' | 'wake' | 'noise' | 'heal' | 'find' | 'fall';
  at: string;
  /** Where it comes from, if from another zone. */
  from: string;
}

/** One picture, and how the board stands in it. */
export interface Picture {
  event: EventInfo;
  stand: Stand;
  /** How it stands when everybody has arrived. */
  then: Stand;
  walks: Walk[];
  flashes: Flash[];
}

const STEP = 420;
const FLASH = 380;
/** Milliseconds, where what is seen does not say it. */
const TIMES: Record<string, number> = {
  rolled: 1300,
  'challenge-rolled': 1300,
  'zombie-card': 1500,
  'orders-card': 1500,
  'vault-revealed': 1500,
  'zombie-phase': 700,
  turn: 700,
  searched: 500,
  drew: 900,
  'door-opened': 600,
  trades: 700,
  killed: FLASH / 2,
  adrenaline: 0,
  counted: 0,
  'noise-token': 0,
};
const WORD = 450;
const WEIGHTY = 1600;

/** The pictures of what led from one view to the other; the notable events are told large. */
export function reelOf(
  before: View,
  end: View,
  events: readonly EventInfo[],
  notable: ReadonlySet<string> = new Set(),
): Shot[] {
  const shots: Shot[] = [];
  let [stand, view] = [standOf(before), before];
  for (const event of events) {
    const next = after(stand, event);
    const [walks, flashes] = [walksOf(event), flashesOf(event, stand)];
    const weighty = notable.has(event.name) && event.text !== '';
    const time = weighty ? WEIGHTY : timeOf(event, walks, flashes);
    const seen = walks.length ? midway(stand, event) : next;
    const picture: Picture = { event, stand: seen, then: next, walks, flashes };
    const { number: upTo, text } = event;
    view = beside(view, event, end);
    if (time) shots.push({ upTo, time, text, view, weighty, picture });
    stand = next;
  }
  return shots;
}

function walksOf(event: EventInfo): Walk[] {
  const [from, to] = [word(event, 'start'), word(event, 'zone')];
  switch (event.name) {
    case 'moved':
      return [word(event, 'survivor'), ...words(event, 'companions')].map((who) => ({
        ...{ who, from, to },
        count: 1,
      }));
    case 'drove':
      return [{ who: 'truck', count: 1, from, to }];
    case 'zombies-moved':
      return [{ who: word(event, 'kind'), count: number(event, 'count'), from, to }];
    default:
      return [];
  }
}

const FLASHES: Record<string, Flash['kind']> = {
  attacked: 'bite',
  exploded: 'blast',
  threw: 'shot',
  spawned: 'spawn',
  arrived: 'spawn',
  woken: 'wake',
  noise: 'noise',
  killed: 'blow',
  searched: 'find',
  took: 'find',
};

function flashesOf(event: EventInfo, stand: Stand): Flash[] {
  const standing = (id: string) => stand.people.find((each) => each.id === id)?.zone ?? '';
  const zone = word(event, 'zone');
  if (event.name === 'rolled') {
    const from = standing(word(event, 'survivor'));
    return [{ kind: from === zone ? 'blow' : 'shot', at: zone, from }];
  }
  if (event.name === 'wounded' || event.name === 'eliminated') {
    const kind = event.name === 'wounded' ? 'bite' : 'fall';
    return [{ kind, at: standing(word(event, 'survivor')), from: '' }];
  }
  if (event.name === 'healed') {
    return [{ kind: 'heal', at: standing(word(event, 'survivor')), from: '' }];
  }
  const kind = FLASHES[event.name];
  if (!kind || !zone) return [];
  const by = word(event, 'survivor');
  return [{ kind, at: zone, from: event.name === 'threw' ? standing(by) : '' }];
}

function timeOf(event: EventInfo, walks: Walk[], flashes: Flash[]): number {
  const plain = event.text ? WORD : 0;
  return TIMES[event.name] ?? (walks.length ? STEP : flashes.length ? FLASH : plain);
}
