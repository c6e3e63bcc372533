/**
 * A battle as it has been told so far: everybody at the table, and whoever only watches, sees the
 * same. It is read from the events, so that it can be seen to its end when the table has gone on.
 */
import type { EventInfo, WarringColoniesWarView } from '../../lib/protocol';
import { number, word } from '../../lib/facts';
import type { Team } from './teams';

export const SIDES = ['yellow', 'blue'] as const;
export type Side = (typeof SIDES)[number];
/** What each side has laid down or rolled. */
export type Both<What> = Record<Side, What>;

/** Strength that a side has gained. */
export interface Gain {
  side: Side;
  by: number;
  /** `tactics`, `survivors`, `weapons`, `bullets` or `die`. */
  why: string;
}

export interface Battle {
  /** The number of the event that opened it. */
  at: number;
  place: string;
  tactics: Both<string> | null;
  bids: Both<number> | null;
  dice: Both<string> | null;
  gains: Gain[];
  /** How it ended: `truce`, `fell-back`, `battle-drawn`, `battle-won`; empty while it is fought. */
  result: string;
  winner: Side | '';
  /** The wounds that the defeated have to share out. */
  wounds: number;
  /** What the Lone Wolf does: flees, or fights for a side. */
  wolf: 'flees' | Side | '';
  /** Who was hurt, how often. */
  hurt: Map<string, number>;
  dead: { id: string; seat: number }[];
  withdrew: string[];
  zombies: number;
  /** The rest is told in sentences. */
  told: string[];
}

/** What comes after the last battle of a night. */
const AFTER = new Set(['battle', 'undefended', 'waste', 'ended']);
const RESULTS = new Set(['truce', 'fell-back', 'battle-drawn', 'battle-won']);

/** The events of the battle that begins at this number, and of nothing else. */
export function stretch(events: readonly EventInfo[], at: number): readonly EventInfo[] {
  const first = events.findIndex((each) => each.number === at);
  if (first < 0) return [];
  const rest = events.slice(first + 1);
  const end = rest.findIndex(({ name }) => AFTER.has(name));
  return events.slice(first, end < 0 ? undefined : first + 1 + end);
}

/** The number of the event that opened the battle that is fought now. */
export function openBattle(events: readonly EventInfo[]): number | null {
  const last = events.findLast(({ name }) => AFTER.has(name));
  return last?.name === 'battle' ? last.number : null;
}

export function battleOf(events: readonly EventInfo[], at: number): Battle {
  const found: Battle = {
    at,
    place: '',
    tactics: null,
    bids: null,
    dice: null,
    gains: [],
    result: '',
    winner: '',
    wounds: 0,
    wolf: '',
    hurt: new Map(),
    dead: [],
    withdrew: [],
    zombies: 0,
    told: [],
  };
  for (const event of stretch(events, at)) {
    const { name } = event;
    if (RESULTS.has(name)) found.result = name;
    switch (name) {
      case 'battle':
        found.place = word(event, 'place');
        break;
      case 'tactics':
        found.tactics = { yellow: word(event, 'yellow'), blue: word(event, 'blue') };
        break;
      case 'bids':
        found.bids = { yellow: number(event, 'yellow'), blue: number(event, 'blue') };
        break;
      case 'battle-dice':
        found.dice = { yellow: word(event, 'yellow'), blue: word(event, 'blue') };
        break;
      case 'strength':
        found.gains.push({
          side: word(event, 'colony') as Side,
          by: number(event, 'by'),
          why: word(event, 'why'),
        });
        break;
      case 'fell-back':
        found.winner = word(event, 'winner') as Side;
        break;
      case 'battle-won':
        found.winner = word(event, 'colony') as Side;
        found.wounds = number(event, 'wounds');
        break;
      case 'wolf-flees':
        found.wolf = 'flees';
        break;
      case 'wolf-supports':
        found.wolf = word(event, 'colony') as Side;
        break;
      case 'hurt': {
        const who = word(event, 'survivor');
        found.hurt.set(who, (found.hurt.get(who) ?? 0) + 1);
        break;
      }
      case 'died':
        found.dead.push({ id: word(event, 'survivor'), seat: number(event, 'seat') });
        break;
      case 'withdrew':
        found.withdrew.push(word(event, 'survivor'));
        break;
      case 'zombie-came':
        found.zombies += 1;
        break;
      case 'spoils':
      case 'spoils-lost':
        found.told.push(event.text);
        break;
    }
  }
  return found;
}

/** Where the marker stands: above 0 on the yellow side. */
export const leadOf = (gains: readonly Gain[]): number =>
  gains.reduce((sum, { side, by }) => sum + (side === 'yellow' ? by : -by), 0);

export const strengthOf = (gains: readonly Gain[], of: Side): number =>
  gains.reduce((sum, { side, by }) => sum + (side === of ? by : 0), 0);

/** Somebody in a battle. */
export interface Fighter {
  id: string;
  seat: number;
  side: Team;
  /** What hurts, all together. */
  wounds: number;
  armed: boolean;
  state: 'fights' | 'dead' | 'gone';
}

/** Who fights for a side, the fallen and those who left with them. */
export function fightersOf(
  battle: Battle,
  view: WarringColoniesWarView,
  teams: ReadonlyMap<number, Team>,
  isWeapon: (item: string) => boolean,
): Fighter[] {
  const there = view.survivors.filter(
    ({ id, place }) => place === battle.place || battle.withdrew.includes(id),
  );
  const living = there.map((each): Fighter => ({
    id: each.id,
    seat: each.owner,
    side: sideOf(each.home as Team, battle),
    wounds: each.wounds + each.frostbite + each.despair,
    armed: each.items.some(([item]) => isWeapon(item)),
    state: battle.withdrew.includes(each.id) ? 'gone' : 'fights',
  }));
  const fallen = battle.dead.map(({ id, seat }): Fighter => ({
    id,
    seat,
    side: sideOf(teams.get(seat) ?? 'den', battle),
    wounds: 3,
    armed: false,
    state: 'dead',
  }));
  return [...living, ...fallen];
}

/** The Lone Wolf's people stand with whom they fight for. */
function sideOf(home: Team, { wolf }: Battle): Team {
  return home === 'den' && wolf && wolf !== 'flees' ? wolf : home;
}
