import { expect, test, vi } from 'vitest';
import { fetchCards } from '../src/boards/long-night/cards.svelte';
import { secretGoals } from '../src/boards/long-night/goals';
import { api } from '../src/lib/api';
import type { LongNightPlayerView } from '../src/lib/protocol';

const entry = (shelf: string, id: string, texts: Record<string, string>, facts = {}) => ({
  shelf,
  id,
  title: id,
  story: '',
  rules: [],
  facts,
  texts,
});

const goals = (more: Partial<LongNightPlayerView>) =>
  secretGoals({ secret: 'renegade', exile_card: '', ...more } as LongNightPlayerView);

test('the goals of a betrayer change with exile, and with staying hidden', async () => {
  const own = { goal0: 'Two food.', goal1: 'A pistol.', hidden: 'Morale is 0.' };
  const entries = [
    entry('secret', 'renegade', own, { betrayal: true }),
    entry('exile', 'alone', { loyal0: 'Come back.', betrayer0: 'Revenge.', betrayer1: 'Fuel.' }),
  ];
  vi.spyOn(api, 'glossary').mockResolvedValue({ game: 'long-night', entries });
  await fetchCards();
  expect(goals({ goals_met: [true, false] })).toEqual([
    { text: 'Two food.', met: true },
    { text: 'A pistol.', met: false },
  ]);
  expect(goals({ goals_met: [true, true, false] }).at(-1)).toEqual({
    text: 'Morale is 0.',
    met: false,
  });
  const exile = goals({ exile_card: 'alone', goals_met: [false, false, true] });
  expect(exile.map(({ text }) => text)).toEqual(['Revenge.', 'Fuel.', 'A pistol.']);
});
