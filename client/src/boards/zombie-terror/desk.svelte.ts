/**
 * What the player has picked up, shared by the board and what lies beside it: a card is taken
 * from the hand and laid on the board.
 */
import { Desk } from '../../lib/desk';

class Picked extends Desk {
  /** A card of the hand whose target is being chosen. */
  card = $state<string | null>(null);
  /** The name of the human who is to act. */
  human = $state<string | null>(null);
  /** Which way the token that is being laid is turned. */
  way = $state('');
  /** Whether the sight of all zombies is shown. */
  sights = $state(false);

  drop(): void {
    this.card = null;
    this.human = null;
  }
}

export const desk = new Picked();
