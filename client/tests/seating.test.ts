import { expect, test } from 'vitest';
import type { SeatInfo } from '../src/lib/protocol';
import { otherSides, sameAgain, wishes } from '../src/lib/seating';

const seat = (number: number, side: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  side,
  side_name: side,
  name: `${number}`,
  kind: 'person',
  bot: '',
  present: true,
  mine: false,
  away: null,
  left: '',
  ...more,
});

test('the same company again, with sides changed', () => {
  const two = [seat(0, 'humans', { mine: true }), seat(1, 'zombies', { kind: 'bot', bot: 'steady' })];
  expect(otherSides(two)).toBe(1);
  expect(wishes(sameAgain(two, 0))).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'steady' }]);
  expect(wishes(sameAgain(two, 0, 1))).toEqual([{ kind: 'bot', bot: 'steady' }, { kind: 'me' }]);
});

test('others move on to another seat, and are called to it', () => {
  const friends = [seat(0, 'humans', { mine: true }), seat(1, 'zombies')];
  expect(wishes(sameAgain(friends, 0, 1))).toEqual([{ kind: 'same', was: 1 }, { kind: 'me' }]);
});

test('two colonies change, and those who have no sides do not', () => {
  expect(otherSides(['yellow', 'blue', 'yellow', 'blue'].map((side, i) => seat(i, side)))).toBe(1);
  expect(otherSides([0, 1, 2].map((number) => seat(number, `seat-${number}`)))).toBe(0);
  expect(otherSides([0, 1].map((number) => seat(number, 'survivors')))).toBe(0);
  expect(otherSides([seat(0, 'survivors')])).toBe(0);
});
