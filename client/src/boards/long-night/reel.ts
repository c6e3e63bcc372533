/** What happened as pictures to be seen one after the other: moves on the board, cards in front. */
import { number, words } from '../../lib/facts';
import { reading, type Shot } from '../../lib/playback.svelte';
import type { EventInfo, LongNightView } from '../../lib/protocol';
import { momentsOf, nightSteps, type Moment } from './moments';
import { after, type Stand } from './stand';

/** What lies in front of the board in a picture. */
export interface Picture {
  moment?: Moment | undefined;
}

/** How a game built on this one shows what is its own. */
export interface Manner {
  notable: ReadonlySet<string>;
  /** What is told large where something lies in front of the board, too. */
  aloud?: ReadonlySet<string>;
  /** What lies in front of the board while an event is shown, by its number. */
  find?: typeof inFrontOf;
  /** Milliseconds for what only this game has. */
  times?: Record<string, number>;
}

/** Milliseconds, where a sentence alone does not say it. */
const TIMES: Record<string, number> = {
  'zombie-came': 260,
  'barricade-broken': 450,
  'noise-flipped': 400,
  drew: 400,
  kept: 400,
  'put-under': 0,
  requested: 700,
  refused: 500,
  'crossroads-drawn': 0,
  'crossroads-returned': 0,
  'first-player': 600,
  'turn-ended': 400,
  exposed: 1100,
  'bite-rolled': 1500,
  'trap-exploded': 1000,
  crossroads: 6000,
  'exile-called': 2500,
  'added-shown': 0,
  'secret-shown': 0,
};

/** Milliseconds for what is read in front of the board. */
const CARDS: Record<Moment['kind'], number> = {
  dawn: 7000,
  night: 1400,
  voted: 5500,
  chosen: 3500,
  exiled: 4500,
  told: 15_000,
  own: 0,
};
const CARD_OF_CRISIS = 700;
const WEIGHTY = 1.8;
/** What comes at night is seen on the board, the bill of it in front. */
const SEEN = new Set(['zombie-came', 'barricade-broken', 'trap-exploded', 'noise-flipped', 'overrun']);

export function reelOf(
  before: LongNightView,
  end: LongNightView,
  events: readonly EventInfo[],
  told: readonly EventInfo[],
  { notable, aloud = new Set(), find = inFrontOf, times = {} }: Manner,
): Shot[] {
  const past = told.slice(0, told.length - events.length);
  const moments = find(events, past);
  const night = new Nightfall(past);
  const shots: Shot[] = [];
  let stand: Stand = before;
  for (const event of events) {
    stand = after(stand, event, end);
    const own = inFront(moments, event, before.viewer);
    const moment = own ?? night.hear(event);
    const weighty = (moment ? aloud : notable).has(event.name);
    const plain = times[event.name] ?? TIMES[event.name] ?? (event.text ? reading(event.text) : 0);
    const time = (moment ? timeOf(moment, event, plain) : plain) * (weighty ? WEIGHTY : 1);
    if (!time) continue;
    const picture: Picture = { moment };
    shots.push({ upTo: event.number, time, text: event.text, view: stand, weighty, picture });
  }
  return shots;
}

function inFrontOf(
  events: readonly EventInfo[],
  past: readonly EventInfo[],
): Map<number, Moment> {
  return new Map(momentsOf(events, past).map((each) => [each.at, each]));
}

/** The moment that an event is, or is part of. */
function inFront(
  moments: ReadonlyMap<number, Moment>,
  event: EventInfo,
  viewer: number | null,
): Moment | undefined {
  const found = moments.get(event.number);
  if (found?.kind === 'night') return undefined;
  // Who reads a page aloud has it before the eyes.
  if (found?.kind === 'told' && found.seat === viewer) return undefined;
  // What comes of it is seen afterwards.
  return found?.kind === 'chosen' ? { ...found, then: [] } : found;
}

function timeOf(moment: Moment, event: EventInfo, plain: number): number {
  const more = event.name === 'crisis-resolved' ? CARD_OF_CRISIS * words(event, 'items').length + 800 : 0;
  return (CARDS[moment.kind] || plain) + more;
}

/** A colony phase, whose bill grows line by line. */
class Nightfall {
  #dusk: EventInfo | undefined;
  #told: EventInfo[] = [];

  constructor(past: readonly EventInfo[]) {
    const last = past.findLastIndex(({ name }) => name === 'colony-phase' || name === 'round');
    if (past[last]?.name === 'colony-phase') this.#dusk = past[last];
  }

  /** The bill as far as it is known, if this event is a line of it. */
  hear(event: EventInfo): Moment | undefined {
    const before = nightSteps(this.#told);
    if (event.name === 'colony-phase') this.#dusk = event;
    if (event.name === 'round' || event.name === 'ended') this.#dusk = undefined;
    this.#told = this.#dusk ? [...this.#told, event] : [];
    if (!this.#dusk || SEEN.has(event.name)) return undefined;
    const steps = nightSteps(this.#told);
    if (JSON.stringify(steps) === JSON.stringify(before)) return undefined;
    return { at: this.#dusk.number, kind: 'night', round: number(this.#dusk, 'round'), steps };
  }
}
