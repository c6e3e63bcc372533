/** What happened as pictures to be seen one after the other. */
import type { Shot } from '../../lib/playback.svelte';
import type { EventInfo, ZombieTerrorView } from '../../lib/protocol';
import { after } from './stand';

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
