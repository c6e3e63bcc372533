/** Who is to sit where at a table that is being made. */
import type { BotInfo, SeatInfo, SeatWish } from './protocol';

/**
 * `me`, `here` (another person at this device), `open` (by link), `same` (who had the seat at the
 * table that is played again), or `bot:<name>`.
 */
export type Who = 'me' | 'here' | 'open' | 'same' | `bot:${string}`;

export interface Place {
  who: Who;
  /** For `here`: what that person is called. */
  name: string;
}

export const place = (who: Who): Place => ({ who, name: '' });

/** The bot that plays where nobody chooses one: the steady one; else the last that the server names. */
export const usualBot = (bots: readonly (BotInfo | string)[]): string => {
  const names = bots.map((bot) => (typeof bot === 'string' ? bot : bot.name));
  return names.find((name) => name === 'steady') ?? names.at(-1) ?? '';
};

/** Me in one seat, the usual bot in the others. */
export function againstBots(seats: number, bots: readonly (BotInfo | string)[], mine = 0): Place[] {
  const bot: Who = bots.length ? `bot:${usualBot(bots)}` : 'open';
  return Array.from({ length: seats }, (_, seat) => place(seat === mine ? 'me' : bot));
}

/** The same company again: bots stay bots, persons keep their seats. */
export function sameAgain(seats: readonly SeatInfo[], you: number | null): Place[] {
  return seats.map((seat) => {
    if (seat.kind === 'bot') return place(`bot:${seat.bot}`);
    if (seat.seat === you) return place('me');
    if (seat.mine) return { who: 'here', name: seat.name };
    return place(seat.kind === 'person' ? 'same' : 'open');
  });
}

export function wishes(places: readonly Place[]): SeatWish[] {
  return places.map(({ who, name }) => {
    if (who === 'me') return { kind: 'me' };
    if (who === 'here') return { kind: 'me', name: name.trim() };
    if (who === 'open' || who === 'same') return { kind: who };
    return { kind: 'bot', bot: who.slice('bot:'.length) };
  });
}
