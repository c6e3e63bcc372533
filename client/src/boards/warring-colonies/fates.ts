/** What became of the colonies and the Lone Wolf. */
import type { WarringColoniesColonyView, WarringColoniesWarView } from '../../lib/protocol';

/** Its words are `wc-ui-fate-<fate>`. */
export type Fate = 'fallen' | 'done' | 'outlived' | 'stands' | 'out' | 'free';

/** Of a colony at the end; `done` are those to which the main objective is counted. */
export function fateOf(colony: WarringColoniesColonyView, done: readonly string[]): Fate {
  if (colony.place === 'den') return colony.fallen ? 'out' : 'free';
  if (colony.fallen) return 'fallen';
  if (!done.includes(colony.place)) return 'stands';
  // Whoever is left over need not have reached the goals.
  return colony.goals_met.every(Boolean) ? 'done' : 'outlived';
}

export type Fallen = 'yellow' | 'blue' | 'both' | 'none';

/** Which of the two colonies has fallen. */
export function fallenOf(view: WarringColoniesWarView): Fallen {
  const fallen = view.colonies.filter((each) => each.fallen && each.place !== 'den');
  if (fallen.length > 1) return 'both';
  return (fallen[0]?.place as Fallen | undefined) ?? 'none';
}
