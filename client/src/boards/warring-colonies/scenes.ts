/** Which scene of a war is in front of the board now, besides those of The Long Night. */
import type { AskInfo, EventInfo, WarringColoniesWarView } from '../../lib/protocol';
import type { Scene } from '../long-night/scenes';
import { openBattle } from './battles';

const OF_ASKS: Record<string, string> = {
  elect: 'election',
  'tied-leaders': 'election',
  mission: 'missions',
};

/** What is asked in a battle. */
const FIGHTING = new Set([
  'tactics',
  'bid',
  'battle-hit',
  'share-wounds',
  'wolf-battle',
  'flee',
]);

export function warScene(
  view: WarringColoniesWarView,
  events: readonly EventInfo[],
  ask: AskInfo | undefined,
): Scene | null {
  if (view.outcome) return null;
  const name = ask && OF_ASKS[ask.kind];
  if (name) return { key: `ask-${ask.number}`, kind: 'own', name, at: 0, ask };
  const at = view.battle ? openBattle(events) : null;
  if (at === null || (ask && !FIGHTING.has(ask.kind))) return null;
  return { key: `moment-${at}`, kind: 'own', name: 'battle', at, ask };
}
