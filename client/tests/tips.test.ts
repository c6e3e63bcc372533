import { expect, test } from 'vitest';
import type { BoardProps } from '../src/boards';
import { tips } from '../src/boards/zombie-terror/tips';
import { readSince, type Tip } from '../src/lib/tips.svelte';

const tip = (id: string): Tip => ({ id, text: id });

test('a tip is read when its moment is over, with what stood beside it', () => {
  const [goal, start, turn] = ['goal', 'start', 'turn'].map(tip);
  expect(readSince([], [goal!])).toEqual([]);
  expect(readSince([goal!], [goal!, start!])).toEqual([]);
  expect(readSince([goal!, start!], [goal!])).toEqual([goal, start]);
  expect(readSince([start!], [goal!, turn!])).toEqual([start]);
});

/** The ids of what a seat is taught at a moment of Zombie Terror. */
function taught(you: number | null, phase: string, kind = '', round = 1, scenario = 'none') {
  const view = { humans_seat: 0, phase, round, target: 5, config: { scenario } };
  const asks = kind ? [{ kind }] : [];
  const say = (key: string) => key;
  return tips({ view, asks, you, say } as unknown as BoardProps);
}
const ids = (found: Tip[]) => found.map(({ id }) => id.replace('zombie-terror:', ''));

test('the goal comes first, then what is asked', () => {
  expect(ids(taught(0, 'set-up', 'human-start'))).toEqual(['humans:goal', 'humans-start']);
  expect(ids(taught(1, 'movement', 'zombie-action'))).toEqual(['zombies:goal', 'zombies-turn']);
  expect(ids(taught(1, 'adding', 'facing'))).toEqual(['zombies:goal', 'zombies-adding']);
  expect(ids(taught(1, 'set-up'))).toEqual(['zombies:goal']);
  expect(taught(null, 'human turn')).toEqual([]);
});

test('what the zombies do is explained when they have done it', () => {
  expect(ids(taught(0, 'human turn', 'human-action', 1))).not.toContain('humans-hunted');
  expect(ids(taught(0, 'human turn', 'human-action', 2))).toContain('humans-hunted');
});

test('a scenario belongs to the goal', () => {
  const [goal] = taught(0, 'set-up', 'building', 0, 'lost-keys');
  expect(goal!.text).toBe('zt-goal-humans zt-goal-scenario');
});
