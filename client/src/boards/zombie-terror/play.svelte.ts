/**
 * What the player can do on the board now, and what pointing at a field does. All of it follows
 * from the asks, from what is picked up (desk), and from where the pointer or the focus is.
 */
import { isJourney, journeys, type Journey } from '../../lib/journeys';
import { Pointing } from '../../lib/playing.svelte';
import type { OptionInfo, RefusedOption, ZombieTerrorView } from '../../lib/protocol';
import { actors, playable, refusals, stopping, targets, whyIdle, worthReading } from './choices';
import { desk } from './desk.svelte';
import { Chart, FACINGS, type Facing } from './geometry';

/** The shape of a token, turned one way: fields it covers, and its exits. */
export interface Shape {
  size: [columns: number, rows: number];
  exits: [column: number, row: number][];
}

/** With more targets than this a sign or a note at each is only noise. */
export const FEW = 14;

/** Questions where a zombie comes to stand; the next one is which way it looks. */
const COMING = new Set(['adding', 'zombie-start']);

/** A pawn that is being dragged, in the drawing's units. */
export interface Drag {
  who: string;
  x: number;
  y: number;
}

export class Play extends Pointing<ZombieTerrorView> {
  protected override readonly desk = desk;
  drag = $state<Drag | null>(null);

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
  here = $derived.by(() => {
    const name = desk.human ?? this.view.active;
    const field = this.view.humans.find((each) => each.name === name)?.field;
    return field && this.actors.has(field) ? field : null;
  });
  #pick = $derived.by(() => ({ card: this.card, actor: this.here, way: this.way }));
  /** The card that is being played, if it can be. */
  card = $derived.by(() => (desk.card && playable(this.ask).has(desk.card) ? desk.card : null));
  targets = $derived.by(() => {
    const found = targets(this.ask, this.#pick);
    for (const field of this.#others) {
      if (!found.has(field)) found.set(field, [this.#stop!]);
    }
    return found;
  });
  /** Where the one who acts can get by several steps. */
  journeys = $derived.by(() => {
    const { details, say } = this.given();
    const who = this.here && !this.card ? this.human(this.here)?.name : undefined;
    if (!who || this.ask?.kind !== 'human-action') return new Map();
    const human = say(`zt-human-${who}`);
    return journeys(
      this.ask,
      details.walks?.[who],
      (field) => `move:${who}:${field}`,
      (field, steps) => say('zt-ui-walk', { human, field, steps }),
    );
  });
  /** That whoever acts stops: pointing at another, who has not acted, may mean it. */
  #stop = $derived.by(() => (this.card ? undefined : stopping(this.ask)));
  #others = $derived.by(() => {
    const { humans, active, activated } = this.view;
    if (!this.#stop) return [];
    return humans.flatMap(({ name, field }) =>
      name === active || activated.includes(name) ? [] : [field],
    );
  });
  /** It is said first that somebody stops. */
  override only = (field: string): OptionInfo | undefined => {
    const [first, more] = this.options(field);
    return more || first === this.#stop || field === this.here ? undefined : first;
  };

  override take(option: OptionInfo): void {
    const next = this.chooser && option === this.#stop ? this.human(this.chooser) : undefined;
    desk.next = next?.name ?? null;
    super.take(option);
  }
  refusals = $derived.by(() => refusals(this.ask, this.given().refused, this.#pick));

  laying = $derived.by(() => this.ask?.kind === 'building');
  /** The token that is being laid, by the ways it may be turned. */
  shapes = $derived.by((): Record<string, Shape> => {
    if (!this.laying) return {};
    const token = String(this.ask?.facts.token);
    const tokens = this.given().details.tokens ?? {};
    return tokens[token] ?? tokens[token.replace('second-', '')] ?? {};
  });
  way = $derived.by(() =>
    desk.way in this.shapes ? desk.way : (Object.keys(this.shapes)[0] ?? ''),
  );

  /** The same as the only option here, and which way the zombie that comes then looks. */
  headings = (field: string): [Facing, Journey][] => {
    const only = this.ask && COMING.has(this.ask.kind) ? this.only(field) : undefined;
    if (!only || isJourney(only)) return [];
    return FACINGS.map((facing) => {
      const batch = [only.id, `face:${facing}`];
      return [facing, { ...only, id: batch.join(' '), batch }];
    });
  };

  /** Why pointing at this field means nothing. */
  reasons = (field: string): RefusedOption[] => {
    if (this.options(field).length || field === this.here) return [];
    const taken = this.#humans.has(field) || this.#zombies.has(field);
    const known = this.refusals.get(field);
    if (known) return worthReading(known, taken);
    const idle = this.human(field) && !this.actors.has(field) && !this.card;
    const why = idle ? whyIdle(this.given().refused, field) : undefined;
    return why && this.ask?.kind === 'human-action' ? [why] : [];
  };

  /** The option to show a way for: the one eyed in the chooser, or the only one here. */
  preview = $derived.by((): OptionInfo | null => {
    if (this.eyed) return this.eyed;
    return (this.over && this.only(this.over)) || null;
  });

  /** Who can act is picked up. */
  protected override pass(field: string): void {
    const human = this.human(field);
    if (!human || !this.actors.has(field)) return super.pass(field);
    this.close();
    this.done(field);
    desk.card = null;
    desk.human = human.name;
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
    return this.options(field).some((each) => each.do === 'activate');
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
