/** A game without a board of its own: the view as facts, and all answers in the panel. */
import { linesOf } from '../../lib/playback.svelte';
import type { GameInfo } from '../../lib/protocol';
import type { GameClient } from '..';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { about, speakOf } from './facts';

export function plain(game: GameInfo): GameClient {
  speakOf(game);
  return {
    Board,
    Aside,
    Guide: () => import('./Guide.svelte'),
    tips: () => [{ id: `${game.name}:about`, text: about() }],
    places: () => () => false,
    chapter: (view) => view.round ?? view.turn ?? 0,
    notable: new Set(),
    breaks: new Set(),
    shots: (_, __, events) => linesOf(events),
  };
}
