/**
 * The clock of what is shown: pictures one after the other, as fast as the player likes. Nothing on
 * the page runs ahead of it.
 */
import type { GameClient } from '../boards';
import type { EventInfo } from './protocol';

/** One picture of what happened. */
export interface Shot {
  /** The number of the last event that is known in it. */
  upTo: number;
  /** Milliseconds at usual speed. */
  time: number;
  /** What happens, in a sentence. */
  text: string;
  /** How things stand in it; as after the update if nothing is said. */
  view?: any;
  /** Something that nobody should miss: its sentence is told large. */
  weighty?: boolean;
  /** What the game's own board makes of it: who walks where, a card that is read. */
  picture?: any;
}

/** What the clock goes through: a picture for a while, or with no time, how things are then. */
export interface Step {
  time: number;
  show(): void;
}

export const SPEEDS = ['slow', 'usual', 'fast', 'none'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTORS: Record<Speed, number> = { slow: 2, usual: 1, fast: 0.4, none: 0 };
const KEY = 'speed';
/** So much is shown calmly; what is more goes by quickly, and all of it is over in the longest. */
const CALM = 14_000;
const HASTE = 0.35;
const LONGEST = 25_000;
/** What keeps somebody waiting who has already answered. */
const BRIEF = 120;

function kept(): Speed {
  const found = globalThis.localStorage?.getItem(KEY) as Speed | null;
  return found && SPEEDS.includes(found) ? found : 'usual';
}

/** How fast the player likes it, at all tables; remembered in this browser. */
class Pace {
  speed = $state<Speed>(kept());
  factor: number = $derived(FACTORS[this.speed]);

  choose(speed: Speed): void {
    this.speed = speed;
    globalThis.localStorage?.setItem(KEY, speed);
  }
}

export const pace = new Pace();

export class Playback {
  paused = $state(false);
  #queue = $state.raw<readonly Step[]>([]);
  /** By what times are multiplied, so that nobody waits for long. */
  #haste = $state(1);
  #shown: Step | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #factor: () => number;

  /** How many pictures are still to be seen, with this one. */
  left: number = $derived(this.#queue.filter(({ time }) => time).length);
  running: boolean = $derived(this.left > 0);
  /** How long the present one is shown, in milliseconds. */
  time: number = $derived.by(() => this.#timeOf(this.#queue[0]));

  constructor(factor: () => number = () => pace.factor) {
    this.#factor = factor;
  }

  /** Show these when everything before them was seen. */
  add(steps: readonly Step[]): void {
    const idle = !this.#queue.length;
    this.#queue = [...this.#queue, ...steps];
    const total = this.#queue.reduce((sum, { time }) => sum + time, 0) * this.#factor();
    const bearable = Math.min(LONGEST, CALM + (total - CALM) * HASTE);
    this.#haste = total > CALM ? bearable / total : 1;
    if (idle) this.#go(); // else the present one has its time
  }

  next(): void {
    this.#queue = this.#queue.slice(1);
    this.#go();
  }

  /** Enough: show how things are. */
  skip(): void {
    this.#queue = this.#queue.filter(({ time }) => !time);
    this.#go();
  }

  /** Somebody has gone on: what is left is only glanced at. */
  hurry(): void {
    for (const step of this.#queue) step.time = Math.min(step.time, BRIEF);
    this.#queue = [...this.#queue];
    this.paused = false;
    this.#go();
  }

  pause(paused: boolean): void {
    this.paused = paused;
    this.#go();
  }

  /** Forget everything, as if it had never been. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.paused = false;
  }

  #timeOf(step: Step | undefined): number {
    return (step?.time ?? 0) * this.#factor() * this.#haste;
  }

  #go(): void {
    clearTimeout(this.#timer);
    for (let step = this.#queue[0]; step; step = this.#queue[0]) {
      if (step !== this.#shown) {
        this.#shown = step;
        step.show();
        if (step !== this.#queue[0]) continue; // something else came of it
      }
      const time = this.#timeOf(step);
      if (time > 0) {
        clearTimeout(this.#timer);
        if (!this.paused) this.#timer = setTimeout(() => this.next(), time);
        return;
      }
      this.#queue = this.#queue.slice(1);
    }
    this.paused = false;
  }
}

/** What a sentence takes to be read, in milliseconds: long ones longer. */
export const reading = (text: string): number => 600 + Math.min(text.length, 120) * 12;

/** What a game shows of what happened. A fault in it must not keep anybody from the game. */
export function picturesOf(
  game: Partial<Pick<GameClient, 'shots'>>,
  ...given: Parameters<NonNullable<GameClient['shots']>>
): Shot[] {
  try {
    return game.shots?.(...given) ?? [];
  } catch (error) {
    console.debug(error);
    return [];
  }
}

/** A picture for each sentence; for boards that show no more than how things are. */
export function linesOf(events: readonly EventInfo[], notable?: ReadonlySet<string>): Shot[] {
  return events
    .filter(({ text }) => text)
    .map(({ number, name, text }) => {
      const weighty = notable?.has(name) ?? false;
      return { upTo: number, text, weighty, time: reading(text) * (weighty ? 1.6 : 1) };
    });
}
