/** A table as one viewer has it: what the frames said, put together. */
import type { GameClient } from '../boards';
import { BROKEN } from './api';
import { Connection, type Refused, type Surroundings } from './connection';
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
  /** After each update: what is new in it, and what was so before. */
  updated?(update: Update, before: Update | null): void;
  told?(frame: ServerFrame): void;
}

/** What of a game says where the marker "since your last turn" belongs. */
type Story = Pick<GameClient, 'chapter' | 'breaks'>;

/** What is known of my turns, also after the page was loaded again. */
interface Memory {
  revision: number;
  chapter: string | number | null;
  marker: number;
  turnStart: number;
  answered: boolean;
  deed: { since: number; end: number } | null;
}

const NO_EVENTS: EventInfo[] = [];
const NO_REFUSED: RefusedOption[] = [];

export class Room {
  readonly id: string;
  readonly seat: number | null;

  table = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  /** All events of this revision. */
  events = $state.raw<EventInfo[]>([]);
  /** Those of the newest update, to be animated; empty after a resync. */
  fresh = $state.raw<EventInfo[]>([]);
  /** The number of the last event of my last turn; 0 before. */
  marker = $state(0);
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
  /** The answer that is on its way. */
  pending = $state.raw<{ ask: number; option: string } | null>(null);
  /** When the newest update came, for clocks that run on; milliseconds of performance.now(). */
  updatedAt = $state(0);
  /** The same for what was told of the table. */
  toldAt = $state(0);

  #refused = $state.raw<{ ask: number; options: RefusedOption[] } | null>(null);
  #connection: Connection;
  #story: Story;
  #markedChapter: string | number | null = null;
  /** My last answer: after which event it came, and the last event that was its own doing. */
  #deed: Memory['deed'] = null;
  #askedWhy = '';
  #listening = false;
  #on: RoomEvents;

  asks: AskInfo[] = $derived(this.update?.asks ?? []);
  /** The ask that the panel shows. */
  ask: AskInfo | null = $derived(this.asks[0] ?? null);
  refused: RefusedOption[] = $derived(
    this.#refused && this.#refused.ask === this.ask?.number ? this.#refused.options : NO_REFUSED,
  );
  /** The bot that plays for me at the moment; empty if I do. */
  standIn: string = $derived(this.table?.seats.find((each) => each.seat === this.seat)?.bot ?? '');
  waiting: number[] = $derived(this.update?.waiting ?? []);
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
          this.update && {
            revision: this.update.revision,
            after: this.events.at(-1)?.number ?? 0,
          },
        state: (state) => {
          this.link = state;
          if (state === 'lost') this.pending = null;
        },
        refused: (why) => (this.denied = why),
      },
      around,
    );
  }

  close(): void {
    this.#connection.close();
  }

  wake(): void {
    this.#connection.wake();
  }

  // -- saying ---------------------------------------------------------------------------------

  send(frame: ClientFrame): void {
    this.#connection.send(frame);
  }

  /**
   * Answer my open ask that has this option; once, until the server has spoken. What would lose the
   * game is asked about once more.
   */
  answer = (option: string, sure = false): void => {
    if (this.pending || this.standIn) return;
    const ask = this.asks.find((each) => each.options.some((one) => one.id === option));
    const chosen = ask?.options.find((one) => one.id === option);
    if (!ask || !chosen) return;
    this.warned = chosen.warning && !sure ? chosen : null;
    if (this.warned) return;
    if (this.#connection.send({ type: 'answer', ask: ask.number, option })) {
      this.pending = { ask: ask.number, option };
      this.trouble = null;
      this.hint = null;
      this.returned = false;
      this.answered = true;
    }
  };

  /** Let a bot make my choices for so long. */
  letBot(seat: number, until: NonNullable<StandIn['until']>): void {
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
    switch (frame.type) {
      case 'table':
        this.table = frame;
        this.toldAt = performance.now();
        break;
      case 'update':
        this.#updated(frame);
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
        if (this.pending && (!frame.ask || frame.ask === this.pending.ask)) this.pending = null;
        break;
    }
    this.#on.told?.(frame);
  }

  #updated(update: Update): void {
    const before = this.update;
    const last = this.events.at(-1)?.number ?? 0;
    const fits = before?.revision === update.revision && !update.reset;
    const first = update.events[0]?.number;
    if (before && fits && first !== undefined && first > last + 1) {
      // Something is missing; everything comes again, and is then right.
      this.#connection.send({ type: 'sync' });
      return;
    }
    if (fits) {
      const added = update.events.filter((event) => event.number > last);
      this.events = added.length ? [...this.events, ...added] : this.events;
      this.fresh = added;
      if (before) this.#did(update, before);
    } else {
      this.events = update.events;
      this.fresh = NO_EVENTS;
      this.#deed = null;
    }
    this.update = update;
    this.updatedAt = performance.now();
    if (!before) this.#remember(update);
    this.#mark(update, before === null || (globalThis.document?.hidden ?? false));
    this.#keep(update);
    if (this.pending && !update.asks.some((ask) => ask.number === this.pending?.ask)) {
      this.pending = null;
    }
    if (update.answers !== before?.answers) this.warned = null;
    if (this.hint) this.hint = this.#stillGood(this.hint, before, update);
    if (update.answers !== before?.answers) this.trouble = null;
    this.#on.updated?.(update, before);
  }

  /** A hint for what is asked again because somebody else has acted, if it can still be followed. */
  #stillGood(hint: Hint, before: Update | null, update: Update): Hint | null {
    if (update.asks.some((ask) => ask.number === hint.ask)) return hint;
    const asked = before?.asks.find((ask) => ask.number === hint.ask);
    const again = update.asks.find(
      ({ kind, options }) => kind === asked?.kind && options.some(({ id }) => id === hint.option),
    );
    return again ? { ...hint, ask: again.number } : null;
  }

  /** If this is what follows from my answer: mine is what happens before the next part begins. */
  #did(update: Update, before: Update): void {
    const mine =
      update.since !== before.since ||
      (this.pending && !update.asks.some((ask) => ask.number === this.pending?.ask));
    if (!mine || update.answers !== before.answers + 1) return;
    const next = this.fresh.find(({ name }) => this.#story.breaks.has(name));
    const end = next ? next.number - 1 : (this.events.at(-1)?.number ?? 0);
    this.#deed = { since: update.since, end };
  }

  /** A new turn of mine: what happened since my last one begins after what I did last. */
  #mark(update: Update, away: boolean): void {
    const chapter = this.#story.chapter(update.view);
    const last = this.events.at(-1)?.number ?? 0;
    if (update.asks.length && chapter !== this.#markedChapter) {
      this.#markedChapter = chapter;
      this.marker = this.#deed?.since === update.since ? this.#deed.end : update.since;
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
    const memory: Memory = { ...known, deed: this.#deed };
    globalThis.sessionStorage?.setItem(this.#key, JSON.stringify(memory));
  }

  #remember({ revision }: Update): void {
    const kept = globalThis.sessionStorage?.getItem(this.#key);
    const memory = kept ? (JSON.parse(kept) as Memory) : null;
    if (memory?.revision !== revision) return;
    this.#markedChapter = memory.chapter;
    this.#deed = memory.deed;
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
