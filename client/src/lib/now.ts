/** A table against bots at once; somebody's first game is a gentle one. */
import { api } from './api';
import { callMe, myName, suggestedName } from './me.svelte';
import type { GameInfo, Listing, NewTable } from './protocol';
import { againstBots, wishes } from './seating';

const KEY = 'played';
const GENTLE = 'newcomer';

function played(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Whether somebody has never played a game, as far as this browser and these tables know. */
export const isNew = (game: string, tables: readonly Listing[]): boolean =>
  !played().includes(game) && !tables.some((table) => table.game === game && table.mine.length);

/** What such a table is like: no clock of the rules; for a first game newcomers, who take their time. */
export function againstBotsNow(game: GameInfo, seat: number, gentle: boolean): Omit<NewTable, 'name'> {
  const easy = gentle && game.bots.some(({ name }) => name === GENTLE);
  return {
    game: game.name,
    seats: wishes(againstBots(game.usual, easy ? [GENTLE] : game.bots, seat)),
    options: { unhurried: true, ...(gentle ? { pace: 'calm' } : {}) },
  };
}

/** Open it; the table's id. */
export async function playNow(game: GameInfo, seat: number, gentle: boolean): Promise<string> {
  const name = myName() || suggestedName();
  const joined = await api.create({ ...againstBotsNow(game, seat, gentle), name });
  callMe(name);
  localStorage.setItem(KEY, JSON.stringify([...new Set([...played(), game.name])]));
  return joined.table;
}
