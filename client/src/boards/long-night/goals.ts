/** The goals of objectives in words, each with whether it is met as things stand. */
import type { LongNightPlayerView, LongNightView } from '../../lib/protocol';
import { card } from './cards.svelte';

export interface Goal {
  text: string;
  met: boolean;
}

/** All texts of an entry whose names are this word and a number, in order. */
function numbered(texts: Record<string, string>, name: string): string[] {
  const found: string[] = [];
  for (let i = 0; `${name}${i}` in texts; i++) found.push(texts[`${name}${i}`]!);
  return found;
}

const marked = (texts: string[], met: readonly boolean[]): Goal[] =>
  texts.map((text, i) => ({ text, met: met[i] ?? false }));

/** What the colony must reach. */
export function mainGoals(view: LongNightView): Goal[] {
  const { texts } = card('objective', view.objective);
  return marked(numbered(texts, `${view.side}_goal`), view.goals_met);
}

/**
 * What a player must reach; exile replaces the first goal by others, and a betrayer who stayed
 * hidden has one more.
 */
export function secretGoals(player: LongNightPlayerView): Goal[] {
  const { texts, facts } = card('secret', player.secret);
  const goals = numbered(texts, 'goal');
  if (player.exile_card) {
    const half = facts.betrayal ? 'betrayer' : 'loyal';
    goals.splice(0, 1, ...numbered(card('exile', player.exile_card).texts, half));
  }
  if (texts.hidden && player.goals_met.length > goals.length) goals.push(texts.hidden);
  return marked(goals, player.goals_met);
}
