import { expect, test } from 'vitest';
import { catalogues } from 'virtual:catalogues';
import { Text } from '../src/lib/text.svelte';

const english = (await catalogues['en']!()).default;

test('messages, attributes and plurals are found in the shared catalogues', () => {
  const text = new Text('en', { en: english });
  expect(text.say('ui-rules-found', { count: 1 })).toBe('1 rule');
  expect(text.say('ui-rules-found', { count: 3 })).toBe('3 rules');
  expect(text.say('zt-card-canal')).toBe('Canal');
  expect(text.has('ui-join.wrong')).toBe(true);
});

test('what a locale lacks is said in English, and what nobody has is shown as its key', () => {
  const text = new Text('pl', { pl: 'ui-close = Zamknij', en: english });
  expect(text.say('ui-close')).toBe('Zamknij');
  expect(text.say('ui-cancel')).toBe('Cancel');
  expect(text.say('ui-nowhere')).toBe('[ui-nowhere]');
});

test('every message that the client names is in the English catalogue', () => {
  const text = new Text('en', { en: english });
  const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const named = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/'((?:ui|zt-ui)-[a-z-]+(?:\.[a-z]+)?)'/g)].map((match) => match[1]!),
  );
  const missing = [...new Set(named)].filter((key) => !text.has(key));
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(100);
});
