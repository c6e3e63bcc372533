/** What deserves the whole screen in a war: what does in The Long Night, battles, elections. */
import type { EventInfo } from '../../lib/protocol';
import { seats, word } from '../../lib/facts';
import { momentsOf, until, type Moment } from '../long-night/moments';
import { openBattle, stretch } from './battles';

/** The moments of an update, in order; a battle has one for itself, from its first event on. */
export function warMoments(
  events: readonly EventInfo[],
  before: readonly EventInfo[] = [],
): Moment[] {
  const fought = new Set<number>();
  const all = [...before, ...events];
  const opened = events.filter(({ name }) => name === 'battle').map(({ number }) => number);
  const open = openBattle(before);
  for (const at of open === null ? opened : [open, ...opened]) {
    for (const each of stretch(all, at)) fought.add(each.number);
  }
  const others = events.filter(({ number }) => !fought.has(number));
  const own = events.flatMap(({ name, number }): Moment[] => {
    if (name === 'battle') return [{ at: number, kind: 'own', name }];
    // Both colonies vote at once: the first of the two stands for both.
    const first = name === 'leader-vote' && events.find((each) => each.name === name)?.number;
    return first === number ? [{ at: number, kind: 'own', name: 'elected' }] : [];
  });
  return [...momentsOf(others, before), ...own].sort((a, b) => a.at - b.at);
}

/**
 * What lies in front of the board while an event is shown, by its number. A battle and an election
 * are seen from their first event to their last.
 */
export function warPictures(
  events: readonly EventInfo[],
  before: readonly EventInfo[],
): Map<number, Moment> {
  const all = [...before, ...events];
  const found = new Map(warMoments(events, before).map((each) => [each.at, each]));
  for (const { name, number: at } of all.filter((each) => each.name === 'battle')) {
    for (const { number } of stretch(all, at)) found.set(number, { at, kind: 'own', name });
  }
  const dawn = all.findLastIndex(({ name }) => name === 'round');
  const vote = all.slice(dawn + 1).find(({ name }) => name === 'leader-vote');
  for (const { name, number } of vote ? events : []) {
    if (name !== 'leader-vote' && name !== 'colony-leader') continue;
    found.set(number, { at: vote!.number, kind: 'own', name: 'elected' });
  }
  return found;
}

/** Milliseconds for what only a war has. */
const TIMES: Record<string, number> = {
  battle: 3000,
  tactics: 3500,
  bids: 2500,
  'battle-dice': 2500,
  strength: 1100,
  'battle-won': 3500,
  'battle-drawn': 3500,
  'fell-back': 3500,
  truce: 3500,
  'spoils-lost': 1500,
  'leader-vote': 2500,
  'colony-leader': 2500,
  'passed-moving': 600,
  finished: 600,
  movement: 0,
  stripped: 0,
  'tie-rolled': 600,
};

/** How a war is shown. What the fallen leave to the enemy is told large, in front of a battle too. */
export const MANNER = { find: warPictures, times: TIMES, aloud: new Set(['spoils']) };

export interface Elected {
  colony: string;
  ballots: { voter: number; choice: number }[];
  /** Who leads now; null while a tie is broken. */
  leader: number | null;
}

/** The election that begins with this event: what everyone in each colony voted, who leads. */
export function electionOf(events: readonly EventInfo[], at: number): Elected[] {
  const since = until(
    events.filter(({ number }) => number >= at),
    'round',
    'ended',
  );
  return since
    .filter(({ name }) => name === 'leader-vote')
    .map((event) => {
      const colony = word(event, 'colony');
      const chosen = since.find(
        (each) => each.name === 'colony-leader' && word(each, 'colony') === colony,
      );
      const choices = seats(event, 'votes');
      return {
        colony,
        ballots: seats(event, 'voters').map((voter, i) => ({ voter, choice: choices[i]! })),
        leader: chosen ? Number(chosen.facts.seat) : null,
      };
    });
}
