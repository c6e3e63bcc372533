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
  /** The name of the one who is to act as soon as whoever acts now has stopped. */
  next: string | null = null;
  /** Which way the token that is being laid is turned. */
  way = $state('');
  /** How much closer than the whole board one looks, where fields are small for a finger. */
  zoom = $state(1);
  /** Whether the sight of all zombies is shown. */
  sights = $state(false);

  override asked(number: number): void {
    super.asked(number);
    this.human ??= this.next;
    if (number) this.next = null;
  }

  drop(): void {
    this.card = null;
    this.human = null;
  }
}

export const desk = new Picked();
