/** The humans of a game, wherever they are by now. */
import type { ZombieTerrorView } from '../../lib/protocol';

const NAMES = ['banker', 'lumberjack', 'child', 'mechanic', 'nurse', 'policeman', 'dog'];

export interface Entry {
  name: string;
  /** `waiting`, `board`, `acted`, `escaped`, `dead` or `turned`. */
  fate: string;
  health: string;
  stars: number;
}

export function entries(view: ZombieTerrorView): Entry[] {
  return NAMES.map((name) => entry(view, name)).filter((each) => each !== null);
}

function entry(view: ZombieTerrorView, name: string): Entry | null {
  const find = (list: ZombieTerrorView['humans']) => list.find((each) => each.name === name);
  const escaped = find(view.escaped);
  if (escaped) return { ...escaped, fate: 'escaped' };
  const here = find(view.humans);
  if (here) {
    const acted = view.activated.includes(name) && view.active !== name;
    return { ...here, fate: here.health === 'dead' ? 'dead' : acted ? 'acted' : 'board' };
  }
  const aside = find(view.aside);
  if (aside) return { ...aside, fate: 'waiting' };
  return view.turned.includes(name) ? { name, fate: 'turned', health: '', stars: 0 } : null;
}
