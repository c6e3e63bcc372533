/** What a newcomer to Army of the Dead should know, when it is of use. */
import type { Tip } from '../../lib/tips.svelte';
import type { BoardProps } from '../index';
import type { View } from './types';

/** Questions that explain themselves less than others. */
const ASKED: Record<string, string> = {
  team: 'team',
  kit: 'kit',
  activate: 'activate',
  found: 'found',
  arrange: 'arrange',
  'share-attack': 'share',
  'friendly-fire': 'share',
  way: 'way',
  target: 'way',
  challenge: 'challenge',
  skill: 'skill',
};

/** What it is all about, and then the moments of a game as they come. */
export function tips({ view, asks, you, say }: BoardProps): Tip[] {
  if (you === null) return [];
  const found = ['goal', ...momentsOf(view, asks[0]?.kind ?? '')];
  return found.map((id) => ({ id: `army-of-the-dead:${id}`, text: say(`ad-ui-tip-${id}`) }));
}

function momentsOf(view: View, kind: string): string[] {
  const asked = ASKED[kind];
  if (asked) return [asked];
  if (kind !== 'action') return [];
  const here = view.survivors.find(({ id }) => id === view.turn?.who)?.zone;
  const zone = view.zones.find(({ name }) => name === here);
  const found = ['turn'];
  if (zone?.sleepers) found.push('sleepers');
  if (zone && zone.shamblers + zone.alphas) found.push('crowd');
  return found;
}
