import { expect, test } from 'vitest';
import { isJourney, journeys } from '../src/lib/journeys';
import type { AskInfo } from '../src/lib/protocol';
import { option } from './saying';

const ask: AskInfo = {
  number: 1,
  kind: 'human-action',
  seat: 0,
  text: '',
  facts: {},
  options: ['B1', 'A2'].map((to) =>
    option(`move:nurse:${to}`, { move: 'human field' }, { where: ['A1', to] }),
  ),
};
const step = (place: string) => `move:nurse:${place}`;
const text = (place: string, steps: number) => `${place} in ${steps}`;

test('a way of several steps is one choice that gives all of their answers', () => {
  const found = journeys(ask, { A3: ['A2', 'A3'] }, step, text);
  expect([...found.keys()]).toEqual(['A3']);
  const way = found.get('A3')!;
  expect(isJourney(way)).toBe(true);
  expect(way).toMatchObject({
    id: 'move:nurse:A2 move:nurse:A3',
    batch: ['move:nurse:A2', 'move:nurse:A3'],
    where: ['A1', 'A2', 'A3'],
    text: 'A3 in 2',
  });
});

test('nobody walks whose first step is not offered', () => {
  expect(journeys(ask, { C2: ['C1', 'C2'] }, step, text).size).toBe(0);
  expect(journeys(undefined, { A3: ['A2', 'A3'] }, step, text).size).toBe(0);
  expect(journeys(ask, undefined, step, text).size).toBe(0);
  expect(isJourney(ask.options[0]!)).toBe(false);
});
