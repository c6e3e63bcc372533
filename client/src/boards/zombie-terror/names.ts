/** Fields and pawns in words, for those who listen to the board. */
import type { ZombieTerrorHumanView, ZombieTerrorZombieView } from '../../lib/protocol';
import type { Say } from '../../lib/text.svelte';
import type { Play } from './play.svelte';

export function nameOfHuman(human: ZombieTerrorHumanView, play: Play, say: Say): string {
  const said = say('zt-ui-human', {
    human: say(`zt-human-${human.name}`),
    health: say(`zt-health-${human.health}`),
    stars: human.stars,
    ap: play.view.active === human.name ? play.view.ap : 0,
    acted: String(play.view.activated.includes(human.name) && play.view.active !== human.name),
  });
  if (!play.view.carried?.includes(human.name)) return said;
  return said + say('zt-ui-carries', { thing: say(`zt-token-${play.view.thing}`) });
}

export function nameOfZombie(zombie: ZombieTerrorZombieView, say: Say): string {
  return say('zt-ui-zombie', {
    kind: say(`zt-zombie-${zombie.kind}`),
    facing: say(`zt-facing-${zombie.facing}`),
    damaged: String(zombie.damaged),
    acted: String(zombie.activated),
    category: String(zombie.category),
    must: say(`zt-category-${zombie.category}`),
  });
}

/** A field with everything on it and what pointing at it would do. */
export function nameOfField(field: string, play: Play, say: Say): string {
  const { view, chart } = play;
  const parts = [field];
  const ground = GROUNDS[chart.ground(field)];
  if (ground) parts.push(say(`zt-ui-ground-${ground}`));
  const human = play.human(field);
  const zombie = play.zombie(field);
  if (human) parts.push(nameOfHuman(human, play, say));
  if (zombie) parts.push(nameOfZombie(zombie, say));
  if (view.search.includes(field)) parts.push(say('zt-ui-search-token'));
  if (view.things?.includes(field)) parts.push(say(`zt-token-${view.thing}`));
  if (lyingKeys(play) === field) parts.push(say('zt-token-keys'));
  if (view.allowed.includes(field)) parts.push(say('zt-ui-allowed'));
  parts.push(...meaning(field, play, say));
  return parts.reduce((before, next) => say('zt-ui-list', { before, next }));
}

const GROUNDS: Record<string, string> = {
  '#': 'obstacle',
  S: 'bus',
  '@': 'booth',
  '=': 'car',
  o: 'canal',
};

function meaning(field: string, play: Play, say: Say): string[] {
  const options = play.options(field);
  if (options.length === 1) return [say('zt-ui-choose', { option: options[0]!.text })];
  if (options.length) return [say('zt-ui-choices', { count: options.length })];
  if (play.actors.has(field)) return [say('zt-ui-can-act')];
  const [refused] = play.reasons(field);
  return refused ? [say('zt-ui-refused', { reason: refused.text, rule: refused.rule })] : [];
}

/** The field on which the car keys lie, or null. */
export function lyingKeys(play: Play): string | null {
  const at = play.view.keys?.lying;
  return at === null || at === undefined ? null : (play.chart.names[at] ?? null);
}
