/** A game to look at again: its steps, fetched part by part, and where in it we are. */
import { api, sentence } from '../lib/api';
import type { EventInfo, OutcomeInfo, ReplayStep, TableInfo } from '../lib/protocol';

const PART = 200;
/** Milliseconds for a step at speed 1. */
const PACE = 900;

export class Film {
  readonly id: string;
  /** From whose seat: a number, `watch`, or after the end `all`. */
  as = $state('watch');
  table = $state.raw<TableInfo | null>(null);
  outcome = $state.raw<OutcomeInfo | null>(null);
  steps = $state.raw<ReplayStep[]>([]);
  total = $state(0);
  rounds = $state.raw<number[]>([]);
  /** Whether the rules by which it was played are still the present ones. */
  agrees = $state(true);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  trouble = $state('');
  /** Whether the last move was one step forward, so that it can be animated. */
  #forward = $state(false);
  /** Raised when another viewpoint is wanted; parts that come late are dropped. */
  #take = 0;

  step: ReplayStep | null = $derived(this.steps[Math.min(this.at, this.steps.length - 1)] ?? null);
  /** The next step of which it is known what was seen, if this is none; -1 if none is left. */
  nextSeen: number = $derived.by(() => {
    if (!this.step || this.step.seen) return -1;
    return this.steps.findIndex(({ seen }, number) => seen && number > this.at);
  });
  loading: boolean = $derived(this.steps.length <= this.total);
  /** All events so far, each once, though every part repeats those before it. */
  events: EventInfo[] = $derived.by(() => {
    const found: EventInfo[] = [];
    for (const step of this.steps) {
      for (const event of step.events) {
        if (event.number > (found.at(-1)?.number ?? 0)) found.push(event);
      }
    }
    return found;
  });
  /** For each step, the number of the last event that had been told. */
  #told: number[] = $derived.by(() => {
    let last = 0;
    return this.steps.map((step) => (last = Math.max(last, step.events.at(-1)?.number ?? 0)));
  });
  heard: EventInfo[] = $derived(this.events.slice(0, this.#told[this.at] ?? 0));
  /** The last sentence that was told so far. */
  lastTold: string = $derived(this.heard.findLast(({ text }) => text)?.text ?? '');
  fresh: EventInfo[] = $derived.by(() => {
    if (!this.#forward) return [];
    return this.events.slice(this.#told[this.at - 1] ?? 0, this.#told[this.at] ?? 0);
  });

  constructor(id: string) {
    this.id = id;
  }

  /** Fetch everything as seen from there. */
  async load(as: string): Promise<void> {
    const take = ++this.#take;
    this.as = as;
    this.steps = [];
    this.trouble = '';
    try {
      do {
        const part = await api.replay(this.id, as, this.steps.length, PART);
        if (take !== this.#take) return;
        this.table = part.table;
        this.total = part.total;
        this.rounds = part.rounds;
        this.outcome = part.outcome;
        this.agrees = part.agrees;
        this.steps = [...this.steps, ...part.steps];
        if (!part.steps.length) break;
      } while (this.steps.length <= this.total);
    } catch (error) {
      if (take === this.#take) this.trouble = sentence(error);
    }
  }

  go(to: number): void {
    const within = Math.max(0, Math.min(to, this.steps.length - 1));
    this.#forward = within === this.at + 1;
    this.at = within;
  }

  /** The step in which an event was told. */
  stepOf(event: number): number {
    const found = this.#told.findIndex((last) => last >= event);
    return found < 0 ? this.at : found;
  }

  /** One step on after a while, as long as it plays; to be called within an effect. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    if (this.at >= this.total) {
      this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => this.go(this.at + 1), PACE / this.speed);
    return () => clearTimeout(timer);
  }
}
