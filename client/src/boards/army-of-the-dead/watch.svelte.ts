/** Plays what happened, at the speed that the player likes, and then shows how things are. */
import { untrack } from 'svelte';
import type { EventInfo } from '../../lib/protocol';
import { reelOf, type Shot } from './reel';
import { standOf, type Stand } from './stand';
import type { View } from './types';

export const SPEEDS = ['slow', 'usual', 'fast', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTORS: Record<Speed, number> = { slow: 2, usual: 1, fast: 0.4, none: 0 };
/** A film of so many milliseconds is more than what somebody just did. */
const LONG = 3000;
const KEY = 'army-of-the-dead.speed';

function kept(): Speed {
  const found = globalThis.localStorage?.getItem(KEY) as Speed | null;
  return found && SPEEDS.includes(found) ? found : 'usual';
}

export class Watch {
  speed = $state<Speed>(kept());
  paused = $state(false);
  #queue = $state.raw<readonly Shot[]>([]);
  #settled = $state.raw<Stand | null>(null);
  /** How things were before a long film began; none while there is none. */
  before = $state.raw<View | null>(null);
  #heard = 0;
  #view: View | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The picture that is shown; none when all is said. */
  shot = $derived(this.#queue[0] ?? null);
  /** How long it is shown, in milliseconds. */
  time = $derived((this.shot?.time ?? 0) * FACTORS[this.speed]);
  left = $derived(this.#queue.length);
  running = $derived(this.#queue.length > 0);
  /** How the board stands in what is shown. */
  stand = $derived(this.shot?.stand ?? this.#settled);

  /** A new view, and the events that led there; without motion only the view counts. */
  show(view: View, fresh: readonly EventInfo[], motion: boolean): void {
    if (view === this.#view) return;
    const last = this.#view;
    this.#view = view;
    const news = fresh.filter((each) => each.number > this.#heard);
    this.#heard = fresh.at(-1)?.number ?? 0;
    untrack(() => {
      const before = this.#queue.at(-1)?.then ?? this.#settled;
      this.#settled = standOf(view);
      const shown = motion && before && this.speed !== 'none';
      const shots = shown ? reelOf(before, news) : [];
      // What nothing led to, an undo or another moment of a replay, is simply so.
      this.#queue = news.length ? [...this.#queue, ...shots] : [];
      const long = this.#queue.reduce((sum, { time }) => sum + time, 0) * FACTORS[this.speed];
      if (long > LONG) this.before ??= last;
      this.#go();
    });
  }

  next(): void {
    this.#queue = this.#queue.slice(1);
    this.#go();
  }

  /** Enough: show how things are. */
  skip(): void {
    this.#queue = [];
    this.#go();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.#go();
  }

  pace(speed: Speed): void {
    this.speed = speed;
    globalThis.localStorage?.setItem(KEY, speed);
    if (speed === 'none') this.skip();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #go(): void {
    clearTimeout(this.#timer);
    const shot = this.#queue[0];
    if (!shot) {
      this.paused = false;
      this.before = null;
    } else if (!this.paused) {
      this.#timer = setTimeout(() => this.next(), this.time);
    }
  }
}
