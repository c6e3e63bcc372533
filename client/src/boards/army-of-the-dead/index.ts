/** Army of the Dead in the browser. */
import { plainly } from '../../lib/seats';
import type { GameClient } from '../index';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Guide from './Guide.svelte';
import { lessons } from './lessons';
import Stage from './Stage.svelte';
import type { View } from './types';

const ZONE = /^[A-Z]\d+[a-z]$/;

const client: GameClient = {
  Board,
  Aside,
  Stage,
  Guide,
  lessons,
  ratio: 1.2,
  /** Up to six play; the last has a shape that no other table needs. */
  dress: () => (seat) =>
    seat === 5 ? { shape: 'shield', colour: 'var(--seat-5)' } : plainly(seat),
  places(view: View) {
    const people = new Set([...view.survivors, ...view.companions].map(({ id }) => id));
    return (word) => ZONE.test(word) || people.has(word);
  },
  /** The set-up, then the turns of each round, and its zombie phase. */
  chapter(view: View) {
    if (!view.round) return 'set-up';
    return `${view.round}-${view.phase === 'players' ? view.active : view.phase}`;
  },
  notable: new Set([
    'briefing',
    'level',
    'eliminated',
    'arrived',
    'unmasked',
    'took',
    'mission-event',
    'special',
    'personal-done',
    'traps-cleared',
    'vault-opened',
    'friendly-fire',
    'extra-activation',
    'ended',
  ]),
  breaks: new Set(['round', 'turn', 'zombie-phase']),
  sounds: {
    moved: 'step',
    'zombies-moved': 'step',
    drove: 'step',
    spawned: 'step',
    rolled: 'dice',
    'challenge-rolled': 'dice',
    exploded: 'shot',
    killed: 'shot',
    attacked: 'bite',
    wounded: 'bite',
    eliminated: 'bite',
    drew: 'card',
    'zombie-card': 'card',
    'orders-card': 'card',
    took: 'turn',
    level: 'turn',
    'mission-event': 'turn',
    ended: 'end',
  },
};

export default client;
