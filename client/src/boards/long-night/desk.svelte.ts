/** What the player has picked up, shared by board, aside and stage. */
import type { Thing } from './things';

export interface Drag {
  thing: Thing;
  x: number;
  y: number;
}

class Desk {
  /** What was pointed at so far, the newest last. */
  picked = $state.raw<readonly Thing[]>([]);
  drag = $state.raw<Drag | null>(null);
  /** What the dragged thing is over. */
  under = $state<Thing | null>(null);
  /** The moment or scene that was put aside to look at the board; empty for none. */
  aside = $state('');
  #ask = 0;

  /**
   * Put everything down as soon as another question is asked; who acted goes on acting. What is
   * asked `again`, only because somebody else has acted, is no other question.
   */
  asked(number: number, again: boolean, goOn: (thing: Thing) => boolean): void {
    if (number === this.#ask) return;
    this.#ask = number;
    if (again) return;
    this.picked = this.picked.filter((each) => each.startsWith('survivor:') && goOn(each));
  }

  drop(): void {
    this.picked = [];
  }
}

export const desk = new Desk();
