/** What just happened to whom, to be seen for a moment at the figure or the place. */
import type { EventInfo } from '../../lib/protocol';
import { word } from '../../lib/facts';
import type { Face } from './pieces';

export interface Flash {
  /** The number of its event. */
  at: number;
  /** The face of an exposure die that was rolled. */
  face: Face | '';
  hurt: boolean;
}

/** By survivor. */
export function flashesOf(events: readonly EventInfo[]): Map<string, Flash> {
  const found = new Map<string, Flash>();
  for (const event of events) {
    const who = word(event, 'survivor');
    const known: Flash = found.get(who) ?? { at: 0, face: '', hurt: false };
    if (event.name === 'exposed' || event.name === 'bite-rolled') {
      found.set(who, { ...known, at: event.number, face: word(event, 'face') as Face });
    } else if (event.name === 'hurt') {
      found.set(who, { ...known, at: event.number, hurt: true });
    }
  }
  return found;
}

/** The places where something loud happened: an entrance gave way, noise was made. */
export function shaken(events: readonly EventInfo[]): Map<string, string> {
  const LOUD = new Set(['overrun', 'barricade-broken', 'trap-exploded', 'noise', 'died']);
  const found = new Map<string, string>();
  for (const event of events) {
    if (LOUD.has(event.name)) found.set(word(event, 'place'), event.name);
  }
  return found;
}
