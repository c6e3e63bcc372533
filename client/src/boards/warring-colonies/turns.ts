/** Where a round stands: which step it is, and what each of the two whose turn it is does. */
import type { WarringColoniesWarView } from '../../lib/protocol';

export interface Step {
  /** Its words are `wc-ui-step-<id>`. */
  id: string;
  now: boolean;
}

const OF_TURNS = ['moving', 'acting', 'resolving'];
const OF_NIGHTS = ['night', 'battles', 'dead'];

/** The steps of a turn, or of a night, and which is on. */
export function stepsOf(view: WarringColoniesWarView): Step[] {
  if (!view.round) return [{ id: 'set-up', now: true }];
  if (view.pair.length) {
    const between = view.done.length ? 'resolving' : 'moving';
    const step = OF_TURNS.includes(view.step) ? view.step : between;
    return OF_TURNS.map((id) => ({ id, now: id === step }));
  }
  const now = view.battle || view.battles.length ? 'battles' : view.crisis ? 'night' : 'dead';
  return OF_NIGHTS.map((id) => ({ id, now: id === now }));
}

export type State = 'moves' | 'acts' | 'waits' | 'done';

/** Both whose turn it is, with what they do now. */
export function paired(view: WarringColoniesWarView): { seat: number; state: State }[] {
  return view.pair.map((seat) => ({ seat, state: stateOf(view, seat) }));
}

function stateOf(view: WarringColoniesWarView, seat: number): State {
  if (view.step === 'acting') return view.done.includes(seat) ? 'done' : 'acts';
  if (view.step !== 'moving') return 'waits';
  if (view.passed.includes(seat)) return 'done';
  return view.mover === seat ? 'moves' : 'waits';
}
