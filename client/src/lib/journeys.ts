/** Ways of several steps: so many answers, given by pointing at where they lead. */
import type { AskInfo, OptionInfo } from './protocol';

/** Who may walk, to where, and by which places. */
export type Walks = Record<string, Record<string, string[]>>;

/** Answers that are given one after the other, as if they were one. */
export interface Journey extends OptionInfo {
  batch: string[];
}

export const isJourney = (option: OptionInfo): option is Journey => 'batch' in option;

/** The ways that somebody may walk now, by where they lead; `step` is the answer for one place. */
export function journeys(
  ask: AskInfo | undefined,
  walks: Record<string, string[]> | undefined,
  step: (place: string) => string,
  text: (place: string, steps: number) => string,
): Map<string, Journey> {
  const found = new Map<string, Journey>();
  for (const [goal, way] of Object.entries(walks ?? {})) {
    const batch = way.map(step);
    const first = ask?.options.find(({ id }) => id === batch[0]);
    if (!first) continue;
    const where = [...(first.where ?? []).slice(0, -1), ...way];
    found.set(goal, { ...first, id: batch.join(' '), text: text(goal, way.length), where, batch });
  }
  return found;
}
