/** A try at a puzzle: what was asked for last is what is shown, whatever arrives last. */
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
import type { PuzzleState } from '../src/lib/protocol';
import { Attempt } from '../src/puzzles/attempt.svelte';

type Arrive = () => Promise<void>;
let coming: { answers: readonly string[]; arrive: Arrive }[] = [];

/** The table after these answers, where two options are always offered. */
function tableAfter(answers: readonly string[]): PuzzleState {
  const asks = [{ options: [{ id: 'left' }, { id: 'right' }] }];
  return { asks, events: [], verdict: null, after: answers } as unknown as PuzzleState;
}

beforeEach(() => {
  coming = [];
  vi.spyOn(api, 'tryPuzzle').mockImplementation(
    (_game, _id, answers) =>
      new Promise((resolve) => {
        const arrive = async () => {
          resolve(tableAfter(answers));
          await new Promise((done) => setTimeout(done));
        };
        coming.push({ answers, arrive });
      }),
  );
});

const after = (attempt: Attempt) => (attempt.state as unknown as { after: string[] } | null)?.after;

async function opened(): Promise<Attempt> {
  const attempt = new Attempt('zombie-terror', 'abc');
  void attempt.open();
  await coming.pop()!.arrive();
  return attempt;
}

test('what was asked for earlier and comes later is not shown', async () => {
  const attempt = await opened();
  void attempt.answer('left');
  await coming.pop()!.arrive();
  void attempt.showLine(['right']);
  await coming.pop()!.arrive();
  void attempt.leaveFilm();
  void attempt.startOver();
  const [left, anew] = coming;
  await anew!.arrive();
  await left!.arrive();
  expect(after(attempt)).toEqual([]);
  expect(attempt.answers).toEqual([]);
});

test('a film plays by itself, and waits after a step by hand', async () => {
  const attempt = await opened();
  void attempt.showLine(['left', 'right']);
  await coming.pop()!.arrive();
  expect(attempt.run()).toBeUndefined();
  attempt.play();
  for (const seen of [['left'], ['left', 'right']]) {
    vi.useFakeTimers();
    const stop = attempt.run()!;
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    stop();
    await coming.pop()!.arrive();
    expect(after(attempt)).toEqual(seen);
  }
  attempt.run();
  expect(attempt.playing).toBe(false);
  attempt.play(); // once more, from the beginning
  await coming.pop()!.arrive();
  expect(after(attempt)).toEqual([]);
  expect(attempt.playing).toBe(true);
  void attempt.step(1);
  expect(attempt.playing).toBe(false);
});

test('nothing is answered while something else is on its way', async () => {
  const attempt = await opened();
  void attempt.answer('left');
  await coming.pop()!.arrive();
  void attempt.undo();
  void attempt.answer('right');
  expect(coming.map(({ answers }) => answers)).toEqual([[]]);
  await coming.pop()!.arrive();
  void attempt.answer('right');
  expect(coming.map(({ answers }) => answers)).toEqual([['right']]);
});
