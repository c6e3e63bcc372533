/** What a newcomer to The Long Night should know, when it is of use. */
import type { Tip } from '../../lib/tips.svelte';
import type { LongNightView } from '../../lib/protocol';
import type { Say } from '../../lib/text.svelte';
import type { BoardProps } from '../index';
import { worries } from './watch';

/** What it is all about, and then the moments of a game as they come. */
export function tips(given: BoardProps): Tip[] {
  const { view, you, say } = given;
  if (you === null) return [];
  const mode = (view as LongNightView).config.mode === 'cooperative' ? 'together' : 'secret';
  return [tip(`goal-${mode}`, say), ...tipsOf(given, you)];
}

/** The moments of a game as they come. */
export const tipsOf = ({ view, asks, say }: BoardProps, you: number): Tip[] =>
  momentsOf(view, asks[0]?.kind ?? '', you).map((id) => tip(id, say));

const tip = (id: string, say: Say): Tip => ({
  id: `long-night:${id}`,
  text: say(`ln-ui-tip-${id}`),
});

/** Questions that explain themselves less than others. */
const ASKED: Record<string, string> = {
  'keep-survivors': 'muster',
  target: 'target',
  search: 'search',
  crossroads: 'crossroads',
  vote: 'vote',
  bite: 'bite',
  request: 'request',
  'keep-token': 'token',
  leave: 'leave',
};

function momentsOf(view: LongNightView, kind: string, you: number): string[] {
  const asked = ASKED[kind];
  if (asked) return [asked];
  if (kind !== 'action') return view.crossroads ? ['held'] : [];
  const urgent = worries(view, you).filter((each) => each.urgent);
  const found = view.players[you]?.exiled ? ['exiled'] : ['turn'];
  if (urgent.some(({ id }) => id === 'crisis')) found.push('crisis');
  if (urgent.some(({ id }) => id === 'food')) found.push('food');
  if (urgent.some(({ id }) => id === 'doors')) found.push('doors');
  return found;
}
