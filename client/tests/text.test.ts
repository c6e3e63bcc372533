import { expect, test } from 'vitest';
import { catalogues } from 'virtual:catalogues';
import { Text } from '../src/lib/text.svelte';

const chunk = async (game: string) => (await catalogues['en']![game]!()).default;
const english = await chunk('');

test('messages, attributes and plurals are found in the shared catalogues', () => {
  const text = new Text('en', { en: english });
  expect(text.say('ui-rules-found', { count: 1 })).toBe('1 rule');
  expect(text.say('ui-rules-found', { count: 3 })).toBe('3 rules');
  expect(text.has('ui-join.wrong')).toBe(true);
});

test('what a board says is learned with it', async () => {
  const text = new Text('en', { en: english });
  expect(text.has('zt-card-canal')).toBe(false);
  text.learn({ en: await chunk('zombie-terror') });
  expect(text.say('zt-card-canal')).toBe('Canal');
});

test('what a locale lacks is said in English, and what nobody has is shown as its key', () => {
  const text = new Text('pl', { pl: 'ui-close = Zamknij', en: english });
  expect(text.say('ui-close')).toBe('Zamknij');
  expect(text.say('ui-cancel')).toBe('Cancel');
  expect(text.say('ui-nowhere')).toBe('[ui-nowhere]');
});

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What each game's index.ts says. */
const boards = Object.entries(sources).flatMap(([path, source]) => {
  const game = /boards\/([^/]+)\/index\.ts$/.exec(path)?.[1];
  return game ? [[game, source] as const] : [];
});

/** The ids in a catalogue, those of attributes with a dot. */
function idsOf(source: string): string[] {
  let message = '';
  return [...source.matchAll(/^(?:([\w-]+)| {4}(\.\w+)) =/gm)].map(([, id, attribute]) => {
    message = id ?? message;
    return attribute ? message + attribute : message;
  });
}

test.each([['', ''] as const, ...boards])(
  'every message that the client names is fetched by then: %s',
  async (game, index) => {
    const base = /buildsOn: '(.*)'/.exec(index)?.[1] ?? game;
    const fetched = new Set(['', game, base]);
    const ids = (await Promise.all([...fetched].map(chunk))).flatMap(idsOf);
    // of a game its board speaks, which nobody else imports
    const isOwn = (path: string) =>
      game ? path.includes(`/boards/${game}/`) : !/\/boards\/[^/]+\//.test(path);
    const named = Object.entries(sources)
      .filter(([path]) => isOwn(path))
      .flatMap(([, source]) => [...source.matchAll(/\b(?:say|tell)\(\s*['`]([\w.${}]+-[\w.${}-]+)['`]/g)])
      .map((match) => match[1]!);
    // `zt-human-${name}` is any of those that begin so
    const isKnown = (key: string) => {
      const pattern = key.replaceAll('.', '[.]').replaceAll(/\$\{.*?\}/g, '.+');
      return ids.some((id) => new RegExp(`^${pattern}$`).test(id));
    };
    expect([...new Set(named)].filter((key) => !isKnown(key))).toEqual([]);
    expect(named.length).toBeGreaterThan(10);
  },
);
