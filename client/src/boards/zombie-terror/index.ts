/** Zombie Terror in the browser. */
import type { ZombieTerrorView } from '../../lib/protocol';
import type { GameClient } from '../index';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { cardOf } from './choices';
import { Chart } from './geometry';
import { reelOf } from './reel';
import { tips } from './tips';

/** What each side loses by: the humans first, then the zombies. */
const HURTS = [new Set(['bitten', 'turned', 'burned']), new Set(['eliminated', 'brute-damaged'])];

const client: GameClient = {
  Board,
  Aside,
  Guide: () => import('./Guide.svelte'),
  tips,
  placeOf(option) {
    if (cardOf(option)) return 'aside';
    // Who has had enough is told so beside the end of the turn.
    if (option.do === 'rest') return 'panel';
    return option.where?.length || option.args.facing ? 'board' : 'panel';
  },
  hurts: ({ name }, _view, you) => HURTS[you ?? -1]?.has(name) ?? false,
  went: ({ name, facts }) => (name === 'moved' ? String(facts.human) : ''),
  places(view: ZombieTerrorView) {
    const chart = new Chart(view.columns, view.terrain);
    const humans = new Set(view.humans.map((each) => each.name));
    return (word) => chart.has(word) || humans.has(word);
  },
  /** The set-up, then the two turns of each round. */
  chapter(view: ZombieTerrorView) {
    if (view.phase === 'set-up') return 'set-up';
    return `${view.round}-${view.phase === 'human turn' ? 'humans' : 'zombies'}`;
  },
  notable: new Set([
    'bitten',
    'turned',
    'escaped',
    'eliminated',
    'brute-damaged',
    'card-played',
    'special-entered',
    'terror-unlocked',
    'terror',
    'car-unlocked',
    'keys-dropped',
    'thing-taken',
    'thing-dropped',
    'thing-brought',
    'burned',
    'alarm',
    'ended',
  ]),
  breaks: new Set(['round', 'human-turn-ended', 'zombie-turn-ended']),
  shots: reelOf,
  sounds: {
    moved: 'step',
    pushed: 'step',
    shoved: 'step',
    'zombie-moved': 'step',
    'zombie-placed': 'step',
    bitten: 'bite',
    turned: 'bite',
    eliminated: 'shot',
    'brute-damaged': 'shot',
    'card-played': 'card',
    'token-laid': 'card',
    searched: 'card',
    'thing-taken': 'card',
    burned: 'bite',
    alarm: 'turn',
    escaped: 'turn',
    terror: 'turn',
    ended: 'end',
  },
};

export default client;
