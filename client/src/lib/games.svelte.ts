/** The games that can be played, in their order on the shelf. */
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
