/** A game to look at again: its steps, fetched part by part, and where in it we are. */
import type { GameClient } from '../boards';
import { api, sentence } from '../lib/api';
import { picturesOf, Playback, type Shot } from '../lib/playback.svelte';
import type { EventInfo, OutcomeInfo, ReplayStep, TableInfo } from '../lib/protocol';

const PART = 200;
/** Milliseconds for a step at speed 1, and for one of which pictures were shown. */
const PACE = 900;
const AFTER = 250;
/** At a higher speed steps are all there is to see. */
const FASTEST = 2;

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
  /** Shows what leads from step to step; a game says what. */
  readonly playback = new Playback(() => 1 / this.speed);
  shot = $state.raw<Shot | null>(null);
  #shown: Partial<Pick<GameClient, 'shots'>> = {};
  /** Whether there were pictures of this step. */
  #seen = false;
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
  /** What was told so far, up to the picture that is shown. */
  heard: EventInfo[] = $derived(
    this.events.slice(0, this.shot?.upTo ?? this.#told[this.at] ?? 0),
  );
  /** The last sentence that was told so far. */
  lastTold: string = $derived(this.heard.findLast(({ text }) => text)?.text ?? '');
  /** What happened in this step, if it was come to from the one before. */
  added: EventInfo[] = $derived.by(() => {
    if (!this.#forward) return [];
    return this.events.slice(this.#told[this.at - 1] ?? 0, this.#told[this.at] ?? 0);
  });
  /** What happens in what is shown. */
  fresh: EventInfo[] = $derived(
    this.shot ? this.added.filter(({ number }) => number === this.shot?.upTo) : this.added,
  );

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
    const before = this.steps[this.at];
    this.#forward = within === this.at + 1;
    this.at = within;
    this.playback.clear();
    this.shot = null;
    this.#seen = false;
    if (this.#forward && this.speed <= FASTEST && before?.seen && this.step?.seen) {
      const shots = picturesOf(this.#shown, before.view, this.step.view, this.added, this.heard);
      this.#seen = shots.length > 0;
      this.playback.add([
        ...shots.map((shot) => ({ time: shot.time, show: () => (this.shot = shot) })),
        { time: 0, show: () => (this.shot = null) },
      ]);
    }
  }

  /** From now on it is seen what leads from step to step. */
  watch(client: Pick<GameClient, 'shots'>): void {
    this.#shown = client;
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
    if (this.playback.running) return undefined;
    const pace = this.#seen ? AFTER : PACE;
    const timer = setTimeout(() => this.go(this.at + 1), pace / this.speed);
    return () => clearTimeout(timer);
  }
}
