import { describe, expect, test } from 'vitest';
import {
  actors,
  playable,
  refusals,
  targets,
  whyIdle,
  worthReading,
} from '../src/boards/zombie-terror/choices';
import { Chart, facingAfter } from '../src/boards/zombie-terror/geometry';
import { reelOf } from '../src/boards/zombie-terror/reel';
import { entries } from '../src/boards/zombie-terror/roster';
import { after } from '../src/boards/zombie-terror/stand';
import { Troupe } from '../src/boards/zombie-terror/troupe';
import type { AskInfo, EventInfo, ZombieTerrorView } from '../src/lib/protocol';
import { option, refused as no } from './saying';

const NAMES = {
  move: 'human field',
  heal: 'human field',
  rest: 'human',
  play: 'card *targets',
  lay: 'token field way',
};

const ask = (kind: string, ...options: [id: string, ...where: string[]][]): AskInfo => ({
  number: 1,
  kind,
  seat: 0,
  text: '',
  facts: {},
  options: options.map(([id, ...where]) => option(id, NAMES, { where })),
});
const nothing = { card: null, actor: null, way: '' };

describe('the ground', () => {
  test('several fields of one thing are one block', () => {
    // Row 1 comes first: a bus of 2 × 2, a wreck beside an obstacle's row, a car in the last row.
    const chart = new Chart(5, ['SS.##', 'SS...', '.o.#.', '====='].join(''));
    expect(chart.blocks.map(({ kind, width, height }) => [kind, width, height])).toEqual([
      ['bus', 2, 2],
      ['large', 2, 1],
      ['canal', 1, 1],
      ['small', 1, 1],
      ['car', 5, 1],
    ]);
  });

  test('the large car ends where the small one of the last row begins', () => {
    const chart = new Chart(3, ['...', '=..', '=..', '==='].join(''));
    expect(chart.blocks.map((each) => each.kind)).toEqual(['large-car', 'car']);
  });

  test('fields have neighbours up to the edge', () => {
    const chart = new Chart(3, '.........');
    expect(chart.beside('B2', 'N')).toBe('B3');
    expect(chart.beside('A1', 'W')).toBeUndefined();
  });

  test('an activation ends with a facing', () => {
    expect(facingAfter('N', 'FL')).toBe('W');
    expect(facingAfter('W', 'RF*')).toBe('N');
  });
});

describe('what may be chosen where', () => {
  const acting = ask(
    'human-action',
    ['move:nurse:B2', 'B1', 'B2'],
    ['heal:nurse:B1', 'B1', 'B1'],
    ['move:child:C2', 'C1', 'C2'],
    ['play:courage:nurse:B2', 'B1', 'B2'],
    ['play:decoy'],
    ['end'],
  );

  test('first somebody is picked to act, then a target', () => {
    expect([...actors(acting)]).toEqual(['B1', 'C1']);
    expect(targets(acting, nothing).size).toBe(0);
    const ofNurse = targets(acting, { ...nothing, actor: 'B1' });
    expect([...ofNurse.keys()]).toEqual(['B2', 'B1']);
    expect(ofNurse.get('B2')!.map((each) => each.id)).toEqual(['move:nurse:B2']);
  });

  test('a card is played only once it is picked up', () => {
    expect([...playable(acting).keys()]).toEqual(['courage', 'decoy']);
    const found = targets(acting, { ...nothing, actor: 'B1', card: 'courage' });
    expect(found.get('B2')!.map((each) => each.id)).toEqual(['play:courage:nurse:B2']);
  });

  test('a token is laid the way it is turned', () => {
    const laying = ask('building', ['lay:bus:B2:N', 'B2'], ['lay:bus:B2:E', 'B2']);
    const found = targets(laying, { ...nothing, way: 'E' });
    expect(found.get('B2')!.map((each) => each.id)).toEqual(['lay:bus:B2:E']);
  });

  const refused = (id: string, text: string, ...where: string[]) => no(id, NAMES, { text, where });

  test('reasons are given for the one who was picked', () => {
    const list = [
      refused('move:nurse:A1', 'not free', 'B1', 'A1'),
      refused('move:child:B1', 'not free', 'C1', 'B1'),
    ];
    expect([...refusals(acting, list, { ...nothing, actor: 'B1' }).keys()]).toEqual(['A1']);
  });

  test('where somebody stands, nobody asks why one cannot go there', () => {
    const step = no('move:nurse:A1', NAMES, { text: 'not free', manner: 'move' });
    const heal = no('heal:nurse:A1', NAMES, { text: 'not hurt' });
    expect(worthReading([step, heal], true)).toEqual([heal]);
    expect(worthReading([step, heal], false)).toEqual([step]);
  });

  test('who cannot act at all has one reason for it', () => {
    const list = [
      refused('rest:banker', 'not acting', 'A1'),
      refused('move:banker:A2', 'has acted', 'A1', 'A2'),
      refused('move:banker:B1', 'has acted', 'A1', 'B1'),
    ];
    expect(whyIdle(list, 'A1')!.text).toBe('has acted');
  });
});

describe('pawns keep their identity', () => {
  const view = (zombies: string[], humans: string[] = []): ZombieTerrorView =>
    ({
      humans: humans.map((field) => ({ name: 'nurse', health: 'healthy', stars: 2, field })),
      zombies: zombies.map((place) => ({
        field: place.slice(0, 2),
        facing: place[2] ?? 'N',
        activated: false,
        kind: 'walker',
        damaged: false,
        category: 3,
        fresh: false,
      })),
    }) as unknown as ZombieTerrorView;
  const event = (number: number, name: string, facts: EventInfo['facts']): EventInfo => ({
    number,
    name,
    facts,
    text: '',
  });
  const who = (scene: { pawns: { id: string; field: string }[] }, field: string) =>
    scene.pawns.find((each) => each.field === field)?.id;

  test('a zombie that walks is the same zombie, and another takes its place', () => {
    const troupe = new Troupe();
    const before = troupe.advance(view(['A1', 'A2']), [], true);
    const after = troupe.advance(
      view(['A2', 'A3']),
      [
        event(1, 'zombie-moved', { start: 'A2', to: 'A3' }),
        event(2, 'zombie-moved', { start: 'A1', to: 'A2' }),
      ],
      true,
    );
    expect(who(after, 'A3')).toBe(who(before, 'A2'));
    expect(who(after, 'A2')).toBe(who(before, 'A1'));
    expect(after.strides.map(({ from, to }) => [from, to])).toEqual([
      ['A2', 'A3'],
      ['A1', 'A2'],
    ]);
    expect(after.strides[1]!.begin).toBe(after.strides[0]!.end);
  });

  test('one that is shot leaves, and is seen leaving', () => {
    const troupe = new Troupe();
    const before = troupe.advance(view(['B5'], ['B1']), [], true);
    const shot = event(1, 'eliminated', { human: 'nurse', field: 'B5', by: 'pistol' });
    const after = troupe.advance(view([], ['B1']), [shot], true);
    expect(after.leaving.map((each) => each.id)).toEqual([who(before, 'B5')]);
    expect(after.effects.map(({ kind, from, at }) => [kind, from, at])).toEqual([
      ['shot', 'B1', 'B5'],
    ]);
  });

  test('nothing is shown twice, and nothing moves for who wants no motion', () => {
    const troupe = new Troupe();
    troupe.advance(view(['A1']), [], true);
    const play = [event(1, 'card-played', { side: 'zombies', card: 'frenzy', targets: [] })];
    expect(troupe.advance(view(['A1']), play, true).effects).toHaveLength(1);
    expect(troupe.advance(view(['A1']), play, true).effects).toHaveLength(0);
    const next = [event(2, 'zombie-moved', { start: 'A1', to: 'A2' })];
    const still = troupe.advance(view(['A2']), next, false);
    expect([still.strides, still.length]).toEqual([[], 0]);
  });

  test('a turn takes the short way round', () => {
    const troupe = new Troupe();
    const angles = ['A1S', 'A1W', 'A1N', 'A1E', 'A1N'].map(
      (place) => troupe.advance(view([place]), [], true).pawns[0]!.angle,
    );
    expect(angles.slice(1).map((angle, i) => angle - angles[i]!)).toEqual([90, 90, 90, -90]);
  });
});

describe('what is watched', () => {
  const human = (name: string, field: string, health = 'healthy', stars = 2) => ({
    ...{ name, field, health, stars },
  });
  const walker = (field: string, kind = 'walker') => ({
    ...{ field, kind, facing: 'N', activated: false, damaged: false, category: 3, fresh: false },
  });
  const view = (more: Partial<ZombieTerrorView> = {}) =>
    ({
      ...{ viewer: 0, humans_seat: 0, columns: 3, terrain: '.........', round: 2, phase: 'human turn' },
      humans: [human('nurse', 'A1'), human('banker', 'B1')],
      zombies: [walker('A3'), walker('C3', 'brute')],
      ...{ aside: [], escaped: [], turned: [], score: 0, pool: 7, bullets: 4, shots: 0, riders: {} },
      ...{ briefcase: true, terror: null, active: 'nurse', ap: 2, activated: ['nurse'] },
      ...{ hand: ['courage'], hand_sizes: { humans: 1, zombies: 2 }, played: [], arriving: [] },
      ...{ search: ['B2'], keys: null, thing: 'crate', things: ['A2'], carried: [], brought: 0 },
      ...more,
    }) as unknown as ZombieTerrorView;
  let count = 0;
  const event = (name: string, facts: EventInfo['facts'] = {}): EventInfo => ({
    ...{ number: ++count, name, facts },
    text: name,
  });
  const told = (before: ZombieTerrorView, end: ZombieTerrorView, ...events: EventInfo[]) =>
    events.reduce((so_far, each) => after(so_far, each, end), before);
  const fates = (table: ZombieTerrorView) =>
    Object.fromEntries(entries(table).map(({ name, fate, health, stars }) => [name, [fate, health, stars]]));

  test('who is bitten is hurt from that picture on, and not before', () => {
    const end = view({ humans: [human('nurse', 'A1', 'dead', 1), human('banker', 'B1')], briefcase: false });
    const shots = reelOf(view(), end, [
      event('zombie-moved', { start: 'A3', to: 'A2' }),
      event('bitten', { human: 'nurse', effect: 'wounded', field: 'A2', at: 'A1' }),
      event('bitten', { human: 'banker', effect: 'briefcase', field: 'C1', at: 'B1' }),
      event('bitten', { human: 'nurse', effect: 'dead', field: 'A2', at: 'A1' }),
    ]);
    expect(shots.map((shot) => fates(shot.view).nurse)).toEqual([
      ['board', 'healthy', 2],
      ['board', 'wounded', 1],
      ['board', 'wounded', 1],
      ['dead', 'dead', 1],
    ]);
    expect(shots.map((shot) => shot.view.briefcase)).toEqual([true, true, false, false]);
    expect(shots.every((shot) => fates(shot.view).banker![1] === 'healthy')).toBe(true);
  });

  test('who is healed has the star back', () => {
    const hurt = view({ humans: [human('nurse', 'A1', 'wounded', 1)] });
    const healed = told(hurt, view(), event('healed', { human: 'nurse', patient: 'nurse' }));
    expect(fates(healed).nurse).toEqual(['board', 'healthy', 2]);
  });

  test('a shot costs a bullet; a walker goes back to the pool, the Brute has to be hit twice', () => {
    const shot = { human: 'policeman', by: 'pistol' };
    const hit = told(view(), view(), event('brute-damaged', { ...shot, field: 'C3' }));
    expect(hit.zombies.map(({ damaged }) => damaged)).toEqual([false, true]);
    const dead = told(
      hit,
      view(),
      event('eliminated', { ...shot, field: 'C3' }),
      event('eliminated', { human: 'lumberjack', by: 'axe', field: 'A3' }),
    );
    expect([hit.bullets, dead.bullets, dead.shots]).toEqual([3, 2, 2]);
    expect([dead.zombies, dead.pool]).toEqual([[], 8]);
  });

  test('a crate is picked up, carried, left where its carrier turned, or brought', () => {
    const carried = told(view(), view(), event('thing-taken', { human: 'nurse', thing: 'crate', field: 'A2' }));
    expect([carried.things, carried.carried]).toEqual([[], ['nurse']]);
    const left = told(
      carried,
      view(),
      event('thing-dropped', { human: 'nurse', thing: 'crate', field: 'C1' }),
      event('turned', { human: 'nurse', field: 'C1' }),
    );
    expect([left.things, left.carried, fates(left).nurse![0]]).toEqual([['C1'], [], 'turned']);
    const away = told(
      carried,
      view({ riders: { small: 1 } }),
      event('thing-brought', { human: 'nurse', thing: 'crate', brought: 1 }),
      event('escaped', { human: 'nurse', by: 'car', stars: 2, score: 3 }),
    );
    expect([away.carried, away.brought, away.score, away.riders]).toEqual([[], 1, 3, { small: 1 }]);
    expect(fates(away).nurse).toEqual(['escaped', 'healthy', 2]);
  });

  test('the keys are found, handed on, left behind and used', () => {
    const hidden = view({ keys: { carrier: null, lying: null, locked: true } });
    const found = told(hidden, view(), event('searched', { human: 'nurse', field: 'B2', token: 'keys' }));
    expect([found.search, found.keys?.carrier]).toEqual([[], 'nurse']);
    const handed = told(found, view(), event('keys-handed', { human: 'nurse', other: 'banker' }));
    expect(handed.keys?.carrier).toBe('banker');
    const lost = told(handed, view(), event('keys-dropped', { human: 'banker', field: 'B3' }));
    expect(lost.keys).toEqual({ carrier: null, lying: 7, locked: true });
    const again = told(lost, view(), event('keys-taken', { human: 'nurse', field: 'B3' }));
    expect(again.keys).toEqual({ carrier: 'nurse', lying: null, locked: true });
    expect(told(again, view(), event('car-unlocked', { human: 'nurse' })).keys?.locked).toBe(false);
  });

  test('ammunition lies under a token, an alarm is gone when it was set off', () => {
    const more = event('searched', { human: 'nurse', field: 'B2', token: 'ammunition' });
    expect(told(view(), view({ bullets: 6 }), more).bullets).toBe(6);
    const loud = told(view({ thing: 'alarm' }), view(), event('alarm', { human: 'nurse', field: 'A2' }));
    expect([loud.things, loud.shots]).toEqual([[], 1]);
  });

  test('a card leaves the hand when it is played, the phase goes with what is told', () => {
    const played = told(view(), view(), event('card-played', { side: 'humans', card: 'courage', targets: [] }));
    expect([played.hand, played.hand_sizes, played.played]).toEqual([
      [],
      { humans: 0, zombies: 2 },
      ['courage'],
    ]);
    const over = told(view(), view(), event('human-turn-ended', { activated: 1 }));
    expect([over.phase, over.active, over.ap]).toEqual(['movement', null, 0]);
    const next = told(over, view(), event('terror', { marker: 4 }), event('round', { round: 3 }));
    expect([next.phase, next.terror, next.round, next.activated]).toEqual(['human turn', 4, 3, []]);
  });
});
