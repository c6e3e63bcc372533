/** What the player has picked up, shared by board, aside and stage. */
import type { OptionInfo } from '../../lib/protocol';
import type { Thing } from './things';

export interface Drag {
  thing: Thing;
  x: number;
  y: number;
}

class Desk {
  #picked = $state.raw<readonly Thing[]>([]);
  /** Who acted last in this turn, to go on after a card, a search or a question in between. */
  #actor: Thing | null = null;
  /** What was answered since somebody began to do something, and to which kind of question. */
  #deed = $state.raw<readonly { kind: string; option: OptionInfo }[]>([]);
  drag = $state.raw<Drag | null>(null);
  /** What the dragged thing is over. */
  under = $state<Thing | null>(null);
  /** The place that is looked at from near by, where the whole map is too small; empty for none. */
  near = $state('');
  /** The moment or scene that was put aside to look at the board; empty for none. */
  aside = $state('');
  #ask = 0;

  /** What was pointed at so far, the newest last. */
  get picked(): readonly Thing[] {
    return this.#picked;
  }
  set picked(things: readonly Thing[]) {
    this.#actor = things.find((each) => each.startsWith('survivor:')) ?? this.#actor;
    this.#picked = things;
  }

  /**
   * Put everything down as soon as another question is asked; who acted goes on acting, and who is
   * the `only` one to act begins. What is asked `again`, only because somebody else has acted, is no
   * other question.
   */
  asked(number: number, again: boolean, goOn: (thing: Thing) => boolean, only?: Thing): void {
    if (number === this.#ask) return;
    this.#ask = number;
    this.near = '';
    if (again) return;
    const actor = this.#actor && goOn(this.#actor) ? this.#actor : only;
    this.#picked = actor ? [actor] : [];
  }

  /** The turn is over: who acts next is not known. */
  rest(): void {
    this.#actor = null;
    this.#deed = [];
  }

  /** An answer was given; `begins` if it is what somebody does, and not how. */
  answered(kind: string, option: OptionInfo, begins: boolean): void {
    this.#deed = begins ? [] : [...this.#deed, { kind, option }];
  }

  /** What was answered when such a question was asked last, and to what came of it. */
  before(kind: string): readonly OptionInfo[] {
    const at = this.#deed.findLastIndex((each) => each.kind === kind);
    return at < 0 ? [] : this.#deed.slice(at).map(({ option }) => option);
  }

  /** Whether a place is out of sight because another is looked at. */
  isAway = (place: string): boolean => this.near !== '' && this.near !== place;

  drop(): void {
    this.#picked = [];
    this.#actor = null;
  }
}

export const desk = new Desk();
