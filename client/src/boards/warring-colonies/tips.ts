/** What a newcomer to the war should know, when it is of use. */
import type { Tip } from '../../lib/tips.svelte';
import type { WarringColoniesWarView } from '../../lib/protocol';
import type { BoardProps } from '../index';
import { tipsOf } from '../long-night/tips';

/** Questions of the war that explain themselves less than others. */
const ASKED: Record<string, string> = {
  movement: 'movement',
  action: 'action',
  tactics: 'tactics',
  bid: 'bid',
  'share-wounds': 'wounds',
  'wolf-battle': 'wolf-battle',
  elect: 'elect',
  mission: 'mission',
};

/** What it is all about, and then the moments of a war as they come. */
export function tips(given: BoardProps): Tip[] {
  const { asks, you, say } = given;
  if (you === null) return [];
  const view = given.view as WarringColoniesWarView;
  const kind = asks[0]?.kind ?? '';
  const ids = [view.wolf === you ? 'goal-wolf' : 'goal'];
  if (ASKED[kind]) ids.push(ASKED[kind]);
  const own = ids.map((id) => ({
    id: `warring-colonies:${id}`,
    text: say(`wc-ui-tip-${id}`),
  }));
  return [...own, ...(ASKED[kind] ? [] : tipsOf(given, you))];
}
