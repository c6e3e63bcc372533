import { expect, test } from 'vitest';
import { byReason, grouped, touches } from '../src/lib/options';

const move = (actor: string, target: string) => ({
  id: `move:${actor}:${target}`,
  text: `The ${actor} moves to ${target}`,
  actor,
  verb: 'move to',
  target,
});

test('options are grouped by actor, then verb, in the order in which they came', () => {
  const push = { id: 'push:nurse:A1', text: '', actor: 'Nurse', verb: 'push to', target: 'A1' };
  const end = { id: 'end', text: 'End the turn' };
  const found = grouped([move('Nurse', 'A2'), move('Child', 'B2'), push, move('Nurse', 'A3'), end]);
  expect(found.actors.map(({ actor }) => actor)).toEqual(['Nurse', 'Child']);
  const [nurse] = found.actors;
  expect(nurse?.verbs.map(({ verb }) => verb)).toEqual(['move to', 'push to']);
  expect(nurse?.verbs[0]?.options.map(({ target }) => target)).toEqual(['A2', 'A3']);
  expect(found.single).toEqual([end]);
});

test('no option is lost by grouping', () => {
  const odd = { id: 'odd', text: 'Odd', verb: 'do' };
  const options = [move('Nurse', 'A2'), odd, { id: 'plain', text: 'Plain' }];
  const found = grouped(options);
  const shown = found.actors.flatMap(({ verbs }) => verbs.flatMap((verb) => verb.options));
  expect([...shown, ...found.single]).toHaveLength(options.length);
});

test('refused options are listed by reason, the most frequent first', () => {
  const refused = (option: string, rule: string) => ({
    option,
    rule,
    text: `Not by ${rule}.`,
    where: [],
    label: option,
  });
  const found = byReason([refused('a', 'ZT-1'), refused('b', 'ZT-2'), refused('c', 'ZT-2')]);
  expect(found.map(({ rule, options }) => [rule, options.length])).toEqual([
    ['ZT-2', 2],
    ['ZT-1', 1],
  ]);
});

test('places touch when they have one in common', () => {
  expect(touches(['A1', 'A2'], ['A2'])).toBe(true);
  expect(touches(undefined, ['A2'])).toBe(false);
});
