/**
 * What a game brings to the table page: a drawing of its view, and a few words about it.
 * The client knows no rules; a board draws the view and offers the options it is given.
 */
import type { Component } from 'svelte';
import type { Lesson } from '../lib/lessons.svelte';
import type { AskInfo, EventInfo, RefusedOption, SeatInfo } from '../lib/protocol';
import type { Dresser } from '../lib/seats';
import { games } from '../lib/games.svelte';
import { learn, type Say } from '../lib/text.svelte';

/** What a board is showing of what happened, before anybody is to act again. */
export interface Film {
  /** The number of the event that is shown; what comes after it is not known yet. */
  upTo: number;
  /** Enough: show how things are. */
  skip: () => void;
}

export interface BoardProps {
  /** Typed by the game; lib/protocol.ts has the types. */
  view: any;
  details: any;
  /** My own open asks. */
  asks: AskInfo[];
  /** For asks[0]; may arrive later. */
  refused: RefusedOption[];
  /** The events of the newest update, to animate; empty on a resync. */
  fresh: EventInfo[];
  you: number | null;
  seats: SeatInfo[];
  /** Places to highlight, because the log or the panel points there. */
  lit: string[];
  /** Seconds left, by seat, as they were at the moment `since` of performance.now(). */
  clocks: Record<string, number>;
  since: number;
  /** The seats whose clock stands still. */
  paused: readonly number[];
  /** Whether to animate. */
  motion: boolean;
  /** An answer is on its way, the curtain is down, or this is a replay: offer nothing. */
  locked: boolean;
  answer: (option: string) => void;
  /** What the pointer is over on the board, so that the panel can light it; [] for nothing. */
  point: (places: string[]) => void;
  /** A long film runs, so that log and panel wait for it; null when it is over. */
  showing: (film: Film | null) => void;
  say: Say;
}

/** What comes to the front of the table for a while also looks back, and sees who is awaited. */
export interface StageProps extends BoardProps {
  /** Everything that was told so far. */
  events: readonly EventInfo[];
  /** The seats that still have to answer. */
  waiting: readonly number[];
  /** Nobody plays: each step is shown as long as it lasts. */
  replay: boolean;
}

/** For a scene of the stage that asks something; `Play` is what the game makes of the props. */
export interface SceneProps<Play> {
  ask: AskInfo;
  play: Play;
  props: StageProps;
  close: () => void;
}

/** For a page about how the game is played. */
export type GuideProps = Pick<BoardProps, 'view' | 'you' | 'say'>;

/** The kinds of sound there are; lib/sound.ts makes them. */
export type Sound = 'step' | 'bite' | 'shot' | 'card' | 'dice' | 'end' | 'turn';

export interface GameClient {
  /** The game whose board and words it uses beside its own. */
  buildsOn?: string;
  /** The map. */
  Board: Component<BoardProps>;
  /** Everything beside the map: cards in hand, tracks, score. */
  Aside: Component<BoardProps>;
  /**
   * What covers board and aside for a while: a card that is read, a vote, the end. It draws
   * nothing, or one element of the class `stage`; the panel stays in reach beside it.
   */
  Stage?: Component<StageProps>;
  /** How players are drawn at this table, where shape and colour are those of teams. */
  dress?(view: any): Dresser;
  /** How wide the board is for its height, where there is room for everything. */
  ratio?: number;
  /** How the game is played: goal, turns, and the signs on the board. */
  Guide: Component<GuideProps>;
  /** What a newcomer should know now; the first is what it is all about. */
  lessons(given: BoardProps): Lesson[];
  /** Whether a fact of an event is a place of the board, for the log's hover. */
  places(view: any): (word: string) => boolean;
  /** Changes with each turn: for "since your last turn" and jumps in a replay. */
  chapter(view: any): string | number;
  /** The names of events that nobody should miss among the others. */
  notable: ReadonlySet<string>;
  /** The names of events between two turns; they part the log. */
  breaks: ReadonlySet<string>;
  /** The sound of an event, by the event's name. */
  sounds?: Record<string, Sound>;
}

/** Each folder beside this file is a game, by its name; its index.ts exports a GameClient. */
const boards = import.meta.glob<{ default: GameClient }>('./*/index.ts');

async function plainClient(game: string): Promise<GameClient> {
  const [{ plain }, known] = await Promise.all([import('./plain/client'), games()]);
  const info = known.find((each) => each.name === game);
  if (!info) throw new Error(`there is no game '${game}'`);
  return plain(info);
}

/** The client of a game, or the one that can show any, fetched when it is first needed. */
export async function gameClient(game: string): Promise<GameClient> {
  const fetch = boards[`./${game}/index.ts`];
  const client = fetch ? (await fetch()).default : await plainClient(game);
  await Promise.all([game, client.buildsOn ?? game].map(learn));
  return client;
}
