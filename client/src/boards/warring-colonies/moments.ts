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
