/** Entrances as they come: a row of numbers without names. */
import type { LongNightDoor } from '../../lib/protocol';

export interface Entrance {
  spaces: number;
  zombies: number;
  barricades: number;
  traps: number;
  /** Zombies of a special kind, by what made them. */
  specials: string[];
  /** Spaces with nothing on them. */
  free: number;
}

export function entrance(door: LongNightDoor): Entrance {
  const [spaces, zombies, barricades, traps, specials = []] = door;
  const free = spaces - zombies - barricades - traps - specials.length;
  return { spaces, zombies, barricades, traps, specials, free };
}

/** Something of all entrances of a place together. */
export const total = (doors: readonly LongNightDoor[], what: (door: Entrance) => number): number =>
  doors.reduce((sum, door) => sum + what(entrance(door)), 0);
