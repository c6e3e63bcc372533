/** What the player has picked up or looks at, shared by board, aside and stage. */
import { Desk } from '../../lib/desk';

class Picked extends Desk {
  /** The survivor whose board lies open; empty for the one whose turn it is. */
  open = $state('');
  /** The slot whose weapon is to be used, or whose card is to be moved; empty for none. */
  slot = $state('');
  /** Whether what is in sight is shown for the zone under the pointer. */
  sights = $state(true);
  /** The scene that was put aside to look at the board; empty for none. */
  aside = $state('');
  /** Whether the mission's sheet is read once more. */
  briefing = $state(false);

  drop(): void {
    this.slot = '';
  }
}

export const desk = new Picked();
