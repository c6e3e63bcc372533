/** The Long Night in the browser. */
import type { LongNightView } from '../../lib/protocol';
import type { GameClient } from '../index';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import Guide from './Guide.svelte';
import { lessons } from './lessons';
import Stage from './Stage.svelte';

const client: GameClient = {
  Board,
  Aside,
  Stage,
  Guide,
  lessons,
  ratio: 1.12,
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
