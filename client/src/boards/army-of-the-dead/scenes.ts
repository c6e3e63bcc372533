/** Which scene is in front of the board now, and by what it is remembered when it is put aside. */
import type { AskInfo } from '../../lib/protocol';
import type { View } from './types';

export type Scene = { key: string } & (
  | { kind: 'briefing' }
  | { kind: 'ending' }
  | { kind: OfAsk; ask: AskInfo }
);

type OfAsk = 'team' | 'kit' | 'found' | 'arrange' | 'agree' | 'challenge' | 'skill';

const OF_ASKS: Record<string, OfAsk> = {
  team: 'team',
  companion: 'team',
  kit: 'kit',
  found: 'found',
  arrange: 'arrange',
  agree: 'agree',
  challenge: 'challenge',
  'turn-die': 'challenge',
  skill: 'skill',
};

/** Whether a question is asked in front of the board. */
export const hasScene = (kind: string): boolean => kind in OF_ASKS;

/** The briefing is read before anything else; then comes what is asked, and then the end. */
export function sceneOf(view: View, ask: AskInfo | undefined, briefing: boolean): Scene | null {
  if (briefing) return { key: 'briefing', kind: 'briefing' };
  if (view.outcome) return { key: 'ending', kind: 'ending' };
  const kind = ask && OF_ASKS[ask.kind];
  if (!kind) return null;
  // Who puts cards aside to look at the board wants to see it until that is done.
  const key = kind === 'arrange' || kind === 'team' ? kind : `ask-${ask.number}`;
  return { key, kind, ask };
}
