import { beforeEach, expect, test } from 'vitest';
import { keepAway, putAway } from '../src/lib/notices';

const RENEWED = 'Overrun was renewed after move 55.';
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  Object.assign(globalThis, { localStorage });
});

test('a notice stays away once it was put away', () => {
  expect(putAway('t1')).toEqual([]);
  expect(keepAway('t1', RENEWED)).toEqual([RENEWED]);
  keepAway('t1', RENEWED);
  keepAway('t1', 'Overrun was renewed after move 70.');
  expect(putAway('t1')).toEqual([RENEWED, 'Overrun was renewed after move 70.']);
});

test('the same words at another table are news', () => {
  keepAway('t1', RENEWED);
  expect(putAway('t2')).toEqual([]);
});

test('what was not written by us is nothing', () => {
  kept.set('notices.t1', 'not json');
  expect(putAway('t1')).toEqual([]);
});
