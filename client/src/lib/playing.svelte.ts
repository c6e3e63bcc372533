/**
 * What a player sees, is asked, and points at. All of it follows from the props of the board; each
 * game adds what it knows of its own.
 */
import type { BoardProps } from '../boards';
import type { Desk } from './desk';
import { isJourney, type Journey } from './journeys';
import type { OptionInfo, RefusedOption } from './protocol';

export class Playing<View> {
  protected readonly given: () => BoardProps;

  /** From the props of the board, asked for anew each time they are needed. */
  constructor(given: () => BoardProps) {
    this.given = given;
  }

  view: View = $derived.by(() => this.given().view);
  you = $derived.by(() => this.given().you);
  ask = $derived.by(() => (this.given().locked ? undefined : this.given().asks[0]));

  take(option: OptionInfo): void {
    this.given().answer(option.id);
  }

  takeAll(options: readonly string[]): void {
    this.given().answerAll(options);
  }
}

/** On a map of places, each of which may mean several options, or one, or reasons why there is none. */
export abstract class Pointing<View> extends Playing<View> {
  /** The place under the pointer, or the one that the keyboard is on. */
  over = $state<string | null>(null);
  /** The place whose several options are shown to choose from. */
  chooser = $state<string | null>(null);
  /** The place whose reasons stay shown after a click. */
  pinned = $state<string | null>(null);
  /** The option that the chooser points at. */
  eyed = $state<OptionInfo | null>(null);

  /** What is picked up. */
  protected abstract readonly desk: Desk;
  /** Where the one who acts stands. */
  abstract here: string | null;
  /** The options that pointing at a place may mean now, by the place. */
  abstract targets: Map<string, OptionInfo[]>;
  /** The ways of several steps that pointing at a place may mean now, by the place. */
  abstract journeys: Map<string, Journey>;
  /** Why pointing at this place means nothing. */
  abstract reasons: (place: string) => RefusedOption[];

  /** The place where something was just chosen: what it is has been read. */
  #read = $state<string | null>(null);
  /** The place that is to be told about. */
  told = $derived.by(() => {
    if (this.chooser) return null;
    return this.pinned ?? (this.over === this.#read ? null : this.over);
  });

  /** The pointer or the focus comes to a place, or leaves them. */
  hover(place: string | null): void {
    if (place && place !== this.#read) this.#read = null;
    this.over = place;
  }

  /** Something is chosen here: nothing more is told of it, until the pointer comes again. */
  protected done(place: string | null): void {
    this.#read = place;
  }

  /** The options that pointing at this place may mean. */
  options = (place: string): OptionInfo[] => {
    const [found, way] = [this.targets.get(place) ?? [], this.journeys.get(place)];
    return way ? [...found, way] : found;
  };

  /** The option that pointing at this place takes at once, if there is such a one. */
  only = (place: string): OptionInfo | undefined => {
    const options = this.options(place);
    return options.length === 1 && place !== this.here ? options[0] : undefined;
  };

  /** The place of the chooser, as long as there is something to choose. */
  choosing = $derived.by(() =>
    this.chooser && this.options(this.chooser).length ? this.chooser : null,
  );

  /**
   * Point at a place: choose its option, open what there is to choose from, or see what else it
   * is good for. Who is `careful`, with a finger on a small place, is asked first; a second time
   * answers.
   */
  choose(place: string, careful = false): void {
    const only = this.only(place);
    this.pinned = null;
    if (!this.options(place).length) this.pass(place);
    else if (!only || (careful && this.chooser !== place)) this.#open(place);
    else this.take(only);
  }

  /** Point at a place without options: say why not, or put everything down. */
  protected pass(place: string): void {
    this.close();
    if (this.reasons(place).length) this.pinned = place;
    else this.drop();
  }

  override take(option: OptionInfo): void {
    this.done(this.over ?? this.chooser);
    this.close();
    if (isJourney(option)) this.takeAll(option.batch);
    else super.take(option);
  }

  #open(place: string): void {
    this.eyed = null;
    this.chooser = this.chooser === place ? null : place;
  }

  close(): void {
    this.chooser = null;
    this.pinned = null;
    this.eyed = null;
  }

  drop(): void {
    this.close();
    this.desk.drop();
  }
}
