/**
 * A table as one viewer has it: what the frames said, put together, and shown in the time that it
 * takes to see it. What has arrived is ahead of that; nothing on the page looks at it.
 */
import type { GameClient } from '../boards';
import { BROKEN } from './api';
import { Connection, type Refused, type Surroundings } from './connection';
import { pace, picturesOf, Playback, type Shot } from './playback.svelte';
import type {
  AskInfo,
  ChatLine,
  ClientFrame,
  DeviceCode,
  DeviceInfo,
  EventInfo,
  Hint,
  OptionInfo,
  Proposal,
  RefusedOption,
  ServerFrame,
  StandIn,
  TableInfo,
  Trouble,
  Update,
} from './protocol';
import { usualBot } from './seating';
import { locale } from './text.svelte';

export interface RoomEvents {
  /** After each update, once it was shown: what is so now, and what was so before. */
  updated?(update: Update, before: Update | null): void;
  /** With each picture: what happens in it. */
  happened?(events: readonly EventInfo[]): void;
  told?(frame: ServerFrame): void;
}

/** What of a game says where the marker "since your last turn" belongs, and what is seen of it. */
type Story = Pick<GameClient, 'chapter' | 'breaks' | 'isTurn'> & Partial<Pick<GameClient, 'shots'>>;

/** What is known of my turns, also after the page was loaded again. */
interface Memory {
  revision: number;
  chapter: string | number | null;
  marker: number;
  turnStart: number;
  answered: boolean;
  between?: boolean;
  deed: { since: number; end: number } | null;
}

/** An update that has arrived, with what is known by then. */
interface Arrival {
  update: Update;
  /** Whether it follows from what was told before. */
  fits: boolean;
  added: EventInfo[];
  told: EventInfo[];
  /** Whether there are pictures of what led to it. */
  filmed: boolean;
  /** When it came; milliseconds of performance.now(). */
  at: number;
}

/** A film of so many milliseconds keeps nobody from the next question. */
const SHORT = 1600;
/** Who has missed more answers than so many is shown how things are. */
const MISSED = 3;

const NO_EVENTS: EventInfo[] = [];
const NO_REFUSED: RefusedOption[] = [];

const isAsked = (update: Update, ask: number) => update.asks.some(({ number }) => number === ask);

export class Room {
  readonly id: string;
  readonly seat: number | null;

  table = $state.raw<TableInfo | null>(null);
  /** What is shown: the newest update, or what led to it. */
  update = $state.raw<Update | null>(null);
  /** The events of this revision, as far as they were shown. */
  events = $state.raw<EventInfo[]>([]);
  /** Those that are shown just now, to be animated; empty after a resync. */
  fresh = $state.raw<EventInfo[]>([]);
  /** The number of the last event of my last turn; 0 before. */
  marker = $state(0);
  /** The picture that is shown of what leads to the next update; none when all is said. */
  shot = $state.raw<Shot | null>(null);
  readonly playback = new Playback();
  /** The number of the last event before this turn of mine. */
  turnStart = $state(0);
  /** Whether I was away while the others played, and have not answered since. */
  returned = $state(false);
  /** Whether I have answered in this turn of mine. */
  answered = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  /** The number of the last line of the chat that was read; what was said before one came is. */
  chatRead = $state(0);
  hint = $state.raw<Hint | null>(null);
  /** What somebody asks of everyone: to take an answer back, to end the game. */
  proposal = $state.raw<Proposal | null>(null);
  ending = $state.raw<Proposal | null>(null);
  /** The devices that hold my seat, once they were told. */
  devices = $state.raw<DeviceInfo[] | null>(null);
  /** What brings one more of them, and when it came. */
  code = $state.raw<DeviceCode | null>(null);
  codeAt = 0;
  trouble = $state.raw<Trouble | null>(null);
  link = $state<'connecting' | 'open' | 'lost'>('connecting');
  denied = $state<Refused | null>(null);
  /** The answer that I chose and that would lose the game, until I am sure or not. */
  warned = $state.raw<OptionInfo | null>(null);
  /** The answer that was pressed once, where moves are confirmed. */
  marked = $state.raw<OptionInfo | null>(null);
  /** The answer that is on its way. */
  pending = $state.raw<{ ask: number; option: string } | null>(null);
  /** When what is shown came, for clocks that run on; milliseconds of performance.now(). */
  updatedAt = $state(0);
  /** The same for what was told of the table. */
  toldAt = $state(0);

  /** So many of several answers were not given, because something else is asked now. */
  left = $state(0);
  /** What is still to be answered of several answers at once. */
  #plan: readonly string[] = [];
  /** The several answers of which the first is marked. */
  #several: readonly string[] = [];

  /** The last update that was shown whole, and the last that arrived, with all events. */
  #settled: Update | null = null;
  #newest: Update | null = null;
  #told: EventInfo[] = NO_EVENTS;
  #refused = $state.raw<{ ask: number; options: RefusedOption[] } | null>(null);
  #connection: Connection;
  #story: Story;
  #markedChapter: string | number | null = null;
  /** Whether what I was asked last was no turn of mine: what happened before still counts. */
  #between = false;
  /** My last answer: after which event it came, and the last event that was its own doing. */
  #deed: Memory['deed'] = null;
  #askedWhy = '';
  /** What was last told of what was shown, and whether anybody waits for it. */
  #reported = '';
  #waitedFor = false;
  #listening = false;
  #on: RoomEvents;

  asks: AskInfo[] = $derived(this.update?.asks ?? []);
  /** The ask that the panel shows. */
  ask: AskInfo | null = $derived(this.asks[0] ?? null);
  refused: RefusedOption[] = $derived(
    this.#refused && this.#refused.ask === this.ask?.number ? this.#refused.options : NO_REFUSED,
  );
  /** How long a bot plays for me, as I said last. */
  until = $state<StandIn['until']>();
  /** The bot that plays for me at the moment; empty if I do. */
  standIn: string = $derived(this.table?.seats.find((each) => each.seat === this.seat)?.bot ?? '');
  waiting: number[] = $derived(this.update?.waiting ?? []);
  /** What happened since my last turn, as far as it is told in words. */
  since: EventInfo[] = $derived.by(() => {
    const { marker, turnStart } = this;
    if (!marker) return NO_EVENTS;
    return this.events.filter(
      ({ number, text }) => number > marker && number <= turnStart && Boolean(text),
    );
  });
  /** Why the present rules cannot go on with the table; empty if they can. */
  broken: string = $derived(
    this.denied && this.trouble?.kind === BROKEN ? this.trouble.text : '',
  );

  constructor(
    id: string,
    seat: number | null,
    story: Story,
    on: RoomEvents = {},
    around?: Surroundings,
  ) {
    this.id = id;
    this.seat = seat;
    this.#story = story;
    this.#on = on;
    this.#connection = new Connection(
      id,
      seat,
      locale(),
      {
        frame: (frame) => this.hear(frame),
        has: () =>
          this.#newest && {
            revision: this.#newest.revision,
            after: this.#told.at(-1)?.number ?? 0,
          },
        state: (state) => {
          this.link = state;
          this.#reported = '';
          if (state !== 'lost') return;
          this.pending = null;
          this.#plan = [];
        },
        refused: (why) => (this.denied = why),
      },
      around,
    );
  }

  /** Whether a bot may do what is left of the set-up; in a lesson not what it waits for. */
  get maySetUp(): boolean {
    const { begun = true, lesson } = this.update ?? {};
    return this.seat !== null && !begun && lesson?.pages.at(-1)?.alone !== false;
  }

  close(): void {
    this.playback.clear();
    this.#connection.close();
  }

  wake(): void {
    this.#connection.wake();
  }

  // -- saying ---------------------------------------------------------------------------------

  send(frame: ClientFrame): void {
    this.#connection.send(frame);
  }

  /** Whether the reader wants to press twice for everything. */
  static cautious: () => boolean = () => false;

  /**
   * Answer my open ask that has this option; once, until the server has spoken. What would lose the
   * game is asked about once more.
   */
  answer = (option: string, sure = false): void => {
    if (this.pending || this.standIn) return;
    const ask = this.asks.find((each) => each.options.some((one) => one.id === option));
    const chosen = ask?.options.find((one) => one.id === option);
    if (!ask || !chosen) return;
    if (!sure && Room.cautious() && this.marked?.id !== option) {
      this.marked = chosen;
      this.#several = [];
      return;
    }
    this.#give(ask, chosen, sure);
  };

  #give(ask: AskInfo, chosen: OptionInfo, sure: boolean): void {
    const option = chosen.id;
    this.marked = null;
    this.warned = chosen.warning && !sure ? chosen : null;
    if (this.warned) return;
    if (this.#connection.send({ type: 'answer', ask: ask.number, option })) {
      this.pending = { ask: ask.number, option };
      this.trouble = null;
      this.left = 0;
      this.hint = null;
      this.returned = false;
      this.answered = true;
    }
  }

  /**
   * Give several answers, one after the other, each as soon as it is offered. It stops where
   * something else is asked, where one is refused, and where one has to be asked about first.
   */
  answerAll = (options: readonly string[]): void => {
    const [first = ''] = options;
    const sure = !Room.cautious() || this.marked?.id === first;
    const chosen = this.asks.flatMap((each) => each.options).find(({ id }) => id === first);
    if (sure) this.#giveAll(options);
    else if (chosen && !this.pending && !this.standIn) {
      this.marked = chosen;
      this.#several = options;
    }
  };

  /** Give what was pressed once, now that it was pressed again. */
  confirm = (): void => {
    if (this.marked) this.#giveAll(this.#several.length ? this.#several : [this.marked.id]);
  };

  #giveAll(options: readonly string[]): void {
    const [first, ...rest] = options;
    if (first === undefined) return;
    const ask = this.asks.find((each) => each.options.some(({ id }) => id === first));
    const chosen = ask?.options.find(({ id }) => id === first);
    if (ask && chosen && !this.pending && !this.standIn) this.#give(ask, chosen, false);
    this.#plan = this.pending?.option === first ? rest : [];
  }

  #follow({ asks, reset }: Update): void {
    if (reset) this.#plan = [];
    const [next, ...rest] = this.#plan;
    if (next === undefined || this.pending) return;
    this.#plan = [];
    const offered = asks.some(({ options }) => options.some(({ id }) => id === next));
    if (offered) this.#giveAll([next, ...rest]);
    else if (asks.length) this.left = rest.length + 1;
  }

  /** In a lesson: be shown what it waits for. */
  show(): void {
    if (!this.#connection.send({ type: 'show' })) return;
    this.trouble = null;
    this.answered = true;
  }

  /** Let a bot make my choices for so long. */
  letBot(seat: number, until: NonNullable<StandIn['until']>): void {
    this.until = until;
    const bot = usualBot(this.table?.bots ?? []);
    this.#connection.send({ type: 'stand-in', seat, bot, until });
  }

  /** Ask why not, once for each ask; the answer lights the refused targets. */
  askWhy(): void {
    if (!this.ask || !this.update || this.standIn) return;
    const key = `${this.update.revision}:${this.ask.number}`;
    if (key === this.#askedWhy) return;
    if (this.#connection.send({ type: 'why', ask: this.ask.number })) this.#askedWhy = key;
  }

  // -- hearing --------------------------------------------------------------------------------

  hear(frame: ServerFrame): void {
    if (this.#inStep(frame)) this.playback.add([{ time: 0, show: () => this.#hear(frame) }]);
    else this.#hear(frame);
  }

  /** What is said about something that is still to be shown waits for it. */
  #inStep(frame: ServerFrame): boolean {
    if (frame.type === 'time-is-up') return true;
    const isBot = (seat: number | null) => this.table?.seats.some((each) => each.seat === seat && each.bot);
    return frame.type === 'chat' && this.#listening && frame.lines.every(({ seat }) => isBot(seat));
  }

  #hear(frame: ServerFrame): void {
    switch (frame.type) {
      case 'table':
        this.table = frame;
        this.toldAt = performance.now();
        break;
      case 'update':
        this.#arrived(frame);
        break;
      case 'chat':
        this.#said(frame.lines);
        break;
      case 'refused':
        this.#refused = frame;
        break;
      case 'hint':
        this.hint = frame;
        break;
      case 'proposal':
        if (frame.about === 'end') this.ending = frame;
        else this.proposal = frame;
        break;
      case 'devices':
        // Whoever was waited for has come.
        if (this.devices && frame.devices.length > this.devices.length) this.code = null;
        this.devices = frame.devices;
        break;
      case 'device-code':
        this.code = frame;
        this.codeAt = performance.now();
        break;
      case 'error':
        // That an ask has closed while we asked why not is nobody's trouble.
        if (frame.kind === 'stale-answer' && !this.pending) break;
        this.trouble = frame;
        this.#plan = [];
        if (this.pending && (!frame.ask || frame.ask === this.pending.ask)) this.pending = null;
        break;
    }
    this.#on.told?.(frame);
  }

  #arrived(update: Update): void {
    const before = this.#newest;
    const last = this.#told.at(-1)?.number ?? 0;
    const fits = before?.revision === update.revision && !update.reset;
    const first = update.events[0]?.number;
    if (before && fits && first !== undefined && first > last + 1) {
      // Something is missing; everything comes again, and is then right.
      this.#connection.send({ type: 'sync' });
      return;
    }
    const added = fits ? update.events.filter((event) => event.number > last) : NO_EVENTS;
    this.#told = !fits ? update.events : added.length ? [...this.#told, ...added] : this.#told;
    this.#newest = update;
    const came = { update, fits, added, told: this.#told, filmed: false, at: performance.now() };
    this.#play(came, before);
  }

  /** Show what leads to an update, and then the update, when all before it was seen. */
  #play(came: Arrival, before: Update | null): void {
    const { update, fits } = came;
    const looks = before && fits && this.#looks(before, update);
    const shots = looks ? this.#shotsOf(came, before) : [];
    came.filmed = shots.length > 0;
    const answered = this.pending !== null && !isAsked(update, this.pending.ask);
    const mine = answered || (before !== null && update.since !== before.since);
    const again = !mine && before?.asks[0]?.kind === update.asks[0]?.kind;
    const brief = answered && shots.reduce((sum, { time }) => sum + time, 0) <= SHORT;
    const open = !update.outcome && update.asks.length > 0 && (again || brief);
    if (!fits) this.playback.clear();
    else if (!looks) this.playback.skip();
    else if (answered) this.playback.hurry();
    this.playback.add([
      ...shots.map((shot) => ({ time: shot.time, show: () => this.#picture(came, shot, open) })),
      { time: 0, show: () => this.#settle(came, mine) },
    ]);
  }

  /** Whether what leads to an update can be shown: not to who looks away, or has missed more. */
  #looks(before: Update, update: Update): boolean {
    const wants = pace.speed !== 'none' && !globalThis.document?.hidden;
    return wants && update.answers - before.answers <= MISSED;
  }

  #shotsOf({ update, added, told }: Arrival, before: Update): Shot[] {
    return added.length ? picturesOf(this.#story, before.view, update.view, added, told) : [];
  }

  /**
   * Show one picture of what led to an update. It is asked only after the last, unless it is `open`
   * already: it was asked before, or there is little to see.
   */
  #picture({ update, told, at }: Arrival, shot: Shot, open: boolean): void {
    const seen = this.events.at(-1)?.number ?? 0;
    const before = this.#settled!;
    this.shot = shot;
    this.events = told.filter(({ number }) => number <= shot.upTo);
    this.fresh = this.events.filter(({ number }) => number > seen);
    if (open) {
      this.#goOn(update);
      this.update = update;
      this.updatedAt = at;
    } else {
      const view = shot.view ?? update.view;
      const details = shot.view ? before.details : update.details;
      // Nothing is asked of me now: not even what I have just answered.
      const waiting = before.waiting.filter((seat) => seat !== this.seat);
      const { [String(this.seat)]: _, ...clocks } = before.clocks;
      this.update = { ...before, view, details, waiting, clocks, asks: [] };
    }
    this.#on.happened?.(this.fresh);
  }

  /** Show an update as it is. */
  #settle(came: Arrival, mine: boolean): void {
    const { update, fits, added, told, filmed, at } = came;
    const before = this.#settled;
    // What was seen, or skipped, need not be animated any more.
    if (!this.shot) this.fresh = fits && !filmed ? added : NO_EVENTS;
    if (!filmed) this.#on.happened?.(this.fresh);
    this.shot = null;
    this.events = told;
    if (fits && before && mine) this.#did(came, before);
    if (!fits) this.#deed = null;
    this.#goOn(update);
    this.#settled = update;
    this.update = update;
    this.updatedAt = at;
    if (!before) this.#remember(update);
    this.#mark(update, before === null || (globalThis.document?.hidden ?? false));
    this.#keep(update);
    this.#saw(update);
    this.#follow(update);
    this.#on.updated?.(update, before);
  }

  /** Bots and clocks wait for who is shown what happens; it is told once for all that is seen. */
  #saw({ revision, answers }: Update): void {
    const film = pace.speed !== 'none';
    if (this.seat === null || (!film && !this.#waitedFor)) return;
    this.#waitedFor = film;
    const now = `${revision}:${answers}:${film}`;
    if (now === this.#reported) return;
    this.#reported = now;
    queueMicrotask(() => {
      if (now === this.#reported) this.#connection.send({ type: 'seen', revision, answers, film });
    });
  }

  /** What was said about the question before is no news any more. */
  #goOn(update: Update): void {
    const before = this.#settled;
    if (this.pending && !isAsked(update, this.pending.ask)) this.pending = null;
    if (this.hint) this.hint = this.#stillGood(this.hint, before, update);
    if (update.answers !== before?.answers) this.warned = this.marked = this.trouble = null;
  }

  /** A hint for what is asked again because somebody else has acted, if it can still be followed. */
  #stillGood(hint: Hint, before: Update | null, update: Update): Hint | null {
    if (isAsked(update, hint.ask)) return hint;
    const asked = before?.asks.find((ask) => ask.number === hint.ask);
    const again = update.asks.find(
      ({ kind, options }) => kind === asked?.kind && options.some(({ id }) => id === hint.option),
    );
    return again ? { ...hint, ask: again.number } : null;
  }

  /** What follows from my answer is mine as far as it happens before the next part begins. */
  #did({ update, added }: Arrival, before: Update): void {
    if (update.answers !== before.answers + 1) return;
    const next = added.find(({ name }) => this.#story.breaks.has(name));
    const end = next ? next.number - 1 : (this.events.at(-1)?.number ?? 0);
    this.#deed = { since: update.since, end };
  }

  /** A new turn of mine: what happened since my last one begins after what I did last. */
  #mark(update: Update, away: boolean): void {
    const chapter = this.#story.chapter(update.view);
    const last = this.events.at(-1)?.number ?? 0;
    if (update.asks.length && chapter !== this.#markedChapter) {
      this.#markedChapter = chapter;
      if (!this.#between) {
        this.marker = this.#deed?.since === update.since ? this.#deed.end : update.since;
      }
      this.#between = !(this.#story.isTurn?.(update.view, this.seat) ?? true);
      this.turnStart = last;
      this.returned = away;
      this.answered = false;
    }
    // After an undo there may be fewer events than before.
    this.marker = Math.min(this.marker, last);
  }

  get #key(): string {
    return `turns.${this.id}.${this.seat}`;
  }

  #keep({ revision }: Update): void {
    const { marker, turnStart, answered } = this;
    const known = { revision, chapter: this.#markedChapter, marker, turnStart, answered };
    const memory: Memory = { ...known, between: this.#between, deed: this.#deed };
    globalThis.sessionStorage?.setItem(this.#key, JSON.stringify(memory));
  }

  #remember({ revision }: Update): void {
    const kept = globalThis.sessionStorage?.getItem(this.#key);
    const memory = kept ? (JSON.parse(kept) as Memory) : null;
    if (memory?.revision !== revision) return;
    this.#markedChapter = memory.chapter;
    this.#deed = memory.deed;
    this.#between = memory.between ?? false;
    this.marker = memory.marker;
    this.turnStart = memory.turnStart;
    this.answered = memory.answered;
  }

  #said(lines: ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    const added = lines.filter((line) => line.number > last);
    if (added.length) this.chat = [...this.chat, ...added];
    if (!this.#listening) this.chatRead = this.chat.at(-1)?.number ?? 0;
    this.#listening = true;
  }
}
