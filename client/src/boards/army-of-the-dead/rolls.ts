/** The dice that lie on the table: those of the last attack, until something else is done. */
import { number, word, words } from '../../lib/facts';
import type { EventInfo } from '../../lib/protocol';

export interface Roll {
  at: number;
  survivor: string;
  card: string;
  dice: number[];
  ammo: number[];
  /** From here on a die hits. */
  accuracy: number;
}

/** What is told of an attack after its dice. */
const RESULTS = new Set([
  ...['killed', 'held-out', 'snared', 'friendly-fire', 'wounded', 'eliminated', 'out-of-ammo'],
  ...['unmasked', 'exploded', 'set-off', 'skill-used', 'adrenaline', 'level', 'noise', 'woken'],
  'counted',
]);

/** The last attack that was rolled for; none if something else has happened since. */
export function lastRoll(events: readonly EventInfo[]): Roll | null {
  return events.reduce(next, null);
}

function next(roll: Roll | null, event: EventInfo): Roll | null {
  const numbers = (name: string) => words(event, name).map(Number);
  if (event.name === 'rolled') {
    return {
      at: event.number,
      survivor: word(event, 'survivor'),
      card: word(event, 'card'),
      dice: numbers('dice'),
      ammo: numbers('ammo'),
      accuracy: number(event, 'accuracy'),
    };
  }
  if (event.name === 'rolled-on' && roll) return { ...roll, dice: [...roll.dice, ...numbers('dice')] };
  return RESULTS.has(event.name) ? roll : null;
}
