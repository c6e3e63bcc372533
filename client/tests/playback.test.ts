import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pace, Playback } from '../src/lib/playback.svelte';
import type { EventInfo, ServerFrame, Update } from '../src/lib/protocol';
import { Room } from '../src/lib/room.svelte';

beforeAll(() => {
  Object.assign(globalThis, { location: { protocol: 'http:', host: 'here' } });
});
beforeEach(() => {
  vi.useFakeTimers();
  pace.choose('usual');
});
afterEach(() => vi.useRealTimers());

function film(...times: number[]) {
  const shown: number[] = [];
  const playback = new Playback();
  const steps = times.map((time, i) => ({ time, show: () => void shown.push(i) }));
  playback.add(steps);
  return { playback, shown };
}

test('pictures come one after the other, and what takes no time at once', () => {
  const { playback, shown } = film(1000, 500, 0, 300, 0);
  expect([shown, playback.left]).toEqual([[0], 3]);
  vi.advanceTimersByTime(999);
  expect(shown).toEqual([0]);
  vi.advanceTimersByTime(501);
  expect([shown, playback.left]).toEqual([[0, 1, 2, 3], 1]);
  vi.advanceTimersByTime(300);
  expect([shown, playback.running]).toEqual([[0, 1, 2, 3, 4], false]);
});

test('what comes meanwhile keeps no picture longer than its time', () => {
  const { playback, shown } = film(1000, 0);
  for (let i = 0; i < 4; i += 1) {
    vi.advanceTimersByTime(300);
    playback.add([{ time: 1000, show: () => void shown.push(9) }]);
  }
  expect(shown).toEqual([0, 1, 9]);
});

test('it stands still while it is paused, and can be taken step by step', () => {
  const { playback, shown } = film(1000, 1000, 1000, 0);
  playback.pause(true);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([0]);
  playback.next();
  expect(shown).toEqual([0, 1]);
  playback.pause(false);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([0, 1, 2]);
});

test('skipping leaves out pictures, and never how things are', () => {
  const { playback, shown } = film(1000, 1000, 0, 1000, 0);
  playback.pause(true);
  playback.skip();
  expect([shown, playback.running, playback.paused]).toEqual([[0, 2, 4], false, false]);
});

test('the speed is the player’s, and however much waits is over soon', () => {
  pace.choose('slow');
  const slow = film(1000, 0);
  vi.advanceTimersByTime(1999);
  expect(slow.shown).toEqual([0]);
  pace.choose('usual');
  const long = film(...Array.from({ length: 500 }, () => 1000), 0);
  vi.advanceTimersByTime(26_000);
  expect(long.playback.running).toBe(false);
  const calm = film(...Array.from({ length: 10 }, () => 1000), 0);
  vi.advanceTimersByTime(9_999);
  expect(calm.playback.left).toBe(1);
});

// -- a table -------------------------------------------------------------------------------------

const told = (number: number): EventInfo => ({ number, name: 'moved', facts: {}, text: `event ${number}` });

function update(answers: number, events: number[], given: Partial<Update> & { ask?: number } = {}): Update {
  const { ask, ...rest } = given;
  const options = [{ id: 'end', do: 'end', args: {}, text: 'End' }];
  return {
    ...{ type: 'update', revision: 0, answers, reset: false, since: 0, details: {}, waiting: [], lesson: null },
    ...{ clocks: {}, paused: [], undo: '', begun: true, outcome: null, view: answers },
    events: events.map(told),
    asks: ask ? [{ number: ask, kind: 'act', seat: 0, text: 'What now?', facts: {}, options }] : [],
    ...rest,
  };
}

/** Each event is a picture of a second, and of the view before. */
const GAME = {
  chapter: () => 0,
  breaks: new Set<string>(),
  shots: (before: any, _: any, events: readonly EventInfo[]) =>
    events.map(({ number, text }) => ({ upTo: number, time: 1000, text, view: before })),
};

function sitDown() {
  const socket: any = { readyState: 1, send: () => undefined, close: () => undefined };
  const frames: string[] = [];
  const around = { socket: () => socket, later: () => () => undefined, chance: () => 1 };
  const room = new Room('t1', 0, GAME, { told: ({ type }) => frames.push(type) }, around);
  socket.onopen({});
  const say = (frame: ServerFrame) => socket.onmessage({ data: JSON.stringify(frame) });
  const shown = () => [room.update?.view, room.events.at(-1)?.number, room.ask?.number];
  return { room, say, shown, frames };
}

test('nothing of the page is ahead of the picture', () => {
  const { room, say, shown } = sitDown();
  say(update(0, [1]));
  say(update(1, [2]));
  const outcome = { reason: 'over', winners: [0], sides: [], text: 'It is over.' };
  say(update(2, [3, 4], { ask: 7, outcome }));
  expect(shown()).toEqual([0, 2, undefined]);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual([1, 3, undefined]);
  vi.advanceTimersByTime(1000);
  expect([shown(), room.update?.outcome]).toEqual([[1, 4, undefined], null]);
  vi.advanceTimersByTime(1000);
  expect([shown(), room.update?.outcome?.text]).toEqual([[2, 4, 7], 'It is over.']);
});

test('a clock that has run out says so when it is seen, not before', () => {
  const { say, frames } = sitDown();
  say(update(0, [1]));
  say(update(1, [2]));
  say({ type: 'time-is-up', ask: 3, option: 'end', text: 'Time is up.' });
  expect(frames).not.toContain('time-is-up');
  vi.advanceTimersByTime(1000);
  expect(frames).toContain('time-is-up');
});

test('who is asked at the same time goes on while others are seen to act', () => {
  const { room, say, shown } = sitDown();
  say(update(0, [1], { ask: 7 }));
  say(update(1, [2], { ask: 8 }));
  expect(shown()).toEqual([1, 2, 8]);
  room.answer('end');
  say(update(2, [3], { since: 1 }));
  vi.advanceTimersByTime(120);
  expect(shown()).toEqual([1, 3, undefined]);
});

test('an undo, a long absence and the speed "at once" show how things are', () => {
  const { say, shown } = sitDown();
  say(update(0, [1]));
  say(update(1, [2, 3]));
  say(update(0, [1], { revision: 1, reset: true, ask: 5 }));
  expect(shown()).toEqual([0, 1, 5]);
  say(update(9, [2, 3], { revision: 1, ask: 6 }));
  expect(shown()).toEqual([9, 3, 6]);
  pace.choose('none');
  say(update(10, [4], { revision: 1, ask: 7 }));
  expect(shown()).toEqual([10, 4, 7]);
});

test('what comes again is asked for from what has arrived, not from what was seen', () => {
  const { room, say } = sitDown();
  say(update(0, [1]));
  say(update(1, [2, 3]));
  say(update(2, [4]));
  expect(room.events.at(-1)?.number).toBe(2);
  room.playback.skip();
  expect(room.events.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
});

test('who has answered is not to act while it is shown what came of it', () => {
  const { room, say } = sitDown();
  say(update(0, [1], { ask: 7, waiting: [0, 2], clocks: { 0: 9, 2: 8 } }));
  room.answer('end');
  say(update(1, [2], { since: 1, waiting: [1], clocks: { 1: 30 } }));
  vi.advanceTimersByTime(120);
  expect(room.events.at(-1)?.number).toBe(2);
  expect([room.waiting, room.update?.clocks]).toEqual([[2], { 2: 8 }]);
  vi.advanceTimersByTime(1000);
  expect([room.waiting, room.update?.clocks]).toEqual([[1], { 1: 30 }]);
});
