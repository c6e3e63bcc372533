/** Where the boards are: each folder beside this file is a game, by its name. */
import type { GameClient } from '.';

const boards = import.meta.glob<{ default: GameClient }>('./*/index.ts');

/** What fetches the board of a game; nothing if it has none of its own. */
export const boardOf = (game: string): (() => Promise<{ default: GameClient }>) | undefined =>
  boards[`./${game}/index.ts`];
