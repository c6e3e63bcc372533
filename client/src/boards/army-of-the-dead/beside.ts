/**
 * What lies beside the map between two updates: events lead from view to view, so that nothing there
 * lags behind what is seen. What they do not tell stays as it was until the update itself is shown.
 */
import { number, word, words } from '../../lib/facts';
import { without } from '../../lib/lists';
import type { EventInfo } from '../../lib/protocol';
import type { SurvivorView, View } from './types';

type Gear = SurvivorView['gear'];

/** How it lies there after an event; `end` is how it lies there after all. */
export function beside(view: View, event: EventInfo, end: View): View {
  const who = word(event, 'survivor');
  const then = end.survivors.find(({ id }) => id === who);
  const change = (by: (before: SurvivorView) => Partial<SurvivorView>) => changed(view, who, by);
  switch (event.name) {
    case 'wounded':
    case 'healed':
      return change(() => ({ health: number(event, 'health') }));
    case 'adrenaline':
      return change(() => ({ ap: number(event, 'total') }));
    case 'level':
      return change(() => ({ level: word(event, 'level') }));
    case 'skill':
      return change(({ skills }) => ({ skills: [...new Set([...skills, word(event, 'skill')])] }));
    case 'joined':
      return then ? { ...view, survivors: [...view.survivors, then] } : view;
    case 'eliminated':
      return fallen(view, who);
    case 'left-board':
      return { ...left(view, who), gone: [...view.gone, who] };
    case 'follows':
      return led(view, word(event, 'companion'), who);
    case 'took':
      return change((before) => ({ tokens: then?.tokens ?? before.tokens }));
    case 'token-used':
      return change(({ tokens }) => ({ tokens: without(tokens, word(event, 'token')) }));
    case 'handed':
      return handed(view, event);
    case 'turn':
      return { ...view, active: number(event, 'seat'), turn: end.turn?.who === who ? end.turn : view.turn };
    case 'zombie-phase':
      return { ...view, phase: 'zombies', turn: null };
    case 'first-player':
      return { ...view, first: number(event, 'seat') };
    case 'round':
      return begun(view, event);
    default:
      return equipped(view, event, end);
  }
}

/** What people carry: what is found, laid elsewhere, used up, and out of ammo. */
function equipped(view: View, event: EventInfo, end: View): View {
  const [who, card] = [word(event, 'survivor'), word(event, 'card')];
  const then = end.survivors.find(({ id }) => id === who)?.gear;
  const change = (by: (before: Gear) => Gear) => changed(view, who, ({ gear }) => ({ gear: by(gear) }));
  switch (event.name) {
    case 'kit': {
      const cards = words(event, 'cards');
      const { survivors } = change((gear) =>
        gear.map((held, i) => (cards[i] ? [cards[i], false] : held)),
      );
      return { ...view, survivors, equipment: end.equipment };
    }
    case 'drew':
      return { ...view, equipment: end.equipment };
    case 'put':
      return put(view, event, end);
    case 'discarded':
    case 'threw':
    case 'set-off':
      return change((gear) => filled(gear, passing(gear, then, card), null));
    case 'out-of-ammo':
    case 'reloaded':
      return change((gear) =>
        filled(gear, passing(gear, then, card), [card, event.name === 'out-of-ammo']),
      );
    default:
      return view;
  }
}

/** A card comes into a slot, from another one if somebody has carried it. */
function put(view: View, event: EventInfo, end: View): View {
  const [who, card, slot] = [word(event, 'survivor'), word(event, 'card'), number(event, 'slot')];
  const gearOf = (id: string) => end.survivors.find((each) => each.id === id)?.gear;
  const given = view.survivors.find(({ id, gear }) => passing(gear, gearOf(id), card) >= 0);
  const taken = given
    ? changed(view, given.id, ({ gear }) => ({
        gear: filled(gear, passing(gear, gearOf(given.id), card), null),
      }))
    : view;
  const lies = gearOf(who)?.[slot];
  const held: Gear[number] = lies?.[0] === card ? lies : [card, false];
  return changed(taken, who, ({ gear }) => ({ gear: filled(gear, slot, held) }));
}

/** The slot of a card that is not there any more, or not so, in the end. */
function passing(gear: Gear, then: Gear | undefined, card: string): number {
  return gear.findIndex((held, i) => {
    const last = then?.[i];
    return held?.[0] === card && (last?.[0] !== card || last[1] !== held[1]);
  });
}

const filled = (gear: Gear, slot: number, held: Gear[number]): Gear =>
  gear.map((before, i) => (i === slot ? held : before));

function changed(
  view: View,
  who: string,
  by: (before: SurvivorView) => Partial<SurvivorView>,
): View {
  const survivors = view.survivors.map((each) => (each.id === who ? { ...each, ...by(each) } : each));
  return { ...view, survivors };
}

function left(view: View, who: string): View {
  const stay = ({ id }: { id: string }) => id !== who;
  return {
    ...view,
    survivors: view.survivors.filter(stay),
    companions: view.companions.filter(stay),
  };
}

function fallen(view: View, who: string): View {
  const member = view.survivors.some(({ id }) => id === who);
  return { ...left(view, who), fallen: member ? [...view.fallen, who] : view.fallen };
}

function led(view: View, companion: string, leader: string): View {
  const companions = view.companions.map((each) =>
    each.id === companion ? { ...each, leader } : each,
  );
  return { ...view, companions };
}

function handed(view: View, event: EventInfo): View {
  const token = word(event, 'token');
  const given = changed(view, word(event, 'survivor'), ({ tokens }) => ({
    tokens: without(tokens, token),
  }));
  return changed(given, word(event, 'other'), ({ tokens }) => ({ tokens: [...tokens, token] }));
}

function begun(view: View, event: EventInfo): View {
  const survivors = view.survivors.map((each) => ({ ...each, acted: false }));
  const [round, first] = [number(event, 'round'), number(event, 'first')];
  return { ...view, round, first, phase: 'players', survivors };
}
