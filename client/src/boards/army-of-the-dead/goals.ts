/** What the team must do to win: the goals of the mission, then the personal objectives. */
import type { Say } from '../../lib/text.svelte';
import { card, title } from './cards.svelte';
import type { View } from './types';

export interface Goal {
  id: string;
  met: boolean;
  /** How far it is, where that is counted: "4 of 10". */
  progress: string;
  text: string;
  /** The same in few words, for where the rest can be read beside it. */
  short: string;
}

export function goalsOf(view: View, say: Say): Goal[] {
  const { texts } = card('mission', view.mission);
  const progress = (count: number, of: number, done: boolean) =>
    of && !done ? say('ad-ui-of', { count, of }) : '';
  return [
    ...view.goals.map(({ id, met, count, of }) => {
      const text = texts[`goal-${id}`] ?? id;
      return { id, met, progress: progress(count, of, met), text, short: text };
    }),
    ...view.personal.map(({ owner, done, count, of, colour }) => ({
      id: `personal-${owner}`,
      met: done,
      progress: progress(count, of, done),
      short: title('personal', owner),
      text: say('ad-ui-personal', {
        title: title('personal', owner),
        goal: card('personal', owner).texts.goal ?? '',
        colour,
      }),
    })),
  ];
}
