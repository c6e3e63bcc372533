/** Zones, and who is in them, in words: for those who listen to the board. */
import type { Say } from '../../lib/text.svelte';
import { firstName, title } from './cards.svelte';
import type { Area } from './geometry';
import type { Play } from './play.svelte';
import { crowdIn, type Stand } from './stand';

/** What a zone is: "Kitchen", or just a street. */
export const placeOf = (area: Area, say: Say): string =>
  area.label ? title('place', area.label) : say(`ad-ui-kind-${area.kind}`);

/** A zone by its name and what it is: "A1f, Gun shop". */
export const nameOfZone = (area: Area, say: Say): string =>
  say('ad-ui-zone', { zone: area.name, place: placeOf(area, say) });

/** Everything and everyone in a zone, one phrase each. */
export function contents(zone: string, stand: Stand, play: Play, say: Say): string[] {
  const { view } = play;
  const crowd = crowdIn(stand, zone);
  const here = <T extends { zone: string }>(each: T) => each.zone === zone;
  const parts = [
    ...stand.people.filter(here).map(({ id, companion }) =>
      companion ? say('ad-ui-companion', { name: firstName(id) }) : firstName(id),
    ),
    ...stand.bosses.filter(here).map(({ kind }) => title('kind', kind)),
  ];
  if (crowd.shamblers) parts.push(say('ad-ui-shamblers', { count: crowd.shamblers }));
  if (crowd.alphas) parts.push(say('ad-ui-alphas', { count: crowd.alphas }));
  const snared = crowd.snaredShamblers + crowd.snaredAlphas;
  if (snared) parts.push(say('ad-ui-snared', { count: snared }));
  if (crowd.sleepers) parts.push(say('ad-ui-sleepers', { count: crowd.sleepers }));
  for (const token of stand.tokens.filter(here)) {
    parts.push(say('ad-ui-token', { colour: token.colour || 'hidden' }));
  }
  for (const spawn of view.spawns.filter(here)) {
    parts.push(say('ad-ui-spawn', { kind: spawn.kind, active: String(spawn.active) }));
  }
  if (stand.noise === zone) parts.push(say('ad-ui-noise-here'));
  if (stand.truck?.zone === zone) parts.push(say('ad-ui-truck'));
  if (play.chart.goals.has(zone)) parts.push(say('ad-ui-goal-here'));
  return parts;
}

/** What pointing at a zone would do, or why it would do nothing. */
export function meaning(zone: string, play: Play, say: Say): string[] {
  const options = play.options(zone);
  if (options.length === 1) return [say('ad-ui-choose', { option: options[0]!.text })];
  if (options.length) return [say('ad-ui-choices', { count: options.length })];
  const [refused] = play.reasons(zone);
  return refused ? [say('ad-ui-refused', { reason: refused.text, rule: refused.rule })] : [];
}

/** Phrases as one, with commas. */
export const listed = (parts: readonly string[], say: Say): string =>
  parts.length ? parts.reduce((before, next) => say('ad-ui-list', { before, next })) : '';
