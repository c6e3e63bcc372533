/** What a newcomer to Zombie Terror should know, when it is of use. */
import type { Tip } from '../../lib/tips.svelte';
import type { ZombieTerrorView } from '../../lib/protocol';
import type { Say } from '../../lib/text.svelte';
import type { BoardProps } from '../index';

export const sideOf = (view: ZombieTerrorView, seat: number): string =>
  seat === view.humans_seat ? 'humans' : 'zombies';

/** What this side is after, and what the scenario adds to it. */
export function goals(view: ZombieTerrorView, side: string, say: Say): string[] {
  const { scenario } = view.config;
  const said = [say(`zt-goal-${side}`, { target: view.target })];
  if (scenario === 'none') return said;
  const name = say(`zt-setting-scenario-${scenario}`);
  const text = say(`zt-setting-scenario-${scenario}.text`);
  return [...said, say('zt-goal-scenario', { name, text })];
}

/** The goal, and then the moments of a game in the order in which they come. */
export function tips({ view, asks, you, say }: BoardProps): Tip[] {
  if (you === null) return [];
  const side = sideOf(view, you);
  const goal = { id: `zombie-terror:${side}:goal`, text: goals(view, side, say).join(' ') };
  const moments = asks[0] ? momentsOf(view, side, asks[0].kind) : [];
  return [
    goal,
    ...moments.map((moment) => ({
      id: `zombie-terror:${moment}`,
      text: say(`zt-ui-tip-${moment}`),
    })),
  ];
}

function momentsOf(view: ZombieTerrorView, side: string, kind: string): string[] {
  if (kind === 'building') return ['building'];
  if (view.phase === 'set-up') return [`${side}-start`];
  const scenario = view.thing ? [`${side}-${view.config.scenario}`] : [];
  if (side === 'zombies') {
    return [...scenario, view.phase === 'adding' ? 'zombies-adding' : 'zombies-turn'];
  }
  // Why the zombies did what they did can be told when they have done it.
  return [...scenario, 'humans-turn', ...(view.round > 1 ? ['humans-hunted'] : [])];
}
