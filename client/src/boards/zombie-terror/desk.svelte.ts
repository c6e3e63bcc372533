/**
 * What the player has picked up, shared by the board and what lies beside it: a card is taken
 * from the hand and laid on the board.
 */
class Desk {
  /** A card of the hand whose target is being chosen. */
  card = $state<string | null>(null);
  /** The name of the human who is to act. */
  human = $state<string | null>(null);
  /** Which way the token that is being laid is turned. */
  way = $state('');
  /** Whether the sight of all zombies is shown. */
  sights = $state(false);
  #ask = 0;

  /** Put everything down as soon as another question is asked. */
  asked(number: number): void {
    if (number === this.#ask) return;
    this.#ask = number;
    this.drop();
  }

  drop(): void {
    this.card = null;
    this.human = null;
  }
}

export const desk = new Desk();
