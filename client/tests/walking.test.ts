import { expect, test } from 'vitest';
import { digest } from '../src/lib/digest';
import type { EventInfo } from '../src/lib/protocol';
import { nextIn } from '../src/lib/walking';

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

test('arrow keys lead to what lies straight ahead before what is near but aslant', () => {
  const boxes = [box(60, 0), box(30, 30), box(0, 40), box(-50, 5)];
  const from = box(0, 0);
  expect(nextIn('ArrowRight', from, boxes)).toBe(0);
  expect(nextIn('ArrowDown', from, boxes)).toBe(2);
  expect(nextIn('ArrowLeft', from, boxes)).toBe(3);
  expect(nextIn('ArrowUp', from, boxes)).toBe(-1);
  expect(nextIn('Enter', from, boxes)).toBe(-1);
});

test('what happened is told by what matters: my losses, what weighs, of each the last way', () => {
  const event = (number: number, name: string, who: string, seat: number): EventInfo => ({
    number,
    name,
    facts: { survivor: who, seat },
    text: `${name} ${who}`,
  });
  const events = [
    event(1, 'moved', 'emma', 1),
    event(2, 'hurt', 'silas', 0),
    event(3, 'moved', 'emma', 1),
    event(4, 'died', 'emma', 1),
    event(5, 'died', 'silas', 0),
  ];
  const told = digest(
    events,
    {
      notable: new Set(['died']),
      hurts: ({ name, facts }, _view, you) => name !== 'moved' && facts.seat === you,
      went: ({ name, facts }) => (name === 'moved' ? String(facts.survivor) : ''),
    },
    {},
    0,
  );
  expect(told.mine.map(({ number }) => number)).toEqual([2, 5]);
  expect(told.weighty.map(({ number }) => number)).toEqual([4]);
  expect(told.went.map(({ number }) => number)).toEqual([3]);
});
