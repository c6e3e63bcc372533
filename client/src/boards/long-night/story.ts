/** The game told again at its end: round by round, who did what, and who knew what when. */
import type { EventInfo } from '../../lib/protocol';
import { number, word, words } from '../../lib/facts';
import { crisisOf, voteOf, type CrisisStep, type Voted } from './moments';

/** A card that somebody added to a crisis; empty where the viewer never learned which. */
export interface Contribution {
  seat: number;
  item: string;
}

export interface Crossroads {
  id: string;
  seat: number;
  holder: number;
  /** -1 while it was not decided. */
  option: number;
}

export interface Chapter {
  round: number;
  crisis: CrisisStep | null;
  added: Contribution[];
  crossroads: Crossroads[];
  votes: Omit<Voted, 'kind'>[];
  exiled: number[];
  deaths: { survivor: string; seat: number; cause: string }[];
  joined: { survivor: string; seat: number }[];
  /** Morale when the round was over, by the place of each colony. */
  morale: Map<string, number>;
}

const blank = (round: number, morale: ReadonlyMap<string, number>): Chapter => ({
  round,
  crisis: null,
  added: [],
  crossroads: [],
  votes: [],
  exiled: [],
  deaths: [],
  joined: [],
  morale: new Map(morale),
});

/** One chapter for each round that was begun. */
export function chapters(events: readonly EventInfo[]): Chapter[] {
  const found: Chapter[] = [];
  let now = blank(0, firstMorale(events));
  for (const event of events) {
    switch (event.name) {
      case 'round':
        now = blank(number(event, 'round'), now.morale);
        found.push(now);
        break;
      case 'added':
        now.added.push({ seat: number(event, 'seat'), item: word(event, 'item') });
        break;
      case 'added-shown': {
        // At the end it is told who had added what.
        const seat = number(event, 'seat');
        const chapter = found.find(({ round }) => round === number(event, 'round'));
        if (!chapter) break;
        chapter.added = chapter.added.filter((each) => each.seat !== seat);
        chapter.added.push(...words(event, 'items').map((item) => ({ seat, item })));
        break;
      }
      case 'crisis-resolved':
        now.crisis = crisisOf(event);
        break;
      case 'crossroads':
        now.crossroads.push({
          id: word(event, 'crossroads'),
          seat: number(event, 'seat'),
          holder: number(event, 'holder'),
          option: -1,
        });
        break;
      case 'crossroads-chosen': {
        const open = now.crossroads.at(-1);
        if (open) open.option = number(event, 'option');
        break;
      }
      case 'voted':
        now.votes.push(voteOf(event));
        break;
      case 'exiled':
        now.exiled.push(number(event, 'seat'));
        break;
      case 'died':
        now.deaths.push({
          survivor: word(event, 'survivor'),
          seat: number(event, 'seat'),
          cause: word(event, 'cause'),
        });
        break;
      case 'joined':
        now.joined.push({ survivor: word(event, 'survivor'), seat: number(event, 'seat') });
        break;
      case 'morale':
        now.morale.set(word(event, 'colony'), number(event, 'morale'));
        break;
    }
  }
  return found;
}

/** Morale at the beginning, of each colony whose morale ever changed. */
function firstMorale(events: readonly EventInfo[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const event of events.filter(({ name }) => name === 'morale')) {
    const colony = word(event, 'colony');
    if (!found.has(colony)) found.set(colony, number(event, 'morale') - number(event, 'by'));
  }
  return found;
}

/** Who added how many cards, and which as far as it is known; by seat. */
export function bySeat(added: readonly Contribution[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const { seat, item } of added) found.set(seat, [...(found.get(seat) ?? []), item]);
  return found;
}
