/**
 * What a game brings to the table page: a drawing of its view, and a few words about it.
 * The client knows no rules; a board draws the view and offers the options it is given.
 */
import type { Component } from 'svelte';
import type { Tip } from '../lib/tips.svelte';
import type { Shot } from '../lib/playback.svelte';
import type { AskInfo, EventInfo, OptionInfo, RefusedOption, SeatInfo } from '../lib/protocol';
import type { Dresser } from '../lib/seats';
import { games } from '../lib/games.svelte';
import { boardOf } from './fetching';
import { learn, type Say } from '../lib/text.svelte';

export interface BoardProps {
  /** Typed by the game; lib/protocol.ts has the types. */
  view: any;
  details: any;
  /** My own open asks. */
  asks: AskInfo[];
  /** For asks[0]; may arrive later. */
  refused: RefusedOption[];
  /** The events that are shown now, to animate; empty on a resync. */
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
  /**
   * A picture of the rulebook, beside others or before a table that is played at: what is picked
   * up there is none of its business.
   */
  picture?: boolean;
  answer: (option: string) => void;
  /** Give several answers, one after the other, as long as each is offered. */
  answerAll: (options: readonly string[]) => void;
  /** Let a bot do the rest of my set-up; only during it. */
  setUp?: (() => void) | undefined;
  /** What the pointer is over on the board, so that the panel can light it; [] for nothing. */
  point: (places: string[]) => void;
  /** The picture of what happened that is shown now; null when all is said. */
  shot: Shot | null;
  /** How long it is shown, in milliseconds. */
  time: number;
  /** It was seen: go on. */
  next: () => void;
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
   * nothing, or one element of the class `stage`; the panel stays in reach beside it. It comes
   * when one can begin.
   */
  Stage?: () => Promise<{ default: Component<StageProps> }>;
  /** The face of whom an event is about, if it is about somebody. */
  Face?: Component<{ event: EventInfo }>;
  /** How players are drawn at this table, where shape and colour are those of teams. */
  dress?(view: any): Dresser;
  /** How wide the board is for its height, where there is room for everything. */
  ratio?: number | ((given: Pick<BoardProps, 'view' | 'details'>) => number);
  /** How the game is played: goal, turns, and the signs on the board. */
  Guide: () => Promise<{ default: Component<GuideProps> }>;
  /**
   * Where an answer has its natural place: on the board with what belongs to it, among what lies
   * beside it, or nowhere but in the panel.
   */
  placeOf?(option: OptionInfo, ask: AskInfo, view: any): 'board' | 'aside' | 'panel';
  /** Why a thing of the board, given what is picked up, leads nowhere. */
  whyNot?(thing: string, given: BoardProps): RefusedOption[];
  /** Whether something was lost by an event that was the viewer's: a wound, a life, a card. */
  hurts?(event: EventInfo, view: any, you: number | null): boolean;
  /** Who went somewhere by an event; empty if nobody did. */
  went?(event: EventInfo): string;
  /** What a newcomer should know now; the first is what it is all about. */
  tips(given: BoardProps): Tip[];
  /** Whether a fact of an event is a place of the board, for the log's hover. */
  places(view: any): (word: string) => boolean;
  /** Changes with each turn: for "since your last turn" and jumps in a replay. */
  chapter(view: any): string | number;
  /** Whether it is a turn of the viewer's, and not the moment of a question in between. */
  isTurn?(view: any, you: number | null): boolean;
  /** The names of events that nobody should miss among the others. */
  notable: ReadonlySet<string>;
  /** The names of events between two turns; they part the log. */
  breaks: ReadonlySet<string>;
  /**
   * What is to be seen between two views, one picture after the other; `told` is all that is known
   * then, with these events at its end.
   */
  shots(before: any, after: any, events: readonly EventInfo[], told: readonly EventInfo[]): Shot[];
  /** The sound of an event, by the event's name. */
  sounds?: Record<string, Sound>;
}

/** How wide a board is for its height; nothing if any width will do. */
export const ratioOf = ({ ratio }: GameClient, given: BoardProps): number | undefined =>
  typeof ratio === 'function' ? ratio(given) : ratio;

async function plainClient(game: string): Promise<GameClient> {
  const [{ plain }, known] = await Promise.all([import('./plain/client'), games()]);
  const info = known.find((each) => each.name === game);
  if (!info) throw new Error(`there is no game '${game}'`);
  return plain(info);
}

/** The client of a game, or the one that can show any, fetched when it is first needed. */
export async function gameClient(game: string): Promise<GameClient> {
  const fetch = boardOf(game);
  const [client] = await Promise.all([
    fetch ? fetch().then((found) => found.default) : plainClient(game),
    learn(game),
  ]);
  if (client.buildsOn) await learn(client.buildsOn);
  return client;
}
