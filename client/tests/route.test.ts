import { expect, test } from 'vitest';
import { parse } from '../src/lib/address';
import { readLink, tableLinks } from '../src/lib/route.svelte';

test.each([
  ['/', { page: 'home' }],
  ['/new/zombie-terror', { page: 'new', game: 'zombie-terror' }],
  ['/t/abc123', { page: 'table', id: 'abc123' }],
  ['/t/abc123/replay', { page: 'replay', id: 'abc123' }],
  ['/about', { page: 'about' }],
  ['/t/abc123/other', { page: 'lost' }],
  ['/nowhere', { page: 'lost' }],
])('%s is a page', (path, route) => {
  expect(parse(path)).toEqual(route);
});

test('a rule is named by the fragment', () => {
  expect(parse('/rules/zombie-terror', '#ZT-BIT-03')).toEqual({
    page: 'rules',
    game: 'zombie-terror',
    part: 'book',
    place: 'ZT-BIT-03',
  });
});

test.each([
  ['/rules/zombie-terror/summary', 'summary'],
  ['/rules/zombie-terror/all', 'all'],
])('%s is a part of the rules', (path, part) => {
  expect(parse(path)).toEqual({ page: 'rules', game: 'zombie-terror', part, place: '' });
});

test('there are no other parts of the rules', () => {
  expect(parse('/rules/zombie-terror/book')).toEqual({ page: 'lost' });
  expect(parse('/rules/zombie-terror/summary/more')).toEqual({ page: 'lost' });
});

test.each([
  ['https://play.example.org/t/abc123#s3cr3t-token', '/t/abc123#s3cr3t-token'],
  ['  /t/abc123  ', '/t/abc123'],
  ['abc12345', '/t/abc12345'],
  ['https://play.example.org/about', null],
  ['hello there', null],
])('a pasted %s leads to %s', (link, address) => {
  expect(readLink(link)).toBe(address);
});

test('links to tables of this site can be followed, others are only words', () => {
  const here = 'https://here.example.org';
  const said = `Again? ${here}/t/a1#tok-en or https://else.example.org/t/a1#tok or /t/a1`;
  expect(tableLinks(said, here)).toEqual([
    { words: 'Again? ' },
    { words: `${here}/t/a1#tok-en`, path: '/t/a1#tok-en' },
    { words: ' or ' },
    { words: 'https://else.example.org/t/a1#tok' },
    { words: ' or /t/a1' },
  ]);
});
