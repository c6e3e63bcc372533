/**
 * How things stand between two updates: events lead from view to view, so that each can be seen.
 * What they do not tell stays as it was until the update itself is shown.
 */
import { number, word, words } from '../../lib/facts';
import type {
  EventInfo,
  LongNightDoor,
  LongNightPlaceView,
  LongNightSurvivorView,
  LongNightView,
  WarringColoniesWarView,
} from '../../lib/protocol';

/** A view of The Long Night, with what only a war has. */
export type Stand = LongNightView & Partial<WarringColoniesWarView>;

/** Where in the row of numbers of an entrance. */
const [ZOMBIES, BARRICADES, TRAPS] = [1, 2, 3] as const;
type Part = typeof ZOMBIES | typeof BARRICADES | typeof TRAPS;

/** How things stand after an event; `end` is how they stand after all. */
export function after(view: Stand, event: EventInfo, end: Stand): Stand {
  const who = word(event, 'survivor');
  const place = word(event, 'place');
  switch (event.name) {
    case 'moved':
    case 'put':
    case 'left':
    case 'withdrew':
      return walked(view, who, place);
    case 'joined':
      return joined(view, end.survivors.find(({ id }) => id === who));
    case 'group':
      return words(event, 'survivors').reduce(
        (from, each) => joined(from, end.survivors.find(({ id }) => id === each)),
        view,
      );
    case 'died':
      return gone(view, who);
    case 'hurt':
      return changed(view, who, hurt(event, 1));
    case 'healed':
      return changed(view, who, hurt(event, -1));
    case 'laid-down':
      return changed(view, who, () => ({ bitten: true }));
    case 'turn':
      return { ...view, active: number(event, 'seat') };
    case 'dice':
      return rolled(view, number(event, 'seat'), words(event, 'dice').map(Number));
    case 'round':
      return { ...view, round: number(event, 'round'), rounds: number(event, 'rounds'), first: number(event, 'first') };
    case 'track':
      return { ...view, rounds: number(event, 'rounds') };
    case 'crisis':
      return { ...view, crisis: word(event, 'crisis'), needed: number(event, 'needed'), added: [] };
    case 'colony-phase':
      return { ...view, active: null, phase: 'colony phase', ...(view.pair && { pair: [] }) };
    case 'morale':
    case 'food':
    case 'fed':
    case 'starving':
    case 'bullets':
      return stocked(view, event);
    default:
      return besieged(view, event, place);
  }
}

/** What happens at the entrances of a place, and how loud it is there. */
function besieged(view: Stand, event: EventInfo, place: string): Stand {
  const door = number(event, 'door') - 1;
  const at = (from: Stand, part: Part, by: number) => doored(from, place, door, part, by);
  switch (event.name) {
    case 'zombie-came':
      return at(view, ZOMBIES, 1);
    case 'zombie-killed':
      return at(view, ZOMBIES, -1);
    case 'lured':
    case 'zombie-led':
      return at(fewer(view, word(event, 'start'), 1), ZOMBIES, 1);
    case 'zombies-gone':
      return fewer(view, place, number(event, 'count'));
    case 'built':
      return at(view, word(event, 'what') === 'trap' ? TRAPS : BARRICADES, 1);
    case 'barricade-broken':
      return at(view, BARRICADES, -1);
    case 'trap-exploded':
      return at(at(view, TRAPS, -1), ZOMBIES, -number(event, 'zombies'));
    case 'noise':
    case 'noise-laid':
    case 'noise-flipped':
      return placed(view, place, () => ({ noise: number(event, 'noise') }));
    default:
      return warred(view, event);
  }
}

/** What only happens in a war: who moves, who acts, who has finished. */
function warred(view: Stand, event: EventInfo): Stand {
  if (!view.pair) return view;
  const seat = number(event, 'seat');
  switch (event.name) {
    case 'turns':
      return { ...view, pair: words(event, 'seats').map(Number), passed: [], done: [], step: '' };
    case 'movement':
      return { ...view, step: 'moving', mover: seat };
    case 'passed-moving':
      return { ...view, passed: [...(view.passed ?? []), seat] };
    case 'actions':
      return { ...view, step: 'acting', mover: null };
    case 'finished':
      return { ...view, done: [...(view.done ?? []), seat] };
    default:
      return view;
  }
}

function placed(
  view: Stand,
  place: string,
  by: (before: LongNightPlaceView) => Partial<LongNightPlaceView>,
): Stand {
  const places = view.places.map((each) => (each.id === place ? { ...each, ...by(each) } : each));
  return { ...view, places };
}

function doored(view: Stand, place: string, door: number, part: Part, by: number): Stand {
  return placed(view, place, ({ doors }) => ({
    doors: doors.map((each, i) => {
      const made = [...each] as LongNightDoor;
      if (i === door) made[part] = Math.max(0, made[part] + by);
      return made;
    }),
  }));
}

/** So many zombies fewer at a place, wherever they stand. */
function fewer(view: Stand, place: string, count: number): Stand {
  let left = count;
  return placed(view, place, ({ doors }) => ({
    doors: doors.map((each) => {
      const made = [...each] as LongNightDoor;
      const take = Math.min(left, made[ZOMBIES]);
      left -= take;
      made[ZOMBIES] -= take;
      return made;
    }),
  }));
}

function changed(
  view: Stand,
  who: string,
  by: (before: LongNightSurvivorView) => Partial<LongNightSurvivorView>,
): Stand {
  const survivors = view.survivors.map((each) => (each.id === who ? { ...each, ...by(each) } : each));
  return { ...view, survivors };
}

function hurt(event: EventInfo, by: number) {
  const kind = word(event, 'kind') as 'wound' | 'frostbite' | 'despair';
  const field = kind === 'wound' ? 'wounds' : kind;
  return (before: LongNightSurvivorView) => ({ [field]: Math.max(0, (before[field] ?? 0) + by) });
}

function without(view: Stand, who: string): Stand {
  const places = view.places.map((each) => ({
    ...each,
    survivors: each.survivors.filter((id) => id !== who),
  }));
  return { ...view, places };
}

function walked(view: Stand, who: string, place: string): Stand {
  const moved = changed(without(view, who), who, () => ({ place, door: null, moved: true }));
  return placed(moved, place, ({ survivors }) => ({ survivors: [...survivors, who] }));
}

function gone(view: Stand, who: string): Stand {
  const survivors = view.survivors.filter(({ id }) => id !== who);
  return { ...without(view, who), survivors };
}

function joined(view: Stand, survivor: LongNightSurvivorView | undefined): Stand {
  if (!survivor || view.survivors.some(({ id }) => id === survivor.id)) return view;
  return walked({ ...view, survivors: [...view.survivors, survivor] }, survivor.id, survivor.place);
}

function rolled(view: Stand, seat: number, dice: number[]): Stand {
  const players = view.players.map((each) => (each.seat === seat ? { ...each, dice, used: [] } : each));
  return { ...view, players };
}

/** What lies in a colony; in the only one, or one of two. */
function stocked(view: Stand, event: EventInfo): Stand {
  const stock: Partial<Record<'morale' | 'food' | 'starvation' | 'bullets', number>> = {};
  for (const what of ['morale', 'food', 'starvation', 'bullets'] as const) {
    if (event.facts[what] !== undefined) stock[what] = number(event, what);
  }
  const home = word(event, 'colony');
  const colonies = view.colonies?.map((each) => (each.place === home ? { ...each, ...stock } : each));
  const own = !colonies || home === view.home;
  return { ...view, ...(own && stock), ...(colonies && { colonies }) };
}
