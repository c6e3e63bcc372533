/** What happened since my last turn, by what matters to me. */
import type { GameClient } from '../boards';
import type { EventInfo } from './protocol';

/** What of a game says what matters. */
type Judge = Pick<GameClient, 'notable' | 'hurts' | 'went'>;

export interface Digest {
  /** What I have lost, in the order in which it happened. */
  mine: EventInfo[];
  /** What nobody should miss beside that. */
  weighty: EventInfo[];
  /** Who went where: of each the last way. */
  went: EventInfo[];
}

export function digest(
  events: readonly EventInfo[],
  { notable, hurts, went }: Judge,
  view: unknown,
  you: number | null,
): Digest {
  const mine = events.filter((event) => hurts?.(event, view, you));
  const last = new Map<string, EventInfo>();
  for (const event of events) {
    const who = went?.(event);
    if (who) last.set(who, event);
  }
  return {
    mine,
    weighty: events.filter((event) => notable.has(event.name) && !mine.includes(event)),
    went: [...last.values()],
  };
}
