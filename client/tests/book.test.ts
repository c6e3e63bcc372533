import { describe, expect, test } from 'vitest';
import { blocksOf, plainly, spansOf } from '../src/book/marks';
import { fits, search } from '../src/book/search';
import { placeIn } from '../src/book/shelf.svelte';
import type { BookInfo, ParagraphInfo } from '../src/lib/protocol';

describe('texts', () => {
  test('what is stressed and what is a link', () => {
    expect(spansOf('It _must_ [bite](#bite).')).toEqual([
      { words: 'It ' },
      { words: 'must', stress: true },
      { words: ' ' },
      { words: 'bite', to: '#bite' },
      { words: '.' },
    ]);
  });

  test('blocks and lists, whose lines may run on', () => {
    const text = 'Three things:\n- the first,\n  which runs on\n- the second\n\nAnd then\nsome more.';
    expect(blocksOf(text)).toEqual([
      { kind: 'text', spans: [{ words: 'Three things:' }] },
      { kind: 'list', items: [[{ words: 'the first, which runs on' }], [{ words: 'the second' }]] },
      { kind: 'text', spans: [{ words: 'And then some more.' }] },
    ]);
  });

  test('the words alone', () => {
    expect(plainly('It _must_ [bite](#bite).')).toBe('It must bite.');
  });
});

const paragraph = (id: string, more: Partial<ParagraphInfo>): ParagraphInfo => ({
  ...{ id, title: id, text: '', words: [], rules: [], scenes: [] },
  ...more,
});
const book: BookInfo = {
  ...{ game: 'g', title: 'G', base: '', summary: [] },
  chapters: [
    {
      id: 'zombies',
      title: 'Zombies',
      paragraphs: [
        paragraph('bite', { title: 'A bite', words: ['attack', 'kill'], rules: ['ZT-BIT-03'] }),
        paragraph('sight', { title: 'Sight', text: 'Who is seen may be attacked.' }),
      ],
    },
    {
      id: 'people',
      title: 'People',
      paragraphs: [paragraph('axe', { title: 'The Lumberjack', words: ['kill'], rules: ['ZT-LUM-01'] })],
    },
  ],
};
const found = (query: string) => search(book, query).map(({ paragraph: { id } }) => id);

describe('searching', () => {
  test('by a title, by what people call it, by the text; the best first', () => {
    expect(found('bite')).toEqual(['bite']);
    expect(found('attack')).toEqual(['bite', 'sight']);
    expect(found('kill')).toEqual(['bite', 'axe']);
  });

  test('by all words together', () => {
    expect(found('kill lumberjack')).toEqual(['axe']);
    expect(found('kill nobody')).toEqual([]);
  });

  test('by the number of a rule, or its beginning', () => {
    expect(search(book, 'zt-bit-03')[0]).toMatchObject({ rule: 'ZT-BIT-03' });
    expect(found('ZT-LUM')).toEqual(['axe']);
  });

  test('with a slip of one letter', () => {
    expect(found('lumberjak')).toEqual(['axe']);
    expect(found('atack')).toEqual(['bite']);
    expect(found('attcak')).toEqual(['bite']);
  });

  test('nothing is found by nothing', () => {
    expect(found('  ')).toEqual([]);
  });

  test.each([
    ['bite', 'bite', 3],
    ['bit', 'bite', 2],
    ['bike', 'bite', 1],
    ['axe', 'axle', 0],
    ['sight', 'slight', 1],
    ['sight', 'sigth', 1],
    ['sight', 'sit', 0],
  ])('%s fits %s: %i', (wanted, word, how) => {
    expect(fits(wanted, word)).toBe(how);
  });
});

test('a rule and a paragraph have a place', () => {
  expect(placeIn(book, 'ZT-LUM-01')).toMatchObject({ chapter: 'People', rule: 'ZT-LUM-01' });
  expect(placeIn(book, 'sight')).toMatchObject({ chapter: 'Zombies', rule: '' });
  expect(placeIn(book, 'ZT-NO-01')).toBeNull();
});
