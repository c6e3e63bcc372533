/**
 * How the car park stands between two updates: events lead from view to view, so that each can be
 * seen. What they do not tell stays as it was until the update itself is shown: points of action,
 * and what zombies must do.
 */
import { number, word } from '../../lib/facts';
import { without } from '../../lib/lists';
import type {
  EventInfo,
  ZombieTerrorHumanView,
  ZombieTerrorKeys,
  ZombieTerrorView,
  ZombieTerrorZombieView,
} from '../../lib/protocol';
import { Chart } from './geometry';

/** How things stand after an event; `end` is how they stand after all. */
export function after(
  view: ZombieTerrorView,
  event: EventInfo,
  end: ZombieTerrorView,
): ZombieTerrorView {
  const [field, start, to] = [word(event, 'field'), word(event, 'start'), word(event, 'to')];
  const human = word(event, 'human');
  switch (event.name) {
    case 'moved':
      return walked(view, human, to);
    case 'shoved':
      return walked(view, word(event, 'other'), to);
    case 'pushed':
    case 'zombie-moved':
    case 'zombie-relocated':
      return changed(view, start, { field: to });
    case 'zombie-faced':
    case 'zombie-turned':
    case 'barked':
      return changed(view, field, { facing: word(event, 'facing') });
    case 'zombie-placed':
      return { ...placed(view, field, end), pool: number(event, 'pool') };
    case 'special-entered':
      return { ...placed(view, field, end), arriving: without(view.arriving, word(event, 'kind')) };
    case 'human-placed': {
      const come = end.humans.find(({ name }) => name === human);
      const aside = view.aside.filter(({ name }) => name !== human);
      return come ? { ...view, aside, humans: [...view.humans, come] } : view;
    }
    case 'bitten':
      return bitten(view, human, word(event, 'effect'), end);
    case 'burned':
      return felt(view, human, 'wounded', end);
    case 'healed':
      return felt(view, word(event, 'patient'), 'healthy', end);
    case 'brute-damaged':
      return changed(fired(view, event), field, { damaged: true });
    case 'eliminated':
      return eliminated(fired(view, event), field);
    case 'escaped':
      return escaped(view, event, end);
    case 'turned':
      return { ...left(view, human), turned: [...view.turned, human] };
    case 'card-played':
      return played(view, word(event, 'side'), word(event, 'card'));
    case 'terror-unlocked':
    case 'terror':
      return { ...view, terror: number(event, 'marker') };
    case 'human-turn-ended':
      return { ...view, phase: 'movement', active: null, ap: 0 };
    case 'round':
      return { ...view, round: number(event, 'round'), phase: 'human turn', activated: [], shots: 0 };
    default:
      return found(view, event, end);
  }
}

/** What lies about, is picked up, handed on and used. */
function found(view: ZombieTerrorView, event: EventInfo, end: ZombieTerrorView): ZombieTerrorView {
  const [human, field] = [word(event, 'human'), word(event, 'field')];
  switch (event.name) {
    case 'searched':
      return searched({ ...view, search: without(view.search, field) }, event, end);
    case 'keys-taken':
      return keyed(view, { carrier: human, lying: null });
    case 'keys-handed':
      return keyed(view, { carrier: word(event, 'other') });
    case 'keys-dropped':
      return keyed(view, { carrier: null, lying: new Chart(view.columns, view.terrain).names.indexOf(field) });
    case 'car-unlocked':
      return keyed(view, { carrier: null, locked: false });
    case 'thing-taken': {
      const things = without(view.things, field);
      return { ...view, things, carried: [...view.carried, human] };
    }
    case 'thing-dropped':
      return { ...view, things: [...view.things, field], carried: without(view.carried, human) };
    case 'thing-brought': {
      const carried = without(view.carried, human);
      return { ...view, carried, brought: number(event, 'brought') };
    }
    case 'alarm':
      return { ...view, things: without(view.things, field), shots: view.shots + 1 };
    default:
      return view;
  }
}

function walked(view: ZombieTerrorView, human: string, field: string): ZombieTerrorView {
  return person(view, human, { field });
}

function person(
  view: ZombieTerrorView,
  human: string,
  by: Partial<ZombieTerrorHumanView>,
): ZombieTerrorView {
  const humans = view.humans.map((each) => (each.name === human ? { ...each, ...by } : each));
  return { ...view, humans };
}

function changed(
  view: ZombieTerrorView,
  at: string,
  by: Partial<ZombieTerrorZombieView>,
): ZombieTerrorView {
  const zombies = view.zombies.map((each) => (each.field === at ? { ...each, ...by } : each));
  return { ...view, zombies };
}

function placed(view: ZombieTerrorView, field: string, end: ZombieTerrorView): ZombieTerrorView {
  const come = end.zombies.find((each) => each.field === field);
  return come ? { ...view, zombies: [...view.zombies, come] } : view;
}

function bitten(
  view: ZombieTerrorView,
  human: string,
  effect: string,
  end: ZombieTerrorView,
): ZombieTerrorView {
  if (effect === 'nothing') return view;
  return effect === 'briefcase' ? { ...view, briefcase: false } : felt(view, human, effect, end);
}

/** Somebody is better or worse off, with the stars that go with it. */
function felt(
  view: ZombieTerrorView,
  human: string,
  health: string,
  end: ZombieTerrorView,
): ZombieTerrorView {
  const then = [...end.humans, ...end.escaped].find(({ name }) => name === human);
  return person(view, human, { health, ...(then && { stars: then.stars }) });
}

/** A shot is heard, and one from the pistol costs a bullet. */
function fired(view: ZombieTerrorView, event: EventInfo): ZombieTerrorView {
  const by = word(event, 'by');
  if (by === 'pistol') return { ...view, bullets: view.bullets - 1, shots: view.shots + 1 };
  return by === 'sawn-off' ? { ...view, shots: view.shots + 1 } : view;
}

/** Special zombies do not go back to the pool. */
function eliminated(view: ZombieTerrorView, field: string): ZombieTerrorView {
  const back = view.zombies.some((each) => each.field === field && each.kind === 'walker');
  const zombies = view.zombies.filter((each) => each.field !== field);
  return { ...view, zombies, pool: view.pool + Number(back) };
}

function left(view: ZombieTerrorView, human: string): ZombieTerrorView {
  return { ...view, humans: view.humans.filter(({ name }) => name !== human) };
}

function escaped(view: ZombieTerrorView, event: EventInfo, end: ZombieTerrorView): ZombieTerrorView {
  const human = word(event, 'human');
  const gone = view.humans.filter(({ name }) => name === human);
  const away = gone.map((each) => ({ ...each, field: '', stars: number(event, 'stars') }));
  return {
    ...left(view, human),
    escaped: [...view.escaped, ...away],
    score: number(event, 'score'),
    riders: word(event, 'by') === 'car' ? end.riders : view.riders,
  };
}

function played(view: ZombieTerrorView, side: string, card: string): ZombieTerrorView {
  return {
    ...view,
    hand: without(view.hand, card),
    hand_sizes: { ...view.hand_sizes, [side]: (view.hand_sizes[side] ?? 1) - 1 },
    played: [...view.played, card],
  };
}

function searched(
  view: ZombieTerrorView,
  event: EventInfo,
  end: ZombieTerrorView,
): ZombieTerrorView {
  switch (word(event, 'token')) {
    case 'keys':
      return keyed(view, { carrier: word(event, 'human') });
    case 'ammunition':
      return { ...view, bullets: end.bullets };
    case 'noise':
      return { ...view, shots: view.shots + 1 };
    default:
      return view;
  }
}

function keyed(view: ZombieTerrorView, by: Partial<ZombieTerrorKeys>): ZombieTerrorView {
  return view.keys ? { ...view, keys: { ...view.keys, ...by } } : view;
}
