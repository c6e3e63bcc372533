/**
 * What happened in an update as pictures to be watched one after the other: who walks where, what
 * flashes, and how the board stands then.
 */
import { number, word, words } from '../../lib/facts';
import type { EventInfo } from '../../lib/protocol';
import { after, midway, type Stand } from './stand';

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

/** One picture: how long it is shown, and how the board stands in it. */
export interface Shot {
  event: EventInfo;
  stand: Stand;
  /** How it stands when this is over. */
  then: Stand;
  walks: Walk[];
  flashes: Flash[];
  /** Milliseconds at usual speed. */
  time: number;
}

const STEP = 420;
const FLASH = 380;
const ROLL = 1300;
const CARD = 1500;
const PAUSE = 700;

/** The pictures of these events, from how the board stood before. */
export function reelOf(before: Stand, events: readonly EventInfo[]): Shot[] {
  const shots: Shot[] = [];
  let stand = before;
  for (const event of events) {
    const next = after(stand, event);
    const [walks, flashes] = [walksOf(event), flashesOf(event, stand)];
    const time = timeOf(event, walks, flashes);
    const seen = walks.length ? midway(stand, event) : next;
    if (time) shots.push({ event, stand: seen, then: next, walks, flashes, time });
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
  switch (event.name) {
    case 'rolled':
    case 'challenge-rolled':
      return ROLL;
    case 'zombie-card':
    case 'orders-card':
    case 'vault-revealed':
      return CARD;
    case 'zombie-phase':
    case 'extra-activation':
    case 'unmasked':
    case 'mission-event':
      return PAUSE;
    case 'killed':
      return FLASH / 2;
    default:
      return walks.length ? STEP : flashes.length ? FLASH : 0;
  }
}
