/** What happened as pictures to be seen one after the other, and how the car park stands in each. */
import { number, word } from '../../lib/facts';
import type { Shot } from '../../lib/playback.svelte';
import type { EventInfo, ZombieTerrorView, ZombieTerrorZombieView } from '../../lib/protocol';

/** Milliseconds. */
const TIMES: Record<string, number> = {
  moved: 650,
  pushed: 650,
  shoved: 650,
  'zombie-moved': 650,
  'zombie-relocated': 800,
  'zombie-placed': 600,
  'human-placed': 500,
  'zombie-faced': 350,
  'zombie-turned': 450,
  slipped: 250,
  rested: 350,
  'card-played': 1700,
  'human-turn-ended': 700,
  'zombie-turn-ended': 700,
  'cards-dealt': 0,
};
const USUAL = 900;
const WEIGHTY = 1700;
/** What is told large; a card that is played lies on the board. */
const MOMENTS = new Set([
  'bitten',
  'turned',
  'escaped',
  'special-entered',
  'terror-unlocked',
  'terror',
  'car-unlocked',
  'thing-brought',
  'alarm',
]);

export function reelOf(
  before: ZombieTerrorView,
  end: ZombieTerrorView,
  events: readonly EventInfo[],
): Shot[] {
  const shots: Shot[] = [];
  let view = before;
  for (const event of events) {
    view = after(view, event, end);
    const weighty = MOMENTS.has(event.name);
    const time = weighty ? WEIGHTY : (TIMES[event.name] ?? USUAL);
    if (time && event.text) shots.push({ upTo: event.number, time, text: event.text, view, weighty });
  }
  return shots;
}

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
    case 'special-entered': {
      const come = end.zombies.find((each) => each.field === field);
      return come ? { ...view, zombies: [...view.zombies, come] } : view;
    }
    case 'human-placed': {
      const come = end.humans.find(({ name }) => name === human);
      return come ? { ...view, humans: [...view.humans, come] } : view;
    }
    case 'eliminated':
      return { ...view, zombies: view.zombies.filter((each) => each.field !== field) };
    case 'escaped':
    case 'turned':
      return { ...view, humans: view.humans.filter(({ name }) => name !== human) };
    case 'round':
      return { ...view, round: number(event, 'round') };
    default:
      return view;
  }
}

function walked(view: ZombieTerrorView, human: string, field: string): ZombieTerrorView {
  const humans = view.humans.map((each) => (each.name === human ? { ...each, field } : each));
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
