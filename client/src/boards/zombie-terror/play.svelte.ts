/**
 * What the player can do on the board now, and what pointing at a field does. All of it follows
 * from the asks, from what is picked up (desk), and from where the pointer or the focus is.
 */
import type { OptionInfo, RefusedOption, ZombieTerrorView } from '../../lib/protocol';
import type { BoardProps } from '../index';
import { actors, playable, refusals, targets, verbOf, whyIdle, worthReading } from './choices';
import { desk } from './desk.svelte';
import { Chart } from './geometry';

/** The shape of a token, turned one way: fields it covers, and its exits. */
export interface Shape {
  size: [columns: number, rows: number];
  exits: [column: number, row: number][];
}

/** With more targets than this a sign or a note at each is only noise. */
export const FEW = 14;

/** A pawn that is being dragged, in the drawing's units. */
export interface Drag {
  who: string;
  x: number;
  y: number;
}

export class Play {
  #given: () => BoardProps;
  /** The field under the pointer, or the one that the keyboard is on. */
  over = $state<string | null>(null);
  /** The field whose several options are shown to choose from. */
  chooser = $state<string | null>(null);
  /** The field whose reasons stay shown after a click. */
  pinned = $state<string | null>(null);
  /** The option that the chooser points at. */
  eyed = $state<OptionInfo | null>(null);
  drag = $state<Drag | null>(null);

  /** From the props of the board, asked for anew each time they are needed. */
  constructor(given: () => BoardProps) {
    this.#given = given;
  }

  view: ZombieTerrorView = $derived.by(() => this.#given().view);
  ask = $derived.by(() => (this.#given().locked ? undefined : this.#given().asks[0]));
  #size = $derived.by(() => `${this.view.columns} ${this.view.terrain}`);
  /** Made anew only when the ground changes. */
  chart = $derived.by(() => {
    const [columns, terrain] = this.#size.split(' ');
    return new Chart(Number(columns), terrain ?? '');
  });

  #humans = $derived.by(() => new Map(this.view.humans.map((each) => [each.field, each])));
  #zombies = $derived.by(() => new Map(this.view.zombies.map((each) => [each.field, each])));
  human = (field: string) => this.#humans.get(field);
  zombie = (field: string) => this.#zombies.get(field);

  /** Fields of humans who can be picked to act. */
  actors = $derived.by(() => actors(this.ask));
  /** The field of the one who acts: picked, or already at it. */
  actor = $derived.by(() => {
    const name = desk.human ?? this.view.active;
    const field = this.view.humans.find((each) => each.name === name)?.field;
    return field && this.actors.has(field) ? field : null;
  });
  #pick = $derived.by(() => ({ card: this.card, actor: this.actor, way: this.way }));
  /** The card that is being played, if it can be. */
  card = $derived.by(() => (desk.card && playable(this.ask).has(desk.card) ? desk.card : null));
  targets = $derived.by(() => targets(this.ask, this.#pick));
  refusals = $derived.by(() => refusals(this.ask, this.#given().refused, this.#pick));

  laying = $derived.by(() => this.ask?.kind === 'building');
  /** The token that is being laid, by the ways it may be turned. */
  shapes = $derived.by((): Record<string, Shape> => {
    if (!this.laying) return {};
    const token = String(this.ask?.facts.token);
    const tokens = this.#given().details.tokens ?? {};
    return tokens[token] ?? tokens[token.replace('second-', '')] ?? {};
  });
  way = $derived.by(() =>
    desk.way in this.shapes ? desk.way : (Object.keys(this.shapes)[0] ?? ''),
  );

  /** The options that pointing at this field may mean. */
  options = (field: string): OptionInfo[] => this.targets.get(field) ?? [];

  /** The option that pointing at this field takes at once, if there is such a one. */
  only = (field: string): OptionInfo | undefined => {
    const options = this.options(field);
    return options.length === 1 && field !== this.actor ? options[0] : undefined;
  };

  /** Why pointing at this field means nothing. */
  reasons = (field: string): RefusedOption[] => {
    if (this.options(field).length) return [];
    const taken = this.#humans.has(field) || this.#zombies.has(field);
    const known = this.refusals.get(field);
    if (known) return worthReading(known, taken);
    const idle = this.human(field) && !this.actors.has(field) && !this.card;
    const why = idle ? whyIdle(this.#given().refused, field) : undefined;
    return why && this.ask?.kind === 'human-action' ? [why] : [];
  };

  /** The option to show a way for: the one eyed in the chooser, or the only one here. */
  preview = $derived.by((): OptionInfo | null => {
    if (this.eyed) return this.eyed;
    return (this.over && this.only(this.over)) || null;
  });

  /**
   * Point at a field: choose its option, open what there is to choose from, or pick its human.
   * Who is `careful`, with a finger on a small field, is asked first; a second time answers.
   */
  choose(field: string, careful = false): void {
    const only = this.only(field);
    this.pinned = null;
    if (!this.targets.has(field)) this.#pickUp(field);
    else if (!only || (careful && this.chooser !== field)) this.#open(field);
    else this.take(only);
  }

  take(option: OptionInfo): void {
    this.close();
    this.#given().answer(option.id);
  }

  #open(field: string): void {
    this.eyed = null;
    this.chooser = this.chooser === field ? null : field;
  }

  #pickUp(field: string): void {
    const human = this.human(field);
    this.close();
    if (human && this.actors.has(field)) {
      desk.card = null;
      desk.human = human.name;
    } else if (this.reasons(field).length) this.pinned = field;
    else this.drop();
  }

  close(): void {
    this.chooser = null;
    this.pinned = null;
    this.eyed = null;
  }

  drop(): void {
    this.close();
    desk.drop();
  }

  /** Turn the token that is being laid. */
  rotate(steps = 1): void {
    const ways = Object.keys(this.shapes);
    if (ways.length < 2) return;
    desk.way = ways[(ways.indexOf(this.way) + steps + ways.length) % ways.length]!;
  }

  /** Whether a zombie here has to be chosen before others, and may be. */
  urgent = (field: string): boolean => {
    const zombie = this.zombie(field);
    if (!zombie || zombie.category === 3) return false;
    return this.options(field).some((each) => verbOf(each.id) === 'activate');
  };

  /** Who stands beside the board, to be dragged onto it. */
  tray = $derived.by((): string[] => {
    const waiting = this.view.aside.map((each) => each.name);
    if (waiting.length) return waiting;
    const placing = this.ask && ['zombie-start', 'adding'].includes(this.ask.kind);
    return placing && this.targets.size ? [this.#comer] : [];
  });
  /** The kind of zombie that comes next: a special one only if nothing else is due. */
  #comer = $derived.by(() => {
    const due = this.view.due;
    const special = due.length > 0 && due.every((each) => each === 'runner' || each === 'brute');
    return special ? due[0]! : 'walker';
  });
}
