/** Entrances as they come: a row of numbers without names. */
import type { LongNightDoor } from '../../lib/protocol';

export interface Entrance {
  spaces: number;
  zombies: number;
  barricades: number;
  traps: number;
  /** Zombies of a special kind, by what made them. */
  specials: string[];
  /** Survivors of others who stand at the gates. */
  intruders: string[];
  /** Spaces with nothing on them. */
  free: number;
}

export function entrance(door: LongNightDoor): Entrance {
  const [spaces, zombies, barricades, traps, specials = [], intruders = []] = door;
  const free = spaces - zombies - barricades - traps - specials.length - intruders.length;
  return { spaces, zombies, barricades, traps, specials, intruders, free };
}

/** Something of all entrances of a place together. */
export const total = (doors: readonly LongNightDoor[], what: (door: Entrance) => number): number =>
  doors.reduce((sum, door) => sum + what(entrance(door)), 0);
