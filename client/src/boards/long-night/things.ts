/**
 * What the options of an ask are about, as things that lie on the table: `survivor:emma`,
 * `place:school`, `door:school/2`, `die:4`, `item:fuel`, `worn:emma/axe`, `improvement:well`,
 * `seat:2`, `mission:runner`, and by themselves `crisis`, `objective`, `food`, `waste`, `helpless`. Pointing at things narrows the
 * options down until one is left: nobody has to know which word comes first.
 */
import { arg, type Said } from '../../lib/options';
import type { AskInfo, LongNightView, OptionInfo, RefusedOption } from '../../lib/protocol';
import { entrance } from './doors';

export type Thing = string;

/** An option with what it is about. */
export interface Read {
  verb: string;
  /** The things that it names, in its own order. */
  own: Thing[];
  /** What else it touches: where the survivor stands, the pile that grows. */
  near: Thing[];
}

/** The kind of a thing, `place`, and the rest of its name. */
export function partsOf(thing: Thing): [kind: string, name: string] {
  const at = thing.indexOf(':');
  return at < 0 ? [thing, ''] : [thing.slice(0, at), thing.slice(at + 1)];
}

/** Turns have many options: at first only who acts, and with what, is shown. */
const TURNS = new Set(['action', 'movement']);

/** Whether a question is a turn, in which one may do what one likes. */
export const isTurn = (kind: string): boolean => TURNS.has(kind);

/** The piles that an action may go to, as its manner says. */
const PILES = new Set(['crisis', 'objective', 'food', 'waste', 'helpless', 'experiment']);
/** The manners of what is done where the survivor stands. */
const ON_THE_SPOT = new Set(['here', 'fight', 'build']);

interface Index {
  survivors: Map<string, LongNightView['survivors'][number]>;
  places: Map<string, LongNightView['places'][number]>;
}
const indices = new WeakMap<LongNightView, Index>();

/** People and places by name; made once for each view. */
function indexOf(view: LongNightView): Index {
  const known = indices.get(view);
  if (known) return known;
  const made = {
    survivors: new Map(view.survivors.map((each) => [each.id, each])),
    places: new Map(view.places.map((each) => [each.id, each])),
  };
  indices.set(view, made);
  return made;
}

/** Arguments that are people, and those that are places. */
const PEOPLE = new Set(['survivor', 'target', 'taker', 'leader', 'crew']);
const PLACES = new Set(['place', 'start', 'colony']);

/** What an option is about. */
export function read(option: Said, ask: AskInfo, view: LongNightView): Read {
  const { survivors, places } = indexOf(view);
  const own: Thing[] = [];
  const near: Thing[] = [];
  const actor = arg(option, 'survivor');
  let place = String(ask.facts.place ?? '');
  for (const [name, given] of Object.entries(option.args)) {
    for (const word of [given].flat()) {
      if (PLACES.has(name)) place = word;
      const thing = thingOf(name, word, actor, place);
      if (thing) own.push(thing);
    }
  }
  const manner = option.manner ?? '';
  if (PILES.has(manner)) near.push(manner);
  const stands = survivors.get(actor)?.place;
  if (stands && ask.kind === 'action' && ON_THE_SPOT.has(manner)) {
    near.push(`place:${stands}`, ...doorsFor(manner, places.get(stands)));
  }
  return { verb: option.do, own, near };
}

/** Things that lie beside the map: cards in hand, players, missions, improvements. */
const BESIDE = /^(item|worn|seat|mission|improvement):/;

/**
 * Where an option is chosen: in a turn by pointing at what it is about, in other questions below
 * the map or in front of it.
 */
export function placeOf(
  option: OptionInfo,
  ask: AskInfo,
  view: LongNightView,
): 'board' | 'aside' | 'panel' {
  if (!isTurn(ask.kind) || option.manner === 'end') return 'board';
  const { own } = read(option, ask, view);
  if (!own.length) return 'panel';
  return own.some((thing) => !BESIDE.test(thing)) ? 'board' : 'aside';
}

/** The thing that an argument names; empty if it is nothing that lies on the table. */
function thingOf(name: string, word: string, actor: string, place: string): Thing {
  if (name === 'door') return `door:${place || 'colony'}/${word}`;
  if (PEOPLE.has(name)) return `survivor:${word}`;
  if (PLACES.has(name)) return `place:${word}`;
  if (name === 'item') return actor ? `worn:${actor}/${word}` : `item:${word}`;
  if (name === 'other') return `seat:${word}`;
  return ['die', 'improvement', 'mission'].includes(name) ? `${name}:${word}` : '';
}

/** The entrances that an action at a place may be meant for. */
function doorsFor(manner: string, place: LongNightView['places'][number] | undefined): Thing[] {
  if (!place || manner === 'here') return [];
  const wanted = place.doors
    .map(entrance)
    .map(({ zombies, specials, free }) =>
      manner === 'fight' ? zombies + specials.length > 0 : free > 0,
    );
  return wanted.flatMap((yes, i) => (yes ? [`door:${place.id}/${i + 1}`] : []));
}

/** All options of an ask, read once. */
export class Offer {
  #options: { option: OptionInfo; read: Read; about: Set<Thing> }[];

  constructor(
    readonly ask: AskInfo,
    view: LongNightView,
  ) {
    this.#options = ask.options.map((option) => {
      const found = read(option, ask, view);
      return { option, read: found, about: new Set([...found.own, ...found.near]) };
    });
  }

  /** The options that are about all of these things. */
  about(things: readonly Thing[]): OptionInfo[] {
    return this.#fitting(things).map(({ option }) => option);
  }

  /** The options that are about nothing on the table: `end`, a vote, a kind of card. */
  get plain(): OptionInfo[] {
    return this.#options
      .filter(({ read: { own, near } }) => !own.length && !near.length)
      .map(({ option }) => option);
  }

  /** What can be pointed at next, given what is picked. */
  lit(picked: readonly Thing[]): Set<Thing> {
    const found = new Set<Thing>();
    for (const { read: each } of this.#fitting(picked)) {
      const begins = isTurn(this.ask.kind) && !picked.length;
      const own = begins ? each.own.filter((thing, i) => !i || thing.startsWith('die:')) : each.own;
      for (const thing of own) found.add(thing);
      for (const thing of each.near) {
        if (picked.length && !thing.startsWith('place:')) found.add(thing);
      }
    }
    for (const thing of picked) found.delete(thing);
    // Whoever is picked up in a turn does not hide what cards can do without anybody.
    if (isTurn(this.ask.kind) && picked.length === 1 && picked[0]!.startsWith('survivor:')) {
      for (const { read: each } of this.#options) {
        if (each.own[0]?.startsWith('item:')) found.add(each.own[0]);
      }
    }
    return found;
  }

  #fitting(things: readonly Thing[]) {
    return this.#options.filter(({ about }) => things.every((thing) => about.has(thing)));
  }
}

/** Why what is picked leads nowhere: the reasons, each once, the most frequent first. */
export function reasons(
  ask: AskInfo,
  refused: readonly RefusedOption[],
  view: LongNightView,
  things: readonly Thing[],
): RefusedOption[] {
  const found = new Map<string, { first: RefusedOption; count: number }>();
  for (const each of refused) {
    const { own } = read(each, ask, view);
    if (!things.every((thing) => own.includes(thing))) continue;
    const known = found.get(each.text);
    if (known) known.count += 1;
    else found.set(each.text, { first: each, count: 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count).map(({ first }) => first);
}
