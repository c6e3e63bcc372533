/**
 * What the options of an ask are about, as things that lie on the table: `survivor:emma`,
 * `place:school`, `door:school/2`, `die:4`, `item:fuel`, `worn:emma/axe`, `improvement:well`,
 * `seat:2`, `mission:runner`, and by themselves `crisis`, `objective`, `food`, `waste`, `helpless`. Pointing at things narrows the
 * options down until one is left: nobody has to know which word comes first.
 */
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

/** Verbs whose number is a player. */
const OF_SEATS = new Set(['request', 'exile', 'player', 'accuse', 'elect']);
/** Verbs whose word is nothing that lies on the table. */
const OF_WORDS = new Set([
  'kind',
  'value',
  'option',
  'break',
  'helpless',
  'branch',
  'strangers',
  'gift',
  'bid',
  'tactics',
]);
/** Verbs whose word is a mission. */
const OF_MISSIONS = new Set(['claim', 'discard']);
/** Turns have many options: at first only who acts, and with what, is shown. */
const TURNS = new Set(['action', 'movement']);

/** Whether a question is a turn, in which one may do what one likes. */
export const isTurn = (kind: string): boolean => TURNS.has(kind);

/** Verbs whose word is an improvement of the colony. */
const OF_IMPROVEMENTS = new Set(['improve', 'operate', 'let-work']);
/** Tokens that a survivor has, and no cards. */
const TOKENS = new Set(['wound', 'frostbite', 'despair']);
/** The piles that some actions go to. */
const PILES: Record<string, Thing> = {
  add: 'crisis',
  deliver: 'objective',
  raise: 'food',
  clean: 'waste',
  calm: 'helpless',
  code: 'experiment',
};
/** What is done where the survivor stands. */
const ON_THE_SPOT = new Set([
  'attack',
  'search',
  'barricade',
  'attract',
  'ability',
  'use',
  'raid',
  'storm',
]);

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

/** What an option is about. */
export function read(id: string, ask: AskInfo, view: LongNightView): Read {
  const [verb = '', ...words] = id.split(':');
  const { survivors, places } = indexOf(view);
  const own: Thing[] = [];
  const near: Thing[] = [];
  let place = String(ask.facts.place ?? '');
  let actor = '';
  if (!OF_WORDS.has(verb)) {
    for (const word of words) {
      if (survivors.has(word) || view.offer.includes(word)) {
        own.push(`survivor:${word}`);
        actor ||= word;
      } else if (places.has(word)) {
        own.push(`place:${word}`);
        place = word;
      } else if (/^\d+$/.test(word)) {
        own.push(numbered(verb, word, ask.kind, place));
      } else if (OF_IMPROVEMENTS.has(verb)) {
        own.push(`improvement:${word}`);
      } else if (OF_MISSIONS.has(verb)) {
        own.push(`mission:${word}`);
      } else if (!TOKENS.has(word)) {
        own.push(actor ? `worn:${actor}/${word}` : `item:${word}`);
      }
    }
  }
  // A card of a survivor that is added is not one of the hand.
  if (verb === 'add' && actor) own[0] = `worn:${actor}/${words[0]}`;
  const pile = PILES[verb];
  if (pile) near.push(pile);
  const stands = survivors.get(actor)?.place;
  if (stands && ask.kind === 'action' && ON_THE_SPOT.has(verb)) {
    near.push(`place:${stands}`, ...doorsFor(verb, places.get(stands)));
  }
  return { verb, own, near };
}

/** What a number means: a player, an entrance, or a die. */
function numbered(verb: string, word: string, kind: string, place: string): Thing {
  if (OF_SEATS.has(verb) || kind.endsWith('player')) return `seat:${word}`;
  if (verb === 'zombie') return `door:${place || 'colony'}/${word}`;
  return place ? `door:${place}/${word}` : `die:${word}`;
}

/** The entrances that an action at a place may be meant for. */
function doorsFor(verb: string, place: LongNightView['places'][number] | undefined): Thing[] {
  if (!place || (verb !== 'attack' && verb !== 'barricade')) return [];
  const wanted = place.doors
    .map(entrance)
    .map(({ zombies, specials, free }) =>
      verb === 'attack' ? zombies + specials.length > 0 : free > 0,
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
      const found = read(option.id, ask, view);
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
    const { own } = read(each.option, ask, view);
    if (!things.every((thing) => own.includes(thing))) continue;
    const known = found.get(each.text);
    if (known) known.count += 1;
    else found.set(each.text, { first: each, count: 1 });
  }
  return [...found.values()].sort((a, b) => b.count - a.count).map(({ first }) => first);
}
