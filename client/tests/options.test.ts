import { expect, test } from 'vitest';
import { arg, byReason, grouped, touches } from '../src/lib/options';
import { option, refused as no } from './saying';

const move = (actor: string, target: string) => ({
  ...option(`move:${actor}:${target}`, { move: 'human field' }),
  ...{ actor, verb: 'move to', target },
});

test('options are grouped by actor, then verb, in the order in which they came', () => {
  const push = option('push:nurse:A1', {}, { actor: 'Nurse', verb: 'push to', target: 'A1' });
  const end = option('end', {});
  const found = grouped([move('Nurse', 'A2'), move('Child', 'B2'), push, move('Nurse', 'A3'), end]);
  expect(found.actors.map(({ actor }) => actor)).toEqual(['Nurse', 'Child']);
  const [nurse] = found.actors;
  expect(nurse?.verbs.map(({ verb }) => verb)).toEqual(['move to', 'push to']);
  expect(nurse?.verbs[0]?.options.map(({ target }) => target)).toEqual(['A2', 'A3']);
  expect(found.single).toEqual([end]);
});

test('no option is lost by grouping', () => {
  const odd = option('odd', {}, { verb: 'do' });
  const options = [move('Nurse', 'A2'), odd, option('plain', {})];
  const found = grouped(options);
  const shown = found.actors.flatMap(({ verbs }) => verbs.flatMap((verb) => verb.options));
  expect([...shown, ...found.single]).toHaveLength(options.length);
});

test('refused options are listed by reason, the most frequent first', () => {
  const refused = (id: string, rule: string) => no(id, {}, { rule, text: `Not by ${rule}.` });
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

test('an argument is read by its name; what is not said is empty', () => {
  const drop = option('drop:axe:rope', { drop: '*cards' });
  expect(arg(move('nurse', 'B3'), 'field')).toBe('B3');
  expect(arg(move('nurse', 'B3'), 'card')).toBe('');
  expect([arg(drop, 'cards'), drop.args.cards]).toEqual(['', ['axe', 'rope']]);
});
