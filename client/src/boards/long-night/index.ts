/** The Long Night in the browser. */
import type { LongNightView } from '../../lib/protocol';
import type { GameClient } from '../index';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Face from './parts/Face.svelte';
import { desk } from './desk.svelte';
import { tips } from './tips';
import { reelOf } from './reel';
import { placeOf, reasons } from './things';

/** What hurts whose it is. */
const HURTS = new Set([
  'hurt',
  'died',
  'left',
  'laid-down',
  'exiled',
  'card-lost',
  'hand-lost',
  'equipment-lost',
]);

const MOVES = new Set(['moved', 'withdrew']);

const client: GameClient = {
  Board,
  Aside,
  Stage: () => import('./Stage.svelte'),
  Guide: () => import('./Guide.svelte'),
  Face,
  tips,
  ratio: 1.12,
  placeOf,
  /** Of what is picked up together with it, or else of the thing alone. */
  whyNot(thing, { asks: [ask], refused, view }) {
    if (!ask) return [];
    const together = desk.picked.filter((each) => each !== thing);
    const found = reasons(ask, refused, view, [...together, thing]);
    return found.length ? found : reasons(ask, refused, view, [thing]);
  },
  hurts: ({ name, facts }, _view, you) => HURTS.has(name) && facts.seat === you,
  went: ({ name, facts }) => (MOVES.has(name) ? String(facts.survivor) : ''),
  places(view: LongNightView) {
    const known = new Set([
      ...view.places.map(({ id }) => id),
      ...view.survivors.map(({ id }) => id),
    ]);
    return (word) => known.has(word);
  },
  /** The set-up, the turns of each round, and its night. */
  chapter(view: LongNightView) {
    if (!view.round) return 'set-up';
    return `${view.round}-${view.active ?? view.phase}`;
  },
  isTurn: (view: LongNightView, you) => !view.round || view.active === you,
  notable: new Set([
    'crisis',
    'crisis-resolved',
    'crossroads',
    'crossroads-chosen',
    'died',
    'left',
    'joined',
    'helpless-died',
    'overrun',
    'starving',
    'exile-called',
    'voted',
    'exiled',
    'colony-broken',
    'secret-shown',
    'ended',
  ]),
  breaks: new Set(['round', 'turn', 'colony-phase']),
  shots: (before, after, events, told) => reelOf(before, after, events, told, client),
  sounds: {
    moved: 'step',
    'zombie-came': 'step',
    dice: 'dice',
    exposed: 'dice',
    'bite-rolled': 'dice',
    hurt: 'bite',
    died: 'bite',
    overrun: 'bite',
    'zombie-killed': 'shot',
    fought: 'shot',
    'trap-exploded': 'shot',
    played: 'card',
    equipped: 'card',
    added: 'card',
    drew: 'card',
    crisis: 'card',
    crossroads: 'turn',
    'exile-called': 'turn',
    voted: 'turn',
    ended: 'end',
  },
};

export default client;
