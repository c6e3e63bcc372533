/** Army of the Dead in the browser. */
import { plainly } from '../../lib/seats';
import type { GameClient } from '../index';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { placeOf } from './choices';
import type { Picture } from './geometry';
import Face from './parts/FaceOf.svelte';
import { tips } from './tips';
import { reelOf } from './reel';
import type { View } from './types';

const NOTABLE = new Set([
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
  'uh-oh',
  'ended',
]);
/** What is told large: what is notable, and what skills do by themselves. */
const MOMENTS = new Set([...NOTABLE, 'skill-used']);
const ZONE = /^[A-Z]\d+[a-z]$/;

const HURTS = new Set(['wounded', 'eliminated', 'friendly-fire']);

const client: GameClient = {
  Board,
  Aside,
  Stage: () => import('./Stage.svelte'),
  Guide: () => import('./Guide.svelte'),
  Face,
  tips,
  /** As wide as its tiles lie, below what stands above them. */
  ratio({ details }) {
    const [columns, rows] = (details as Picture).size;
    return Math.min(1.45, (0.92 * columns) / rows);
  },
  /** Up to six play; the last has a shape that no other table needs. */
  dress: () => (seat) =>
    seat === 5 ? { shape: 'shield', colour: 'var(--seat-5)' } : plainly(seat),
  placeOf: (option, { kind }) => placeOf(option, kind, (word) => ZONE.test(word)),
  hurts: ({ name, facts }, view: View, you) =>
    HURTS.has(name) &&
    view.survivors.every(({ id, seat }) => id !== facts.survivor || seat === you),
  went: ({ name, facts }) => (name === 'moved' ? String(facts.survivor) : ''),
  places(view: View) {
    const people = new Set([...view.survivors, ...view.companions].map(({ id }) => id));
    return (word) => ZONE.test(word) || people.has(word);
  },
  /** The set-up, then the turns of each round, and its zombie phase. */
  chapter(view: View) {
    if (!view.round) return 'set-up';
    return `${view.round}-${view.phase === 'players' ? view.active : view.phase}`;
  },
  isTurn: (view: View) => !view.round || view.phase === 'players',
  notable: NOTABLE,
  breaks: new Set(['round', 'turn', 'zombie-phase']),
  shots: (before: View, end: View, events) => reelOf(before, end, events, MOMENTS),
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
