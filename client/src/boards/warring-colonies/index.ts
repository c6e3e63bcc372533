/** Warring Colonies in the browser: The Long Night with two colonies. */
import type { WarringColoniesWarView } from '../../lib/protocol';
import type { GameClient } from '../index';
import night from '../long-night';
import { reelOf } from '../long-night/reel';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { tips } from './tips';
import { MANNER } from './moments';
import { dress } from './teams';

const client: GameClient = {
  buildsOn: 'long-night',
  Board,
  Aside,
  Stage: () => import('./Stage.svelte'),
  Guide: () => import('./Guide.svelte'),
  Face: night.Face!,
  tips,
  dress,
  ratio: 1.12,
  placeOf: night.placeOf!,
  whyNot: night.whyNot!,
  hurts: night.hurts!,
  went: night.went!,
  places: night.places,
  /** The set-up, the turns of each pair, and the nights. */
  chapter(view: WarringColoniesWarView) {
    if (!view.round) return 'set-up';
    return `${view.round}-${view.pair.join('+') || view.phase}`;
  },
  isTurn: (view: WarringColoniesWarView, you) => !view.round || view.pair.includes(you ?? -1),
  notable: new Set([
    ...night.notable,
    'battle',
    'battle-won',
    'fell-back',
    'undefended',
    'spoils',
    'colony-fell',
    'colony-leader',
    'mission-done',
    'wolf-out',
    'ousted',
  ]),
  breaks: new Set(['round', 'turns', 'colony-phase']),
  shots: (before, after, events, told) =>
    reelOf(before, after, events, told, { notable: client.notable, ...MANNER }),
  sounds: {
    ...night.sounds,
    ousted: 'shot',
    battle: 'turn',
    tactics: 'card',
    bids: 'shot',
    'battle-dice': 'dice',
    'mission-done': 'card',
    'leader-vote': 'turn',
  },
};

export default client;
