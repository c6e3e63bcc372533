/** Which scene is in front of the board now, and by what it is remembered when it is put aside. */
import type { AskInfo } from '../../lib/protocol';
import type { Moment, OpenCrossroads, OpenVote } from './moments';

export type Scene = { key: string } & (
  | { kind: 'moment'; moment: Moment }
  | { kind: OfAsk; ask: AskInfo }
  | {
      kind: 'crossroads';
      crossroads: string;
      seat: number;
      ask: AskInfo | undefined;
      /** What else must be said before it is decided. */
      first?: AskInfo | undefined;
    }
  | { kind: 'ballot'; vote: OpenVote; ask: AskInfo | undefined }
  | { kind: 'page'; page: string; ask: AskInfo | undefined }
  | { kind: 'ending' }
  /** A scene of a game built on this one. */
  | { kind: 'own'; name: string; at: number; ask: AskInfo | undefined }
);

type OfAsk = 'muster' | 'search' | 'bite' | 'cards';

const OF_ASKS: Record<string, OfAsk> = {
  'keep-survivors': 'muster',
  search: 'search',
  bite: 'bite',
  'choose-card': 'cards',
  request: 'cards',
  loot: 'cards',
};

interface Given {
  moment: Moment | undefined;
  ask: AskInfo | undefined;
  crossroads: OpenCrossroads | null;
  vote: OpenVote | null;
  /** The page of a story that is being read; empty for none. */
  page: string;
  over: boolean;
  /** What a game built on this one shows now. */
  own?: Scene | null;
}

/** What happened comes first, then what is asked, then what others decide, then the end. */
export function sceneOf({ moment, ask, crossroads, vote, page, over, own: more }: Given): Scene | null {
  if (moment) return { key: `moment-${moment.at}`, kind: 'moment', moment };
  if (more) return more;
  if (over) return { key: 'ending', kind: 'ending' };
  if (page) return { key: `page-${page}`, kind: 'page', page, ask };
  const own = ask && OF_ASKS[ask.kind];
  if (own) return { key: `ask-${ask.number}`, kind: own, ask };
  if (ask?.kind === 'crossroads' || (ask?.kind === 'vote' && ask.facts.about === 'crossroads')) {
    const name = String(ask.facts.crossroads);
    const seat = crossroads?.seat ?? Number(ask.facts.seat ?? ask.seat);
    return { key: `crossroads-${name}`, kind: 'crossroads', crossroads: name, seat, ask };
  }
  if (ask?.kind === 'vote') {
    const open = {
      about: String(ask.facts.about),
      seat: Number(ask.facts.seat ?? 0),
      other: Number(ask.facts.other ?? -1),
    };
    return { key: `vote-${ask.facts.about}-${open.other}`, kind: 'ballot', vote: open, ask };
  }
  if (crossroads) {
    const { crossroads: name, seat } = crossroads;
    return {
      key: `crossroads-${name}`,
      kind: 'crossroads',
      crossroads: name,
      seat,
      ask: undefined,
      first: ask?.seat === seat ? ask : undefined,
    };
  }
  if (vote && !ask) {
    return { key: `vote-${vote.about}-${vote.other}`, kind: 'ballot', vote, ask: undefined };
  }
  return null;
}
