import { describe, expect, test } from 'vitest';
import { entrance } from '../src/boards/long-night/doors';
import { flashesOf } from '../src/boards/long-night/flashes';
import {
  missed,
  momentsOf,
  openCrossroads,
  openVote,
  queued,
} from '../src/boards/long-night/moments';
import { keepOption } from '../src/boards/long-night/muster';
import { sceneOf } from '../src/boards/long-night/scenes';
import { bySeat, chapters } from '../src/boards/long-night/story';
import { Offer, partsOf, read, reasons } from '../src/boards/long-night/things';
import { worries } from '../src/boards/long-night/watch';
import type {
  AskInfo,
  EventInfo,
  LongNightDoor,
  LongNightView,
  RefusedOption,
} from '../src/lib/protocol';
import { option, refused as no } from './saying';

const NAMES = {
  move: 'survivor place',
  search: 'survivor die @here',
  attack: 'survivor die @fight',
  attract: 'survivor die @here',
  barricade: 'survivor die @build',
  play: 'item',
  use: 'survivor item die @here',
  hand: 'survivor item taker',
  add: 'item survivor @crisis',
  exile: 'other',
  clean: 'die @waste',
  zombie: 'door',
  lure: 'start door',
  keep: 'leader *crew',
};

const place = (id: string, doors: LongNightDoor[], survivors: string[] = []) => ({
  id,
  spaces: 4,
  room: 4 - survivors.length,
  noise_spaces: 4,
  noise: 0,
  doors,
  survivors,
  deck: 20,
});
const person = (id: string, owner: number, at: string, more = {}) => ({
  id,
  owner,
  place: at,
  wounds: 0,
  frostbite: 0,
  despair: 0,
  moved: false,
  used: false,
  items: [],
  ...more,
});

/** A table with two people of the first player and one of the second. */
const view = {
  places: [
    place(
      'colony',
      [
        [3, 1, 0, 0, [], []],
        [3, 0, 3, 0, [], []],
      ],
      ['emma'],
    ),
    { ...place('school', [[4, 4, 0, 0, [], []]], ['gia', 'blue']), due: 2, breaches: 2 },
  ],
  survivors: [person('emma', 0, 'colony'), person('gia', 0, 'school'), person('blue', 1, 'school')],
  players: [{ exiled: false }, { exiled: false }],
  offer: [],
  round: 2,
  rounds: 5,
  goals_met: [],
  morale: 6,
  food: 3,
  food_due: 1,
  zombies_due: 1,
  waste: [],
  waste_left: 10,
  crisis: '',
  added: [],
  needed: 2,
  missing: 0,
  helpless: 0,
  outcome: null,
} as unknown as LongNightView;

const ask = (kind: string, options: string[], facts: AskInfo['facts'] = {}): AskInfo => ({
  number: 7,
  kind,
  seat: 0,
  text: '',
  facts,
  options: options.map((id) => option(id, NAMES)),
});

let count = 0;
const event = (name: string, facts: EventInfo['facts'] = {}): EventInfo => ({
  number: ++count,
  name,
  facts,
  text: name,
});

const about = (id: string, ...given: [AskInfo, LongNightView]) => read(option(id, NAMES), ...given);

describe('what an option is about', () => {
  const action = ask('action', []);

  test('survivors, places, dice and cards are told apart', () => {
    expect(about('move:emma:school', action, view).own).toEqual(['survivor:emma', 'place:school']);
    expect(about('search:gia:4', action, view).own).toEqual(['survivor:gia', 'die:4']);
    expect(about('play:fuel', action, view).own).toEqual(['item:fuel']);
    expect(about('use:gia:axe:3', action, view).own).toEqual([
      'survivor:gia',
      'worn:gia/axe',
      'die:3',
    ]);
    expect(about('hand:gia:axe:blue', action, view).own).toEqual([
      'survivor:gia',
      'worn:gia/axe',
      'survivor:blue',
    ]);
    expect(about('end', action, view).own).toEqual([]);
  });

  test('a number is a player, an entrance or a die', () => {
    expect(about('exile:1', action, view).own).toEqual(['seat:1']);
    expect(about('clean:1', action, view).own).toEqual(['die:1']);
    expect(about('zombie:1', ask('target', [], { place: 'school' }), view).own).toEqual([
      'door:school/1',
    ]);
    expect(about('lure:colony:1', ask('lure', [], { place: 'school' }), view).own).toEqual([
      'place:colony',
      'door:colony/1',
    ]);
  });

  test('what is added from a survivor is not a card of the hand', () => {
    expect(about('add:axe:gia', action, view)).toMatchObject({
      own: ['worn:gia/axe', 'survivor:gia'],
      near: ['crisis'],
    });
    expect(about('add:fuel', action, view)).toMatchObject({
      own: ['item:fuel'],
      near: ['crisis'],
    });
  });

  test('an attack is near the entrances with zombies, a barricade near those with space', () => {
    expect(about('attack:emma:5', action, view).near).toEqual(['place:colony', 'door:colony/1']);
    expect(about('barricade:emma:5', action, view).near).toEqual(['place:colony', 'door:colony/1']);
    expect(about('barricade:gia:5', action, view).near).toEqual(['place:school']);
  });

  test('things have a kind and a name', () => {
    expect(partsOf('door:school/2')).toEqual(['door', 'school/2']);
    expect(partsOf('crisis')).toEqual(['crisis', '']);
  });
});

describe('pointing narrows the options down', () => {
  const offer = new Offer(
    ask('action', [
      'end',
      'move:emma:school',
      'attack:emma:5',
      'attack:emma:6',
      'search:gia:5',
      'add:fuel',
      'clean:5',
      'exile:1',
    ]),
    view,
  );
  const ids = (...things: string[]) => offer.about(things).map(({ id }) => id);

  test('at first those who act, dice, cards and players are lit, but no places', () => {
    expect([...offer.lit([])].sort()).toEqual(
      ['die:5', 'die:6', 'item:fuel', 'seat:1', 'survivor:emma', 'survivor:gia'].sort(),
    );
  });

  test('a survivor lights where it can go, and its dice; cards need nobody and stay lit', () => {
    expect([...offer.lit(['survivor:emma'])].sort()).toEqual(
      ['die:5', 'die:6', 'door:colony/1', 'item:fuel', 'place:school'].sort(),
    );
    expect(ids('survivor:emma', 'place:school')).toEqual(['move:emma:school']);
    expect(ids('survivor:emma', 'die:6')).toEqual(['attack:emma:6']);
  });

  test('the order does not matter, and what does not go together leaves nothing', () => {
    expect(ids('die:5', 'survivor:gia')).toEqual(['search:gia:5']);
    expect(ids('die:6', 'survivor:gia')).toEqual([]);
    expect(ids('item:fuel', 'crisis')).toEqual(['add:fuel']);
    expect(ids('die:5', 'waste')).toEqual(['clean:5']);
  });

  test('every option is about something on the table, or stands for itself', () => {
    expect(offer.plain.map(({ id }) => id)).toEqual(['end']);
  });

  test('reasons are told once each, the most frequent first', () => {
    const refused = (id: string, text: string) => no(id, NAMES, { text });
    const found = reasons(
      offer.ask,
      [
        refused('search:emma:5', 'Not in the colony.'),
        refused('move:gia:colony', 'Has moved.'),
        refused('attract:emma:5', 'No dice.'),
        refused('attract:emma:6', 'No dice.'),
      ],
      view,
      ['survivor:emma'],
    );
    expect(found.map(({ text }) => text)).toEqual(['No dice.', 'Not in the colony.']);
  });
});

describe('moments', () => {
  const night = [
    event('colony-phase', { round: 2 }),
    event('starving', { cost: 3, food: 1, starvation: 2 }),
    event('morale', { by: -2, morale: 4, cause: 'hunger' }),
    event('crisis-resolved', {
      crisis: 'mould',
      items: ['fuel'],
      points: -1,
      needed: 2,
      prevented: false,
    }),
    event('zombie-came', { place: 'school', door: 1 }),
    event('zombie-came', { place: 'school', door: 1 }),
    event('died', { survivor: 'gia', seat: 0, place: 'school', cause: 'overrun' }),
    event('morale', { by: -1, morale: 3, cause: 'death' }),
    event('track', { rounds: 4 }),
    event('round', { round: 3, rounds: 4, first: 1 }),
    event('crisis', { crisis: 'chorus', needed: 2, round: 3 }),
  ];

  test('a night tells its bill, and a morning its crisis', () => {
    const [first, second] = momentsOf(night);
    expect(first).toMatchObject({ kind: 'night', round: 2 });
    expect(first?.kind === 'night' && first.steps.map(({ what }) => what)).toEqual([
      'food',
      'crisis',
      'dead',
      'lost',
      'morale',
      'track',
    ]);
    expect(second).toMatchObject({ kind: 'dawn', crisis: 'chorus', round: 3, rounds: 4 });
  });

  test('a vote keeps who was for it and who against', () => {
    const [voted] = momentsOf([
      event('voted', {
        about: 'exile',
        seat: 0,
        other: 1,
        ups: ['0'],
        downs: ['1', '2'],
        passed: false,
        tie: false,
      }),
    ]);
    expect(voted).toMatchObject({ kind: 'voted', ups: [0], downs: [1, 2], other: 1 });
  });

  test('what is still open is known from the events', () => {
    const shown = event('crossroads', { crossroads: 'ice', seat: 1, holder: 0 });
    const chosen = event('crossroads-chosen', { crossroads: 'ice', option: 1, seat: 1 });
    expect(openCrossroads([shown])).toMatchObject({ crossroads: 'ice', seat: 1 });
    expect(openCrossroads([shown, chosen])).toBeNull();
    const called = event('exile-called', { seat: 1, other: 2 });
    expect(openVote([called])).toEqual({ about: 'exile', seat: 1, other: 2 });
    expect(openVote([called, event('voted')])).toBeNull();
  });

  test('a night that had to wait for somebody goes on', () => {
    const cut = night.findIndex(({ name }) => name === 'crisis-resolved');
    const [rest, dawn] = momentsOf(night.slice(cut), night.slice(0, cut));
    expect(rest).toMatchObject({
      kind: 'night',
      round: 2,
      steps: ['crisis', 'dead', 'lost', 'morale', 'track'].map((what) => ({ what })),
    });
    expect(dawn?.kind).toBe('dawn');
    expect(momentsOf([event('moved')], night)).toEqual([]);
  });

  test('the newest stay in the queue, each once', () => {
    const moments = momentsOf(night);
    expect(queued(moments, moments)).toHaveLength(2);
    expect(queued(moments, momentsOf([event('exiled', { seat: 1 })]), 2)[1]).toMatchObject({
      kind: 'exiled',
      seat: 1,
    });
  });

  test('a page of the story stays until it is read, though another person turns it', () => {
    expect(momentsOf([event('story', { page: 'opening', seat: 3 })])).toMatchObject([
      { kind: 'told', page: 'opening', seat: 3 },
    ]);
  });

  test('who shares a device sees later what the others saw', () => {
    const told = [
      { ...event('exiled', { seat: 2 }), number: 1 },
      { ...event('turn-ended', { seat: 0 }), number: 2 },
      { ...event('voted', { about: 'exile', seat: 1, other: 2 }), number: 3 },
      { ...event('turn-ended', { seat: 1 }), number: 4 },
      { ...event('crisis', { crisis: 'mould', round: 2 }), number: 5 },
    ];
    const kinds = (you: number, seen?: number) => missed(told, you, seen).map(({ kind }) => kind);
    expect(kinds(0)).toEqual(['voted', 'dawn']);
    expect(kinds(1)).toEqual(['dawn']);
    expect(kinds(0, 3)).toEqual(['dawn']);
    expect(kinds(0, 5)).toEqual([]);
  });

  test('what has happened comes before what is asked, and the end last', () => {
    const [moment] = momentsOf(night);
    const none = {
      moment: undefined,
      ask: undefined,
      crossroads: null,
      vote: null,
      page: '',
      over: false,
    };
    expect(sceneOf(none)).toBeNull();
    expect(sceneOf({ ...none, moment, over: true })?.kind).toBe('moment');
    expect(sceneOf({ ...none, over: true })?.kind).toBe('ending');
    expect(sceneOf({ ...none, page: 'opening' })).toMatchObject({ kind: 'page', page: 'opening' });
    expect(sceneOf({ ...none, ask: ask('search', ['noise']) })?.kind).toBe('search');
    expect(sceneOf({ ...none, ask: ask('action', ['end']) })).toBeNull();
    const vote = ask('vote', ['yes', 'no'], {
      about: 'crossroads',
      crossroads: 'ice',
      seat: 1,
    });
    expect(sceneOf({ ...none, ask: vote })).toMatchObject({ kind: 'crossroads', seat: 1 });
    const first = ask('met-by', ['emma', 'gia']);
    const crossroads = { crossroads: 'ice', seat: 0, holder: 1 };
    expect(sceneOf({ ...none, crossroads, ask: first })).toMatchObject({ ask: undefined, first });
    expect(sceneOf({ ...none, crossroads: { ...crossroads, seat: 1 }, ask: first })).toMatchObject({
      first: undefined,
    });
  });

  test('exposure and wounds are shown at whom they strike', () => {
    const found = flashesOf([
      event('exposed', { survivor: 'emma', face: 'wound' }),
      event('hurt', { survivor: 'emma', kind: 'wound' }),
    ]);
    expect(found.get('emma')).toMatchObject({ face: 'wound', hurt: true });
  });
});

describe('the story of the end', () => {
  const told = chapters([
    event('objective', { objective: 'tribute' }),
    event('round', { round: 1 }),
    event('added', { seat: 0, item: 'fuel', survivor: null }),
    event('added', { seat: 1, item: null, survivor: null }),
    event('crossroads', { crossroads: 'ice', seat: 1, holder: 0 }),
    event('crossroads-chosen', { crossroads: 'ice', option: 1, seat: 1 }),
    event('round', { round: 2 }),
    event('died', { survivor: 'gia', seat: 0, cause: 'bite' }),
    event('morale', { by: -1, morale: 5, colony: 'colony' }),
    event('added-shown', { seat: 1, round: 1, items: ['junk'] }),
  ]);

  test('there is a chapter for each round', () => {
    expect(told.map(({ round }) => round)).toEqual([1, 2]);
    expect(told[0]?.crossroads).toEqual([{ id: 'ice', seat: 1, holder: 0, option: 1 }]);
    expect(told[1]).toMatchObject({ deaths: [{ survivor: 'gia' }] });
    expect(told.map(({ morale }) => morale.get('colony'))).toEqual([6, 5]);
  });

  test('contributions are known as far as they were told', () => {
    expect([...bySeat(told[0]!.added)]).toEqual([
      [0, ['fuel']],
      [1, ['junk']],
    ]);
  });
});

describe('what matters now', () => {
  const found = (more: Partial<LongNightView>) =>
    worries({ ...view, ...more }, 0).map(({ id }) => id);

  test('an entrance that cannot hold what comes', () => {
    expect(worries(view, 0)).toMatchObject([
      { id: 'doors', things: ['place:school'], facts: { due: 2, breaches: 2 } },
    ]);
  });

  test('hunger, the crisis and low morale are urgent, waste is not', () => {
    expect(found({ food: 0, missing: 2, morale: 2, waste_left: 2 })).toEqual([
      'morale',
      'food',
      'crisis',
      'doors',
      'waste',
    ]);
  });

  test('the goals of the colony, until all are met', () => {
    expect(worries({ ...view, goals_met: [true, false] }, 0).at(-1)).toMatchObject({
      id: 'goals',
      things: ['objective'],
      facts: { met: 1, goals: 2 },
    });
    expect(found({ goals_met: [true, true] })).not.toContain('goals');
  });

  test('one more wound, however many it takes', () => {
    const emma = (life: number) =>
      ({ survivors: [person('emma', 0, 'colony', { life })] }) as unknown as LongNightView;
    expect(found(emma(2))).not.toContain('wounds');
    expect(found(emma(1))).toContain('wounds');
  });

  test('nothing of what an old recording does not tell', () => {
    const { missing: _, waste_left: __, ...old } = view;
    const places = view.places.map(({ due: _due, breaches: _breaches, ...each }) => each);
    expect(worries({ ...old, places } as unknown as LongNightView, 0)).toEqual([]);
  });

  test('nothing before the first round, and nothing after the end', () => {
    expect(found({ round: 0 })).toEqual([]);
  });
});

test('an entrance has free spaces where nothing stands', () => {
  expect(entrance([4, 1, 1, 0, ['hulk'], []])).toMatchObject({ zombies: 1, barricades: 1, free: 1 });
});

test('whom one keeps is found in any order, the leader first', () => {
  const options = ['keep:emma:gia:blue', 'keep:gia:emma:blue'].map((id) => option(id, NAMES));
  expect(keepOption(options, ['gia', 'blue', 'emma'])?.id).toBe('keep:gia:emma:blue');
  expect(keepOption(options, ['gia', 'blue'])).toBeUndefined();
});
