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
  /** For `same`: the seat there, if it is another one here. */
  was?: number;
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

/** The same company again: bots stay bots, persons keep their seats, or all move on by some. */
export function sameAgain(seats: readonly SeatInfo[], you: number | null, by = 0): Place[] {
  return seats.map((_, number) => {
    const seat = seats[(number + by) % seats.length]!;
    if (seat.kind === 'bot') return place(`bot:${seat.bot}`);
    if (seat.seat === you) return place('me');
    if (seat.mine) return { who: 'here', name: seat.name };
    if (seat.kind !== 'person') return place('open');
    return by ? { who: 'same', name: '', was: seat.seat } : place('same');
  });
}

/** How far all must move on so that everybody is on another side; 0 if that cannot be done. */
export function otherSides(seats: readonly SeatInfo[]): number {
  const sides = seats.map(({ side }) => side);
  const moved = sides.map((_, by) => by).slice(1);
  return new Set(sides).size < sides.length || sides.length === 2
    ? (moved.find((by) => sides.every((side, i) => side !== sides[(i + by) % sides.length])) ?? 0)
    : 0;
}

export function wishes(places: readonly Place[]): SeatWish[] {
  return places.map(({ who, name, was }) => {
    if (who === 'me') return { kind: 'me' };
    if (who === 'here') return { kind: 'me', name: name.trim() };
    if (who === 'same' && was !== undefined) return { kind: who, was };
    if (who === 'open' || who === 'same') return { kind: who };
    return { kind: 'bot', bot: who.slice('bot:'.length) };
  });
}
