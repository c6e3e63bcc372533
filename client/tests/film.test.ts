import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Replay, ReplayStep } from '../src/lib/protocol';
import { Film } from '../src/replay/film.svelte';

beforeAll(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
});
afterEach(() => vi.unstubAllGlobals());

function step(number: number, seen: boolean): ReplayStep {
  const event = { number: number + 1, name: 'told', facts: {}, text: `Told ${number}.` };
  const view = seen ? { number } : null;
  const nothing = { round: 0, seat: null, option: '', text: '', details: {}, views: [] };
  return { ...nothing, number, events: [event], view, seen };
}

/** A replay of which only some steps were seen. */
async function filmOf(seen: boolean[], agrees = true): Promise<Film> {
  const steps = seen.map((each, number) => step(number, each));
  const replay = { total: seen.length - 1, start: 0, steps, rounds: [0], outcome: null, agrees };
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => replay as unknown as Replay }));
  const film = new Film('t1');
  await film.load('watch');
  return film;
}

test('from a moment that was not kept one comes to the next that was', async () => {
  const film = await filmOf([false, false, true, false]);
  expect(film.nextSeen).toBe(2);
  film.go(2);
  expect(film.nextSeen).toBe(-1);
  film.go(3);
  expect(film.nextSeen).toBe(-1);
});

test('what was told goes on where nothing was seen', async () => {
  const film = await filmOf([false, false, false]);
  film.go(1);
  expect(film.heard.map(({ text }) => text)).toEqual(['Told 0.', 'Told 1.']);
  expect(film.lastTold).toBe('Told 1.');
  expect(film.nextSeen).toBe(-1);
});

test('whether the rules still agree is known', async () => {
  expect((await filmOf([true])).agrees).toBe(true);
  expect((await filmOf([true], false)).agrees).toBe(false);
});
