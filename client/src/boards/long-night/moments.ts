/**
 * What deserves the whole screen for a moment: a morning with its crisis, a night with its bill, a
 * vote, an exile, a page of the story. They are made from the events of an update and shown one after the other.
 */
import type { EventInfo } from '../../lib/protocol';
import { flag, number, seats, word, words } from '../../lib/facts';

export interface Dawn {
  kind: 'dawn';
  round: number;
  rounds: number;
  crisis: string;
  needed: number;
}

export interface Night {
  kind: 'night';
  round: number;
  steps: NightStep[];
}

/** One step of a colony phase; `colony` says of which, where there are several. */
export type NightStep =
  | { what: 'food'; colony?: string; cost: number; food: number; starvation: number }
  | { what: 'waste'; colony?: string; waste: number; loss: number }
  | CrisisStep
  | { what: 'dead'; came: Record<string, number>; broken: number }
  | { what: 'lost'; survivors: { id: string; cause: string }[]; helpless: number }
  | { what: 'morale'; colony?: string; by: number; morale: number }
  | { what: 'track'; rounds: number };

export interface CrisisStep {
  what: 'crisis';
  crisis: string;
  items: string[];
  points: number;
  needed: number;
  prevented: boolean;
}

export interface Voted {
  kind: 'voted';
  about: string;
  /** Who called the vote, or whose turn it is. */
  seat: number;
  /** Whom it is about; -1 if nobody. */
  other: number;
  crossroads: string;
  ups: number[];
  downs: number[];
  passed: boolean;
  tie: boolean;
}

export interface Chosen {
  kind: 'chosen';
  crossroads: string;
  option: number;
  seat: number;
  vote: boolean;
  /** What came of it, in sentences. */
  then: string[];
}

export interface Exiled {
  kind: 'exiled';
  seat: number;
  /** The viewer's own card, if it is the viewer who was exiled. */
  card: string;
}

/** A page of the story; it may be turned before everybody has read it. */
export interface Told {
  kind: 'told';
  page: string;
  /** Who reads it aloud. */
  seat: number;
}

/** Something that a game built on this one shows in a way of its own: a battle. */
export interface Own {
  kind: 'own';
  name: string;
}

/** A moment; `at` is the number of its event. */
export type Moment = { at: number } & (Dawn | Night | Voted | Chosen | Exiled | Told | Own);

/**
 * The moments of an update, in order; `before` is what was told earlier. A night in which somebody
 * had to decide something goes on with the update after that.
 */
export function momentsOf(
  events: readonly EventInfo[],
  before: readonly EventInfo[] = [],
): Moment[] {
  const found: Moment[] = [];
  const dusk = before.findLast(({ name }) => name === 'colony-phase' || name === 'round');
  if (dusk?.name === 'colony-phase' && events[0]) {
    const steps = nightSteps(until(events, 'round', 'ended'));
    const at = events[0].number;
    if (steps.length) found.push({ at, kind: 'night', round: number(dusk, 'round'), steps });
  }
  events.forEach((event, i) => {
    const rest = events.slice(i + 1);
    const at = event.number;
    switch (event.name) {
      case 'colony-phase':
        return void found.push({
          at,
          kind: 'night',
          round: number(event, 'round'),
          steps: nightSteps(until(rest, 'round', 'ended')),
        });
      case 'crisis': {
        const round = events.slice(0, i).findLast((each) => each.name === 'round');
        return void found.push({
          at,
          kind: 'dawn',
          round: number(event, 'round'),
          rounds: round ? number(round, 'rounds') : 0,
          crisis: word(event, 'crisis'),
          needed: number(event, 'needed'),
        });
      }
      case 'story':
        return void found.push({
          at,
          kind: 'told',
          page: word(event, 'page'),
          seat: number(event, 'seat'),
        });
      case 'voted':
        return void found.push({ at, kind: 'voted', ...voteOf(event) });
      case 'crossroads-chosen':
        return void found.push({
          at,
          kind: 'chosen',
          crossroads: word(event, 'crossroads'),
          option: number(event, 'option'),
          seat: number(event, 'seat'),
          vote: flag(event, 'vote'),
          then: until(rest, 'turn-ended', 'turn', 'turns-ended', 'crossroads')
            .map((each) => each.text)
            .filter(Boolean),
        });
      case 'exiled': {
        const card = rest.find((each) => each.name === 'exile-card');
        return void found.push({
          at,
          kind: 'exiled',
          seat: number(event, 'seat'),
          card: card ? word(card, 'exile_card') : '',
        });
      }
    }
  });
  return found;
}

export function voteOf(event: EventInfo): Omit<Voted, 'kind'> {
  return {
    about: word(event, 'about'),
    seat: number(event, 'seat'),
    other: event.facts.other === undefined ? -1 : number(event, 'other'),
    crossroads: word(event, 'crossroads'),
    ups: seats(event, 'ups'),
    downs: seats(event, 'downs'),
    passed: flag(event, 'passed'),
    tie: flag(event, 'tie'),
  };
}

export function crisisOf(event: EventInfo): CrisisStep {
  return {
    what: 'crisis',
    crisis: word(event, 'crisis'),
    items: words(event, 'items'),
    points: number(event, 'points'),
    needed: number(event, 'needed'),
    prevented: flag(event, 'prevented'),
  };
}

export function until(events: readonly EventInfo[], ...names: string[]): readonly EventInfo[] {
  const end = events.findIndex((each) => names.includes(each.name));
  return end < 0 ? events : events.slice(0, end);
}

/** Which of several colonies it is about; where there is only one, that goes without saying. */
function colonyOf(event: EventInfo): { colony?: string } {
  const colony = word(event, 'colony');
  return colony && colony !== 'colony' ? { colony } : {};
}

/** The bill of a night: what was eaten, what the crisis cost, who came and who is gone. */
export function nightSteps(events: readonly EventInfo[]): NightStep[] {
  const steps: NightStep[] = [];
  const came: Record<string, number> = {};
  const survivors: { id: string; cause: string }[] = [];
  const morale = new Map<string, { by: number; morale: number }>();
  let [broken, helpless] = [0, 0];
  for (const event of events) {
    switch (event.name) {
      case 'fed':
      case 'starving': {
        const [cost, food] = [number(event, 'cost'), number(event, 'food')];
        const starvation = number(event, 'starvation');
        steps.push({ what: 'food', ...colonyOf(event), cost, food, starvation });
        break;
      }
      case 'waste':
        steps.push({
          what: 'waste',
          ...colonyOf(event),
          waste: number(event, 'waste'),
          loss: number(event, 'loss'),
        });
        break;
      case 'crisis-resolved':
        steps.push(crisisOf(event));
        break;
      case 'zombie-came':
        came[word(event, 'place')] = (came[word(event, 'place')] ?? 0) + 1;
        break;
      case 'barricade-broken':
      case 'trap-exploded':
        broken += 1;
        break;
      case 'died':
        survivors.push({ id: word(event, 'survivor'), cause: word(event, 'cause') });
        break;
      case 'helpless-died':
        helpless += 1;
        break;
      case 'morale': {
        const colony = word(event, 'colony');
        const by = (morale.get(colony)?.by ?? 0) + number(event, 'by');
        morale.set(colony, { ...colonyOf(event), by, morale: number(event, 'morale') });
        break;
      }
    }
  }
  if (Object.keys(came).length || broken) steps.push({ what: 'dead', came, broken });
  if (survivors.length || helpless) steps.push({ what: 'lost', survivors, helpless });
  for (const each of morale.values()) if (each.by) steps.push({ what: 'morale', ...each });
  const track = events.find((each) => each.name === 'track');
  if (track) steps.push({ what: 'track', rounds: number(track, 'rounds') });
  return steps;
}

// -- what is still being decided -----------------------------------------------------------------

export interface OpenCrossroads {
  crossroads: string;
  /** Whose turn it is. */
  seat: number;
  /** Who held the card. */
  holder: number;
}

/** The crossroads card that has been revealed and not been decided yet. */
export function openCrossroads(events: readonly EventInfo[]): OpenCrossroads | null {
  const last = events.findLast(({ name }) => name === 'crossroads' || name === 'crossroads-chosen');
  if (last?.name !== 'crossroads') return null;
  return {
    crossroads: word(last, 'crossroads'),
    seat: number(last, 'seat'),
    holder: number(last, 'holder'),
  };
}

export interface OpenVote {
  about: string;
  seat: number;
  other: number;
}

/** The vote about exile or the token that has been called and not been counted yet. */
export function openVote(events: readonly EventInfo[]): OpenVote | null {
  const last = events.findLast(
    ({ name }) => name === 'exile-called' || name === 'token-vote' || name === 'voted',
  );
  if (!last || last.name === 'voted') return null;
  const about = last.name === 'exile-called' ? 'exile' : 'token';
  return { about, seat: number(last, 'seat'), other: number(last, 'other') };
}

/**
 * What happened while another person at the same device sat before the screen: since what this one
 * saw last, or else since the end of the own last turn.
 */
export function missed(
  events: readonly EventInfo[],
  you: number,
  seen?: number,
  find = momentsOf,
): Moment[] {
  const own = events.findLast(
    (each) =>
      (each.name === 'turn-ended' && number(each, 'seat') === you) ||
      (each.name === 'turns-ended' && seats(each, 'seats').includes(you)),
  );
  const last = seen ?? own?.number ?? 0;
  const since = events.findIndex((each) => each.number > last);
  return since < 0 ? [] : find(events.slice(since), events.slice(0, since));
}

/** The newest moment that is not yet over, or the last ones if there are too many. */
export function queued(waiting: readonly Moment[], added: readonly Moment[], most = 4): Moment[] {
  const all = [...waiting, ...added.filter(({ at }) => !waiting.some((each) => each.at === at))];
  return all.slice(-most);
}
