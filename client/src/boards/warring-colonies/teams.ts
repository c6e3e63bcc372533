/** The colonies as teams: each has a colour and an emblem, and its players have numbers. */
import type { WarringColoniesWarView } from '../../lib/protocol';
import type { Dress, Dresser, Shape } from '../../lib/seats';
import type { Say } from '../../lib/text.svelte';
import { nameOfPlace } from '../long-night/names';

/** By the place where it lives. */
export type Team = 'yellow' | 'blue' | 'den';

const SHAPES: Record<Team, Shape> = { yellow: 'sun', blue: 'shield', den: 'fang' };

export const dressOf = (team: Team): Dress => ({ shape: SHAPES[team], colour: `var(--team-${team})` });

/** A colony is called by its place, the Lone Wolf is not. */
export const nameOfTeam = (team: Team, say: Say): string =>
  team === 'den' ? say('wc-ui-lone-wolf') : nameOfPlace(team, say);

/** The team of each seat. */
export function teamsOf(view: WarringColoniesWarView): Map<number, Team> {
  return new Map(
    view.colonies.flatMap(({ place, seats }) => seats.map((seat) => [seat, place as Team] as const)),
  );
}

/** Everyone in the colour and the shape of the own team, with the number of the seat. */
export function dress(view: WarringColoniesWarView): Dresser {
  const teams = teamsOf(view);
  return (seat) => ({ ...dressOf(teams.get(seat) ?? 'den'), number: String(seat + 1) });
}
