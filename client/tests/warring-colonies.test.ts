import { describe, expect, test } from 'vitest';
import { entrance } from '../src/boards/long-night/doors';
import { reelOf } from '../src/boards/long-night/reel';
import { Offer, read } from '../src/boards/long-night/things';
import {
  battleOf,
  fightersOf,
  leadOf,
  openBattle,
  strengthOf,
} from '../src/boards/warring-colonies/battles';
import { fallenOf, fateOf } from '../src/boards/warring-colonies/fates';
import { electionOf, MANNER, warMoments } from '../src/boards/warring-colonies/moments';
import { warScene } from '../src/boards/warring-colonies/scenes';
import { dress, teamsOf } from '../src/boards/warring-colonies/teams';
import { paired, stepsOf } from '../src/boards/warring-colonies/turns';
import { chapters } from '../src/boards/long-night/story';
import type {
  AskInfo,
  EventInfo,
  WarringColoniesColonyView,
  WarringColoniesWarView,
} from '../src/lib/protocol';
import { option } from './saying';

const NAMES = {
  move: 'survivor place door',
  oust: 'survivor place target',
  claim: 'mission',
  elect: 'other',
  bid: 'count',
};

const person = (id: string, owner: number, home: string, place: string, more = {}) => ({
  id,
  owner,
  home,
  place,
  wounds: 0,
  frostbite: 0,
  despair: 0,
  items: [],
  door: null,
  ...more,
});

/** Emma and Gia of yellow, Blue of blue, and Otis of the Lone Wolf, all but Gia at the school. */
const view = {
  places: [{ id: 'yellow', doors: [] }, { id: 'blue', doors: [] }, { id: 'school', doors: [] }],
  survivors: [
    person('emma', 0, 'yellow', 'school', { items: [['axe', false]] }),
    person('gia', 2, 'yellow', 'yellow'),
    person('blue-dog', 1, 'blue', 'school', { wounds: 1 }),
    person('otis', 4, 'den', 'school'),
  ],
  colonies: [
    { place: 'yellow', seats: [0, 2] },
    { place: 'blue', seats: [1, 3] },
    { place: 'den', seats: [4] },
  ],
  offer: [],
  round: 2,
  pair: [1, 0],
  step: 'moving',
  mover: 1,
  passed: [],
  done: [],
  battle: null,
  battles: [],
  crisis: 'fever',
  outcome: null,
} as unknown as WarringColoniesWarView;

const ask = (kind: string, options: string[]): AskInfo => ({
  number: 7,
  kind,
  seat: 0,
  text: '',
  facts: {},
  options: options.map((id) => option(id, NAMES)),
});

/** Events with numbers from 1 on. */
const told = (...events: [name: string, facts?: EventInfo['facts']][]): EventInfo[] =>
  events.map(([name, facts = {}], i) => ({ number: i + 1, name, facts, text: name }));

const FOUGHT = told(
  ['colony-phase', { round: 2 }],
  ['fed', { cost: 1, food: 2, colony: 'yellow' }],
  ['battle', { place: 'school' }],
  ['wolf-supports', { seat: 4, colony: 'blue' }],
  ['tactics', { yellow: 'all-in', blue: 'fall-back' }],
  ['strength', { colony: 'yellow', by: 3, why: 'tactics', strength: 3 }],
  ['strength', { colony: 'blue', by: 1, why: 'survivors', strength: 1 }],
  ['bids', { yellow: 0, blue: 2 }],
  ['strength', { colony: 'blue', by: 2, why: 'bullets', strength: 3 }],
  ['battle-dice', { yellow: 'strength-1', blue: 'zombies-2' }],
  ['strength', { colony: 'yellow', by: 1, why: 'die', strength: 4 }],
  ['battle-won', { colony: 'yellow', by: 1, wounds: 1 }],
  ['hurt', { survivor: 'kofi' }],
  ['died', { survivor: 'kofi', seat: 3 }],
  ['morale', { by: -1, morale: 5, colony: 'blue' }],
  ['zombie-came', { place: 'school', door: 1 }],
  ['waste', { waste: 3, loss: 0, colony: 'yellow' }],
);

describe('a battle', () => {
  test('is read from what was told, and from nothing after it', () => {
    const battle = battleOf(FOUGHT, 3);
    expect(battle).toMatchObject({
      place: 'school',
      tactics: { yellow: 'all-in', blue: 'fall-back' },
      bids: { yellow: 0, blue: 2 },
      dice: { yellow: 'strength-1', blue: 'zombies-2' },
      result: 'battle-won',
      winner: 'yellow',
      wounds: 1,
      wolf: 'blue',
      dead: [{ id: 'kofi', seat: 3 }],
      zombies: 1,
    });
    expect(leadOf(battle.gains)).toBe(1);
    expect(strengthOf(battle.gains, 'blue')).toBe(3);
  });

  test('is open until something else is told', () => {
    expect(openBattle(FOUGHT.slice(0, 5))).toBe(3);
    expect(openBattle(FOUGHT)).toBeNull();
    expect(battleOf(FOUGHT.slice(0, 5), 3)).toMatchObject({ result: '', bids: null });
  });

  test('shows who fights for whom, the fallen too', () => {
    const fighters = fightersOf(battleOf(FOUGHT, 3), view, teamsOf(view), (item) => item === 'axe');
    const sides = fighters.map(({ id, side, state, armed }) => [id, side, state, armed]);
    expect(sides).toEqual([
      ['emma', 'yellow', 'fights', true],
      ['blue-dog', 'blue', 'fights', false],
      ['otis', 'blue', 'fights', false],
      ['kofi', 'blue', 'dead', false],
    ]);
  });

  test('is a moment by itself; the night around it tells nothing of it', () => {
    const moments = warMoments(FOUGHT);
    expect(moments.map(({ kind, at }) => [kind, at])).toEqual([
      ['night', 1],
      ['own', 3],
    ]);
    expect(moments[0]).toMatchObject({
      steps: [
        { what: 'food', colony: 'yellow' },
        { what: 'waste', colony: 'yellow' },
      ],
    });
    // the rest of a battle that began in an earlier update
    expect(warMoments(FOUGHT.slice(11, 16), FOUGHT.slice(0, 11))).toEqual([]);
  });

  test('is in front as long as it is fought, for those who watch as well', () => {
    const fighting = { ...view, battle: { place: 'school' } } as WarringColoniesWarView;
    const so_far = FOUGHT.slice(0, 4);
    expect(warScene(fighting, so_far, undefined)).toMatchObject({ name: 'battle', at: 3 });
    const asked = ask('tactics', ['tactics:all-in']);
    expect(warScene(fighting, so_far, asked)).toMatchObject({ name: 'battle', ask: asked });
    expect(warScene(view, FOUGHT, undefined)).toBeNull();
    expect(warScene(view, FOUGHT, ask('elect', ['elect:2']))).toMatchObject({ name: 'election' });
  });
});

test('what the fallen leave to the enemy is told large, in front of the battle and without one', () => {
  const given = told(
    ['battle', { place: 'yellow' }],
    ['battle-won', { colony: 'yellow', by: 1, wounds: 1 }],
    ['died', { survivor: 'blue-dog', seat: 1 }],
    ['spoils', { survivor: 'blue-dog', items: ['axe'], colony: 'yellow' }],
  );
  const empty = { ...view, places: [], survivors: [] };
  const shotsOf = (events: EventInfo[]) =>
    reelOf(empty, empty, events, events, { notable: new Set(['died', 'spoils']), ...MANNER }).map(
      ({ text, weighty, picture }) => [text, weighty, picture.moment?.name],
    );
  expect(shotsOf(given)).toEqual([
    ['battle', false, 'battle'],
    ['battle-won', false, 'battle'],
    ['died', false, 'battle'],
    ['spoils', true, 'battle'],
  ]);
  expect(shotsOf(given.slice(2))).toEqual([
    ['died', true, undefined],
    ['spoils', true, undefined],
  ]);
});

test('an election tells both colonies, and who leads once a tie is broken', () => {
  const events = told(
    ['leader-vote', { colony: 'yellow', voters: ['0', '2'], votes: ['2', '0'] }],
    ['leader-vote', { colony: 'blue', voters: ['1', '3'], votes: ['3', '1'] }],
    ['colony-leader', { colony: 'blue', seat: 3 }],
  );
  expect(electionOf(events, 1)).toEqual([
    {
      colony: 'yellow',
      ballots: [
        { voter: 0, choice: 2 },
        { voter: 2, choice: 0 },
      ],
      leader: null,
    },
    {
      colony: 'blue',
      ballots: [
        { voter: 1, choice: 3 },
        { voter: 3, choice: 1 },
      ],
      leader: 3,
    },
  ]);
  expect(warMoments(events)).toEqual([{ at: 1, kind: 'own', name: 'elected' }]);
});

describe('what an option of the war is about', () => {
  test('gates, those who are driven off, missions, players with two digits', () => {
    const movement = ask('movement', []);
    expect(read(option('move:emma:blue:3', NAMES), movement, view).own).toEqual([
      'survivor:emma',
      'place:blue',
      'door:blue/3',
    ]);
    expect(read(option('oust:emma:school:otis', NAMES), movement, view).own).toEqual([
      'survivor:emma',
      'place:school',
      'survivor:otis',
    ]);
    expect(read(option('claim:runner', NAMES), ask('action', []), view).own).toEqual(['mission:runner']);
    expect(read(option('elect:10', NAMES), ask('elect', []), view).own).toEqual(['seat:10']);
    expect(read(option('bid:3', NAMES), ask('bid', []), view).own).toEqual([]);
  });

  test('a colony is not taken for a survivor of its name', () => {
    const crowd = { ...view, survivors: [...view.survivors, person('blue', 1, 'blue', 'school')] };
    const movement = ask('movement', []);
    const move = option('move:emma:blue:3', NAMES);
    expect(read(move, movement, crowd as unknown as WarringColoniesWarView).own).toEqual([
      'survivor:emma',
      'place:blue',
      'door:blue/3',
    ]);
  });

  test('first those who may move are lit, then where to', () => {
    const offer = new Offer(
      ask('movement', ['pass', 'move:emma:school', 'move:emma:blue:3', 'move:gia:school']),
      view,
    );
    expect([...offer.lit([])].sort()).toEqual(['survivor:emma', 'survivor:gia']);
    expect([...offer.lit(['survivor:emma'])].sort()).toEqual([
      'door:blue/3',
      'place:blue',
      'place:school',
    ]);
  });
});

test('who stands at a gate takes a space', () => {
  expect(entrance([3, 1, 0, 0, [], ['emma']])).toMatchObject({ free: 1, intruders: ['emma'] });
});

describe('the steps of a round', () => {
  const now = (more: object) =>
    stepsOf({ ...view, ...more } as WarringColoniesWarView).find((each) => each.now)?.id;

  test('of a turn, and of a night', () => {
    expect(now({})).toBe('moving');
    expect(now({ step: 'acting' })).toBe('acting');
    expect(now({ step: '', done: [0, 1] })).toBe('resolving');
    expect(now({ pair: [] })).toBe('night');
    expect(now({ pair: [], battles: ['school'] })).toBe('battles');
    expect(now({ pair: [], crisis: '' })).toBe('dead');
    expect(now({ round: 0 })).toBe('set-up');
  });

  test('both whose turn it is are told apart by what they do', () => {
    expect(paired(view)).toEqual([
      { seat: 1, state: 'moves' },
      { seat: 0, state: 'waits' },
    ]);
    const acting = { ...view, step: 'acting', done: [1] } as WarringColoniesWarView;
    expect(paired(acting).map(({ state }) => state)).toEqual(['done', 'acts']);
  });
});

test('teams differ in shape and colour, players in their numbers', () => {
  const dressed = [0, 1, 2, 4].map(dress(view));
  expect(dressed.map(({ shape }) => shape)).toEqual(['sun', 'shield', 'sun', 'fang']);
  expect(new Set(dressed.map(({ colour }) => colour)).size).toBe(3);
  expect(dressed.map(({ number }) => number)).toEqual(['1', '2', '3', '5']);
});

describe('the end', () => {
  const colony = (place: string, goals_met: boolean[], fallen = false) =>
    ({ place, goals_met, fallen }) as WarringColoniesColonyView;

  test('a colony reaches its goals, or outlives the other, or neither', () => {
    expect(fateOf(colony('yellow', [true, true]), ['yellow'])).toBe('done');
    expect(fateOf(colony('yellow', [true, false]), ['yellow'])).toBe('outlived');
    expect(fateOf(colony('yellow', [true, false]), [])).toBe('stands');
    expect(fateOf(colony('blue', [true], true), ['yellow'])).toBe('fallen');
    expect(fateOf(colony('den', []), ['yellow'])).toBe('free');
    expect(fateOf(colony('den', [], true), ['yellow'])).toBe('out');
  });

  test('it is said which colony has fallen', () => {
    const fallen = (...places: string[]) =>
      fallenOf({
        colonies: ['yellow', 'blue', 'den'].map((each) => colony(each, [], places.includes(each))),
      } as WarringColoniesWarView);
    expect(fallen('blue', 'den')).toBe('blue');
    expect(fallen('yellow', 'blue')).toBe('both');
    expect(fallen('den')).toBe('none');
  });

  test('each round tells the morale of both', () => {
    const morale = (colony: string, by: number, left: number) => ({
      number: 0,
      name: 'morale',
      facts: { colony, by, morale: left },
      text: '',
    });
    const round = (number: number) => ({ number: 0, name: 'round', facts: { round: number }, text: '' });
    const told = chapters([
      round(1),
      morale('blue', -2, 8),
      round(2),
      morale('yellow', -1, 9),
      morale('yellow', -1, 8),
      round(3),
    ]);
    expect(told.map((each) => Object.fromEntries(each.morale))).toEqual([
      { yellow: 10, blue: 8 },
      { yellow: 8, blue: 8 },
      { yellow: 8, blue: 8 },
    ]);
  });
});
