import { describe, expect, test } from 'vitest';
import { SURVIVORS } from '../src/art/army-of-the-dead/survivors';
import { BOSSES } from '../src/art/army-of-the-dead/zombies';
import { beside } from '../src/boards/army-of-the-dead/beside';
import {
  mannerOf,
  placeOf,
  refusals,
  slotOf,
  swapsOf,
  targets,
  worthReading,
  zoneOf,
} from '../src/boards/army-of-the-dead/choices';
import { clearest } from '../src/boards/army-of-the-dead/corners';
import { floorOf } from '../src/boards/army-of-the-dead/floors';
import { goalsOf } from '../src/boards/army-of-the-dead/goals';
import { Chart, type Picture } from '../src/boards/army-of-the-dead/geometry';
import { placed, rowOf } from '../src/boards/army-of-the-dead/layout';
import { reelOf } from '../src/boards/army-of-the-dead/reel';
import { lastRoll } from '../src/boards/army-of-the-dead/rolls';
import { sceneOf } from '../src/boards/army-of-the-dead/scenes';
import { after, crowdIn, midway, standOf, type Stand } from '../src/boards/army-of-the-dead/stand';
import type { View } from '../src/boards/army-of-the-dead/types';
import type { AskInfo, EventInfo } from '../src/lib/protocol';
import { option, refused as no } from './saying';

const NAMES = {
  move: 'zone',
  gun: 'zone',
  attack: 'slot zone',
  focus: 'slot zone target',
  charge: 'goal zone',
  discard: 'slot',
  keep: 'slot',
  reload: 'magazine slot',
  swap: 'one two',
};
const MANNERS: Record<string, string> = {
  ...{ move: 'move', charge: 'move', attack: 'aim', focus: 'aim', gun: 'aim' },
  ...{ discard: 'rare', reload: 'cards', keep: 'cards', swap: 'cards', end: 'end', done: 'end' },
};
const offered = (id: string) =>
  option(id, NAMES, {
    manner: MANNERS[id.split(':')[0]!] ?? '',
    where: id.split(':').filter((word) => isZone(word)),
  });

/** Two streets beside each other, and a shop south of the first. */
const picture: Picture = {
  size: [4, 4],
  slots: [{ slot: 'A1', tile: 'R1', turn: 0, at: [0, 0], floor: 0 }],
  zones: [
    zone('A1a', 'street', [[0, 0], [1, 0]], [0, 0, 2, 1], ['A1a', 'B1d']),
    zone('A1b', 'street', [[2, 0], [3, 0]], [2, 0, 2, 1]),
    zone('A1f', 'room', [[0, 1], [1, 1], [0, 2], [1, 2]], [0, 1, 2, 2]),
  ],
  walls: [],
  edges: [],
  crossings: [[2, 0, 2, 1]],
  lines: [],
  rims: [],
  doors: [{ name: 'A1a-A1f', closed: false, vault: false, at: [[0, 1, 1, 1]] }],
  blockers: [],
  decor: [],
  goals: { out: ['A1b'] },
};

function zone(
  name: string,
  kind: string,
  cells: [number, number][],
  box: [number, number, number, number],
  members = [name],
): Picture['zones'][number] {
  const [x, y, w, h] = box;
  const outline: [number, number][][] = [[[x, y], [x + w, y], [x + w, y + h], [x, y + h]]];
  return { name, members, kind, label: '', floor: 0, elevator: false, cells, outline, box };
}

const view = {
  zones: [
    { name: 'A1b', shamblers: 3, alphas: 1, woken: 0, snared_shamblers: 0, snared_alphas: 0, sleepers: 0 },
    { name: 'A1f', shamblers: 0, alphas: 0, woken: 0, snared_shamblers: 0, snared_alphas: 0, sleepers: 2 },
  ],
  bosses: [{ kind: 'queen', zone: 'A1b', snared: false }],
  survivors: [
    { id: 'hanne', zone: 'A1a', health: 4 },
    { id: 'rafe', zone: 'A1a', health: 3 },
  ],
  companions: [{ id: 'maxine', zone: 'A1a', leader: 'hanne' }],
  tokens: [{ id: 'token-1', zone: 'A1f', colour: '' }],
  noise: 'A1a',
  truck: { zone: 'A1a', seats: { driver: 'rafe' } },
  outcome: null,
} as unknown as View;

let count = 0;
const event = (name: string, facts: EventInfo['facts'] = {}): EventInfo => ({
  ...{ number: ++count, name, facts },
  text: name,
});

const ask = (kind: string, ids: string[]): AskInfo => ({
  ...{ number: 7, kind, seat: 0, text: '', facts: {} },
  options: ids.map(offered),
});

const isZone = (word: string): boolean => /^A1[a-z]$/.test(word);
const given = { slot: '', here: 'A1a', isZone, isTaken: (name: string) => name === 'A1b' };

describe('the board', () => {
  const chart = new Chart(picture);

  test('a zone is found by each of its names', () => {
    expect(chart.area('B1d')).toBe(chart.area('A1a'));
    expect(chart.has('A1z')).toBe(false);
    expect([...chart.goals]).toEqual(['A1b']);
    expect(chart.area('A1b')?.path).toBe('M80 0L160 0L160 40L80 40Z');
  });

  test('arrow keys go to the nearest zone that way', () => {
    expect(chart.beside('A1a', 'ArrowRight')).toBe('A1b');
    expect(chart.beside('A1a', 'ArrowDown')).toBe('A1f');
    expect(chart.beside('A1a', 'ArrowUp')).toBeUndefined();
  });

  test('a place looks like what it is, other zones like their kind', () => {
    expect(floorOf('room', 'kitchen')).toBe('tiles');
    expect(floorOf('street', 'helipad')).toBe('roof');
    expect(floorOf('hall', 'slot-hall')).toBe('hall');
  });

  test('of many only a few are drawn, beside each other', () => {
    expect(rowOf('shambler', 2, false, 4)).toEqual([-8.5, 0.5]);
    expect(rowOf('alpha', 9, false, 4)).toHaveLength(4);
    expect(rowOf('alpha', 9, true, 4)).toEqual([-5]);
  });

  test('pieces stand within their rectangle, smaller the more there are', () => {
    const box = { x: 0, y: 0, width: 80, height: 40 };
    const items = (n: number) => Array.from({ length: n }, (_, i) => ({ key: `${i}`, width: 26 }));
    const [one] = placed(items(1), box);
    expect(one?.scale).toBeGreaterThan(0.9);
    const many = placed(items(9), box);
    expect(many).toHaveLength(9);
    expect(many[0]!.scale).toBeLessThan(one!.scale);
    for (const { x, y } of many) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(80);
      expect(y).toBeLessThanOrEqual(40);
    }
  });

  test('everybody has a miniature of their own', () => {
    const shapes = [...Object.values(SURVIVORS), ...Object.values(BOSSES)].map((each) =>
      each.strokes.map(({ d }) => d).join(),
    );
    expect(new Set(shapes).size).toBe(12 + 5);
    expect(new Set(Object.values(SURVIVORS).map(({ base }) => base)).size).toBe(12);
  });
});

describe('what can be chosen where', () => {
  const action = ask('action', [
    'move:A1b',
    'attack:0:A1b',
    'attack:0:A1f',
    'focus:1:A1b:queen',
    'charge:A1b:A1f',
    'search',
    'discard:0',
    'reload:3:0',
    'end',
  ]);

  test('zones have what is done there; the own one what is done on the spot', () => {
    const found = targets(action, given);
    expect([...found.keys()].sort()).toEqual(['A1a', 'A1b']);
    expect(found.get('A1b')?.map(({ id }) => id)).toEqual([
      'move:A1b',
      'attack:0:A1b',
      'focus:1:A1b:queen',
      'charge:A1b:A1f',
    ]);
    expect(found.get('A1a')?.map(({ id }) => id)).toEqual(['search']);
  });

  test('who takes a weapon sees what it reaches, be anybody there or not', () => {
    const found = targets(action, { ...given, slot: '0' });
    expect(Object.fromEntries([...found].map(([name, options]) => [name, options.length]))).toEqual({
      A1b: 1,
      A1f: 1,
    });
  });

  test('a charge is pointed at its prey', () => {
    expect(zoneOf(offered('charge:A1b:A1f'), isZone)).toBe('A1b');
    expect(zoneOf(offered('move:A1f'), isZone)).toBe('A1f');
  });

  test('somebody to hit is lit before somewhere to go', () => {
    expect(mannerOf([offered('move:A1b')])).toBe('move');
    expect(mannerOf([offered('move:A1b'), offered('attack:0:A1b')])).toBe('shot');
    expect(mannerOf([offered('take:token-1')])).toBe('do');
  });

  test('what has no place on the board is a button', () => {
    const loose = action.options.filter((each) => placeOf(each, action.kind, isZone) === 'panel');
    expect(loose.map(({ id }) => id)).toEqual(['search', 'end']);
    // What is done on the spot has a place, but nobody looks for it there.
    const take = { ...offered('take:token-1'), where: ['A1a'] };
    expect(placeOf(take, 'action', isZone)).toBe('panel');
    expect(slotOf(offered('attack:1:A1b'))).toBe('1');
    expect(slotOf(offered('move:A1b'))).toBe('');
  });

  test('whose turn it is, is asked of people, wherever they stand', () => {
    const rafe = { ...offered('move:A1b'), id: 'activate:rafe', do: 'activate', where: ['A1b'] };
    expect(placeOf(rafe, 'activate', isZone)).toBe('aside');
  });

  test('a roll is kept by a button, a card by its slot', () => {
    const place = (id: string) => placeOf(offered(id), 'reroll', isZone);
    expect([place('keep'), place('reroll')]).toEqual(['panel', 'panel']);
    expect(place('keep:0')).toBe('aside');
  });

  test('why one cannot go there, and why not attack if somebody is there', () => {
    const refused = ['move:A1f', 'attack:0:A1f', 'gun:A1f'].map((id) =>
      no(id, NAMES, { where: id.split(':').filter(isZone) }),
    );
    const found = refusals(action, refused, given).get('A1f') ?? [];
    expect(worthReading(found, false, false).map(({ option }) => option)).toEqual(['move:A1f']);
    expect(worthReading(found, true, true).map(({ option }) => option)).toEqual(['attack:0:A1f']);
  });

  test('cards change places in both directions', () => {
    const arrange = ask('arrange', ['swap:0:3', 'swap:rafe.1:hanne.2', 'done']);
    expect([...swapsOf(arrange, '3').keys()]).toEqual(['0']);
    expect(swapsOf(arrange, 'hanne.2').get('rafe.1')?.id).toBe('swap:rafe.1:hanne.2');
    expect(swapsOf(arrange, '1').size).toBe(0);
  });
});

describe('what is watched', () => {
  const stand = standOf(view);
  const told = (...events: EventInfo[]): Stand => events.reduce(after, stand);

  test('zombies go from zone to zone, and are nowhere on the way', () => {
    const walk = event('zombies-moved', { kind: 'shambler', start: 'A1b', zone: 'A1a', count: 2 });
    expect(crowdIn(told(walk), 'A1a').shamblers).toBe(2);
    expect(crowdIn(told(walk), 'A1b').shamblers).toBe(1);
    expect(crowdIn(midway(stand, walk), 'A1a').shamblers).toBe(0);
    const queen = event('zombies-moved', { kind: 'queen', start: 'A1b', zone: 'A1a', count: 1 });
    expect(told(queen).bosses).toEqual([{ kind: 'queen', zone: 'A1a', snared: false }]);
  });

  test('who leads takes companions along, and the truck who is aboard', () => {
    const moved = told(
      event('moved', { survivor: 'hanne', start: 'A1a', zone: 'A1f', companions: ['maxine'] }),
    );
    expect(moved.people.map(({ zone: at }) => at)).toEqual(['A1f', 'A1a', 'A1f']);
    const drove = told(
      event('drove', { survivor: 'rafe', start: 'A1a', zone: 'A1b', aboard: ['rafe'] }),
    );
    expect(drove.truck?.zone).toBe('A1b');
    expect(drove.people.find(({ id }) => id === 'rafe')?.zone).toBe('A1b');
  });

  test('wakings, kills, wounds, tokens and noise', () => {
    const end = told(
      event('woken', { zone: 'A1f', count: 3 }),
      event('killed', { zone: 'A1f', kind: 'shambler', count: 1, by: 'hanne' }),
      event('killed', { zone: 'A1b', kind: 'queen', count: 1, by: 'hanne' }),
      event('wounded', { survivor: 'rafe', wounds: 1, health: 2 }),
      event('took', { survivor: 'hanne', zone: 'A1f', token: 'red' }),
      event('noise', { zone: 'A1b' }),
    );
    expect(crowdIn(end, 'A1f')).toMatchObject({ shamblers: 2, sleepers: 1 });
    expect(end.bosses).toEqual([]);
    expect(end.people.find(({ id }) => id === 'rafe')?.health).toBe(2);
    expect(end.tokens).toEqual([]);
    expect(end.noise).toBe('A1b');
  });

  test('a film has a picture for what is seen, and none for bookkeeping', () => {
    const shots = reelOf(view, view, [
      event('zombie-phase', { round: 2 }),
      event('zombies-moved', { kind: 'shambler', start: 'A1b', zone: 'A1a', count: 3 }),
      event('adrenaline', { survivor: 'hanne', points: 1, total: 1 }),
      event('attacked', { zone: 'A1a', attacks: 3, wounds: 3 }),
      event('wounded', { survivor: 'rafe', wounds: 1, health: 2 }),
    ]);
    expect(shots.map((shot) => shot.picture.event.name)).toEqual([
      'zombie-phase',
      'zombies-moved',
      'attacked',
      'wounded',
    ]);
    expect(shots[1]?.picture.walks).toEqual([{ who: 'shambler', count: 3, from: 'A1b', to: 'A1a' }]);
    expect(crowdIn(shots[1]!.picture.stand, 'A1a').shamblers).toBe(0);
    expect(crowdIn(shots[2]!.picture.stand, 'A1a').shamblers).toBe(3);
    expect(shots[3]?.picture.flashes).toEqual([{ kind: 'bite', at: 'A1a', from: '' }]);
  });
});

describe('what lies beside the map', () => {
  type Gear = View['survivors'][number]['gear'];
  const member = (id: string, gear: Gear, more = {}) => ({
    ...{ id, seat: 0, health: 3, ap: 0, level: 'blue', acted: true, gear },
    ...{ skills: ['sprint'], tokens: ['blue'] },
    ...more,
  });
  const crew = (hanne: Gear, rafe: Gear, more: Partial<View> = {}): View =>
    ({
      ...view,
      survivors: [member('hanne', hanne), member('rafe', rafe)],
      ...{ fallen: [], gone: [], phase: 'players', turn: null, equipment: 9 },
      ...more,
    }) as View;
  const gun: Gear[number] = ['revolver', false];
  const dry: Gear[number] = ['revolver', true];
  const bat: Gear[number] = ['bat', false];
  const gearOf = (table: View) => table.survivors.map(({ gear }) => gear);
  const told = (before: View, end: View, ...events: EventInfo[]): View =>
    events.reduce((so_far, each) => beside(so_far, each, end), before);
  const put = (survivor: string, card: string, slot: string) => event('put', { survivor, card, slot });

  test('a card that is found lies in its slot when that is told, the one before is gone', () => {
    const before = crew([gun, bat], []);
    const end = crew([gun, ['axe', false]], [], { equipment: 8 });
    const drawn = told(before, end, event('drew', { survivor: 'hanne', cards: ['axe'] }));
    expect([gearOf(drawn)[0], drawn.equipment]).toEqual([[gun, bat], 8]);
    const swapped = event('discarded', { survivor: 'hanne', card: 'bat' });
    expect(gearOf(told(drawn, end, swapped))[0]).toEqual([gun, null]);
    expect(gearOf(told(drawn, end, swapped, put('hanne', 'axe', '1')))[0]).toEqual([gun, ['axe', false]]);
  });

  test('what is found and left there takes nothing from who has one like it', () => {
    const before = crew([gun, bat], []);
    const left = event('discarded', { survivor: 'hanne', card: 'bat' });
    expect(gearOf(told(before, before, left))).toEqual(gearOf(before));
  });

  test('cards change places, into an empty slot and with one another, dry or not', () => {
    const moved = crew([null, gun], []);
    expect(gearOf(told(crew([gun, null], []), moved, put('hanne', 'revolver', '1')))).toEqual(gearOf(moved));
    const traded = crew([bat, null], [dry, null]);
    const found = told(
      crew([dry, null], [bat, null]),
      traded,
      put('hanne', 'bat', '0'),
      put('rafe', 'revolver', '0'),
    );
    expect(gearOf(found)).toEqual(gearOf(traded));
  });

  test('a weapon runs dry and is loaded, what is thrown is gone', () => {
    const shot = told(crew([gun], []), crew([dry], []), event('out-of-ammo', { survivor: 'hanne', card: 'revolver' }));
    expect(gearOf(shot)[0]).toEqual([dry]);
    const loaded = told(shot, crew([gun], []), event('reloaded', { survivor: 'hanne', card: 'revolver' }));
    expect(gearOf(loaded)[0]).toEqual([gun]);
    const thrown = event('threw', { survivor: 'hanne', card: 'bat', zone: 'A1b' });
    expect(gearOf(told(crew([bat, bat], []), crew([null, bat], []), thrown))[0]).toEqual([null, bat]);
    const kit = event('kit', { survivor: 'rafe', cards: ['bat', 'axe'] });
    expect(gearOf(told(crew([], [null, null, null]), crew([], []), kit))[1]).toEqual([
      bat,
      ['axe', false],
      null,
    ]);
  });

  test('skills, tokens and lives go with what is told', () => {
    const end = told(
      crew([], []),
      crew([], []),
      event('skill', { survivor: 'hanne', skill: 'charge' }),
      event('handed', { survivor: 'hanne', other: 'rafe', token: 'blue' }),
      event('token-used', { survivor: 'rafe', token: 'blue' }),
      event('wounded', { survivor: 'rafe', wounds: 1, health: 2 }),
    );
    expect(end.survivors.map(({ skills }) => skills)).toEqual([['sprint', 'charge'], ['sprint']]);
    expect(end.survivors.map(({ tokens }) => tokens)).toEqual([[], ['blue']]);
    expect(end.survivors.map(({ health }) => health)).toEqual([3, 2]);
    const fewer = told(
      end,
      crew([], []),
      event('eliminated', { survivor: 'rafe' }),
      event('eliminated', { survivor: 'maxine' }),
    );
    expect([fewer.survivors.map(({ id }) => id), fewer.fallen]).toEqual([['hanne'], ['rafe']]);
    expect(fewer.companions).toEqual([]);
  });

  test('whose turn it is, the phase and the round', () => {
    const turn = { who: 'rafe', actions: 3, own: true, free: {}, used: [] };
    const rafes = told(crew([], []), crew([], [], { turn }), event('turn', { survivor: 'rafe', seat: 1 }));
    expect([rafes.turn?.who, rafes.active]).toEqual(['rafe', 1]);
    const night = told(rafes, crew([], []), event('zombie-phase', { round: 2 }));
    expect([night.turn, night.phase]).toEqual([null, 'zombies']);
    const day = told(night, crew([], []), event('round', { round: 3, first: 1 }));
    expect([day.round, day.first, day.phase, day.survivors.some(({ acted }) => acted)]).toEqual([
      ...[3, 1, 'players', false],
    ]);
  });
});

describe('dice', () => {
  const rolled = event('rolled', {
    ...{ survivor: 'hanne', card: 'revolver', zone: 'A1b', target: '', accuracy: 4 },
    dice: ['2', '6'],
    ammo: ['1'],
  });

  test('those of an attack lie there until something else is done', () => {
    const found = lastRoll([event('moved'), rolled, event('killed'), event('noise')]);
    expect(found).toMatchObject({ survivor: 'hanne', dice: [2, 6], ammo: [1], accuracy: 4 });
    expect(lastRoll([rolled, event('moved')])).toBeNull();
  });

  test('dice that are rolled on lie beside them', () => {
    expect(lastRoll([rolled, event('rolled-on', { dice: ['5'] })])?.dice).toEqual([2, 6, 5]);
  });
});

describe('what is in front of the board', () => {
  test('the briefing, then what is asked; an attack is no scene', () => {
    const team = ask('team', ['survivor:hanne']);
    expect(sceneOf(view, team, true)?.kind).toBe('briefing');
    expect(sceneOf(view, team, false)?.kind).toBe('team');
    expect(sceneOf(view, ask('action', ['end']), false)).toBeNull();
  });

  test('the end comes after everything', () => {
    const over = { ...view, outcome: { reason: '', winners: [], sides: [], facts: {} } };
    expect(sceneOf(over, undefined, false)?.kind).toBe('ending');
  });
});

test('a goal of several says how many of them are there, until it is met', () => {
  const say = (key: string, facts?: Record<string, unknown>) => [key, ...Object.values(facts ?? {})].join(' ');
  const goal = (count: number, of: number, met = false) => ({ id: 'cash', met, count, of });
  const view = (one: ReturnType<typeof goal>) =>
    ({ mission: 'back-door', goals: [one], personal: [] }) as unknown as View;
  const progress = (one: ReturnType<typeof goal>) => goalsOf(view(one), say)[0]!.progress;
  expect(progress(goal(1, 2))).toBe('ad-ui-of 1 2');
  expect(progress(goal(2, 2, true))).toBe('');
  expect(progress(goal(0, 0))).toBe('');
});

describe('the map of the whole board', () => {
  const size = [0.3, 0.4] as const;
  test('lies at the bottom left, if it hides nobody there', () => {
    expect(clearest([], size)).toBe('bottom left');
    expect(clearest([[0.5, 0.9], [0.1, 0.1], [-0.1, 0.9], [0.1, 1.2]], size)).toBe('bottom left');
  });
  test('goes where it hides fewer, and stays there', () => {
    expect(clearest([[0.2, 0.7]], size)).toBe('top left');
    expect(clearest([[0.2, 0.7], [0.2, 0.3]], size)).toBe('top right');
    expect(clearest([], size, 'top right')).toBe('top right');
    expect(clearest([[0.2, 0.7], [0.2, 0.3], [0.8, 0.1]], size)).toBe('bottom left');
  });
});
