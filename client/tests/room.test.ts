import { beforeAll, expect, test, vi } from 'vitest';
import type { Surroundings } from '../src/lib/connection';
import type { ClientFrame, EventInfo, ServerFrame, Update } from '../src/lib/protocol';
import { Room } from '../src/lib/room.svelte';

beforeAll(() => {
  Object.assign(globalThis, { location: { protocol: 'http:', host: 'here' } });
});

/** A server made of paper: it keeps what it was sent, and says what the test says. */
class Paper implements Surroundings {
  sockets: { address: string; readyState: number; sent: ClientFrame[]; [key: string]: any }[] = [];
  waits: number[] = [];
  #next: (() => void) | null = null;

  socket = (address: string): WebSocket => {
    const made = { address, readyState: 1, sent: [] as ClientFrame[] };
    Object.assign(made, {
      send: (text: string) => made.sent.push(JSON.parse(text) as ClientFrame),
      close: () => undefined,
    });
    this.sockets.push(made);
    return made as unknown as WebSocket;
  };
  later = (action: () => void, milliseconds: number) => {
    this.waits.push(milliseconds);
    this.#next = action;
    return () => (this.#next = null);
  };
  chance = () => 1;

  get now() {
    return this.sockets.at(-1)!;
  }
  say(frame: ServerFrame) {
    this.now.onmessage({ data: JSON.stringify(frame) });
  }
  cut(code: number) {
    this.now.readyState = 3;
    this.now.onclose({ code });
  }
  wait() {
    this.#next?.();
  }
}

const events = (...numbers: number[]): EventInfo[] =>
  numbers.map((number) => ({ number, name: 'moved', facts: {}, text: `event ${number}` }));

function update(given: Partial<Update> & { turn?: number; ask?: number }): Update {
  const { turn = 1, ask, ...rest } = given;
  const options = [{ id: 'end', do: 'end', args: {}, text: 'End', chance: null, why: '', others: [] }];
  return {
    type: 'update',
    revision: 0,
    answers: 0,
    reset: false,
    events: [],
    since: 0,
    view: { turn },
    details: {},
    asks: ask ? [{ number: ask, kind: 'act', seat: 0, text: 'What now?', facts: {}, options }] : [],
    waiting: [],
    clocks: {},
    paused: [],
    undo: '',
    begun: true,
    outcome: null,
    lesson: null,
    ...rest,
  };
}

const STORY = { chapter: (view: any) => view.turn, breaks: new Set(['phase']) };

function sitDown() {
  const paper = new Paper();
  const room = new Room('t1', 0, STORY, {}, paper);
  paper.now.onopen({});
  return { paper, room };
}

test('events are put together, and only new ones are animated', () => {
  const { paper, room } = sitDown();
  paper.say(update({ events: events(1, 2) }));
  expect(room.fresh).toEqual([]);
  paper.say(update({ events: events(2, 3) }));
  expect(room.events.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(room.fresh.map(({ number }) => number)).toEqual([3]);
});

test('an undo replaces everything', () => {
  const { paper, room } = sitDown();
  paper.say(update({ events: events(1, 2, 3) }));
  paper.say(update({ revision: 1, reset: true, events: events(1) }));
  expect(room.events.map(({ number }) => number)).toEqual([1]);
});

test('a gap is not guessed at: everything is asked for again', () => {
  const { paper, room } = sitDown();
  paper.say(update({ events: events(1) }));
  paper.say(update({ events: events(4) }));
  expect(paper.now.sent).toEqual([{ type: 'sync' }]);
  expect(room.events).toHaveLength(1);
});

test('a lost connection comes back with what it has, later and later', () => {
  const { paper, room } = sitDown();
  paper.say(update({ revision: 2, reset: true, events: events(1, 2) }));
  paper.cut(1006);
  expect(room.link).toBe('lost');
  expect(room.events).toHaveLength(2);
  paper.wait();
  expect(paper.now.address).toContain('revision=2&after=2');
  paper.cut(1006);
  paper.wait();
  paper.cut(1006);
  expect(paper.waits).toEqual([300, 600, 1200]);
});

test('whoever is sent away by a server that stops comes back by itself', () => {
  const { paper, room } = sitDown();
  paper.cut(1012);
  expect(room.link).toBe('lost');
  paper.wait();
  paper.cut(1012); // it has not started again yet
  paper.wait();
  paper.say(update({}));
  expect(room.link).not.toBe('lost');
  expect(paper.waits).toEqual([300, 600]);
});

test('who was too slow or whose table moved comes back at once', () => {
  const { paper } = sitDown();
  paper.cut(4409);
  expect(paper.waits).toEqual([0]);
});

test('who is not allowed stays out', () => {
  const { paper, room } = sitDown();
  paper.cut(4401);
  expect(room.denied).toBe('not-allowed');
  expect(paper.waits).toEqual([]);
});

test('an answer goes out once, until the server has spoken', () => {
  const { paper, room } = sitDown();
  paper.say(update({ ask: 7 }));
  room.answer('end');
  room.answer('end');
  room.answer('no-such-option');
  expect(paper.now.sent).toEqual([{ type: 'answer', ask: 7, option: 'end' }]);
  paper.say(update({ ask: 8, answers: 1 }));
  expect(room.pending).toBeNull();
});

test('a refused answer can be given again', () => {
  const { paper, room } = sitDown();
  paper.say(update({ ask: 7 }));
  room.answer('end');
  paper.say({ type: 'error', kind: 'illegal-answer', text: 'No.', rule: '', ask: 7 });
  expect(room.pending).toBeNull();
  expect(room.trouble?.text).toBe('No.');
});

test('that an ask closed while we asked why not is no trouble', () => {
  const { paper, room } = sitDown();
  paper.say(update({ ask: 7 }));
  room.askWhy();
  paper.say({ type: 'error', kind: 'stale-answer', text: 'Too late.', rule: '', ask: 7 });
  expect(room.trouble).toBeNull();
});

test('who comes back in the middle of a game is told what happened', () => {
  const { paper, room } = sitDown();
  paper.say(update({ ask: 7, turn: 3, since: 2, events: events(1, 2, 3, 4), reset: true }));
  expect([room.returned, room.marker, room.turnStart]).toEqual([true, 2, 4]);
  room.answer('end');
  expect(room.returned).toBe(false);
});

test('the marker stays at the end of my last turn while I play this one', () => {
  const { paper, room } = sitDown();
  paper.say(update({ ask: 1, turn: 1, since: 0, events: events(1) }));
  paper.say(update({ ask: 0, turn: 2, since: 1, events: events(2, 3) }));
  paper.say(update({ ask: 5, turn: 3, since: 1, events: events(4) }));
  expect(room.marker).toBe(1);
  paper.say(update({ ask: 6, turn: 3, since: 4, events: events(5) }));
  expect(room.marker).toBe(1);
});

const phase = (...numbers: number[]): EventInfo[] =>
  numbers.map((number) => ({ number, name: 'phase', facts: {}, text: 'A phase begins.' }));

test('what follows from my last answer is news, what I did is not', () => {
  const { paper, room } = sitDown();
  paper.say(update({ ask: 1, events: events(1, 2) }));
  room.answer('end');
  expect(room.answered).toBe(true);
  const told = [...events(3), ...phase(4), ...events(5)];
  paper.say(update({ ask: 2, turn: 2, answers: 1, since: 2, events: told }));
  expect([room.marker, room.turnStart, room.answered]).toEqual([3, 5, false]);
});

test('what others do before my next turn begins after what I did', () => {
  const { paper, room } = sitDown();
  paper.say(update({ ask: 1, events: events(1) }));
  room.answer('end');
  paper.say(update({ turn: 1, answers: 1, since: 1, events: events(2) }));
  paper.say(update({ turn: 2, answers: 2, since: 1, events: [...phase(3), ...events(4)] }));
  paper.say(update({ ask: 9, turn: 3, answers: 3, since: 1, events: events(5) }));
  expect([room.marker, room.turnStart]).toEqual([2, 5]);
});

test('a page that is loaded again in the middle of my turn knows where it began', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const first = sitDown();
  first.paper.say(update({ ask: 1, turn: 3, since: 2, events: events(1, 2, 3, 4), reset: true }));
  first.room.answer('end');
  first.paper.say(update({ ask: 2, turn: 3, answers: 1, since: 4, events: events(5) }));
  const again = sitDown();
  const all = { since: 4, events: events(1, 2, 3, 4, 5), reset: true };
  again.paper.say(update({ ask: 2, turn: 3, answers: 1, ...all }));
  const { marker, turnStart, answered, returned } = again.room;
  expect([marker, turnStart, answered, returned]).toEqual([2, 4, true, false]);
  const undone = sitDown();
  undone.paper.say(update({ ask: 2, turn: 3, revision: 1, ...all }));
  expect([undone.room.marker, undone.room.turnStart]).toEqual([4, 5]);
  vi.unstubAllGlobals();
});

test('what was said before one came is no news, what is said then is', () => {
  const { paper, room } = sitDown();
  const line = (number: number) => ({ number, seat: 1, name: 'Bob', text: 'Hello', at: 0, to: '' });
  paper.say({ type: 'chat', lines: [line(1), line(2)] });
  expect(room.chatRead).toBe(2);
  paper.say({ type: 'chat', lines: [line(3)] });
  expect([room.chatRead, room.chat.length]).toEqual([2, 3]);
});

test('why not is asked once for each ask', () => {
  const { paper, room } = sitDown();
  paper.say(update({ ask: 7 }));
  room.askWhy();
  room.askWhy();
  expect(paper.now.sent).toEqual([{ type: 'why', ask: 7 }]);
  paper.say({ type: 'refused', ask: 7, options: [] });
  paper.say(update({ ask: 8, answers: 1 }));
  room.askWhy();
  expect(paper.now.sent).toHaveLength(2);
});

test('a hint stays as long as only others act, and it can still be followed', () => {
  const { paper, room } = sitDown();
  paper.say(update({ ask: 7 }));
  paper.say({ type: 'hint', ask: 7, option: 'end', text: 'End', chance: null, why: '', others: [] });
  paper.say(update({ ask: 8, answers: 1 }));
  expect(room.hint).toMatchObject({ ask: 8, option: 'end' });
  room.answer('end');
  expect(room.hint).toBeNull();
  paper.say(update({ ask: 9, answers: 2 }));
  paper.say({ type: 'hint', ask: 9, option: 'search', text: 'Search', chance: null, why: '', others: [] });
  paper.say(update({ ask: 10, answers: 3 }));
  expect(room.hint).toBeNull();
});

test('an undo and the end are asked for one beside the other', () => {
  const { paper, room } = sitDown();
  const wish = { type: 'proposal' as const, seat: 1, waiting: [0], result: '' };
  paper.say({ ...wish, about: 'end' });
  paper.say({ ...wish, about: 'undo', seat: 2 });
  expect([room.ending?.seat, room.proposal?.seat]).toEqual([1, 2]);
  paper.say({ ...wish, about: 'end', seat: null, result: 'refused' });
  expect([room.ending?.seat, room.proposal?.seat]).toEqual([null, 2]);
});

test('a code for another device is gone when the device has come', () => {
  const { paper, room } = sitDown();
  const one = { id: 'a', kind: 'browser', about: '', since: 0, here: true };
  paper.say({ type: 'devices', devices: [one] });
  paper.say({ type: 'device-code', token: 'device-1', seconds: 300 });
  expect(room.code?.token).toBe('device-1');
  paper.say({ type: 'devices', devices: [one, { ...one, id: 'b', here: false }] });
  expect(room.code).toBeNull();
});

test('a table that the rules cannot go on with says why, and is not tried again', () => {
  const { paper, room } = sitDown();
  paper.say({ type: 'error', kind: 'broken-table', text: 'Rules change.', rule: '', ask: 0 });
  expect(room.broken).toBe('');
  paper.cut(4404);
  expect(room.broken).toBe('Rules change.');
  expect(paper.waits).toEqual([]);
});

test('a table that is not there is not a broken one', () => {
  const { paper, room } = sitDown();
  paper.cut(4404);
  expect([room.denied, room.broken]).toEqual(['no-table', '']);
});

test('an answer that would lose the game is asked about once more', () => {
  const { paper, room } = sitDown();
  const fatal = { id: 'take', do: 'take', args: {}, text: 'Take it', warning: 'Then all is lost.' };
  const asks = [{ number: 7, kind: 'act', seat: 0, text: 'Now?', facts: {}, options: [fatal] }];
  paper.say(update({ asks }));
  room.answer('take');
  expect(room.warned?.warning).toBe('Then all is lost.');
  expect(paper.now.sent).toEqual([]);
  room.answer('take', true);
  expect(room.warned).toBeNull();
  expect(paper.now.sent).toEqual([{ type: 'answer', ask: 7, option: 'take' }]);
});

test('what was asked about once more is forgotten when the table goes on', () => {
  const { paper, room } = sitDown();
  const fatal = { id: 'take', do: 'take', args: {}, text: 'Take it', warning: 'Then all is lost.' };
  const asks = [{ number: 7, kind: 'act', seat: 0, text: 'Now?', facts: {}, options: [fatal] }];
  paper.say(update({ asks }));
  room.answer('take');
  paper.say(update({ ask: 8, answers: 1 }));
  expect(room.warned).toBeNull();
});

test('what was asked in between does not cut what happened since my last turn', () => {
  const paper = new Paper();
  const isTurn = (view: any) => view.turn !== 'night';
  const room = new Room('t1', 0, { ...STORY, isTurn }, {}, paper);
  paper.now.onopen({});
  paper.say(update({ ask: 1, events: events(1, 2), turn: 1 }));
  room.answer('end');
  const night = { view: { turn: 'night' }, since: 2, answers: 1 };
  const [mine, dusk] = events(3, 4);
  paper.say(update({ ...night, ask: 2, events: [mine!, { ...dusk!, name: 'phase' }] }));
  room.answer('end');
  paper.say(update({ ask: 3, events: events(5), since: 4, answers: 2, turn: 2 }));
  expect(room.since.map(({ number }) => number)).toEqual([4, 5]);
});

const offering = (number: number, ...ids: string[]): Update => {
  const made = update({ ask: number, answers: number });
  const [first] = made.asks[0]!.options;
  made.asks[0]!.options = ids.map((id) => ({ ...first!, id }));
  return made;
};

test('several answers are given one by one, until something else is asked', () => {
  const { paper, room } = sitDown();
  const given = () => paper.now.sent.flatMap((each) => (each.type === 'answer' ? each.option : []));
  paper.say(offering(1, 'add:a', 'add:b'));
  room.answerAll(['add:a', 'add:b', 'add:c', 'add:d']);
  expect(given()).toEqual(['add:a']);
  paper.say(offering(2, 'add:b', 'add:c'));
  expect(given()).toEqual(['add:a', 'add:b']);
  paper.say(offering(3, 'yes', 'no'));
  expect(given()).toEqual(['add:a', 'add:b']);
  expect(room.left).toBe(2);

  paper.say(offering(4, 'add:c', 'add:d'));
  expect(given()).toHaveLength(2);
  room.answerAll(['add:c', 'add:d']);
  paper.say({ type: 'error', kind: 'refused', text: 'No.', rule: '', ask: 4 } as ServerFrame);
  paper.say(offering(5, 'add:c', 'add:d'));
  expect(given()).toEqual(['add:a', 'add:b', 'add:c']);
});

test('who confirms moves presses twice', () => {
  const { paper, room } = sitDown();
  paper.say(update({ ask: 5 }));
  Room.cautious = () => true;
  try {
    room.answer('end');
    expect(room.marked?.id).toBe('end');
    expect(paper.now.sent).toEqual([]);
    room.answer('end');
    expect(paper.now.sent).toEqual([{ type: 'answer', ask: 5, option: 'end' }]);
    expect(room.marked).toBeNull();
  } finally {
    Room.cautious = () => false;
  }
});

test('who confirms moves presses twice for several answers, too', () => {
  const { paper, room } = sitDown();
  const given = () => paper.now.sent.flatMap((each) => (each.type === 'answer' ? each.option : []));
  Room.cautious = () => true;
  try {
    paper.say(offering(1, 'add:a', 'add:b'));
    room.answerAll(['add:a', 'add:b']);
    expect([room.marked?.id, given()]).toEqual(['add:a', []]);
    room.confirm();
    paper.say(offering(2, 'add:b', 'add:c'));
    expect(given()).toEqual(['add:a', 'add:b']);

    paper.say(offering(3, 'add:a', 'add:b'));
    room.answer('add:a');
    room.confirm();
    paper.say(offering(4, 'add:b'));
    expect(given()).toEqual(['add:a', 'add:b', 'add:a']);
  } finally {
    Room.cautious = () => false;
  }
});
