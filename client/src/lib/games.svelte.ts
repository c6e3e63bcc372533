/** The games that can be played, and those that are on their way. */
import { api } from './api';
import type { GameInfo } from './protocol';

let fetched: Promise<GameInfo[]> | undefined;

/** Asked once for all pages; again after a failure. */
export function games(): Promise<GameInfo[]> {
  fetched ??= api.games().then(
    (found) => found.games,
    (error) => {
      fetched = undefined;
      throw error;
    },
  );
  return fetched;
}

/** All games of Overrun in their order on the shelf. */
export const SHELF = ['zombie-terror', 'long-night', 'warring-colonies', 'army-of-the-dead'] as const;
