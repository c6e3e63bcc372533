/** A try at a puzzle: the answers so far, and how the table stands then. */
import { api, sentence } from '../lib/api';
import type { EventInfo, PuzzleHelp, PuzzleState } from '../lib/protocol';

/** Milliseconds from one step of a film to the next. */
const PACE = 1800;

export class Attempt {
  readonly game: string;
  readonly id: string;
  state = $state.raw<PuzzleState | null>(null);
  /** Events of the last step forward, to be animated. */
  fresh = $state.raw<EventInfo[]>([]);
  /** The answer that is on its way. */
  pending = $state('');
  trouble = $state('');
  help = $state.raw<PuzzleHelp | null>(null);
  /** How much of the help was asked for: the idea, the first move, everything. */
  helped = $state(0);
  /** Whether an earlier go missed. */
  missed = $state(false);
  answers = $state.raw<readonly string[]>([]);
  /** A line that is shown step by step, and where it began. */
  film = $state.raw<{ line: readonly string[]; from: number; at: number } | null>(null);
  /** Whether the film goes on by itself. */
  playing = $state(false);
  /** Where my own try stood when the film began. */
  #mine: readonly string[] = [];
  /** How often something was asked to be shown; only the last of it counts. */
  #wanted = 0;
  /** Which of it was answered last. */
  #shown = 0;

  constructor(game: string, id: string) {
    this.game = game;
    this.id = id;
  }

  asks = $derived(this.film ? [] : (this.state?.asks ?? []));
  ask = $derived(this.asks[0] ?? null);
  verdict = $derived(this.film ? null : (this.state?.verdict ?? null));

  async #show(answers: readonly string[]): Promise<boolean> {
    const wanted = ++this.#wanted;
    this.trouble = '';
    try {
      const state = await api.tryPuzzle(this.game, this.id, answers);
      if (wanted !== this.#wanted) return false;
      const forward = answers.length > this.answers.length;
      const last = this.state?.events.at(-1)?.number ?? 0;
      this.fresh = forward ? state.events.filter(({ number }) => number > last) : [];
      this.answers = answers;
      this.state = state;
      return true;
    } catch (error) {
      if (wanted === this.#wanted) this.trouble = sentence(error);
      return false;
    } finally {
      if (wanted === this.#wanted) {
        this.#shown = wanted;
        this.pending = '';
      }
    }
  }

  open = (): Promise<boolean> => this.#show([]);

  answer = async (option: string): Promise<void> => {
    if (this.#wanted !== this.#shown || !this.ask) return;
    this.pending = option;
    await this.#show([...this.answers, option]);
    if (this.verdict && !this.verdict.solved) this.missed = true;
  };

  /** Give several answers, as long as each is offered when it is its turn. */
  answerAll = async (options: readonly string[]): Promise<void> => {
    for (const option of options) {
      if (this.ask?.options.every(({ id }) => id !== option)) return;
      await this.answer(option);
    }
  };

  undo = (): Promise<boolean> => this.#show(this.answers.slice(0, -1));

  startOver = (): Promise<boolean> => {
    this.#stop();
    return this.#show([]);
  };

  async askForHelp(level: number): Promise<void> {
    try {
      this.help ??= await api.puzzleHelp(this.game, this.id);
      this.helped = Math.max(this.helped, level);
    } catch (error) {
      this.trouble = sentence(error);
    }
  }

  /** Show a line, from the position or after my own answers. */
  async showLine(line: readonly string[], from = 0): Promise<void> {
    if (!this.film) this.#mine = this.answers;
    this.playing = false;
    this.film = { line: [...this.#mine.slice(0, from), ...line], from, at: from };
    await this.step(from ? 1 : 0);
  }

  /** A step by hand: then the film waits for the next. */
  async step(by: number): Promise<void> {
    this.playing = false;
    await this.#go(by);
  }

  /** Let the film go on by itself, from its beginning if it is over; or stop it. */
  play(): void {
    this.playing = !this.playing;
    if (this.playing && this.film && this.film.at >= this.film.line.length) void this.#go(-Infinity);
  }

  /** One step on after a while, as long as it plays; to be called within an effect. */
  run(): (() => void) | undefined {
    const { film } = this;
    if (!film || !this.playing || film.at !== this.answers.length) return undefined;
    if (film.at >= film.line.length) {
      this.playing = false;
      return undefined;
    }
    const timer = setTimeout(() => void this.#go(1), PACE);
    return () => clearTimeout(timer);
  }

  async #go(by: number): Promise<void> {
    if (!this.film) return;
    const { line, from } = this.film;
    const at = Math.min(line.length, Math.max(from, this.film.at + by));
    this.film = { line, from, at };
    await this.#show(line.slice(0, at));
  }

  async leaveFilm(): Promise<void> {
    this.#stop();
    await this.#show(this.#mine);
  }

  #stop(): void {
    this.film = null;
    this.playing = false;
  }
}
